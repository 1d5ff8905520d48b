// `messages:ja/game` is what pages of one kind say in one language.  Which page says a text is read from the pages
// themselves: its key stands there, or how its key begins.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Kind } from "./src/lib/words.svelte.ts";

const HERE = import.meta.dirname;
const SOURCES = join(HERE, "src");
const MESSAGES = join(HERE, "../src/entaku/messages");
/** Texts of the command line, of measurements, of scenarios and of code that plays along. */
const ELSEWHERE = ["cli.ftl", "front.ftl", "lab.ftl", "scenarios.ftl", "sharing.ftl"];

/** The pages of each kind, by where their modules begin: each is fetched with the texts of its kind and the first. */
const PAGES = {
  first: ["main.ts", "pages/RoomPage.svelte", "pages/NowherePage.svelte"],
  start: ["pages/StartPage.svelte", "pages/Lobby.svelte"],
  game: [
    "game/GamePage.svelte",
    "game/Arrows.svelte",
    "game/Dialogs.svelte",
    "game/GameStart.svelte",
    "game/LastScreen.svelte",
    "game/Stack.svelte",
    "game/motion/motion.ts",
    "guide/Guide.svelte",
  ],
  draft: ["draft/DraftPage.svelte", "deck/DeckPage.svelte", "pages/AfterDraft.svelte"],
  companion: ["companion/CompanionPage.svelte"],
  settings: ["parts/SettingsDialog.svelte"],
};
/** What a table asks and offers comes from the server: its key stands on no page. */
const ASKED: Readonly<Record<string, Kind>> = {
  "commander.ftl": "game",
  "draft.ftl": "draft",
  "game.ftl": "game",
  "kernel.ftl": "first",
  "magic.ftl": "game",
  "table.ftl": "first",
};
/** Texts of what is seldom seen: they come when they are wanted, or when the first of them is said. */
const LATER: Readonly<Record<string, Kind>> = {
  "dungeons.ftl": "rest",
  "elsewhere.ftl": "elsewhere",
  "keywords.ftl": "keywords",
  "why.ftl": "keywords",
};

/** The files of what pages say. */
function files(language: string): string[] {
  const all = readdirSync(join(MESSAGES, language)).filter((name) => name.endsWith(".ftl"));
  return all.filter((name) => !ELSEWHERE.includes(name)).sort();
}

/** A language's texts by key, each with its file. */
export function texts(language: string): Map<string, { file: string; source: string }> {
  const found = new Map<string, { file: string; source: string }>();
  for (const file of files(language)) {
    const plain = readFileSync(join(MESSAGES, language, file), "utf-8").replace(/^#.*\n/gm, "");
    for (const source of plain.split(/^(?=-?[a-zA-Z][\w-]* *=)/m)) {
      const key = /^-?[\w-]+/.exec(source)?.[0];
      if (key) found.set(key, { file, source });
    }
  }
  return found;
}

/** Every module that these are made of; what is fetched later is not among them. */
function modules(beginnings: readonly string[]): Set<string> {
  const found = new Set<string>();
  const look = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, step = ""] of readFileSync(path, "utf-8").matchAll(/^\s*(?:import|export|\}) [^;]*?"(\.[^"]+)";/gm)) {
      const place = resolve(path, "..", step);
      const module = [place, `${place}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
      if (module) look(module);
    }
  };
  for (const beginning of beginnings) look(join(SOURCES, beginning));
  return found;
}

/** Which of the keys stand in these modules, whole or as the beginning of some. */
function said(paths: Iterable<string>, keys: readonly string[]): Set<string> {
  const known = new Set(keys);
  const found = new Set<string>();
  for (const path of paths) {
    const source = readFileSync(path, "utf-8");
    for (const [, key = ""] of source.matchAll(/["'`]([\w-]+)["'`]/g)) if (known.has(key)) found.add(key);
    for (const [, start = ""] of source.matchAll(/`([a-z]+-[\w-]*)\$\{/g))
      for (const key of keys) if (key.startsWith(start)) found.add(key);
  }
  return found;
}

/** The kind of each text: of the one page that says it, the first where several do; what formats are called and ask
 * is said before a draft and in it. */
export function kinds(): Map<string, Kind> {
  const english = texts("en");
  const keys = [...english.keys()];
  const pages = Object.entries(PAGES).map(([kind, begun]) => [kind as Kind, said(modules(begun), keys)] as const);
  const kind = (key: string, file: string): Kind => {
    if (LATER[file]) return LATER[file];
    const by = pages.filter(([, found]) => found.has(key)).map(([kind]) => kind);
    if (ASKED[file] && !by.includes(ASKED[file])) by.push(ASKED[file]);
    if (by.join() === "start,draft") return "formats";
    return by.length > 1 || key.startsWith("-") ? "first" : (by[0] ?? "rest");
  };
  const found = new Map([...english].map(([key, { file }]) => [key, kind(key, file)]));
  // A text that another one is made of goes where that one goes first.
  for (const [key, { source }] of english)
    for (const [, part = ""] of source.matchAll(/\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}/g))
      if (found.has(part) && found.get(part) !== found.get(key)) found.set(part, "first");
  return found;
}

/** The texts of a kind in a language, as one Fluent file without comments. */
function wording(language: string, wanted: string): string {
  const found = kinds();
  return [...texts(language)]
    .filter(([key]) => (found.get(key) ?? "rest") === wanted)
    .map(([, { source }]) => source)
    .join("");
}

/** Modules of texts, whose names begin so. */
const PREFIX = "messages:";

/** A file of texts is called what it holds: `texts-ja-game`. */
function named({ facadeModuleId: id }: { facadeModuleId?: string | null }): string {
  const [language, kind] = id?.startsWith("\0" + PREFIX) ? id.slice(PREFIX.length + 1).split("/") : [];
  return `assets/${language && kind ? `texts-${language}-${kind}` : "[name]"}-[hash].js`;
}

export function messages(): Plugin {
  return {
    name: "messages",
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames: named } } } }),
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const [language = "", kind = ""] = id.slice(PREFIX.length + 1).split("/");
      for (const file of files(language)) this.addWatchFile(join(MESSAGES, language, file));
      return `export default ${JSON.stringify(wording(language, kind))};`;
    },
  };
}
