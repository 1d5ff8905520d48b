// A text cut where its mentions begin and end, mentions within mentions.

import type { TargetReport } from "../lib/protocol";

/** Plain words, a mention with its number, or words that aren't understood. */
export type Piece = { words: string } | { number: number; target: boolean; inside: Piece[] } | { unread: Piece[] };

interface Span {
  start: number;
  end: number;
  number: number;
  target: boolean;
}

/** The text as pieces; places count code points, as the server does. */
export function pieces(report: TargetReport): Piece[] {
  const chars = Array.from(report.text);
  const spans: Span[] = report.mentions.map(({ start, end, number, target }) => ({ start, end, number, target }));
  for (const unread of report.not_understood) {
    if (!unread.mention) spans.push({ start: unread.start, end: unread.end, number: 0, target: false });
  }
  spans.sort((one, other) => one.start - other.start || other.end - one.end || other.number - one.number);
  let at = 0;
  function cut(start: number, end: number): Piece[] {
    const found: Piece[] = [];
    let place = start;
    const words = (until: number) => {
      if (until > place) found.push({ words: chars.slice(place, until).join("") });
      place = Math.max(place, until);
    };
    while (at < spans.length) {
      const span = spans[at];
      if (!span || span.start >= end) break;
      at += 1;
      words(span.start);
      const last = Math.min(span.end, end);
      const inside = cut(place, last);
      place = Math.max(place, last);
      found.push(span.number ? { number: span.number, target: span.target, inside } : { unread: inside });
    }
    words(end);
    return found;
  }
  return cut(0, chars.length);
}

/** The longest text that is put into a link. */
export const LONGEST_SHARED = 4000;

/** The page's address with the text in its fragment, which no server sees. */
export function linkTo(text: string, rules: string): string {
  const fragment = new URLSearchParams({ text, rules });
  return `${location.origin}/targets#${fragment}`;
}

/** What a link of ours holds, or null. */
export function shared(hash: string): { text: string; rules: string } | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const text = fragment.get("text");
  return text ? { text, rules: fragment.get("rules") ?? "" } : null;
}
