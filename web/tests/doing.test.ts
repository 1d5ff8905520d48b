// Who did what is told to somebody who was away.

import { expect, test } from "vitest";
import { doneBy } from "../src/game/doing";
import type { Gaming } from "../src/game/gaming.svelte";
import type { MagicEvent } from "../src/lib/protocol";

const game = { objects: new Map([[7, { id: 7 }]]) } as unknown as Pick<Gaming, "objects">;
const by = (event: object, place = 0) => doneBy(event as MagicEvent, place, game);

test("an attack is its attackers' player's, not theirs who are attacked", () => {
  expect(by({ type: "attacked", seat: 2, attackers: [[5, 0, 0]], exerted: [] })).toBe(2);
});

test("each block is its own player's, though all are declared at once", () => {
  const blocked = { type: "blocked", blocks: [[5, 9], [6, 9]], seats: [1, 3] }; // prettier-ignore
  expect([by(blocked, 0), by(blocked, 1)]).toEqual([1, 3]);
});

test("a land that is played and a card that is discarded are their player's; a death is nobody's", () => {
  const moved = { type: "moved", owner: 0, card: "Forest", origin: "hand", to: "battlefield" };
  expect(by({ ...moved, cause: "play" })).toBe(0);
  expect(by({ ...moved, to: "graveyard", cause: "discard" })).toBe(0);
  expect(by({ ...moved, origin: "battlefield", to: "graveyard", cause: "state" })).toBe(null);
});

test("votes, and giving up, are done; a trigger, a crown and another defeat come about", () => {
  expect(by({ type: "voted", voter: 1, choice: "grace" })).toBe(1);
  expect(by({ type: "lost", seat: 1, why: "concede" })).toBe(1);
  expect(by({ type: "lost", seat: 1, why: "life" })).toBe(null);
  expect(by({ type: "triggered", seat: 1, card: "Forest", source: 3 })).toBe(null);
  expect(by({ type: "monarch", seat: 1 })).toBe(null);
});

test("an agenda is turned up by who controls it, where it still lies there", () => {
  expect(by({ type: "turned-face-up", object: 7, card: "Brago's Favor", names: [] })).toBe(0);
  expect(by({ type: "turned-face-up", object: 8, card: "Brago's Favor", names: [] })).toBe(null);
});
