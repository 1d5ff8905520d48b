// Cards found by the operators that everybody knows: `c:u t:creature mv<=3 o:draw`, and by plain words beside them.

import { isSought, type Facts } from "./cards";

type Test = (name: string, facts: Facts) => boolean;
type Compare = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

/** What a search finds, and what of it nobody understood. */
export interface Search {
  finds: Test;
  unread: string[];
}

const COLOURS: Readonly<Record<string, string>> = {
  white: "w", blue: "u", black: "b", red: "r", green: "g", colorless: "c", colourless: "c",
  azorius: "wu", dimir: "ub", rakdos: "br", gruul: "rg", selesnya: "gw", orzhov: "wb", izzet: "ur", golgari: "bg",
  boros: "rw", simic: "gu", bant: "gwu", esper: "wub", grixis: "ubr", jund: "brg", naya: "rgw", abzan: "wbg",
  jeskai: "urw", sultai: "bgu", mardu: "rwb", temur: "gur",
}; // prettier-ignore
const RARITIES = ["common", "uncommon", "rare", "mythic"];
const RARITY: Readonly<Record<string, string>> = { c: "common", u: "uncommon", r: "rare", m: "mythic" };

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

function compared(one: number, by: Compare, other: number): boolean {
  if (by === "<") return one < other;
  if (by === "<=") return one <= other;
  if (by === ">") return one > other;
  if (by === ">=") return one >= other;
  return by === "!=" ? one !== other : one === other;
}

/** A card's colours against others: `:` asks for those at least, of an identity (`within`) for those at most. */
function coloured(own: string, by: Compare, wanted: string, within: boolean): boolean {
  const [has, asked] = [new Set(own.toLowerCase()), new Set(wanted === "c" ? "" : wanted)];
  const all = [...asked].every((one) => has.has(one));
  const only = [...has].every((one) => asked.has(one));
  const how = by === ":" ? (wanted === "c" ? "=" : within ? "<=" : ">=") : by;
  if (how === "=") return all && only;
  if (how === "!=") return !(all && only);
  if (how === ">=") return all;
  if (how === "<=") return only;
  return how === ">" ? all && !only : only && !all;
}

function colourTest(of: (facts: Facts) => string, by: Compare, value: string, within: boolean): Test | null {
  if (/^\d$/.test(value)) return (_, facts) => compared(of(facts).length, by, Number(value));
  if (["m", "multicolor", "multicolour", "multi"].includes(value)) return (_, facts) => of(facts).length > 1;
  const wanted = COLOURS[value] ?? value;
  if (!/^([wubrg]+|c)$/.test(wanted)) return null;
  return (_, facts) => facts !== undefined && coloured(of(facts), by, wanted, within);
}

/** A number that a card has; what isn't one, as a `*`, counts as none. */
type Measure = "mv" | "pow" | "tou" | "loy";
function measured(facts: Facts, what: Measure): number[] {
  if (!facts) return [];
  if (what === "mv") return [facts.mana_value ?? 0];
  const key = ({ pow: "power", tou: "toughness", loy: "loyalty" } as const)[what];
  return facts.faces.flatMap((face) =>
    face[key] == null || face[key] === "" ? [] : [Number.parseFloat(face[key]) || 0],
  );
}
const MEASURES: Readonly<Record<string, Measure>> = {
  mv: "mv", cmc: "mv", manavalue: "mv", pow: "pow", power: "pow", tou: "tou", toughness: "tou", loy: "loy",
  loyalty: "loy",
}; // prettier-ignore

function numberTest(what: Measure, by: Compare, value: string): Test | null {
  if (what === "mv" && (value === "even" || value === "odd"))
    return (_, facts) => (facts?.mana_value ?? 0) % 2 === (value === "odd" ? 1 : 0);
  const other = MEASURES[value];
  if (other)
    return (_, facts) =>
      measured(facts, what).some((one) => measured(facts, other).some((two) => compared(one, by, two)));
  if (!/^\d+(\.\d+)?$/.test(value)) return null;
  return (_, facts) => measured(facts, what).some((one) => compared(one, by, Number(value)));
}

function rarityTest(by: Compare, value: string): Test | null {
  const wanted = RARITY[value] ?? value;
  if (by === ":" || by === "=") return (_, facts) => (facts?.rarity ?? "common") === wanted;
  const place = RARITIES.indexOf(wanted);
  return place < 0 ? null : (_, facts) => compared(RARITIES.indexOf(facts?.rarity ?? "common"), by, place);
}

const within = (texts: readonly (string | undefined)[], value: string): boolean =>
  texts.some((text) => text !== undefined && folded(text).includes(value));

