// A phase as it is being put together: its type, and what differs from its defaults.

import type { DraftFormat } from "../lib/protocol";

export type Phase = { type: string } & Record<string, unknown>;

/** The phases as the server takes them; it looks their settings over. */
export function phasesOf(phases: readonly Phase[]): DraftFormat["phases"] {
  return phases as unknown as DraftFormat["phases"];
}

export function phasesFrom(form: { phases: DraftFormat["phases"] }): Phase[] {
  return form.phases.map((phase) => ({ ...(phase as unknown as Phase) }));
}
