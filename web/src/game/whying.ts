// What can't be done, and why, in words: the server says what and by which rule, the texts are the page's.

import type { Refusal, WhyNot } from "../lib/protocol";
import { say } from "../lib/words.svelte";

/** What can't be done: with a creature that blocks, which attacker it is. */
export function whatNot(one: WhyNot, called: (object: number) => string): string {
  if (one.what !== "block") return say(`why-${one.what === "mana" ? "mana-ability" : one.what}`);
  const whom = called(one.whom ?? 0);
  return whom ? say("why-block", { whom }) : say("why-block-it");
}

/** One reason, with the number of its rule: where it comes from an object, or takes mana, it says so. */
export function reason(refusal: Refusal, named: (name: string) => string): string {
  const facts = Object.fromEntries(refusal.facts ?? []);
  if (facts.by) facts.by = named(facts.by);
  const kind = facts.by ? "-by" : facts.mana === "" ? "-none" : "";
  return say("why-rule", { reason: say(`why-${refusal.key}${kind}`, facts), rule: refusal.rule });
}
