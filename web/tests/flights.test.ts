// What of a game's events is seen to happen, and heard.
import { expect, test } from "vitest";
import { crowned, flights, hits, tosses } from "../src/game/motion/flights";
import { heard } from "../src/game/motion/heard";
import type { MagicEvent } from "../src/lib/protocol";

const moved = (was: number, now: number, origin: string, to: string, more: object = {}): MagicEvent =>
  ({
    type: "moved",
    was,
    now,
    origin,
    to,
    card: "Bear",
    owner: 1,
    controller: 1,
    seen: true,
    cause: "",
    ...more,
  }) as MagicEvent;
const damaged = (amount: number, whom: object): MagicEvent =>
  ({ type: "damaged", source: 9, amount, ...whom }) as MagicEvent;

test("a card flies from where it was to where it is", () => {
  expect(flights([moved(3, 4, "hand", "stack", { controller: 2 })])).toEqual([
    { card: "Bear", from: { object: 3, zone: "hand", seat: 1 }, to: { object: 4, zone: "stack", seat: 2 } },
  ]);
});

test("one that moved twice at once flies once, from the first place to the last", () => {
  expect(flights([moved(3, 4, "hand", "stack"), moved(4, 5, "stack", "battlefield")])).toEqual([
    { card: "Bear", from: { object: 3, zone: "hand", seat: 1 }, to: { object: 5, zone: "battlefield", seat: 1 } },
  ]);
});

test("one that comes back to where it was does not fly", () => {
  expect(flights([moved(3, 4, "battlefield", "exile"), moved(4, 5, "exile", "battlefield")])).toEqual([]);
});

test("a name learned on the way is kept, one never learned is not made up", () => {
  const [known] = flights([moved(3, 4, "library", "hand"), moved(4, 5, "hand", "graveyard", { card: "" })]);
  expect(known?.card).toBe("Bear");
  const [drawn] = flights([moved(6, 7, "library", "hand", { card: "" })]);
  expect(drawn?.card).toBe("");
});

test("a token comes out of the stack to its controller", () => {
  const created = { type: "created", object: 8, card: "Wolf", controller: 2, zone: "battlefield" } as MagicEvent;
  expect(flights([created])).toEqual([
    { card: "Wolf", from: { object: 0, zone: "stack", seat: 2 }, to: { object: 8, zone: "battlefield", seat: 2 } },
  ]);
});

test("damage to the same is summed up, none is not shown", () => {
  const events = [
    damaged(2, { seat: 0 }),
    damaged(3, { seat: 0 }),
    damaged(1, { object: 5 }),
    damaged(0, { object: 6 }),
  ];
  expect(hits(events)).toEqual([
    { object: null, seat: 0, amount: 5 },
    { object: 5, seat: null, amount: 1 },
  ]);
});

test("the last one crowned has the crown", () => {
  expect(crowned([])).toBe(null);
  expect(
    crowned([
      { type: "monarch", seat: 0 },
      { type: "monarch", seat: 2 },
    ]),
  ).toBe(2);
});

test("each sound is heard once, the most telling first, three at most", () => {
  const events = [
    moved(1, 2, "library", "hand", { cause: "draw", owner: 0 }),
    damaged(2, { seat: 0 }),
    damaged(1, { seat: 1 }),
    { type: "monarch", seat: 2 } as MagicEvent,
    { type: "turn-began", seat: 0, turn: 4 } as MagicEvent,
  ];
  expect(heard(events, 0)).toEqual(["turn", "crown", "hit"]);
});

test("others' draws and turns are not heard, and a defeat is no victory", () => {
  expect(heard([moved(1, 2, "library", "hand", { cause: "draw" })], 0)).toEqual([]);
  expect(heard([{ type: "turn-began", seat: 1, turn: 4 }], 0)).toEqual([]);
  expect(heard([{ type: "ended", winners: [1] } as unknown as MagicEvent], 0)).toEqual(["end"]);
  expect(heard([{ type: "ended", winners: [1] } as unknown as MagicEvent], 1)).toEqual(["win"]);
});

test("coins and dice fall as they were thrown, one by one", () => {
  const events = [
    { type: "coin", seat: 1, won: true },
    { type: "dice", seat: 0, sides: 20, results: [7, 20] },
    { type: "coin", seat: 1, won: false },
  ] as MagicEvent[];
  expect(tosses(events)).toEqual([
    { seat: 1, sides: 2, result: 1 },
    { seat: 0, sides: 20, result: 7 },
    { seat: 0, sides: 20, result: 20 },
    { seat: 1, sides: 2, result: 0 },
  ]);
  expect(heard(events, 0)).toEqual(["toss"]);
});
