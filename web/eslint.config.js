// What types don't say: forgotten promises, lists without keys, words that nobody uses.  Prettier has the form.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const COMPONENTS = ["**/*.svelte"];
const PART = "CallExpression[callee.name='part']";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser }, linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    // With types: in modules only.  In components svelte-check knows the types; ESLint takes other components for any.
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parser: ts.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  { files: COMPONENTS, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["src/offline.js"], languageOptions: { globals: globals.serviceworker } },
  {
    rules: {
      // "_" is a place that is passed over, of a list or of what is given.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // TypeScript knows every name that there is.
      "no-undef": "off",
      // A view is replaced whole, never changed in place; sets and maps here live for one sum.
      "svelte/prefer-svelte-reactivity": "off",
      // What is fetched later is fetched until it has come.
      "no-restricted-syntax": [
        "error",
        {
          selector: `ImportExpression:not(${PART} > ArrowFunctionExpression > ImportExpression)`,
          message: "Wrap it in part(() => import(…)) of lib/parts.",
        },
      ],
      // {" "} is a space that stands at a line's end.
      "svelte/no-useless-mustaches": "off",
    },
  },
  { files: ["tests/**"], rules: { "no-restricted-syntax": "off" } },
);
