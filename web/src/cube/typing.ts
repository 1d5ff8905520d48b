// What a card is that nobody knows, written behind its name in the list: "1 Name | {2} | Artifact | …".

import { OFFERED_TYPES } from "../lib/usual";

/** What somebody says of a card. */
export interface Typed {
  cost: string;
  type: string;
  kinds: string;
  size: string;
  text: string;
}

/** Nothing said yet: the likeliest type. */
export const nothing = (): Typed => ({ cost: "", type: OFFERED_TYPES[0], kinds: "", size: "", text: "" });

/** Whether a card of such a type has a size, or loyalty. */
export const isSized = ({ type }: Typed): boolean => /Creature|Planeswalker/.test(type);

/** The parts of a line that say this of its card. */
function parts(said: Typed): string[] {
  const type = said.kinds.trim() ? `${said.type} — ${said.kinds.trim()}` : said.type;
  const all = [said.cost, type, isSized(said) ? said.size : "", ...said.text.split("\n")];
  return all.map(plain).filter(Boolean);
}

const plain = (part: string): string => part.replace(/[|｜]/g, "/").trim();

/** What is said of a card, as a line has it behind the name. */
export const said = (typed: Typed): string => parts(typed).join(" | ");

const PLAIN = /^\s*(?:\d+\s*(?:[x×]|枚の?)?\s*)?《?(.*?)》?\s*$/i;

/** The number of the line that is this name and perhaps a count, −1 where there is none. */
function lineOf(lines: string[], name: string): number {
  return lines.findIndex((line) => PLAIN.exec(line)?.[1]?.toLowerCase() === name.toLowerCase());
}

/** Whether a list has a line behind which it can be said what a card is. */
export function canSay(list: string, name: string): boolean {
  return lineOf(list.split("\n"), name) >= 0;
}

/** The list with what is said of a card behind its name. */
export function written(list: string, name: string, said: Typed): string {
  const lines = list.split("\n");
  const place = lineOf(lines, name);
  const line = [plain(lines[place] ?? name), ...parts(said)];
  return lines.map((one, at) => (at === place ? line.join(" | ") : one)).join("\n");
}
