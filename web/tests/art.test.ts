// Cards' pictures: made from what is known of a card, always alike, and told apart by what tells cards apart.

import { expect, test } from "vitest";
import { sheets } from "../src/cube/proxies";
import { lookOf } from "../src/lib/art/faces.svelte";
import { BASIC_LANDS, sortOf, type Look } from "../src/lib/art/kinds";
import { art } from "../src/lib/art/paint";
import type { CardFacts, CardView } from "../src/lib/protocol";

const creature = (subtypes: string, name = "Ada's Own"): Look => ({
  name,
  types: ["Creature"],
  subtypes: subtypes.split(" "),
  colours: "R",
  power: "2",
  toughness: "2",
});
const facts = (line: string, what: Partial<CardFacts> = {}) => ({
  name: "X",
  layout: "normal",
  faces: [{ name: "X", type_line: line }],
  ...what,
});

/** Every picture that a type or subtype calls for, under one name and colour. */
const KINDS: readonly Look[] = [
  ...["Human", "Goblin", "Elf Scout", "Soldier", "Knight", "Wizard", "Zombie", "Vampire", "Angel", "Demon", "Giant"],
  ...["Wolf", "Cat", "Beast", "Elephant", "Horse", "Bird", "Bat", "Dragon", "Hydra", "Snake", "Fish", "Spider", "Ooze"],
  ...["Spirit", "Elemental", "Construct", "Treefolk", "Fungus", "Wall", "Horror", "Merfolk"],
]
  .map((line) => creature(line))
  .concat(
    ["Instant", "Sorcery", "Enchantment", "Artifact", "Land", "Conspiracy", "Planeswalker", ""].map((type) => ({
      name: "Ada's Own",
      types: type ? [type] : [],
      colours: "R",
    })),
    ["Aura", "Equipment", "Vehicle"].map((subtype) => ({
      name: "Ada's Own",
      types: [subtype === "Aura" ? "Enchantment" : "Artifact"],
      subtypes: [subtype],
      colours: "R",
    })),
  );

test("a card's picture is always the same, and another name's is another", () => {
  for (const look of KINDS) expect(art(look)).toBe(art({ ...look }));
  expect(art(creature("Human", "Ben's Own"))).not.toBe(art(creature("Human")));
});

test("kinds of cards differ, under one name and in one colour", () => {
  expect(new Set(KINDS.map(art)).size).toBe(KINDS.length);
});

test("every picture is a small drawing, without a hole in its numbers", () => {
  for (const look of KINDS) {
    const found = art(look);
    expect(found, look.subtypes?.join()).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 120 90".*<\/svg>$/,
    );
    expect(found, look.subtypes?.join()).not.toMatch(/NaN|undefined|Infinity/);
    expect(found.length).toBeLessThan(12_000);
    expect((found.match(/<g[ >]/g) ?? []).length).toBe((found.match(/<\/g>/g) ?? []).length);
  }
});

test("five basic lands are five scenes, whatever they are called by", () => {
  const scenes = BASIC_LANDS.map((name) => art({ name, types: ["Basic", "Land"], subtypes: [name] }));
  expect(new Set(scenes).size).toBe(5);
  for (const [place, name] of BASIC_LANDS.entries()) {
    expect(sortOf({ name, types: ["Basic", "Land"], subtypes: [name] })).toEqual({ kind: "basic", marks: [name] });
    // Known by its name only, as in a list that nobody has facts of, it is the same land.
    expect(art({ name })).toBe(scenes[place]);
  }
});

test("what is no person comes before a trade, and a race before what a trade makes of it", () => {
  expect(sortOf(creature("Spirit Cleric")).kind).toBe("spirit");
  expect(sortOf(creature("Human Wizard")).marks).toContain("hat");
  const goblin = sortOf(creature("Goblin Soldier"));
  expect(goblin.kind).toBe("figure");
  expect(goblin.marks[0]).toBe("goblin");
  expect(goblin.marks).toContain("shield");
});

test("a creature's colour changes its world, its size its bulk", () => {
  const wolf = creature("Wolf");
  expect(art({ ...wolf, colours: "G" })).not.toBe(art(wolf));
  expect(art({ ...wolf, power: "7" })).not.toBe(art(wolf));
});

test("a look is read from the type line; a land's colours are those of its mana", () => {
  const king = lookOf("X", facts("Legendary Artifact Creature — Human Rogue", { colours: "B" }));
  expect(king).toMatchObject({
    types: ["Legendary", "Artifact", "Creature"],
    subtypes: ["Human", "Rogue"],
    colours: "B",
  });
  expect(lookOf("X", facts("Land", { identity: "GW" })).colours).toBe("GW");
});

test("tokens look like what they are called, and a card that lies face down shows nothing", () => {
  const token = { id: 1, token: true, types: ["Creature"], colours: "R", power: 1, toughness: 1 } as CardView;
  expect(sortOf(lookOf("Goblin", undefined, token)).marks[0]).toBe("goblin");
  const hidden = { ...token, token: false, face_down: true };
  expect(lookOf("Goblin", facts("Creature — Goblin"), hidden)).toEqual(lookOf("", undefined, hidden));
});

test("a cube is printed nine to a sheet, each card as often as it is listed", () => {
  const found = sheets([{ name: "A", count: 8 }, { name: "B" }, { name: "C", count: 2 }]);
  expect(found.map((sheet) => sheet.length)).toEqual([9, 2]);
  expect(found[0]?.slice(7)).toEqual(["A", "B"]);
  expect(sheets([])).toEqual([]);
});
