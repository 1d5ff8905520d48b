// Counters on a permanent, in short.
import { expect, test } from "vitest";
import { badges, loyalty, roman } from "../src/game/counters";

test("what counters add is told as a number", () => {
  expect(badges([["+1/+1", 6]])).toEqual(["+6"]);
  expect(badges([["-1/-1", 1]])).toEqual(["−1"]);
});

test("other kinds are counted, each by itself", () => {
  expect(
    badges([
      ["+1/+1", 2],
      ["charge", 3],
    ]),
  ).toEqual(["+2", "●3"]);
});

test("a saga shows its chapter", () => {
  expect(badges([["lore", 2]])).toEqual(["II"]);
  expect([1, 3, 4, 6, 9, 12].map(roman)).toEqual(["I", "III", "IV", "VI", "IX", "XII"]);
});

test("loyalty is shown for itself, and on planeswalkers alone", () => {
  expect(badges([["loyalty", 5]])).toEqual([]);
  expect(loyalty(["Planeswalker"], [["loyalty", 5]])).toBe(5);
  expect(loyalty(["Planeswalker"], [])).toBe(0);
  expect(loyalty(["Creature"], [["+1/+1", 5]])).toBeNull();
});

test("nothing is told of what has none", () => {
  expect(badges()).toEqual([]);
  expect(loyalty()).toBeNull();
});
