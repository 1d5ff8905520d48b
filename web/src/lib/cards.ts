// Cards as the pages speak of them: names in the viewer's way, groups and orders.

import type { CardFacts, FaceFacts } from "./protocol";
import { settings } from "./settings.svelte";
import { collator, has, say } from "./words.svelte";

export type Facts = CardFacts | undefined;
export type Sorting = "colour" | "cost" | "type" | "rarity" | "picked";

const COLOUR_ORDER = ["W", "U", "B", "R", "G", "M", "C", "L", "K"];
const TYPE_ORDER = [
  "Conspiracy",
  "Creature",
  "Planeswalker",
  "Instant",
  "Sorcery",
  "Artifact",
  "Enchantment",
  "Land",
  "Other",
];
const RARITY_ORDER = ["mythic", "rare", "special", "bonus", "uncommon", "common"];
export const COLOURS = ["W", "U", "B", "R", "G"] as const;
export const BASICS = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" } as const;

/** A name in the viewer's language; 《日本語/English》 where they wish for both. */
export function inTheirWords(name: string, ja: string | undefined): string {
  if (!ja || ja === name) return name;
  if (settings.names === "both") return `《${ja}/${name}》`;
  return settings.language === "ja" ? ja : name;
}

/** The face that a name means: the one that is called so, else the first. */
export function faceOf(name: string, facts: Facts): FaceFacts | undefined {
  return facts?.faces.find((one) => one.name === name) ?? facts?.faces[0];
}

/** What a dungeon or one of its rooms goes by among the messages. */
export const dungeonKey = (name: string): string =>
  `dungeon-${name
    .toLowerCase()
    .replaceAll(" ", "-")
    .replace(/[^a-z-]/g, "")}`;

/** A card's name, or that of the face which is called so; a dungeon's or a room's, which no list of cards has. */
export function cardName(name: string, facts: Facts): string {
  if (!facts && has(dungeonKey(name))) return say(dungeonKey(name));
  const face = facts && facts.name !== name ? facts.faces.find((one) => one.name === name) : undefined;
  return inTheirWords(name, face ? face.ja : facts?.ja);
}

/** Whether a card is turned over to show its other face.  (CR 712.1) */
export function isTwoSided(facts: Facts): boolean {
  return (facts?.faces.length ?? 0) > 1 && ["transform", "modal_dfc", "meld"].includes(facts?.layout ?? "");
}

export function faceName(face: FaceFacts): string {
  return inTheirWords(face.name, face.ja);
}

export function typeLine(face: FaceFacts | undefined): string {
  if (!face) return "";
  return (settings.language === "ja" && face.type_line_ja) || face.type_line || "";
}

/** The rules text, in the viewer's language where there is one. */
export function rulesText(facts: Facts): string {
  if (!facts) return "";
  const [first, second] = settings.language === "ja" ? [facts.text_ja, facts.text] : [facts.text, facts.text_ja];
  return first || second || "";
}

/** How much room a card's words take, in letters: signs of Japanese are twice as wide. */
export function wordiness(facts: Facts): number {
  const text = rulesText(facts);
  return text.length + (text.match(/[^ -ɏ]/g)?.length ?? 0);
}

/** "2/3", or a planeswalker's loyalty. */
export function size(face: FaceFacts | undefined): string {
  if (!face) return "";
  if (face.power != null && face.toughness != null) return `${face.power}/${face.toughness}`;
  return face.loyalty ?? "";
}

/** What a screen reader says of a card: name, cost, type, size. */
export function spoken(name: string, facts: Facts): string {
  const face = faceOf(name, facts);
  const cost = (face?.cost ?? "").replace(/[{}]/g, " ").replace(/\s+/g, " ").trim();
  const comma = settings.language === "ja" ? "、" : ", ";
  return [
    cardName(name, facts),
    cost,
    typeLine(face),
    size(face),
    facts?.rarity ? say(`web-rarity-${facts.rarity}`) : "",
  ]
    .filter(Boolean)
    .join(comma);
}

/** Whether a card has each of the words that are looked for in its names, its types or its text, in either language. */
export function isSought(name: string, facts: Facts, search: string): boolean {
  const wanted = search.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return true;
  const faces = (facts?.faces ?? []).flatMap((face) => [face.name, face.ja, face.type_line, face.type_line_ja]);
  const all = [name, facts?.ja, facts?.text, facts?.text_ja, ...faces].filter(Boolean).join("\n");
  const words = all.normalize("NFKC").toLowerCase();
  return wanted.every((word) => words.includes(word));
}

/** The frame's colour: one of WUBRG, M for several, L for a land, K for a conspiracy, C for none. */
export function tint(facts: Facts): string {
  if (!facts) return "C";
  if (facts.conspiracy || facts.types?.includes("Conspiracy")) return "K";
  const colours = facts.colours ?? "";
  if (colours.length > 1) return "M";
  if (colours.length === 1) return colours;
  return facts.types?.includes("Land") ? "L" : "C";
}

export function mainType(facts: Facts): string {
  return TYPE_ORDER.find((type) => facts?.types?.includes(type)) ?? "Other";
}

export function cost(facts: Facts): number {
  return facts?.mana_value ?? 0;
}

export interface Group<T> {
  key: string;
  title: string;
  cards: T[];
}

/** Cards in groups, groups and cards in an order people expect. */
export function grouped<T extends { name: string }>(
  cards: readonly T[],
  by: Sorting,
  facts: (name: string) => Facts,
): Group<T>[] {
  if (by === "picked") return [{ key: "picked", title: say("web-sort-picked"), cards: [...cards].reverse() }];
  const groups = new Map<string, T[]>();
  for (const card of cards) {
    const key = groupKey(facts(card.name), by);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  const order = { colour: COLOUR_ORDER, type: TYPE_ORDER, rarity: RARITY_ORDER, cost: [] as string[] }[by];
  const place = (key: string) =>
    key === BARE ? 100 : by === "cost" ? (key === "land" ? 99 : Number(key)) : order.indexOf(key);
  return [...groups]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, list]) => ({ key, title: groupTitle(by, key), cards: list.sort(byCostThenName(facts)) }));
}

/** The group of the cards of which only the name is known: nobody can say a colour, a cost or a type of them. */
const BARE = "bare";

function groupKey(facts: Facts, by: Sorting): string {
  if (facts?.bare) return BARE;
  if (by === "colour") return tint(facts);
  if (by === "type") return mainType(facts);
  if (by === "rarity") return facts?.rarity ?? "common";
  return facts?.types?.includes("Land") ? "land" : String(Math.min(cost(facts), 7));
}

function groupTitle(by: Sorting, key: string): string {
  if (key === BARE) return say("web-group-bare");
  if (by === "cost") return key === "land" ? say("web-type-land") : key === "7" ? "7+" : key;
  if (by === "colour") return say(`web-colour-${key}`);
  if (by === "rarity") return say(`web-rarity-${key}`);
  return say(`web-type-${key.toLowerCase()}`);
}

function byCostThenName(facts: (name: string) => Facts) {
  const byWords = collator();
  const called = (card: { name: string }) => cardName(card.name, facts(card.name));
  return (a: { name: string }, b: { name: string }) =>
    cost(facts(a.name)) - cost(facts(b.name)) || byWords.compare(called(a), called(b));
}
