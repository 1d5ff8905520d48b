// What a card is that nobody knows, written behind its name in the list: "1 Name | {2} | Artifact | …".

/** What somebody says of a card. */
export interface Typed {
  cost: string;
  type: string;
  kinds: string;
  size: string;
  text: string;
}

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
  const type = said.kinds.trim() ? `${said.type} — ${said.kinds.trim()}` : said.type;
  const paragraphs = said.text.split("\n");
  const parts = [lines[place] ?? name, said.cost, type, said.size, ...paragraphs];
  const line = parts.map((part) => part.replace(/[|｜]/g, "/").trim()).filter(Boolean);
  return lines.map((one, at) => (at === place ? line.join(" | ") : one)).join("\n");
}
