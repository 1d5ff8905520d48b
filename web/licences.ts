// The licences of what a browser is sent, in `licences.txt` beside the page.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = "licences.txt";
const HERE = import.meta.dirname;
/** Packages of which only a style sheet speaks: Vite lists those whose code is in the bundle. */
const OF_STYLES = ["mana-font", "@fontsource/kaisei-opti"];

/** A licence's text for a package that comes without one. */
function kept(name: string): string {
  const file = join(HERE, "licences", `${name.replace("@", "").replace("/", "-")}.txt`);
  return existsSync(file) ? readFileSync(file, "utf-8") : "";
}

function version(name: string): string {
  return (JSON.parse(readFileSync(join(HERE, "node_modules", name, "package.json"), "utf-8")) as { version: string })
    .version;
}

/** Vite's list of what is bundled, completed; a package without a licence's text ends the build. */
export function licences(): Plugin {
  return {
    name: "licences",
    enforce: "post",
    config: () => ({ build: { license: { fileName: FILE } } }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const found = bundle[FILE];
        if (found?.type !== "asset") this.error("Vite has made no list of licences.");
        const [before = "", ...listed] = String(found.source).split(/^(?=## )/m);
        const parts = [...listed, ...OF_STYLES.map((name) => `## ${name} - ${version(name)}\n`)].map((part) => {
          const name = /^## (\S+)/.exec(part)?.[1] ?? "";
          const whole = /copyright/i.test(part) ? part : `${part.trimEnd()}\n\n${kept(name)}\n`;
          return /copyright/i.test(whole)
            ? whole
            : this.error(`${name} has no licence's text: put one into web/licences.`);
        });
        found.source = [before, ...parts].join("");
      },
    },
  };
}
