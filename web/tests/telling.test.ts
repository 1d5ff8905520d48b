// A draft's log says what Python's says of the same events, and each message has its words in both languages.

import { beforeAll, expect, test } from "vitest";
import type { Seating } from "../src/draft/seating.svelte";
import { linesOf, told } from "../src/draft/telling";
import type { DraftEvent } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { has, words } from "../src/lib/words.svelte";
import { cases } from "./cases";

beforeAll(async () => {
  await words.needAll();
  await words.load("ja");
});

interface Case {
  event: DraftEvent;
  said: [string, Record<string, string | number>][];
}

test.for(cases<Case>("log-lines"))("event, line %i", ([, { event, said }]) => {
  expect(linesOf(event)).toEqual(said);
  for (const language of ["en", "ja"] as const) {
    settings.language = language;
    expect(said.filter(([key]) => !has(key))).toEqual([]);
  }
  settings.language = "en";
});

test("names stand in the words: of cards in the viewer's language, of players as the table has them", () => {
  const table = {
    facts: (name: string) => (name === "Wood Elf" ? { name, ja: "森のエルフ" } : undefined),
    player: (seat: number) => ["Ada", "Ben"][seat],
  } as unknown as Seating;
  const card = { id: 4, name: "Wood Elf" };
  const event = { type: "revealed", seat: 1, card, by: "Wood Elf" } as unknown as DraftEvent;
  expect(told(event, table)).toEqual([expect.stringMatching(/Ben.*Wood Elf/)]);
  settings.language = "ja";
  expect(told(event, table)).toEqual([expect.stringContaining("森のエルフ")]);
  settings.language = "en";
});
