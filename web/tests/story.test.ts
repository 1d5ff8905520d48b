// A game told by its events.
import { expect, test } from "vitest";
import { ranked, story } from "../src/game/story";
import type { MagicEvent } from "../src/lib/protocol";

const event = (type: string, more: object): MagicEvent => ({ type, ...more }) as MagicEvent;
const turn = (number: number, seat: number) => event("turn-began", { turn: number, seat });
const hit = (by: number, seat: number, amount: number) => event("damaged", { source: 1, controller: by, seat, amount });
const life = (seat: number, change: number, now: number) => event("life-changed", { seat, change, now });

test("blows of one turn are one, and small ones turn no game", () => {
  const { turns } = story([turn(1, 0), hit(0, 1, 3), hit(0, 1, 4), hit(0, 2, 2), turn(2, 1), hit(1, 0, 4)]);
  expect(turns).toEqual([{ turn: 1, kind: "blow", seat: 0, other: 1, amount: 7 }]);
});

test("damage to permanents is nobody's blow", () => {
  expect(story([turn(1, 0), event("damaged", { source: 1, controller: 0, object: 5, amount: 9 })]).turns).toEqual([]);
});

test("a crown that is taken turns a game, the first one doesn't", () => {
  const { turns } = story([turn(3, 0), event("monarch", { seat: 0 }), turn(4, 1), event("monarch", { seat: 1 })]);
  expect(turns).toEqual([{ turn: 4, kind: "crown", seat: 1, other: 0, amount: 0 }]);
});

test("a lead that changes hands is told once, when its turn is over", () => {
  const events = [turn(1, 0), life(0, -1, 19), life(1, -4, 16), turn(2, 1), life(0, -9, 10), turn(3, 0), turn(4, 1)];
  expect(story(events).turns).toEqual([{ turn: 2, kind: "lead", seat: 1, other: 0, amount: 16 }]);
});

test("a team with one life total leads as one", () => {
  const events = [turn(1, 0), life(0, -1, 29), life(2, -4, 26), turn(2, 2), life(1, -9, 20), turn(3, 0), turn(4, 2)];
  const { turns } = story(events, (seat) => seat - (seat % 2));
  expect(turns).toEqual([{ turn: 2, kind: "lead", seat: 2, other: 0, amount: 26 }]);
});

test("who is out is in the order of leaving", () => {
  const told = story([
    turn(5, 0),
    event("lost", { seat: 2, why: "life" }),
    turn(6, 1),
    event("lost", { seat: 0, why: "life" }),
  ]);
  expect(told.out).toEqual([2, 0]);
  expect(told.turns.map((one) => [one.kind, one.seat, one.turn])).toEqual([
    ["out", 2, 5],
    ["out", 0, 6],
  ]);
});

test("the blow that ended a player is told before the end, and blows at others after what came before them", () => {
  const { turns } = story([
    turn(7, 0),
    hit(0, 2, 8),
    event("lost", { seat: 1, why: "cards" }),
    hit(0, 3, 6),
    event("lost", { seat: 2, why: "life" }),
    turn(8, 1),
  ]);
  expect(turns.map((one) => [one.kind, one.kind === "out" ? one.seat : one.other])).toEqual([
    ["out", 1],
    ["blow", 2],
    ["out", 2],
    ["blow", 3],
  ]);
});

test("an honour is had by one alone", () => {
  const cast = (seat: number) => event("cast", { seat, card: "Bear", object: 3 });
  const most = (events: MagicEvent[]) => story(events).honours.filter((one) => one.kind === "spells");
  expect(most([cast(0), cast(1), cast(1)])).toEqual([{ kind: "spells", seat: 1, amount: 2 }]);
  expect(most([cast(0), cast(1)])).toEqual([]);
});

test("of many moments the weightiest are told, in their order", () => {
  const events = Array.from({ length: 20 }, (_, place) => [turn(place + 1, 0), hit(0, 1, 5 + place)]).flat();
  const { turns } = story(events);
  expect(turns.map((one) => one.turn)).toEqual([15, 16, 17, 18, 19, 20]);
});

test("the winner is first, then who is still in, then who left last", () => {
  expect(ranked([0, 1, 2, 3], [2], [3, 0, 1])).toEqual([2, 1, 0, 3]);
  expect(ranked([0, 1, 2], [], [1])).toEqual([0, 2, 1]);
});

test("the card that dealt players the most is the star, whatever it was called when it came", () => {
  const came = (now: number, card: string) => event("moved", { was: 0, now, card, origin: "stack", to: "battlefield" });
  const dealt = (source: number, controller: number, amount: number) =>
    event("damaged", { source, controller, seat: 2, amount });
  const events = [turn(1, 0), came(5, "Bear"), came(6, "Wolf"), dealt(5, 0, 2), dealt(6, 1, 3), dealt(5, 0, 2)];
  expect(story(events).star).toEqual({ card: "Bear", seat: 0, amount: 4 });
  expect(story([turn(1, 0), dealt(5, 0, 2)]).star).toBeNull();
});
