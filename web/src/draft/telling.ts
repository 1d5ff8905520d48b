// What happened in a draft, and what was noted, in the words of the draft's message files.

import { cardName } from "../lib/cards";
import type { DraftEvent, LogLine, Note } from "../lib/protocol";
import { say, type Facts } from "../lib/words.svelte";
import { LINES } from "./log_lines";
import type { Seating } from "./seating.svelte";

type Said = [key: string, facts: Record<string, string | number>];

/** The messages that an event makes, cards by name and players by seat, of the table that `log_lines.py` is. */
export function linesOf(event: DraftEvent): Said[] {
  const line = LINES[event.type]?.find((one) => holds(one, event));
  if (!line) return [];
  const items = line.each ? (at(event, line.each) as unknown[]) : [undefined];
  return items.map((item) => {
    const facts = Object.entries(line.facts ?? {}).map(([place, path]) => [place, fact(at(event, path, item), place)]);
    return [`draft-log-${line.key}`, Object.fromEntries(facts) as Said[1]];
  });
}

/** What isn't there is as usual: nothing, or none. */
function fact(value: unknown, place: string): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  return ["text", "card", "got", "by", "colour"].includes(place) ? "" : 0;
}

function holds({ when = {} }: LogLine, event: DraftEvent): boolean {
  return Object.entries(when).every(([path, wanted]) => {
    const found = at(event, path);
    if (typeof wanted === "boolean") return (Array.isArray(found) ? found.length > 0 : !!found) === wanted;
    return found === (wanted.startsWith("=") ? at(event, wanted.slice(1)) : wanted);
  });
}

/** What stands at the first of these paths where there is something. */
function at(event: unknown, paths: string, item?: unknown): unknown {
  for (const path of paths.split("|")) {
    const [steps = "", more] = path.split("+");
    let found: unknown = event;
    for (const step of steps.split(".")) found = step === "each" ? item : stepped(found, step);
    if (found != null) return more && typeof found === "number" ? found + Number(more) : found;
  }
  return undefined;
}

function stepped(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return step === "#" ? value.length : (value as unknown[])[Number(step)];
  return (value as Record<string, unknown> | null | undefined)?.[step];
}

/** The lines that an event makes in the log. */
export function told(event: DraftEvent, table: Seating): string[] {
  const card = (name: string) => cardName(name, table.facts(name));
  const words = (place: string, value: string | number): string | number => {
    if (place === "card" || place === "got" || place === "by") return card(String(value));
    if (place === "player" || place === "other" || place === "chooser") return table.player(Number(value));
    return place === "colour" ? say(`web-colour-${value}`) : value;
  };
  return linesOf(event).map(([key, facts]) => {
    const filled = Object.entries(facts).map(([place, value]) => [place, words(place, value)]);
    return say(key, Object.fromEntries(filled) as Facts);
  });
}

/** What was noted, in a word: a name, a creature type, a colour, a number, a player, a guess. */
export function noted(note: Note, table: Seating): string {
  const text = note.text ?? "";
  if (note.kind === "number") return String(note.number ?? 0);
  if (note.kind === "player") return table.player(note.number ?? 0);
  if (note.kind === "colour") return say(`web-colour-${text}`);
  if (note.kind === "creature type") return text;
  const name = cardName(text, table.facts(text));
  return note.kind === "guess" ? say("web-note-guess", { card: name, right: note.right ? "yes" : "no" }) : name;
}
