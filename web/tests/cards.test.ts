// Cards as the pages speak of them.

import { afterEach, beforeAll, expect, test } from "vitest";
import { cardName, grouped, isSought, mainType, size, spoken, tint, type Facts } from "../src/lib/cards";
import { pictureAddresses, REAL } from "../src/lib/picturing.svelte";
import type { CardFacts } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { glyph, halves, pieces, typeGlyph } from "../src/lib/symbols";
import { words } from "../src/lib/words.svelte";

beforeAll(() => words.needAll());
afterEach(() => {
  settings.language = "en";
  settings.names = "own";
});

const facts = (what: Partial<CardFacts>) => ({ faces: [], ...what }) as unknown as CardFacts;

test("a name is in the viewer's language, or in both", () => {
  const elf = facts({ ja: "エルフ" });
  expect(cardName("Elf", elf)).toBe("Elf");
  settings.language = "ja";
  expect(cardName("Elf", elf)).toBe("エルフ");
  expect(cardName("Elf", undefined)).toBe("Elf");
  settings.names = "both";
  expect(cardName("Elf", elf)).toBe("《エルフ/Elf》");
  expect(cardName("Elf", facts({ ja: "Elf" }))).toBe("Elf");
});

test("a frame is of one colour, gold, of a land, a conspiracy, or none", () => {
  const kinds = [
    { colours: "G" },
    { colours: "GW" },
    { types: ["Land"] },
    { types: ["Conspiracy"] },
    {},
    { colours: "" },
  ];
  expect(kinds.map((one) => tint(facts(one)))).toEqual(["G", "M", "L", "K", "C", "C"]);
});

test("the first of a card's types in the order of the lists tells where it stands", () => {
  expect(mainType(facts({ types: ["Artifact", "Creature"] }))).toBe("Creature");
  expect(mainType(facts({ types: ["Scheme"] }))).toBe("Other");
});

test("cards are grouped by cost, lands by themselves, seven and more together", () => {
  const known: Record<string, Facts> = {
    Elf: facts({ mana_value: 1 }),
    Ape: facts({ mana_value: 1 }),
    Wurm: facts({ mana_value: 9 }),
    Titan: facts({ mana_value: 7 }),
    Forest: facts({ types: ["Land"], mana_value: 0 }),
  };
  const groups = grouped(
    Object.keys(known).map((name) => ({ name })),
    "cost",
    (name) => known[name],
  );
  expect(groups.map(({ title, cards }) => [title, cards.map((card) => card.name)])).toEqual([
    ["1", ["Ape", "Elf"]],
    ["7+", ["Titan", "Wurm"]],
    ["Lands", ["Forest"]],
  ]);
});

test("cards of one cost stand in the order of the names that are read", () => {
  const known: Record<string, Facts> = {
    Ape: facts({ ja: "わし", mana_value: 1 }),
    Bat: facts({ ja: "さる", mana_value: 1 }),
    Cat: facts({ ja: "あり", mana_value: 1 }),
  };
  const order = () =>
    grouped([{ name: "Bat" }, { name: "Ape" }, { name: "Cat" }], "cost", (name) => known[name])[0]?.cards.map(
      (card) => card.name,
    );
  expect(order()).toEqual(["Ape", "Bat", "Cat"]);
  settings.language = "ja";
  expect(order()).toEqual(["Cat", "Bat", "Ape"]);
});

test("cards of which only the name is known have no colour, cost or type: they stand last, by themselves", () => {
  const known: Record<string, Facts> = { Golem: facts({ mana_value: 3 }), Teapot: facts({ bare: true }) };
  for (const by of ["colour", "cost", "type", "rarity"] as const) {
    const groups = grouped([{ name: "Teapot" }, { name: "Golem" }], by, (name) => known[name]);
    expect(groups.map(({ cards }) => cards.map((card) => card.name))).toEqual([["Golem"], ["Teapot"]]);
    expect(groups[1]?.title).toBe("Known by name only");
  }
});

test("what was picked last stands first", () => {
  const [group] = grouped([{ name: "a" }, { name: "b" }], "picked", () => undefined);
  expect(group?.cards.map((card) => card.name)).toEqual(["b", "a"]);
});

test("power and toughness, or loyalty, where a face has them", () => {
  const face = (what: object) => what as unknown as Parameters<typeof size>[0];
  expect([size(face({ power: "0", toughness: "1" })), size(face({ loyalty: "3" })), size(undefined)]).toEqual([
    "0/1",
    "3",
    "",
  ]);
});

test("a screen reader says name, cost and type, without braces", () => {
  const face = { name: "Elf", cost: "{1}{G}", type_line: "Creature", power: "1", toughness: "1" };
  expect(spoken("Elf", facts({ faces: [face] }))).toBe("Elf, 1 G, Creature, 1/1");
});

