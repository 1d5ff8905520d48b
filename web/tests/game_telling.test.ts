// What happened in a game, in words.

import { beforeAll, expect, test } from "vitest";
import type { Gaming } from "../src/game/gaming.svelte";
import { told } from "../src/game/telling";
import type { MagicEvent } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";

beforeAll(async () => {
  await words.needAll();
  await words.load("ja");
});

const game = {
  names: new Map(),
  player: (seat: number) => ["Ada", "Ben"][seat] ?? "",
  facts: () => undefined,
  card: () => undefined,
} as unknown as Gaming;
const left = (cause: string) =>
  told(
    { type: "moved", owner: 1, card: "Akroma's Vengeance", origin: "hand", to: "graveyard", cause } as MagicEvent,
    game,
  ).map(({ kind, text }) => ({ kind, text }));

test("a card that is cycled, or discarded, is told as such", () => {
  expect(left("cycle")).toEqual([{ kind: "act", text: "Ben cycles Akroma's Vengeance" }]);
  expect(left("discard")).toEqual([{ kind: "act", text: "Ben discards Akroma's Vengeance" }]);
  expect(left("")).toEqual([{ kind: "change", text: "Akroma's Vengeance is put into the graveyard" }]);
  settings.language = "ja";
  expect(left("cycle")[0]?.text).toBe("BenがAkroma's Vengeanceをサイクリングした");
  settings.language = "en";
});

test("a life total below zero is told with a minus", () => {
  const [line] = told({ type: "life-changed", seat: 0, change: -3, now: -2 } as MagicEvent, game);
  expect(line?.text).toBe("Ada: −3 life, now −2");
});

test("a turn that a team takes together is told with all of its players", () => {
  const turn = (shared: boolean) =>
    told({ type: "turn-began", turn: 3, seat: 0 }, {
      ...game,
      view: { active: 0, teams: [[0, 1]], shared },
    } as unknown as Gaming)[0]?.text;
  expect(turn(true)).toBe("Turn 3: Ada and Ben");
  expect(turn(false)).toBe("Turn 3: Ada");
});