function isTest(value: string): Test | null {
  const types: Readonly<Record<string, readonly string[]>> = {
    permanent: ["Creature", "Land", "Artifact", "Enchantment", "Planeswalker", "Battle"],
    spell: ["Creature", "Artifact", "Enchantment", "Planeswalker", "Battle", "Instant", "Sorcery"],
  };
  const wanted = types[value];
  if (wanted) return (_, facts) => Boolean(facts?.types?.some((one) => wanted.includes(one)));
  if (value === "vanilla")
    return (_, facts) => Boolean(facts?.types?.includes("Creature") && !facts.text && !facts.text_ja);
  if (value === "conspiracy") return (_, facts) => Boolean(facts?.conspiracy);
  return null;
}

const TEXTS: Readonly<Record<string, (name: string, facts: Facts) => (string | undefined)[]>> = {
  t: (_, facts) => facts?.faces.flatMap((face) => [face.type_line, face.type_line_ja]) ?? [],
  o: (_, facts) => [facts?.text, facts?.text_ja],
  name: (name, facts) => [name, facts?.ja, ...(facts?.faces.flatMap((face) => [face.name, face.ja]) ?? [])],
  m: (_, facts) => facts?.faces.map((face) => face.cost?.replace(/[{}]/g, "")) ?? [],
};
const ALIASES: Readonly<Record<string, string>> = {
  type: "t", oracle: "o", text: "o", fo: "o", fulloracle: "o", kw: "o", keyword: "o", n: "name", mana: "m",
  color: "c", colour: "c", colors: "c", identity: "id", ci: "id", commander: "id", rarity: "r", set: "s", e: "s",
  edition: "s",
}; // prettier-ignore

/** What one operator asks of a card, null where it isn't understood. */
function operated(key: string, by: Compare, value: string): Test | null {
  const named = ALIASES[key] ?? key;
  const measure = MEASURES[named];
  if (measure) return numberTest(measure, by, value);
  if (named === "c") return colourTest((facts) => facts?.colours ?? "", by, value, false);
  if (named === "id") return colourTest((facts) => facts?.identity ?? facts?.colours ?? "", by, value, true);
  if (named === "r") return rarityTest(by, value);
  if (named === "s") return (_, facts) => Boolean(facts?.printings?.some((one) => folded(one.set) === value));
  if (named === "is") return isTest(value);
  if (named === "not") {
    const test = isTest(value);
    return test && ((name, facts) => !test(name, facts));
  }
  const texts = TEXTS[named];
  const plain = named === "m" ? value.replace(/[{}]/g, "") : value;
  return texts && (by === ":" || by === "=") ? (name, facts) => within(texts(name, facts), plain) : null;
}

const TOKEN = /\(|\)|-?(?:[a-z]+(?:<=|>=|!=|[:=<>])(?:"[^"]*"|[^\s()]+)|!?"[^"]*"|[^\s()]+)/g;
const OPERATION = /^([a-z]+)(<=|>=|!=|[:=<>])(.+)$/;

/** What is written reads as a search: parts that follow each other must all be so, `or` and parentheses as usual. */
export function searched(text: string): Search {
  const tokens = folded(text).match(TOKEN) ?? [];
  const unread: string[] = [];
  let at = 0;

  const term = (token: string): Test => {
    if (token.length > 1 && token.startsWith("-")) {
      const test = term(token.slice(1));
      return (name, facts) => !test(name, facts);
    }
    const operation = OPERATION.exec(token);
    if (operation) {
      const [, key = "", by = ":", value = ""] = operation;
      const test = operated(key, by as Compare, value.replace(/^"(.*)"$/, "$1"));
      if (test) return test;
      unread.push(token);
      return () => true;
    }
    const exact = token.startsWith("!");
    const words = token.replace(/^!/, "").replace(/^"(.*)"$/, "$1");
    if (exact) return (name, facts) => (TEXTS["name"]?.(name, facts) ?? []).some((one) => one && folded(one) === words);
    if (token.startsWith('"'))
      return (name, facts) => Object.values(TEXTS).some((texts) => within(texts(name, facts), words));
    return (name, facts) => isSought(name, facts, words);
  };

  const all = (): Test => {
    const parts: Test[] = [];
    while (at < tokens.length && tokens[at] !== ")" && tokens[at] !== "or") {
      const token = tokens[at++] ?? "";
      if (token === "(") parts.push(either());
      else if (token === "-" && tokens[at] === "(") {
        at++;
        const not = either();
        parts.push((name, facts) => !not(name, facts));
      } else if (token !== "and") parts.push(term(token));
    }
    return (name, facts) => parts.every((one) => one(name, facts));
  };
  const either = (): Test => {
    const ways = [all()];
    while (tokens[at] === "or") {
      at++;
      ways.push(all());
    }
    if (tokens[at] === ")") at++;
    return (name, facts) => ways.some((one) => one(name, facts));
  };

  const parts: Test[] = [];
  while (at < tokens.length) parts.push(either());
  return { finds: (name, facts) => parts.every((one) => one(name, facts)), unread };
}