test("a picture's address is filled in from the printing that lies there, and there is none with a gap", () => {
  const printings = [
    { set: "CNS", number: "1", scryfall: "a" },
    { set: "CN2", number: "9", scryfall: "b" },
  ] as unknown as CardFacts["printings"];
  const known = facts({ printings });
  const template = "https://cards.example/{set}/{number}/{name}";
  const of = (card: { name: string; set_code?: string }) => pictureAddresses(template, card, known);
  expect(of({ name: "An Elf", set_code: "CNS" })).toEqual(["https://cards.example/CNS/1/An%20Elf"]);
  expect(of({ name: "An Elf" })).toEqual(["https://cards.example/CN2/9/An%20Elf"]);
  expect(pictureAddresses(template, { name: "An Elf" }, undefined)).toEqual([]);
  expect(of({ name: "" })).toEqual([]);
  expect(pictureAddresses("/pictures?name={name}&set={set}", { name: "An Elf" }, undefined)).toEqual([
    "/pictures?name=An%20Elf&set=",
  ]);
});

test("a picture is asked for in the viewer's language first, and of a back where the address speaks of one", () => {
  const known = facts({ layout: "transform", faces: [{ name: "Day" }, { name: "Night" }] as CardFacts["faces"] });
  settings.language = "ja";
  expect(pictureAddresses("/{language}/{name}", { name: "Day" }, known)).toEqual(["/ja/Day", "/en/Day"]);
  settings.language = "en";
  expect(pictureAddresses("/{language}/{name}", { name: "Day" }, known)).toEqual(["/en/Day"]);
  const printings = [{ set: "ISD", number: "5", scryfall: "s" }] as unknown as CardFacts["printings"];
  expect(pictureAddresses("/{scryfall}", { name: "Night" }, { ...known, printings })).toEqual([]);
  expect(pictureAddresses("/{scryfall}/{face}", { name: "Night" }, { ...known, printings })).toEqual(["/s/back"]);
});

test("real pictures are asked for by the id of the printing, in Japanese by its own, on both faces", () => {
  const printings = [
    { set: "ISD", number: "5", scryfall: "1e5", scryfall_ja: "7ja" },
    { set: "DKA", number: "6", scryfall: "2f6" },
  ] as unknown as CardFacts["printings"];
  const faces = [{ name: "Day" }, { name: "Night" }] as CardFacts["faces"];
  const known = facts({ layout: "transform", faces, printings });
  const of = (name: string, set_code: string) => pictureAddresses(REAL, { name, set_code }, known);
  const [front, back] = ["front", "back"].map((face) => `https://cards.scryfall.io/normal/${face}`);
  expect(of("Day", "ISD")).toEqual([`${front}/1/e/1e5.jpg`]);
  settings.language = "ja";
  expect(of("Day", "ISD")).toEqual([`${front}/7/j/7ja.jpg`, `${front}/1/e/1e5.jpg`]);
  expect(of("Night", "ISD")).toEqual([`${back}/7/j/7ja.jpg`, `${back}/1/e/1e5.jpg`]);
  expect(of("Day", "DKA")).toEqual([`${front}/2/f/2f6.jpg`]);
  expect(pictureAddresses(REAL, { name: "Day" }, facts({ faces }))).toEqual([]);
});

test("a text is words and symbols, and nothing of it is lost", () => {
  const text = "{T}: Add {G/P} or {∞}. {}";
  expect(
    pieces(text)
      .filter((piece) => piece.symbol)
      .map((piece) => piece.text),
  ).toEqual(["T", "G/P", "∞"]);
  expect(
    pieces(text)
      .map((piece) => (piece.symbol ? `{${piece.text}}` : piece.text))
      .join(""),
  ).toBe(text);
});

test("each mode of an ability stands on a line of its own", () => {
  expect(pieces("Choose one.\n• {T} it.\n• Draw.").map((piece) => piece.text)).toEqual([
    "Choose one.",
    "\n",
    "• ",
    "T",
    " it.",
    "\n",
    "• Draw.",
  ]);
});

test("a hybrid symbol has two halves, a Phyrexian one of its colour keeps one", () => {
  expect([halves("G/W"), halves("G/P"), halves("G/W/P"), halves("5")]).toEqual([["G", "W"], ["G"], ["G", "W"], ["5"]]);
  expect([glyph("0"), glyph("15"), glyph("nothing")].map((one) => one.length)).toEqual([1, 1, 0]);
  expect(typeGlyph(["Artifact", "Creature"])).toBe(typeGlyph(["Creature"]));
});

test("a card is found by each word of its names, types or text, in any language and width", () => {
  const face = { name: "Elf", ja: "エルフ", type_line: "Creature — Elf Druid", type_line_ja: "クリーチャー" };
  const elf = facts({ ja: "エルフ", text: "Add one mana.", faces: [face] });
  for (const found of ["", " ", "elf", "DRUID mana", "エルフ", "ｴﾙﾌ", "クリーチャー", "ｅｌｆ"])
    expect(isSought("Elf", elf, found), found).toBe(true);
  for (const other of ["goblin", "elf goblin", "ゴブリン"]) expect(isSought("Elf", elf, other), other).toBe(false);
  expect(isSought("Unknown", undefined, "unk")).toBe(true);
});
