// Why something happened, in words: the server says what was going on, by which rule, what was replaced and who chose.

import type { WhyHappened } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

const HAVE_SOURCES = ["resolves", "acts", "trigger"];

/** Why, one thing a line; `named` says what a card is called, `player` what somebody is. */
export function lines(why: WhyHappened, named: (name: string) => string, player: (seat: number) => string): string[] {
  const card = named(why.by?.[0]?.name ?? "");
  const step = why.step ? say(`game-step-${why.step.replaceAll(" ", "-")}`) : "";
  const hidden = !card && HAVE_SOURCES.includes(why.occasion) ? "-hidden" : "";
  const seat = why.seat ?? -1;
  const who = seat < 0 ? "" : player(seat);
  const reason = say(`why-did-${why.occasion}${hidden}`, { card, step, player: who });
  const texts = (why.by ?? []).flatMap((one) => one.said ?? []);
  const replaced = (why.replaced ?? []).map((one) =>
    one.name ? say("why-did-replaced", { card: named(one.name) }) : say("why-did-replaced-hidden"),
  );
  const chose = [...new Set(why.chose ?? [])].map(player);
  return [
    say("why-rule", { reason, rule: why.rule }),
    ...texts.map((one) => (settings.language === "ja" ? one.ja : one.en) ?? ""),
    ...replaced.map((reason) => say("why-rule", { reason, rule: "614.6" })),
    ...(chose.length ? [say("why-did-chose", { players: chose.join(say("why-so-comma")) })] : []),
  ];
}
