// Which note of the first game comes when.

import { expect, test } from "vitest";
import { learnedBy, LESSONS, momentOf, stepAt, STEPS, type Moment } from "../src/guide/steps";
import type { CardView, Decision, GameView } from "../src/lib/protocol";

const NOTHING: Moment = {
  purpose: "",
  isOwnTurn: true,
  ways: new Set(),
  castable: new Set(),
  hasCreatureToCast: false,
  lands: 0,
  creatures: 0,
  hand: new Set(),
  agendas: new Set(),
  aims: 0,
  attackers: 0,
  defenders: 0,
  isMonarch: false,
  isOthersCrown: false,
};
const at = (more: Partial<Moment>): Moment => ({ ...NOTHING, purpose: "game-priority", ...more });
const said = (more: Partial<Moment>, ...learned: string[]) => stepAt(at(more), new Set(learned))?.name;

test("a land comes before a creature, and a creature before going on", () => {
  const ways = new Set(["pass", "land", "cast"]);
  expect(said({ ways, hasCreatureToCast: true })).toBe("land");
  expect(said({ ways, hasCreatureToCast: true }, "land")).toBe("creature");
  expect(said({ ways, hasCreatureToCast: true }, "land", "creature")).toBe("pass");
  expect(said({ ways, hasCreatureToCast: true }, "land", "creature", "pass")).toBe(undefined);
});

test("in another's turn nobody is told to play a land", () => {
  expect(said({ ways: new Set(["pass", "land", "cast"]), isOwnTurn: false })).toBe(undefined);
});

test("two attackers and two players make several attacks, one of either doesn't", () => {
  expect(said({ purpose: "game-attack", attackers: 2, defenders: 2 })).toBe("several");
  expect(said({ purpose: "game-attack", attackers: 1, defenders: 2 })).toBe("attack");
  expect(said({ purpose: "game-attack", attackers: 2, defenders: 1 })).toBe("attack");
  expect(said({ purpose: "game-attack", attackers: 2, defenders: 2 }, "several", "attack")).toBe(undefined);
});

test("an agenda is turned up before the card that it names is cast", () => {
  const named = { ways: new Set(["cast", "reveal-agenda"]), castable: new Set(["Wild Griffin"]) };
  expect(said({ ...named, agendas: new Set(["Wild Griffin"]) })).toBe("turn-up");
  expect(said({ ...named, agendas: new Set(["Forest"]) })).toBe("pass");
});

test("a vote is called where there is something to vote on", () => {
  const castable = new Set(["Council's Judgment"]);
  expect(said({ castable, aims: 1 })).toBe("ballot");
  expect(said({ castable, aims: 0 })).toBe("pass");
});

test("whoever wears the crown is told what it is, once", () => {
  expect(said({ isMonarch: true })).toBe("crowned");
  expect(said({ isMonarch: true }, "crowned", "pass")).toBe(undefined);
  expect(said({ isOthersCrown: true })).toBe("uncrowned");
});

test("what shows on the table is learned then, if it was said", () => {
  expect(learnedBy(at({ lands: 1 }), new Set(["land"]))).toEqual([]);
  expect(learnedBy(at({ lands: 2 }), new Set(["land"]))).toEqual(["land"]);
  expect(learnedBy(at({ lands: 2 }), new Set())).toEqual([]);
});

test("what not every game has is no lesson that the end waits for", () => {
  expect(LESSONS.length).toBe(STEPS.length - 3);
  expect(LESSONS).not.toContain("block");
});

test("a moment is read from the view and the question", () => {
  const card = (id: number, more: Partial<CardView>): CardView => ({ id, controller: 0, ...more });
  const view = {
    seat: 0,
    active: 0,
    monarch: 1,
    players: [{ seat: 0, hand: [card(7, { name: "Wild Griffin" }), card(8, { name: "Plains" })] }],
    battlefield: [card(1, { types: ["Land"] }), card(2, { types: ["Creature"], controller: 1 })],
    command: [card(3, { face_down: true, chosen: [["name", "Wild Griffin"]] })],
  } as unknown as GameView;
  const decision = {
    id: 4,
    purpose: "game-priority",
    shape: {
      type: "choose",
      options: [
        { key: "pass", what: "pass" },
        { key: 1, what: "cast", card: 7 },
        { key: 2, what: "land", card: 8 },
      ],
    },
  } as unknown as Decision;
  const griffin = { name: "Wild Griffin", types: ["Creature"], faces: [], layout: "normal" };
  const now = momentOf(view, decision, (name) => (name === "Wild Griffin" ? griffin : undefined));
  expect(now).toMatchObject({ lands: 1, creatures: 0, aims: 1, isOthersCrown: true, hasCreatureToCast: true });
  expect([...now.ways]).toEqual(["pass", "cast", "land"]);
  expect([...now.castable]).toEqual(["Wild Griffin"]);
  expect([...now.agendas]).toEqual(["Wild Griffin"]);
  expect(momentOf(view, undefined, () => undefined).purpose).toBe("");
});
