// Which sounds a game's events make for a viewer, each once, the most telling first.

import type { MagicEvent } from "../../lib/protocol";

export const SOUNDS = [
  "win",
  "end",
  "turn",
  "crown",
  "vote",
  "toss",
  "attack",
  "hit",
  "cast",
  "gain",
  "land",
  "draw",
] as const;
export type Sound = (typeof SOUNDS)[number];

function heardOf(event: MagicEvent, seat: number | null): Sound | null {
  switch (event.type) {
    case "ended":
      return seat === null || event.winners.includes(seat) ? "win" : "end";
    case "lost":
      return "end";
    case "turn-began":
      return event.seat === seat ? "turn" : null;
    case "monarch":
      return "crown";
    case "voted":
      return "vote";
    case "coin":
    case "dice":
    case "planar-die":
      return "toss";
    case "attacked":
      return event.attackers.length ? "attack" : null;
    case "damaged":
      return event.amount > 0 ? "hit" : null;
    case "cast":
    case "activated":
      return "cast";
    case "life-changed":
      return event.change > 0 ? "gain" : null;
    case "moved":
      if (event.cause === "play") return "land";
      return event.cause === "draw" && event.owner === seat ? "draw" : null;
    default:
      return null;
  }
}

/** At most so many at once. */
const MOST = 3;

export function heard(events: readonly MagicEvent[], seat: number | null): Sound[] {
  const found = new Set(events.map((event) => heardOf(event, seat)));
  return SOUNDS.filter((sound) => found.has(sound)).slice(0, MOST);
}
