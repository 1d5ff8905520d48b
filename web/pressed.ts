// What the build has made, pressed by Brotli beside each file: once and as small as it gets, not at every visit.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** What is text; fonts and pictures are pressed by nature. */
const TEXT = /\.(js|css|html|svg|txt)$/;

/** Writes `NAME.br` beside each file of which that saves something, once all of them are there. */
export function pressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "pressed",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((one) => TEXT.test(one))) {
        const plain = readFileSync(join(folder, name));
        const made = brotliCompressSync(plain, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        });
        if (made.length < plain.length) writeFileSync(join(folder, `${name}.br`), made);
      }
    },
  };
}
