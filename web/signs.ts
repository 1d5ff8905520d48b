// The font of mana signs, made at build with the signs alone that the pages draw: 17 KB instead of 184.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";
import { KEYWORD_SIGNS } from "./src/game/keyword_icons.ts";
import { SIGNS } from "./src/lib/symbols.ts";

/** As a style sheet asks for it. */
const FONT = "mana-font/fonts/mana.woff2";
const MADE = join(import.meta.dirname, "node_modules", ".entaku", "signs.woff2");

/** Makes the font before anything is read, and has it taken for the whole one. */
export function signs(): Plugin {
  return {
    name: "signs",
    async config() {
      const whole = readFileSync(createRequire(import.meta.url).resolve(FONT));
      const text = String.fromCodePoint(...SIGNS, ...KEYWORD_SIGNS);
      mkdirSync(dirname(MADE), { recursive: true });
      writeFileSync(MADE, await subset(whole, text, { targetFormat: "woff2" }));
      return { resolve: { alias: { [FONT]: MADE } } };
    },
  };
}
