// What a field asks of what is typed is a pattern that browsers read; one that they can't isn't checked at all.

import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const ATTRIBUTE = /\bpattern=(?:"([^"]*)"|\{([^\n]*)\})/g;
const LITERAL = /"((?:[^"\\]|\\.)*)"/g;

/** The patterns in a component: what stands in the attribute, or each text in its expression. */
function patterns(source: string): string[] {
  return [...source.matchAll(ATTRIBUTE)].flatMap(([, plain, code]) =>
    plain !== undefined
      ? [plain]
      : [...(code ?? "").matchAll(LITERAL)].map(([literal]) => JSON.parse(literal) as string),
  );
}

test("every pattern is one for a browser, which reads it with the flag v", () => {
  const found = Object.values(sources).flatMap(patterns);
  expect(found.length).toBeGreaterThan(2);
  for (const one of found) expect(() => new RegExp(`^(?:${one})$`, "v"), one).not.toThrow();
});

test("costs as they are written fit, others don't", () => {
  const [cost] = patterns(sources["../src/cube/TypedFields.svelte"] ?? "");
  const fits = (text: string) => new RegExp(`^(?:${cost})$`, "v").test(text);
  expect(["", "2R", "{2}{R}", "{W/U}", "xgg"].filter(fits)).toEqual(["", "2R", "{2}{R}", "{W/U}", "xgg"]);
  expect(["two", "{}", "{2", "2R!"].filter(fits)).toEqual([]);
});
