// A game on paper as a list of acts; where it stands follows from them.

export type Cause = "life" | "commander-damage" | "poison" | "empty-library" | "effect" | "concession" | "unknown";
export const CAUSES: Cause[] = ["life", "commander-damage", "poison", "empty-library", "effect", "concession", "unknown"];

export type Deed =
  | { kind: "life"; seat: number; by: number }
  | { kind: "commander"; seat: number; source: number; by: number }
  | { kind: "counter"; seat: number; name: string; by: number }
  | { kind: "monarch"; seat: number | null }
  | { kind: "day"; day: boolean | null }
  | { kind: "turn" }
  | { kind: "first"; seat: number }
  | { kind: "roll"; text: string }
  | { kind: "time" }
  | { kind: "out"; seats: number[]; cause: Cause };
export type Act = Deed & { at: number };

/** What was agreed before the game. */
export interface Setup {
  names: string[];
  life: number;
  minutes: number;
  commander: boolean;
  /** Everybody looks from one side; else those across see their panel the right way up. */
  oneSide: boolean;
  night: { code: string; group: number; players: number[] } | null;
  began: number;
}

export interface Seat {
  seat: number;
  name: string;
  life: number;
  /** Combat damage that this player was dealt: by each seat's commander, then by each seat's second one. */
  commander: number[];
  counters: Record<string, number>;
  out: { batch: number; cause: Cause } | null;
}

export interface Standing {
  seats: Seat[];
  monarch: number | null;
  day: boolean | null;
  active: number;
  turn: number;
  turnBegan: number;
  /** Turns that are left after time was called, null before. */
  left: number | null;
  timedOut: boolean;
  batches: number;
}

export const LETHAL_COMMANDER = 21;
/** A commander costs so much more for each time it was cast from the command zone. */
export const TAX = 2;
export const LETHAL_POISON = 10;

/** Where a game stands after these acts. */
export function standing(setup: Setup, acts: readonly Act[]): Standing {
  const seats: Seat[] = setup.names.map((name, seat) => ({ seat, name, life: setup.life, commander: setup.names.map(() => 0), counters: {}, out: null }));
  const found: Standing = { seats, monarch: null, day: null, active: 0, turn: 1, turnBegan: setup.began, left: null, timedOut: false, batches: 0 };
  for (const act of acts) take(found, act);
  return found;
}

export const alive = (found: Standing): Seat[] => found.seats.filter((seat) => !seat.out);
export const isOver = (found: Standing): boolean => found.timedOut || alive(found).length < 2;

function take(found: Standing, act: Act): void {
  const seat = "seat" in act && act.seat !== null ? found.seats[act.seat] : undefined;
  switch (act.kind) {
    case "life":
      if (seat) seat.life += act.by;
      return;
    case "commander":
      if (seat) {
        seat.commander[act.source] = (seat.commander[act.source] ?? 0) + act.by;
        seat.life -= act.by;
      }
      return;
    case "counter":
      if (seat) seat.counters[act.name] = Math.max(0, (seat.counters[act.name] ?? 0) + act.by);
      return;
    case "monarch":
      found.monarch = act.seat;
      return;
    case "day":
      found.day = act.day;
      return;
    case "first":
      found.active = act.seat;
      return;
    case "time":
      found.left = alive(found).length;
      return;
    case "turn":
      pass(found, act.at);
      return;
    case "out":
      found.batches += 1;
      for (const one of act.seats) {
        const leaving = found.seats[one];
        if (leaving) leaving.out = { batch: found.batches, cause: act.cause };
      }
      if (found.monarch !== null && act.seats.includes(found.monarch)) found.monarch = found.seats[found.active]?.out ? null : found.active;
      if (found.seats[found.active]?.out && alive(found).length) pass(found, act.at);
  }
}

/** The next turn: whoever is out is skipped; after time was called the turns are counted down. */
function pass(found: Standing, at: number): void {
  const count = found.seats.length;
  let next = found.active;
  do next = (next + 1) % count;
  while (found.seats[next]?.out && next !== found.active);
  found.active = next;
  found.turn += 1;
  found.turnBegan = at;
  if (found.left === null) return;
  found.left -= 1;
  if (found.left < 0) found.timedOut = true;
}

/** Who has lost by the rules and is not out yet, and why. */
export function due(found: Standing): { seat: number; cause: Cause }[] {
  return alive(found).flatMap(({ seat, life, commander, counters }): { seat: number; cause: Cause }[] => {
    if (commander.some((damage) => damage >= LETHAL_COMMANDER)) return [{ seat, cause: "commander-damage" }];
    if ((counters["poison"] ?? 0) >= LETHAL_POISON) return [{ seat, cause: "poison" }];
    return life <= 0 ? [{ seat, cause: "life" }] : [];
  });
}

/** The players in the order of their places; those who share one together. */
export function places(found: Standing): number[][] {
  const rest = alive(found);
  const lives = [...new Set(rest.map((seat) => seat.life))].sort((one, other) => other - one);
  const first = found.timedOut ? lives.map((life) => rest.filter((seat) => seat.life === life).map(({ seat }) => seat)) : rest.length ? [rest.map(({ seat }) => seat)] : [];
  const batches = Array.from({ length: found.batches }, (_, at) => found.seats.filter((seat) => seat.out?.batch === found.batches - at).map(({ seat }) => seat));
  return [...first, ...batches.filter((batch) => batch.length)];
}
