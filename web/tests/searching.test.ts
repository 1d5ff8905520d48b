// Cards are found by the operators that everybody knows.

import { beforeAll, expect, test } from "vitest";
import type { Facts } from "../src/lib/cards";
import type { CardFacts } from "../src/lib/protocol";
import { searched } from "../src/lib/searching";
import { words } from "../src/lib/words.svelte";

beforeAll(() => words.needAll());

const card = (name: string, what: Partial<CardFacts>, face: object = {}): [string, Facts] => [
  name,
  { name, layout: "normal", faces: [{ name, ...face }], ...what },
];
const CARDS = new Map<string, Facts>([
  card(
    "River Sage",
    {
      ja: "川の賢者",
      colours: "U",
      identity: "U",
      mana_value: 2,
      types: ["Creature"],
      text: "When this enters, draw a card.",
    },
    {
      type_line: "Creature — Wizard",
      type_line_ja: "クリーチャー — ウィザード",
      power: "1",
      toughness: "3",
      cost: "{1}{U}",
    },
  ),
  card(
    "Twin Wyrm",
    { colours: "RG", identity: "RG", mana_value: 6, types: ["Creature"], rarity: "rare", text: "Trample" },
    { type_line: "Legendary Creature — Dragon", power: "*", toughness: "5", cost: "{4}{R}{G}" },
  ),
  card(
    "Spark",
    { colours: "R", mana_value: 1, types: ["Instant"], text: "It deals 2 damage." },
    { type_line: "Instant", cost: "{R}" },
  ),
  card(
    "Plain Box",
    { colours: "", identity: "", mana_value: 3, types: ["Artifact"], rarity: "uncommon" },
    { type_line: "Artifact", cost: "{3}" },
  ),
]);
const found = (search: string): string[] => {
  const { finds } = searched(search);
  return [...CARDS].filter(([name, facts]) => finds(name, facts)).map(([name]) => name);
};

test.each([
  ["c:u t:creature mv<=3 o:draw", ["River Sage"]],
  ["c:r", ["Twin Wyrm", "Spark"]],
  ["c=r", ["Spark"]],
  ["c:gruul", ["Twin Wyrm"]],
  ["c:rg mv>=6", ["Twin Wyrm"]],
  ["c:m", ["Twin Wyrm"]],
  ["c:colorless", ["Plain Box"]],
  ["c!=u", ["Twin Wyrm", "Spark", "Plain Box"]],
  ["id:rg", ["Twin Wyrm", "Spark", "Plain Box"]],
  ["id<=u", ["River Sage", "Plain Box"]],
  ["t:wizard", ["River Sage"]],
  ["t:ウィザード", ["River Sage"]],
  ["-t:creature", ["Spark", "Plain Box"]],
  ["t:legendary or t:artifact", ["Twin Wyrm", "Plain Box"]],
  ["(c:r or c:u) -mv>2", ["River Sage", "Spark"]],
  ["-(c:r or c:u)", ["Plain Box"]],
  ["pow<tou", ["River Sage", "Twin Wyrm"]],
  ["tou=3", ["River Sage"]],
  ["mv:odd", ["Spark", "Plain Box"]],
  ["r>=uncommon", ["Twin Wyrm", "Plain Box"]],
  ["m:{1}{U}", ["River Sage"]],
  ['o:"draw a card"', ["River Sage"]],
  ['"2 damage"', ["Spark"]],
  ['!"twin wyrm"', ["Twin Wyrm"]],
  ["is:permanent", ["River Sage", "Twin Wyrm", "Plain Box"]],
  ["not:permanent", ["Spark"]],
  ["ｃ：ｕ", ["River Sage"]],
  ["wyrm trample", ["Twin Wyrm"]],
  ["", [...CARDS.keys()]],
])("%s", (search, names) => {
  expect(found(search)).toEqual(names);
  expect(searched(search).unread).toEqual([]);
});

test("what isn't understood is left out, and said", () => {
  expect(searched("c:u frame:old cube:any").unread).toEqual(["frame:old", "cube:any"]);
  expect(found("c:u frame:old")).toEqual(["River Sage"]);
  expect(searched("mv<=many c:pink").unread).toEqual(["mv<=many", "c:pink"]);
});

test("what is half written finds as much as is there", () => {
  for (const half of ["(c:u", "c:u)", "c:u or", '"draw', "-", "o:"]) expect(() => found(half)).not.toThrow();
  expect(found("(c:u")).toEqual(["River Sage"]);
});
