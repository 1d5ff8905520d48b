import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { licences } from "./licences.ts";
import { offline } from "./offline.ts";

/** Texts of the command line, of measurements, of scenarios and of code that plays along. */
const ELSEWHERE = ["cli.ftl", "front.ftl", "lab.ftl", "scenarios.ftl"];
const MESSAGES = join(import.meta.dirname, "../src/entaku/messages");

/** `messages:ja` is every message file of a language in one module, without the comments and what no page says. */
function messages(): Plugin {
  const prefix = "messages:";
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith(prefix) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + prefix)) return undefined;
      const folder = join(MESSAGES, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !ELSEWHERE.includes(file));
      files.sort();
      const sources = files.map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf-8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(sources.join("\n"))};`;
    },
  };
}

export default defineConfig({
  plugins: [messages(), svelte(), licences(), offline()],
  build: {
    outDir: "../src/entaku/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
