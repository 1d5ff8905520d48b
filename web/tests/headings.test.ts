// Every heading whose letters aren't known when the pages are built says so, and is set as what people write is.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { headingsOf } from "../headings.ts";

const SOURCES = join(import.meta.dirname, "../src");

test("a heading is told by what stands in it", () => {
  const told = headingsOf(`<h1>{say("a-b")}</h1><h2 class="given">{night.name}</h2><h2>{say("c", { pod: 1 })}</h2>
    <h2>{say("d")} <span class="soft">{name}</span></h2><h2>{say("e", { name })}</h2>`);
  expect(told.map(({ keys, known, given }) => [keys.join(), known, given])).toEqual([
    ["a-b", true, false],
    ["", false, true],
    ["c", true, false],
    ["d", true, false],
    ["", false, false],
  ]);
});

test("each heading has letters of its own, or what people write in it", () => {
  const wrong = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".svelte"))
    .flatMap((name) => headingsOf(readFileSync(join(SOURCES, name), "utf-8")).map((heading) => ({ name, ...heading })))
    .filter(({ known, given }) => known === given);
  expect(wrong.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});
