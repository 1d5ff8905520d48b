// Why an object is what it is, in words: each step, what it makes of the object, where it comes from, by which rule.

import type { Because, Changed, CostSo, Texts } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

type Size = readonly [number | null, number | null];
type Named = (name: string) => string;

/** A step as it is shown. */
export interface Step {
  what: string;
  origin: string;
  place: string;
}

const inWords = (said: readonly Texts[] = []) =>
  said.map((one) => (settings.language === "ja" ? one.ja : one.en) ?? "").filter(Boolean);
const signed = (number: number) => (number < 0 ? `${number}` : `+${number}`);

/** Power and toughness after a change. */
function resized(size: Size, { what, how, power = null, toughness = null }: Changed): Size {
  if (what !== "size") return size;
  return how === "more" ? [(size[0] ?? 0) + (power ?? 0), (size[1] ?? 0) + (toughness ?? 0)] : [power, toughness];
}

/** What a step makes of an object, whose power and toughness are these after it. */
function sentence(change: Changed, size: Size): string {
  const { what, how, words = [], power, toughness } = change;
  if (what === "size") {
    const more = `${signed(power ?? 0)}/${signed(toughness ?? 0)}`;
    return say(`why-so-size-${size[0] === null ? "none" : how}`, { more, size: `${size[0]}/${size[1]}` });
  }
  if (what === "cost" || what === "colours") {
    const symbols = words.map((word) => (word.includes("{") ? word : `{${word}}`)).join("");
    return say(`why-so-${what}-${symbols ? how : "none"}`, { words: symbols });
  }
  if (what === "controller") return say("why-so-controller-is", { player: words[0] ?? "" });
  const said = inWords(change.said);
  if ((what === "abilities" || what === "rules") && !said.length) return say(`why-so-unsaid-${how}`);
  return say(`why-so-${what}-${how}`, { words: said.join(say("why-so-comma")) });
}

/** Where a step comes from; `named` says what a card is called. */
function origin(one: Because, named: Named): string {
  const [kind = "", count = 0] = one.counters?.[0] ?? [];
  if (one.origin === "counters") return say("why-so-counters", { kind, count });
  const name = named(one.name ?? "");
  return say(`why-so-${one.origin}${one.by ? "-by" : ""}${one.turn ? "-since" : ""}`, {
    by: name,
    name,
    turn: one.turn ?? 0,
  });
}

/** The steps in words, one after the other. */
export function steps(reasons: readonly Because[], named: Named): Step[] {
  let size: Size = [null, null];
  return reasons.map((one) => {
    const said: string[] = [];
    for (const change of one.changes) {
      size = resized(size, change);
      said.push(sentence(change, size));
    }
    const place = say(one.layer ? "why-so-layer" : "why-so-rule", { layer: one.layer, rule: one.rule });
    return { what: said.join(say("why-so-and")), origin: origin(one, named), place };
  });
}

/** What costs how much now. */
export function costTitle(cost: CostSo): string {
  return say(`why-so-cost-${cost.what}`, { total: cost.total, ability: inWords(cost.said).join(" ") });
}
