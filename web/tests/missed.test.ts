// What was drafted for somebody who was away.

import { expect, test } from "vitest";
import { cameTo, draftedFor } from "../src/draft/missed";
import type { Happening } from "../src/lib/line.svelte";

let number = 0;
const drafted = (seat: number, id: number, by?: string, more: object = {}): Happening => ({
  number: ++number,
  event: { type: "drafted", seat, card: { id, name: "Typhoid Rats" }, taken: id, pack: 1, at_random: false, ...more },
  ...(by === undefined ? {} : { by }),
});
const passed: Happening = { number: ++number, event: { type: "passed", seat: 0, to: 1, pack: 1, cards: 3 } };

test("what came to a seat are the cards that it drafted", () => {
  const [own, other] = [drafted(0, 5), drafted(1, 6)];
  expect(cameTo(0, [passed, own, other])).toEqual([own]);
});

test("who drafted is said of each card, and what one picked oneself isn't told", () => {
  const came = [drafted(0, 5, ""), drafted(0, 6, "bot"), drafted(0, 7), drafted(0, 8, "clock")];
  expect(draftedFor(came).map(({ by, card }) => [by, card.id])).toEqual([
    ["bot", 6],
    ["clock", 8],
  ]);
});

test("a pool that is opened was drafted by nobody", () => {
  expect(draftedFor([drafted(0, 5, "bot", { by: "sealed-pool" })])).toEqual([]);
  expect(draftedFor([drafted(0, 5, "bot", { by: "rochester-pick" })])).toHaveLength(1);
});
