// What can't be done, and why, in words: the server says what and by which rule, the texts are the page's.

import type { Miss, Refusal, WhyNot } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

type Named = (name: string) => string;

/** What can't be done: of a creature that blocks or attacks, whom. */
export function whatNot(
  one: WhyNot,
  called: (object: number) => string,
  player: (seat: number) => string = () => "",
): string {
  if (one.what === "target" && !one.card) return say("why-target-player");
  if (one.what !== "block" && one.what !== "attack-whom")
    return say(`why-${one.what === "mana" ? "mana-ability" : one.what}`);
  const whom = one.whom ? called(one.whom) : player(one.seat ?? -1);
  if (whom) return say(`why-${one.what}`, { whom });
  return say(one.what === "block" ? "why-block-it" : "why-attack-them");
}

/** Why there is no target: which objects it is said of, and what keeps them from being one. */
export function missed(one: Miss, named: Named): string {
  const names = (one.names ?? []).map(named).join(say("why-so-comma"));
  return say(one.more ? "why-miss-more" : "why-miss", {
    names,
    more: one.more ?? 0,
    reason: reason(one.refusal, named),
  });
}

/** One reason, with the number of its rule: where it comes from an object, or takes mana, it says so. */
export function reason(refusal: Refusal, named: Named): string {
  const facts = Object.fromEntries(refusal.facts ?? []);
  for (const [name, text] of refusal.said ?? []) facts[name] = (settings.language === "ja" ? text.ja : text.en) ?? "";
  if (facts.by) facts.by = named(facts.by);
  const kind = facts.by ? "-by" : facts.mana === "" ? "-none" : "";
  return say("why-rule", { reason: say(`why-${refusal.key}${kind}`, facts), rule: refusal.rule });
}
