// How a decision is put to a person: the words for its purpose and for each of its options.

import { cardName, type Facts } from "../lib/cards";
import type { Decision, Option } from "../lib/protocol";
import { has, say, type Facts as Places } from "../lib/words.svelte";

/** What a prompt needs to know of the table: the card under an id, a card's facts, a seat's name. */
export interface Surroundings {
  card: (id: number) => { name: string; set_code?: string; number?: string; foil?: boolean } | undefined;
  facts: (name: string) => Facts;
  player: (seat: number) => string;
  knows: (name: string) => boolean;
  /** Words of its own for an option, where the table has them. */
  worded?: (option: Option) => string;
  /** What comes of an option, in the words of the card that asks; "" where it says nothing of it. */
  meaning?: (option: Option) => string;
  /** The words of what asks, where the question is about what they mean. */
  asking?: string;
}

/** A word that is chosen, in the viewer's language where it has one there. */
export const wordOf = (text: string): string => (has(`game-word-${text}`) ? say(`game-word-${text}`) : text);

/** The question in words: `card` is the first card it is about, `player` the first seat,
 * `number` the first number and `count` the last. */
export function question(decision: Decision, around: Surroundings): string {
  const card = decision.about.find((fact) => typeof fact === "string");
  const numbers = decision.about.filter((fact) => typeof fact === "number");
  const number = numbers[0];
  if (!has(decision.purpose)) return say("web-ask-anything");
  return say(decision.purpose, {
    card: typeof card === "string" ? cardName(card, around.facts(card)) : "",
    player: typeof number === "number" ? around.player(number) : "",
    number: number ?? 0,
    count: numbers[numbers.length - 1] ?? 0,
  });
}

/** One option in words. */
export function optionWords(option: Option, purpose: string, around: Surroundings): string {
  const own = around.worded?.(option);
  if (own) return own;
  const card = option.card != null ? (around.card(option.card)?.name ?? option.text) : option.text;
  const places: Places = {
    card: card ? cardName(card, around.facts(card)) : "",
    player: option.seat != null ? around.player(option.seat) : "",
    text: wordOf(option.text ?? ""),
    number: Number(option.text) || (option.what === "mode" || option.what === "pile" ? (option.place ?? 0) + 1 : 0),
    colour: "WUBRGC".includes(option.text || "-") ? say(`web-colour-${option.text}`) : "",
  };
  const key = `${purpose}-${option.what ?? ""}`;
  if (has(key)) return say(key, places);
  return [places["card"], places["player"]].filter(Boolean).join(" ") || String(option.key);
}
