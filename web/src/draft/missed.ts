// What somebody was given in a draft while they were away, and who drafted it for them.

import type { Happening } from "../lib/line.svelte";
import type { DraftCard, Drafted } from "../lib/protocol";

/** How cards come without anybody's drafting them: a pool is opened, or what a team claimed is handed out. */
const HANDED_OUT = new Set(["sealed-pool", "team-sealed-claim", "team-sealed-rest"]);

/** Every card that came to a seat, in the order in which they came: what who comes back to it is told again. */
export const cameTo = (seat: number, happenings: readonly Happening[]): Happening[] =>
  happenings.filter(({ event }) => (event as Drafted).type === "drafted" && (event as Drafted).seat === seat);

/** The cards among them that somebody else drafted for the seat: a bot, the clock, the table. */
export const draftedFor = (came: readonly Happening[]): { by: string; card: DraftCard }[] =>
  came.flatMap(({ event, by = "" }) => {
    const { card, by: how = "" } = event as Drafted;
    return by && card && !HANDED_OUT.has(how) ? [{ by, card }] : [];
  });
