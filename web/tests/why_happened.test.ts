// Why something in the log happened, in words.

import { beforeAll, expect, test } from "vitest";
import { lines } from "../src/game/why_happened";
import type { WhyHappened } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";

beforeAll(async () => {
  await words.needAll();
  settings.language = "en";
});

const said = (why: WhyHappened) =>
  lines(
    why,
    (name) => name.toUpperCase(),
    (seat) => `P${seat}`,
  );

test("what resolved is told with its words, what it replaced, and who chose", () => {
  const why: WhyHappened = {
    occasion: "resolves",
    rule: "608.2",
    seat: 1,
    by: [{ id: 7, name: "Bear", said: [{ en: "Draw a card.", ja: "" }] }],
    replaced: [{ id: 9, name: "Warden" }],
    chose: [0, 1, 0],
  };
  expect(said(why)).toEqual([
    "BEAR resolved, controlled by P1 (CR 608.2)",
    "Draw a card.",
    "WARDEN replaced what would have happened (CR 614.6)",
    "Chosen by P0, P1",
  ]);
});

test("a step is called by its name, and what lies face down by none", () => {
  expect(said({ occasion: "step", rule: "504.1", step: "draw" })).toEqual([
    "It is done as the step begins: Draw (CR 504.1)",
  ]);
  expect(said({ occasion: "acts", rule: "601.2", seat: 0, by: [{ id: 3, name: "" }] })).toEqual([
    "P0 did it with priority (CR 601.2)",
  ]);
  expect(said({ occasion: "state", rule: "704.3" })[0]).toContain("CR 704.3");
});
