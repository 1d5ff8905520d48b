// The service worker, made at build with the list of what the companion needs; see `src/offline.js`.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

const HERE = import.meta.dirname;
const FILE = "offline.js";
const PAGE = "index.html";
/** Files of `public`, which Vite copies as they are. */
const COPIED = ["icon.svg"];
/** What is loaded only when it is gone to, and must be there all the same: the pages, the settings, and their texts in
 * both languages. */
const GONE_TO = [
  /\/companion\/CompanionPage\.svelte$/,
  /\/pages\/StartPage\.svelte$/,
  /\/parts\/SettingsDialog\.svelte$/,
  /messages:(en|ja)\/(first|start|companion|settings)$/,
];

type Bundle = Rollup.OutputBundle;

/** Every file that the start page and the companion are made of. */
function needed(bundle: Bundle): string[] {
  const files = new Set<string>([...COPIED, PAGE]);
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== "chunk") return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const further of chunk.imports) take(further);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    if (chunk.isEntry || GONE_TO.some((place) => place.test(chunk.facadeModuleId ?? ""))) take(chunk.fileName);
  }
  return [...files].sort();
}

/** A name for this version: another one as soon as a byte of what is listed is another. */
function version(bundle: Bundle, files: string[]): string {
  const hash = createHash("sha256");
  for (const name of files) {
    const file = bundle[name];
    hash.update(name);
    if (COPIED.includes(name)) hash.update(readFileSync(join(HERE, "public", name)));
    else if (file?.type === "asset") hash.update(file.source);
    else if (file?.type === "chunk") hash.update(file.code);
  }
  return hash.digest("hex").slice(0, 16);
}

/** Writes `offline.js`; a page that the build doesn't have ends it. */
export function offline(): Plugin {
  return {
    name: "offline",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = needed(bundle);
        const missing = GONE_TO.filter((place) => !files.some((name) => place.test(facade(bundle, name))));
        if (missing.length || !bundle[PAGE])
          this.error(`The companion can't be kept: ${[PAGE, ...missing].join(", ")}`);
        const addresses = files.map((name) => (name === PAGE ? "/" : `/${name}`));
        const source = readFileSync(join(HERE, "src", FILE), "utf-8")
          .replace('"VERSION"', JSON.stringify(version(bundle, files)))
          .replace('["FILES"]', JSON.stringify(addresses));
        this.emitFile({ type: "asset", fileName: FILE, source });
      },
    },
  };
}

function facade(bundle: Bundle, name: string): string {
  const chunk = bundle[name];
  return chunk?.type === "chunk" ? (chunk.facadeModuleId ?? "") : "";
}
