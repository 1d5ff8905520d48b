// A game on paper stands where Python says that it stands.

import { expect, test } from "vitest";
import {
  clock,
  counted,
  counting,
  drawn,
  due,
  isOver,
  isTurnOf,
  places,
  together,
  unique,
  type Act,
} from "../src/companion/game";
import type { PaperSetup } from "../src/lib/protocol";
import { cases } from "./cases";

interface Case {
  setup: PaperSetup;
  acts: Act[];
  found: { seats: { commander: Record<string, number> }[] };
  match?: unknown;
  due: unknown;
  places: number[][];
}

/** Who was dealt how much by whom, without those who were dealt nothing. */
const dealt = (commander: readonly number[]) =>
  Object.fromEntries(Object.entries(commander).filter(([, damage]) => damage !== 0));

test.for(cases<Case>("companion"))("game, line %i", ([, { setup, acts, ...told }]) => {
  const { found, match } = counted(setup, acts);
  const { batches, heads, ...rest } = found;
  expect(heads).toBe(1);
  const seats = rest.seats.map(({ life, commander, counters, out, used }) => ({
    life,
    commander: dealt(commander),
    counters,
    out,
    used,
  }));
  expect({ ...rest, seats }).toEqual(told.found);
  expect(batches).toBeGreaterThanOrEqual(Math.max(0, ...found.seats.map((seat) => seat.out?.batch ?? 0)));
  expect(match).toEqual(told.match ?? null);
  expect(due(found)).toEqual(told.due);
  expect(places(found)).toEqual(told.places);
});

test("two taps on one number are one change, of different ones they stay two", () => {
  const life = (seat: number, by: number) => ({ kind: "life", seat, by }) as const;
  expect(together(life(0, -1), life(0, -2))).toEqual({ deed: life(0, -3), isNothing: false });
  expect(together(life(0, -1), life(0, 1))).toEqual({ deed: life(0, 0), isNothing: true });
  expect(together(life(0, -1), life(1, -1))).toBeNull();
  const hit = (source: number) => ({ kind: "commander", seat: 0, source, by: 3 }) as const;
  expect(together(hit(1), hit(2))).toBeNull();
  expect(together(hit(1), hit(1))).toEqual({ deed: { ...hit(1), by: 6 }, isNothing: false });
  const counter = (name: "poison" | "energy") => ({ kind: "counter", seat: 0, name, by: 1 }) as const;
  expect(together(counter("poison"), counter("energy"))).toBeNull();
  expect(together(life(0, -1), { kind: "turn", seen: 0 })).toBeNull();
});

test("what was undone doesn't count, nor what was before the newest game", () => {
  const act = (number: number, deed: Act["deed"]): Act => ({ number, at: number, by: null, deed });
  const acts = [
    act(1, { kind: "life", seat: 0, by: -1 }),
    act(2, { kind: "again" }),
    act(3, { kind: "life", seat: 0, by: -2 }),
    act(4, { kind: "life", seat: 0, by: -3 }),
    act(5, { kind: "undo", number: 4 }),
  ];
  expect(counting(acts).map((one) => one.number)).toEqual([2, 3]);
});

test("a clock shows minutes and seconds, and what is over the time with a sign", () => {
  expect([0, 59_499, 59_500, 3_600_000, -499, -500, -501, -61_000].map(clock)).toEqual([
    "0:00",
    "0:59",
    "1:00",
    "60:00",
    "0:00",
    "0:00",
    "−0:01",
    "−1:01",
  ]);
});

test("a number is drawn from all of its range, and names are nobody else's", () => {
  const found = new Set(Array.from({ length: 400 }, () => drawn(6)));
  expect([...found].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(Array.from({ length: 50 }, unique)).size).toBe(50);
});

/** A game of two teams of two after these deeds, a second each. */
function ofTeams(...deeds: Act["deed"][]) {
  const names = ["Ann", "Bob", "Cid", "Dan"];
  const setup = { names, life: 30, minutes: 0, commander: true, night: null, began: 0, heads: 2 };
  return counted(
    setup,
    deeds.map((deed, place) => ({ number: place + 1, at: 1000 * (place + 1), by: null, deed })),
  ).found;
}

test("a team shares its life and its poison, and nothing else that is counted", () => {
  const found = ofTeams(
    { kind: "life", seat: 1, by: -4 },
    { kind: "commander", seat: 0, source: 2, by: 3 },
    { kind: "counter", seat: 1, name: "poison", by: 2 },
    { kind: "counter", seat: 0, name: "tax", by: 1 },
  );
  expect(found.seats.map(({ life }) => life)).toEqual([23, 23, 30, 30]);
  expect(found.seats.map(({ counters }) => counters)).toEqual([{ poison: 2, tax: 1 }, { poison: 2 }, {}, {}]);
  expect(found.seats.map(({ commander }) => commander[2])).toEqual([3, 0, 0, 0]);
});

test("a team takes its turns together, and the next turn is the other team's", () => {
  const turns = (count: number) =>
    ofTeams(...Array.from({ length: count }, () => ({ kind: "turn", seen: 0 }) as const));
  const whose = (count: number) => [0, 1, 2, 3].filter((seat) => isTurnOf(turns(count), seat));
  expect([whose(0), whose(1), whose(2)]).toEqual([
    [0, 1],
    [2, 3],
    [0, 1],
  ]);
  expect(turns(2).turn).toBe(3);
});

test("a team loses with either of its players, with fifteen poison counters, and at no life", () => {
  const poisoned = (by: number) => due(ofTeams({ kind: "counter", seat: 2, name: "poison", by }));
  expect([poisoned(14), poisoned(15).map(({ seat }) => seat)]).toEqual([[], [2, 3]]);
  const hit = due(ofTeams({ kind: "commander", seat: 1, source: 2, by: 21 }));
  expect(hit).toEqual([
    { seat: 0, cause: "commander-damage" },
    { seat: 1, cause: "commander-damage" },
  ]);
  const gone = ofTeams({ kind: "out", seats: [3], cause: "concession" });
  expect([isOver(gone), places(gone)]).toEqual([
    true,
    [
      [0, 1],
      [2, 3],
    ],
  ]);
});

test("after time each team has one more turn", () => {
  const time = { kind: "time" } as const;
  const turn = { kind: "turn", seen: 0 } as const;
  expect([ofTeams(time).left, isOver(ofTeams(time, turn, turn)), isOver(ofTeams(time, turn, turn, turn))]).toEqual([
    2,
    false,
    true,
  ]);
});
