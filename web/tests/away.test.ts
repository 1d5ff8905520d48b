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
  const round = events.slice(0, 9);
  expect(firstMissed(remembered(round), [...round, turn(30), ...round, turn(40)])).toBe(19);
});

test("who looked before anything had happened has missed all that is told", () => {
  expect(firstMissed(remembered([]), events)).toBe(0);
  expect(firstMissed(remembered([]), [])).toBe(0);
});

test("the few that there had been are the first ones, though they come again", () => {
  const few = [turn(1), turn(2)];
  expect(firstMissed(remembered(few), [...few, turn(3), ...few, turn(4)])).toBe(2);
  expect(firstMissed(remembered(few), [turn(3), ...few])).toBe(null);
});

test("what isn't told any more can't be found", () => {
  expect(firstMissed(remembered(events.slice(0, 5)), events.slice(10))).toBe(null);
  expect(firstMissed(remembered(events.slice(0, 10)), events.slice(10))).toBe(null);
});

test("it is remembered by the room", () => {
  seenAt("ABC").set({ table: 2, at: 5, last: ["x"] });
  expect(seenAt("ABC").get()).toEqual({ table: 2, at: 5, last: ["x"] });
  expect(seenAt("XYZ").get()).toBe(null);
});
