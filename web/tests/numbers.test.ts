// Numbers below zero.
import { expect, test } from "vitest";
import { plain, signed } from "../src/lib/numbers";

test("what is below zero has a minus, no hyphen", () => {
  expect([3, 0, -3].map(plain)).toEqual(["3", "0", "−3"]);
});

test("what is added has a sign either way", () => {
  expect([3, 0, -3].map(signed)).toEqual(["+3", "0", "−3"]);
});
