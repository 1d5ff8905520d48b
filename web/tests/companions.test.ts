// Companions at the table: where everybody sees them, and what is told of them.
import { beforeAll, expect, test } from "vitest";
import { Gaming } from "../src/game/gaming.svelte";
import { filledOf, linesOf } from "../src/game/laying";
import { told } from "../src/game/telling";
import type { GameView, MagicEvent } from "../src/lib/protocol";
import type { ShownTable } from "../src/lib/shown";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";

beforeAll(async () => {
  await words.load("en");
  await words.load("ja");
});

const fox = { id: 7, name: "Wise Fox", owner: 1, types: ["Creature"], power: 3, toughness: 3 };
const player = (seat: number, more: object = {}) => ({
  seat,
  name: `P${seat}`,
  life: 20,
  library: 9,
  hand_size: 0,
  ...more,
});
const view = {
  seat: 0,
  turn: 1,
  active: 0,
  step: "upkeep",
  holder: 0,
  players: [player(0), player(1, { companion: fox })],
  command: [{ id: 3, name: "Old Lord", controller: 1, commander: true }],
} as unknown as GameView;

const table = (): Gaming => {
  const cards = { "Wise Fox": { name: "Wise Fox", ja: "賢い狐", faces: [] } };
  return new Gaming({ plays: "magic", view, room: null, happenings: [], open: [], cards } as unknown as ShownTable);
};

test("a companion lies on its owner's board beside the command zone, outside its frame", () => {
  const game = table();
  expect(game.boards[1]?.companion.map((pile) => pile.cards)).toEqual([[fox]]);
  expect(game.boards[0]?.companion).toEqual([]);
  expect(game.card(7)?.name).toBe("Wise Fox");
  expect([game.isCompanion(7), game.isCompanion(3)]).toEqual([true, false]);
  for (const own of [true, false]) {
    const line = linesOf(own).find((one) => one.includes("command")) ?? [];
    expect(Math.abs(line.indexOf("command") - line.indexOf("companion"))).toBe(1);
    const filled = filledOf(game.boards[1]!, own).find((one) => one.behind);
    expect(filled?.turned).toHaveLength(2);
    expect(filled?.framed).toEqual(own ? [0, 1] : [1, 2]);
  }
});

test("it is told when a companion is revealed, and that it is put into the hand from outside the game", () => {
  const game = table();
  const events = [
    { type: "companion", seat: 1, card: "Wise Fox" },
    {
      type: "moved", was: 7, now: 0, card: "Wise Fox", owner: 1, controller: 1, origin: "outside", to: "hand",
      seen: true, cause: "companion",
    },
  ] as MagicEvent[]; // prettier-ignore
  const lines = () => events.flatMap((event) => told(event, game)).map((line) => line.text);
  expect(lines()).toEqual(["P1 reveals Wise Fox as a companion", "P1 puts Wise Fox into their hand"]);
  settings.language = "ja";
  expect(lines()[0]).toBe("P1が相棒の賢い狐を公開");
  settings.language = "en";
});
