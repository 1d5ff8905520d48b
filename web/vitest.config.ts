// The unit tests: the client's logic in Node, with the little of a browser that its modules ask for when they are read.

import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config.ts";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/browser.ts"],
      environment: "node",
      reporters: [["default", { summary: false }]],
    },
  }),
);
