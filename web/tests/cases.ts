// The cases that Python makes: `python -m tools.web_cases`.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The cases of one kind, each with its place in the file; a file without any is a mistake. */
export function cases<Case>(kind: string): [number, Case][] {
  const found = JSON.parse(readFileSync(join(import.meta.dirname, "cases", `${kind}.json`), "utf-8")) as Case[];
  if (!found.length) throw new Error(`There are no cases of ${kind}.`);
  return found.map((one, place) => [place + 2, one]);
}
