// What somebody has missed who comes back to a table.

import { expect, test } from "vitest";
import { firstMissed, remembered, seenAt } from "../src/table/away";

const turn = (number: number) => ({ type: "turn-began", turn: number });
const events = Array.from({ length: 20 }, (_, number) => turn(number));

test("what came after the last that was seen was missed", () => {
  expect(firstMissed(remembered(events.slice(0, 12)), events)).toBe(12);
  expect(firstMissed(remembered(events), events)).toBe(20);
  expect(firstMissed(remembered(events.slice(0, 3)), events)).toBe(3);
});

test("of what comes again the latest is meant", () => {
  const pass = [turn(1), turn(2)];
  expect(firstMissed(remembered(pass), [...pass, turn(3), ...pass, turn(4)])).toBe(5);
});

test("what isn't told any more can't be found", () => {
  expect(firstMissed(remembered(events.slice(0, 5)), events.slice(10))).toBe(null);
  expect(firstMissed([], events)).toBe(null);
});

test("it is remembered by the room", () => {
  seenAt("ABC").set({ table: 2, at: 5, last: ["x"] });
  expect(seenAt("ABC").get()).toEqual({ table: 2, at: 5, last: ["x"] });
  expect(seenAt("XYZ").get()).toBe(null);
});
