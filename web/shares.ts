// What several pages are made of, as few files: a small file costs a visitor as much in headers as in contents.
//
// By itself the build makes a file for each set of pages that share something, which is dozens for a first visit.

import { join } from "node:path";
import type { Plugin } from "vite";

/** Pages that people come to first, by where their modules begin; all others are `other`. */
const PAGES = {
  "main.ts": "all",
  "pages/StartPage.svelte": "start",
  "pages/RoomPage.svelte": "room",
  "pages/Lobby.svelte": "lobby",
  "game/GamePage.svelte": "game",
  "game/Dialogs.svelte": "game",
  "game/GameStart.svelte": "game",
  "game/LastScreen.svelte": "game",
  "replay/ReplayPage.svelte": "replay",
  "replay/CastPage.svelte": "replay",
  "draft/DraftPage.svelte": "draft",
} as const;
type Page = (typeof PAGES)[keyof typeof PAGES] | "other";
type Having = ReadonlySet<Page>;

const isAnyOf = (having: Having, ...pages: Page[]) => pages.some((page) => having.has(page));
/** The files, and which modules are in them by the pages that have those: the first of which it is true.  What a module
 * is made of has all of its pages and maybe more, and is in the same file or one before it. */
const FILES: readonly (readonly [name: string, holds: (having: Having) => boolean])[] = [
  ["all", (having) => having.has("all")],
  ["common", (having) => having.has("start") && isAnyOf(having, "room", "lobby", "game", "draft")],
  ["starting", (having) => having.has("start")],
  ["room", (having) => having.has("room")],
  ["lobby", (having) => having.has("lobby")],
  ["table", (having) => having.has("game") && having.has("draft")],
  ["game-and-more", (having) => having.has("game") && having.has("other")],
  ["game", (having) => having.has("game")],
  ["draft", (having) => having.has("draft")],
];

/** Puts each module that several pages share into one of these files. */
export function shares(): Plugin {
  const files = new Map<string, string>();
  return {
    name: "shares",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: FILES.map(([name], at) => ({
                name,
                test: (id: string) => files.get(id) === name,
                priority: FILES.length - at,
                minShareCount: 2,
              })),
            },
          },
        },
      },
    }),
    buildEnd() {
      const pages = new Map<string, Set<Page>>();
      const look = (id: string, page: Page): void => {
        const having = pages.get(id) ?? new Set();
        if (having.has(page)) return;
        pages.set(id, having.add(page));
        for (const further of this.getModuleInfo(id)?.importedIds ?? []) look(further, page);
      };
      const begun = new Map<string, Page>(
        Object.entries(PAGES).map(([path, page]) => [join(import.meta.dirname, "src", path), page]),
      );
      for (const id of this.getModuleIds())
        if (begun.has(id) || this.getModuleInfo(id)?.dynamicImporters.length) look(id, begun.get(id) ?? "other");
      files.clear();
      for (const [id, having] of pages) {
        const file = FILES.find(([, holds]) => holds(having));
        if (file) files.set(id, file[0]);
      }
    },
  };
}
