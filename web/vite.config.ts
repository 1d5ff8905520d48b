import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { headings } from "./headings.ts";
import { licences } from "./licences.ts";
import { offline } from "./offline.ts";
import { pressed } from "./pressed.ts";
import { shares } from "./shares.ts";
import { signs } from "./signs.ts";
import { messages } from "./wording.ts";

export default defineConfig({
  plugins: [messages(), signs(), headings(), svelte(), shares(), licences(), offline(), pressed()],
  build: {
    outDir: "../src/entaku/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // Whoever sets the program up is told of faults alone, not of how long each part of the build took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
