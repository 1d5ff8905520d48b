// What a seat's viewer has missed: which of the happenings that are told again came after the last that were seen here.

import type { DraftCard } from "../lib/protocol";
import { reader } from "./kept";

/** So many of the last happenings are remembered to find one's place by: as many in a row hardly ever come twice. */
const REMEMBERED = 8;
/** Milliseconds after which somebody has been away. */
export const AWAY = 15_000;

/** What was seen last of a table on this device, and when. */
export interface Seen {
  table: number;
  at: number;
  last: string[];
}

/** Something that was missed: who did it in place of who was away, "" where nobody did; in words, or a card. */
export interface Missed {
  by: string;
  text?: string;
  card?: DraftCard;
  turn?: boolean;
}

export const seenAt = (code: string) => reader<Seen>(`entaku.seen.${code}`);

/** What is remembered of these happenings. */
export const remembered = (events: readonly unknown[]): string[] =>
  events.slice(-REMEMBERED).map((event) => JSON.stringify(event));

/** The place of the first happening that wasn't seen; null where what was seen isn't told again any more.
 *
 *  Fewer than are remembered were all that there had been, so they are found at the beginning alone, where nothing of
 *  it is `cut` off; and who looked before anything had happened has seen none of what is told.
 */
export function firstMissed(last: readonly string[], events: readonly unknown[], cut: boolean): number | null {
  const told = events.map((event) => JSON.stringify(event));
  const stands = (end: number) => last.every((one, place) => told[end - last.length + place] === one);
  if (last.length < REMEMBERED) return !cut && stands(last.length) ? last.length : null;
  for (let end = told.length; end >= last.length; end--) if (stands(end)) return end;
  return null;
}
