// What somebody has missed who comes back to a table.

import { expect, test } from "vitest";
import { firstMissed, remembered, seenAt } from "../src/table/away";

const turn = (number: number) => ({ type: "turn-began", turn: number });
const events = Array.from({ length: 20 }, (_, number) => turn(number));

test("what came after the last that was seen was missed", () => {
  expect(firstMissed(remembered(events.slice(0, 12)), events, false)).toBe(12);
  expect(firstMissed(remembered(events), events, false)).toBe(20);
  expect(firstMissed(remembered(events.slice(0, 3)), events, false)).toBe(3);
});

test("of what comes again the latest is meant", () => {
  const round = events.slice(0, 9);
  expect(firstMissed(remembered(round), [...round, turn(30), ...round, turn(40)], false)).toBe(19);
});

test("who looked before anything had happened has missed all that is told", () => {
  expect(firstMissed(remembered([]), events, false)).toBe(0);
  expect(firstMissed(remembered([]), [], false)).toBe(0);
});

test("the few that there had been are the first ones, though they come again", () => {
  const few = [turn(1), turn(2)];
  expect(firstMissed(remembered(few), [...few, turn(3), ...few, turn(4)], false)).toBe(2);
  expect(firstMissed(remembered(few), [turn(3), ...few], false)).toBe(null);
});

test("what isn't told any more can't be found", () => {
  expect(firstMissed(remembered(events.slice(0, 5)), events.slice(10), false)).toBe(null);
  expect(firstMissed(remembered(events.slice(0, 10)), events.slice(10), false)).toBe(null);
});

test("it is remembered by the room", () => {
  seenAt("ABC").set({ table: 2, at: 5, last: ["x"] });
  expect(seenAt("ABC").get()).toEqual({ table: 2, at: 5, last: ["x"] });
  expect(seenAt("XYZ").get()).toBe(null);
});

test("where the beginning isn't told any more, the few that there had been aren't found", () => {
  expect(firstMissed(remembered([turn(0)]), events, true)).toBe(null);
  expect(firstMissed(remembered([]), events, true)).toBe(null);
  expect(firstMissed(remembered(events.slice(0, 12)), events, true)).toBe(12);
});
