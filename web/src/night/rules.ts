// What a pod plays by, as lines to be read, and where that is not what the night's own rules say.

import type { DecisionClock, NightPod, NightView, PodRules } from "../lib/protocol";
import { NIGHT, RUMBLE } from "../lib/usual";
import { say, sentences } from "../lib/words.svelte";
import type { NightSettings } from "./asking";

/** One of the rules: in full, in short, and whether the night's own say something else. */
export interface RuleLine {
  text: string;
  short: string;
  differs: boolean;
}

/** The night's own rules. */
export function nightRules({ options, minutes, lap, overtime }: NightSettings): PodRules {
  return { options, minutes, lap, overtime };
}

/** What is played on once time is up: some minutes, where that is agreed, then the last turns. */
export const lapLine = ({ overtime, lap }: Pick<PodRules, "overtime" | "lap">) =>
  sentences(overtime > 0 && say("nights-overtime-is", { minutes: overtime }), say(`nights-lap-${lap}`));

/** What something is called, and what it is. */
export const titled = (name: string, text: string) => say("nights-pod-rules-titled", { name, text });

/** What a clock for decisions gives. */
export const clockFacts = (clock: DecisionClock) => ({ seconds: clock.seconds, minutes: clock.reserve });

/** Rules line by line; those that nobody would ask about are left out where the night has them, too. */
export function ruleLines(rules: PodRules, usual: PodRules): RuleLine[] {
  const { options } = rules;
  const before = usual.options;
  const lines: RuleLine[] = [];
  const add = (text: string, differs: boolean, short = text) => lines.push({ text, short, differs });
  add(
    say(`nights-attack-${options.attack}`),
    options.attack !== before.attack,
    say(`nights-choose-attack-${options.attack}`),
  );
  const { influence } = options;
  if (influence === null) add(say("nights-pod-rules-no-range"), before.influence !== null);
  else
    add(
      say("nights-influence-about", { range: influence, from: influence + 1 }),
      influence !== before.influence,
      say("nights-influence-range", { range: influence }),
    );
  if (options.rumble !== null) {
    const named = say("web-game-rumble");
    add(
      titled(named, say("web-game-rumble-about", { life: options.rumble })),
      options.rumble !== before.rumble,
      options.rumble === RUMBLE ? named : `${named} (${options.rumble})`,
    );
  } else if (before.rumble !== null) add(say("nights-pod-rules-no-rumble"), true);
  if (options.date !== NIGHT.options.date || options.date !== before.date)
    add(say("web-game-date", { date: options.date }), options.date !== before.date);
  const { clock } = options;
  if (clock)
    add(
      sentences(say("nights-pod-rules-clock-is", clockFacts(clock)), say("nights-pod-rules-clock-over")),
      clock.seconds !== before.clock?.seconds || clock.reserve !== before.clock.reserve,
      say("nights-pod-rules-clock-short", clockFacts(clock)),
    );
  else if (before.clock !== null) add(say("nights-pod-rules-no-clock"), true);
  const { grace } = options;
  if (grace !== NIGHT.options.grace || grace !== before.grace)
    add(
      grace === null ? say("nights-pod-rules-no-grace") : say("nights-pod-rules-grace-is", { seconds: grace }),
      grace !== before.grace,
      grace === null ? say("nights-pod-rules-no-grace") : say("nights-pod-rules-grace-short", { seconds: grace }),
    );
  if (options.life !== NIGHT.options.life || before.life !== NIGHT.options.life)
    add(say("nights-rule-start-life", { life: options.life }), options.life !== before.life);
  if (options.mulligan !== before.mulligan)
    add(titled(say("web-game-mulligan"), say(`web-game-mulligan-${options.mulligan}`)), true);
  add(say("nights-rule-time", { minutes: rules.minutes }), rules.minutes !== usual.minutes);
  const after = lapLine(rules);
  add(titled(say("nights-lap"), after), rules.lap !== usual.lap || rules.overtime !== usual.overtime, after);
  return lines;
}

/** What a pod or a group plays otherwise than the night, in one line; "" where it plays by the night's own rules. */
export function ownRules(view: NightView, rules: PodRules | null): string {
  if (rules === null) return "";
  return ruleLines(rules, nightRules(view.settings))
    .filter((line) => line.differs)
    .map((line) => line.short)
    .join(" · ");
}

/** Whether somebody is asked for their word on the rules of their pod, and hasn't given it. */
export const isAwaited = (view: NightView, player: number | null) =>
  view.pods.some((pod) => player !== null && mayAgree(view, pod) && pod.proposal?.missing.includes(player));

/** Whether a pod still has a round to agree on. */
export function mayAgree(view: NightView, pod: NightPod): boolean {
  if (view.stage === "over") return false;
  const first = view.groups.filter((group) => group.pod === pod.number && group.round === 1).length;
  return !view.round || (view.round === 1 && first > 1);
}
