// The unit tests: the client's logic in Node, with the little of a browser that its modules ask for when they are read;
// and its pages in a browser that is emulated, which is told what a server would say.

import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      reporters: [["default", { summary: false }]],
      projects: [
        {
          extends: true,
          test: { name: "logic", include: ["tests/*.test.ts"], setupFiles: ["tests/browser.ts"], environment: "node" },
        },
        // Each visit reads the pages' modules anew, so that one file leaves nothing behind for the next.
        {
          extends: true,
          test: {
            name: "pages",
            include: ["tests/pages/*.test.ts"],
            setupFiles: ["tests/pages/dom.ts"],
            environment: "happy-dom",
            isolate: false,
            testTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
