// What is called before round 1 on paper, by the clock: which pick it is, and how long is left of it.

import type { NightCall } from "../lib/protocol";

export type Step = NightCall["steps"][number];

/** A step, its place in the hour, and the seconds that are left of it: below zero while packs are passed. */
export interface Called {
  at: number;
  step: Step;
  left: number;
}

const whole = (step: Step) => step.seconds + step.passing;

/** What it is at this time by the server's clock, as `Call.place` has it there. */
export function called(call: NightCall, now: number): Called {
  let left = call.used + (call.since === null ? 0 : Math.max(0, now - call.since));
  let at = 0;
  for (const last = call.steps.length - 1; at < last && left >= whole(call.steps[at]!); at++)
    left -= whole(call.steps[at]!);
  const step = call.steps[at]!;
  return { at, step, left: step.seconds - left };
}

/** Minutes until decks are built. */
export const drafting = ({ steps }: NightCall) =>
  Math.round(steps.slice(0, -1).reduce((sum, step) => sum + whole(step), 0) / 60);

export type Ring = "pick" | "soon" | "pass" | "build" | "over";

/** What is heard as it becomes this, after that: once each, and nothing of what was missed. */
export function rung(before: Called, now: Called): Ring | null {
  const { step } = now;
  if (before.at !== now.at) return step.kind === "pick" ? "pick" : step.kind === "build" ? "build" : "pass";
  const passed = (limit: number) => before.left > limit && now.left <= limit;
  if (passed(0)) return step.kind === "build" ? "over" : step.passing ? "pass" : null;
  const soon = step.kind === "build" ? 300 : step.seconds > 20 ? 10 : step.seconds > 10 ? 5 : 0;
  return soon && step.seconds > soon && passed(soon) ? "soon" : null;
}
