// What of a game's events is seen to happen: cards that go from place to place, hits, the crown.

import type { MagicEvent } from "../../lib/protocol";

type Zone = Extract<MagicEvent, { type: "moved" }>["to"];

/** Where something is seen: the object itself if it is drawn, else the place of a player's zone. */
export interface Spot {
  object: number;
  zone: Zone;
  seat: number;
}

/** A card that goes from one place to another; without a name it is seen from behind. */
export interface Flight {
  card: string;
  from: Spot;
  to: Spot;
}

/** What was dealt to a permanent or a player by all that happened at once. */
export interface Hit {
  object: number | null;
  seat: number | null;
  amount: number;
}

/** Where every card ends that has moved: one that moved several times flies once, from its first place to its last. */
export function flights(events: readonly MagicEvent[]): Flight[] {
  const found = new Map<number, Flight>();
  for (const event of events) {
    if (event.type === "created") {
      const here = { object: event.object, zone: event.zone, seat: event.controller };
      found.set(event.object, { card: event.card, from: { ...here, object: 0, zone: "stack" }, to: here });
    }
    if (event.type !== "moved") continue;
    const before = found.get(event.was);
    found.delete(event.was);
    const seat = event.to === "battlefield" || event.to === "stack" ? event.controller : event.owner;
    found.set(event.now, {
      card: event.card || (before?.card ?? ""),
      from: before?.from ?? { object: event.was, zone: event.origin, seat: event.owner },
      to: { object: event.now, zone: event.to, seat },
    });
  }
  return [...found.values()].filter(({ from, to }) => from.zone !== to.zone || from.seat !== to.seat);
}

/** The damage of these events, each bearer's summed up. */
export function hits(events: readonly MagicEvent[]): Hit[] {
  const found = new Map<string, Hit>();
  for (const event of events) {
    if (event.type !== "damaged" || event.amount <= 0) continue;
    const [object, seat] = [event.object ?? null, event.seat ?? null];
    const key = `${object}-${seat}`;
    found.set(key, { object, seat, amount: (found.get(key)?.amount ?? 0) + event.amount });
  }
  return [...found.values()];
}

/** A coin that was flipped, or a die that was rolled; a coin's `sides` are two. */
export interface Toss {
  seat: number;
  sides: number;
  /** A die's result; of a coin 1 where it was won, else 0. */
  result: number;
}

/** The coins and dice of these events, as they fell. */
export function tosses(events: readonly MagicEvent[]): Toss[] {
  return events.flatMap((event) =>
    event.type === "coin"
      ? [{ seat: event.seat, sides: 2, result: event.won ? 1 : 0 }]
      : event.type === "dice"
        ? event.results.map((result) => ({ seat: event.seat, sides: event.sides, result }))
        : [],
  );
}

/** Who is the monarch after these events, null where nobody became it. */
export function crowned(events: readonly MagicEvent[]): number | null {
  return events.reduce<number | null>((found, event) => (event.type === "monarch" ? event.seat : found), null);
}
