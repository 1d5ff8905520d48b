// Teams of a game: whose turn it is, and who sits where on the page.
import { expect, test } from "vitest";
import type { GameView } from "../src/lib/protocol";
import { handsOf, isTurnOf, orderFrom, teamIn, togetherIn } from "../src/game/teams";

const TEAMS = [
  [0, 1],
  [2, 3],
];
const giant = { teams: TEAMS, shared: true, active: 2 };
const apart = { teams: TEAMS, shared: false, active: 2 };

test("a turn is the whole team's where turns are shared", () => {
  expect([0, 1, 2, 3].map((seat) => isTurnOf(giant, seat))).toEqual([false, false, true, true]);
  expect([0, 1, 2, 3].map((seat) => isTurnOf(apart, seat))).toEqual([false, false, true, false]);
  expect(isTurnOf({ active: 1 }, 1)).toBe(true);
  expect(isTurnOf(giant, null)).toBe(false);
  expect(isTurnOf(null, 0)).toBe(false);
});

test("teammates are those of the same team, and together only where they share", () => {
  expect(teamIn(apart, 3)).toEqual([2, 3]);
  expect(togetherIn(apart, 3)).toEqual([3]);
  expect(togetherIn(giant, 3)).toEqual([2, 3]);
});

test("the viewer's team comes first, then the others in turn order", () => {
  expect(orderFrom(giant, [0, 1, 2, 3], 1)).toEqual([1, 0, 2, 3]);
  expect(orderFrom(giant, [0, 1, 2, 3], 3)).toEqual([3, 2, 0, 1]);
  expect(orderFrom({ active: 0 }, [0, 1, 2], 1)).toEqual([1, 2, 0]);
});

test("a teammate's hand, which may be looked at, doesn't lie with one's own", () => {
  const players = [0, 1, 2, 3].map((seat) => ({ seat })) as GameView["players"];
  expect(handsOf({ ...giant, players }, 1)).toEqual([1, 2, 3]);
  expect(handsOf({ active: 0, players }, 1)).toEqual([0, 1, 2, 3]);
  expect(handsOf(null, 1)).toEqual([]);
});
