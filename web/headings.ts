// The typeface of headings, made at build with the letters of the texts alone that stand in some: a few dozen KB
// instead of megabytes.  What a first visit has is a file of its own; names that people gave are set as all else is.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";
import { kinds, texts } from "./wording.ts";

const SOURCES = join(import.meta.dirname, "src");
const MADE = join(import.meta.dirname, "node_modules", ".entaku");
/** The style sheet that the faces are added to. */
const SHEET = join(SOURCES, "app.css");
const FONT = "@fontsource/kaisei-opti/files/kaisei-opti-";
const LATIN = /[ -~–—’“”…]/;
/** Of names, too, in Latin letters. */
const NAMED = String.fromCharCode(...Array.from({ length: 94 }, (_, place) => 0x21 + place));
const FIRST = ["first", "start", "formats"];

const HEADING = /<h[12]\b((?:"[^"]*"|\{[^}]*\}|[^>"{])*)>([\s\S]*?)<\/h[12]>/g;
/** A text that is the same whoever looks, or has numbers in it. */
const SAID =
  /\{say\(\s*"([\w-]+)"(?:,\s*\{\s*(?:(?:count|number|pod|round|seats?|table|turn)(?::[^,}]*)?,?\s*)+\})?,?\s*\)\}/g;
const BESIDE = /<Icon\b[^>]*\/>|<(span|small) class="soft[^>]*>[\s\S]*?<\/\1>/g;

export interface Heading {
  /** The keys of its texts. */
  keys: string[];
  /** Whether its letters are known before somebody has named anything. */
  known: boolean;
  /** Whether it is set as what people write is. */
  given: boolean;
  text: string;
}

/** The headings of a component. */
export function headingsOf(source: string): Heading[] {
  return [...source.matchAll(HEADING)].map(([text, attributes = "", inside = ""]) => ({
    keys: [...inside.matchAll(SAID)].map(([, key = ""]) => key),
    known: !inside.replace(BESIDE, "").replace(SAID, "").trim(),
    given: /class="[^"]*\bgiven\b/.test(attributes),
    text,
  }));
}

/** The keys of every text that is set in the typeface. */
function titles(): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }))
    if (name.endsWith(".svelte"))
      for (const { keys, known } of headingsOf(readFileSync(join(SOURCES, name), "utf-8")))
        if (known) for (const key of keys) found.add(key);
  return found;
}

/** The letters of some texts, in order. */
function letters(keys: Iterable<string>): string {
  const found = new Set("0123456789");
  for (const language of ["en", "ja"]) {
    const all = texts(language);
    for (const key of keys)
      for (const letter of all.get(key)?.source.replace(/^[\w-]+ *=/, "") ?? "") found.add(letter);
  }
  return [...found]
    .filter((letter) => letter > " ")
    .sort()
    .join("");
}

/** Letters as a style sheet names them: neighbours as one range. */
function range(text: string): string {
  const found: [first: number, last: number][] = [];
  for (const point of [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const before = found.at(-1);
    if (before && point - before[1] <= 1) before[1] = point;
    else found.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return found.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

/** A part of the typeface as a style sheet has it, and its file. */
async function face(name: string, script: string, text: string): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(`${FONT}${script}-700-normal.woff2`));
  writeFileSync(join(MADE, `${name}.woff2`), await subset(whole, text, { targetFormat: "woff2" }));
  return `@font-face {
  font-family: "Headings";
  font-weight: 600 800;
  font-display: swap;
  src: url("made/${name}.woff2") format("woff2");
  unicode-range: ${range(text)};
}
`;
}

/** The whole typeface. */
async function faces(): Promise<string> {
  const of = kinds();
  const all = [...titles()];
  const first = letters(all.filter((key) => FIRST.includes(of.get(key) ?? "")));
  const every = letters(all);
  const is = (latin: boolean) => (letter: string) => LATIN.test(letter) === latin;
  mkdirSync(MADE, { recursive: true });
  const made = [
    await face("headings-latin", "latin", [...new Set([...NAMED, ...[...every].filter(is(true))])].join("")),
    await face("headings-first", "japanese", [...first].filter(is(false)).join("")),
    await face(
      "headings-rest",
      "japanese",
      [...every]
        .filter(is(false))
        .filter((one) => !first.includes(one))
        .join(""),
    ),
  ];
  return made.join("");
}

/** Makes the typeface, and has the pages' style sheet know it. */
export function headings(): Plugin {
  return {
    name: "headings",
    enforce: "pre",
    config: () => ({ resolve: { alias: { made: MADE } } }),
    async transform(code, id) {
      return id === SHEET ? (await faces()) + code : undefined;
    },
  };
}
