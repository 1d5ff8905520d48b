// Why an object is what it is, in words.

import { beforeAll, expect, test } from "vitest";
import { costTitle, steps } from "../src/game/why_so";
import type { Because } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";

beforeAll(async () => {
  await words.needAll();
  settings.language = "en";
});

const printed: Because = {
  origin: "printed",
  layer: "",
  rule: "109.3",
  changes: [
    { what: "size", how: "is", power: 2, toughness: 2 },
    { what: "colours", how: "is", words: ["W"] },
    { what: "abilities", how: "is", words: ["flying"], said: [{ en: "Flying", ja: "飛行" }] },
  ],
};
const said = (...reasons: Because[]) =>
  steps(reasons, (name) => name.toUpperCase()).map((one): unknown[] => Object.values(one));

test("what is printed comes first, with every value", () => {
  expect(said(printed)).toEqual([["2/2; {W}; Flying", "printed", "CR 109.3"]]);
});

test("each step says what it makes of power and toughness", () => {
  const more: Because = {
    origin: "effect",
    layer: "7c",
    rule: "613.4c",
    by: 7,
    name: "Anthem",
    turn: 4,
    changes: [{ what: "size", how: "more", power: 1, toughness: -1 }],
  };
  const switched: Because = {
    origin: "own",
    layer: "7d",
    rule: "613.4d",
    changes: [{ what: "size", how: "switched", power: 1, toughness: 3 }],
  };
  expect(said(printed, more, switched).slice(1)).toEqual([
    ["+1/-1, so 3/1", "ANTHEM, turn 4", "layer 7c, CR 613.4c"],
    ["power and toughness switched, so 1/3", "its own text", "layer 7d, CR 613.4d"],
  ]);
});

test("counters, what has no colour and what has no words are told too", () => {
  const counted: Because = {
    origin: "counters",
    layer: "7c",
    rule: "122.1a",
    counters: [["+1/+1", 2]],
    changes: [{ what: "size", how: "more", power: 2, toughness: 2 }],
  };
  const bare: Because = {
    origin: "effect",
    layer: "6",
    rule: "613.1f",
    changes: [
      { what: "colours", how: "is" },
      { what: "abilities", how: "loses" },
    ],
  };
  expect(said(counted, bare)).toEqual([
    ["+2/+2, so 2/2", "counters: 2 × +1/+1", "layer 7c, CR 122.1a"],
    ["colourless; loses what has no words here", "an effect", "layer 6, CR 613.1f"],
  ]);
});

test("what costs otherwise than is printed says what it costs", () => {
  const cost = { what: "activate" as const, printed: "{2}", total: "{1}", reasons: [] };
  expect(costTitle({ ...cost, said: [{ en: "{2}: Draw a card.", ja: "" }] })).toBe(
    "Costs {1} to activate: {2}: Draw a card.",
  );
});

test("a Japanese reader is told in Japanese", async () => {
  settings.language = "ja";
  await words.needAll();
  expect(said(printed)[0]).toEqual(["2/2；{W}；飛行", "印刷された値", "CR 109.3"]);
  settings.language = "en";
});
