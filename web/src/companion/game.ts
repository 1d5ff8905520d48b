// A game on paper as a list of acts; where it stands follows from them.

import type { PaperAct, PaperSetup } from "../lib/protocol";
import { COMMANDER, LETHAL_POISON, POISON_FOR_A_MATE } from "../lib/usual";

export type Deed = PaperAct["deed"];
export type Out = Extract<Deed, { kind: "out" }>;
export type Cause = Out["cause"];
export type Counter = Extract<Deed, { kind: "counter" }>["name"];
export type Sides = Extract<Deed, { kind: "roll" }>["sides"];

/** Something that happened, at a moment of this device's clock; `by` is the seat of the phone that did it, as far as
 *  several count.  What waits to be told to the table has no number yet. */
export interface Act {
  number: number | null;
  at: number;
  by: number | null;
  deed: Deed;
}

/** What was agreed before the game. */
export interface Setup extends PaperSetup {
  /** Everybody looks from one side; else those across see their panel the right way up. */
  oneSide: boolean;
}

export interface Seat {
  seat: number;
  name: string;
  life: number;
  /** Combat damage that this player was dealt: by each seat's commander, then by each seat's second one. */
  commander: number[];
  counters: Partial<Record<Counter, number>>;
  out: { batch: number; cause: Cause } | null;
  /** Milliseconds that this player's turns have taken, without the one that goes on. */
  used: number;
}

export interface Standing {
  seats: Seat[];
  /** How many players a team has that shares its turns, its life and its poison; 1 where everybody plays alone. */
  heads: number;
  monarch: number | null;
  initiative: number | null;
  day: boolean | null;
  active: number;
  turn: number;
  turnBegan: number;
  /** Turns that are left after time was called, null before. */
  left: number | null;
  timedOut: boolean;
  batches: number;
  /** When it was over, null before. */
  ended: number | null;
}

/** A match of two so far: games won by each seat, games drawn, and which game is played. */
export interface Match {
  won: [number, number];
  drawn: number;
  game: number;
  over: boolean;
}

/** What counts of a log, game by game: neither what was undone nor the undoing. */
function gamesOf(acts: readonly Act[]): Act[][] {
  const undone = undoneIn(acts);
  const games: Act[][] = [[]];
  for (const act of acts) {
    if (act.deed.kind === "undo" || (act.number !== null && undone.has(act.number))) continue;
    if (act.deed.kind === "again") games.push([]);
    games[games.length - 1]?.push(act);
  }
  return games;
}

/** What counts of a log: of several games the last. */
export const counting = (acts: readonly Act[]): Act[] => gamesOf(acts).at(-1) ?? [];

/** The numbers of the acts that don't count any more. */
export function undoneIn(acts: readonly Act[]): Set<number> {
  return new Set(acts.flatMap(({ deed }) => (deed.kind === "undo" ? [deed.number] : [])));
}

/** Two changes of one number as one; null where they are of different ones. */
export function together<One extends Deed>(before: Deed, after: One): { deed: One; isNothing: boolean } | null {
  if (!("by" in after) || !("by" in before) || before.kind !== after.kind || before.seat !== after.seat) return null;
  if (after.kind === "commander" && before.kind === "commander" && after.source !== before.source) return null;
  if (after.kind === "counter" && before.kind === "counter" && after.name !== before.name) return null;
  const by = before.by + after.by;
  return { deed: { ...after, by }, isNothing: by === 0 };
}

/** Where the newest game stands after these acts, and the match that it belongs to, where there is one. */
export function counted(setup: PaperSetup, acts: readonly Act[]): { found: Standing; match: Match | null } {
  const games = gamesOf(acts);
  if (!setup.wins) return { found: standing(setup, games.at(-1) ?? [], 0), match: null };
  let match: Match = { won: [0, 0], drawn: 0, game: 1, over: false };
  let starts = 0;
  let found = standing(setup, [], starts);
  for (const game of games) {
    if (match.over) match = { won: [0, 0], drawn: 0, game: 1, over: false };
    found = standing(setup, game, starts);
    match.game = match.won[0] + match.won[1] + match.drawn + 1;
    if (!isOver(found)) continue; // a game that was broken off counts for nobody
    const winner = winnerOf(setup, found);
    if (winner === null) match.drawn += 1;
    else {
      match.won[winner] += 1;
      starts = 1 - winner; // whoever lost may choose, and mostly starts
    }
    match.over = Math.max(...match.won) >= setup.wins;
  }
  return { found, match };
}

/** Who won a game of two that is over, null for a draw: in a bracket the higher life total wins when time is over. */
function winnerOf(setup: PaperSetup, found: Standing): 0 | 1 | null {
  const [one, other] = found.seats;
  if (!one || !other) return null;
  if (one.out || other.out) return one.out && other.out ? null : one.out ? 1 : 0;
  return !setup.by_life || one.life === other.life ? null : one.life > other.life ? 0 : 1;
}

/** Where a game stands after what counts of it; `starts` is the seat that begins. */
function standing(setup: PaperSetup, game: readonly Act[], starts: number): Standing {
  const seats: Seat[] = setup.names.map((name, seat) => ({
    seat,
    name,
    life: setup.life,
    commander: setup.names.map(() => 0),
    counters: {},
    out: null,
    used: 0,
  }));
  const found: Standing = {
    seats,
    heads: setup.heads ?? 1,
    monarch: null,
    initiative: null,
    day: null,
    active: starts,
    turn: 1,
    turnBegan: setup.began,
    left: null,
    timedOut: false,
    batches: 0,
    ended: null,
  };
  for (const act of game) {
    take(found, act, setup.lap ?? null);
    if (found.ended === null && isOver(found)) {
      spend(found, act.at);
      found.ended = act.at;
    }
  }
  return found;
}

export const alive = (found: Standing): Seat[] => found.seats.filter((seat) => !seat.out);
/** How many teams are in the game; without teams everybody is one. */
const teams = (found: Standing): number => new Set(alive(found).map(({ seat }) => first(found, seat))).size;
export const isOver = (found: Standing): boolean => found.timedOut || teams(found) < 2;
/** The first player of the team that a seat belongs to: the player there, where everybody plays alone. */
const first = (found: Standing, seat: number): number => seat - (seat % found.heads);
/** Whether it is a player's turn, or their team's.  (CR 805.4) */
export const isTurnOf = (found: Standing, seat: number): boolean => first(found, seat) === first(found, found.active);
/** All who share a seat's life and lose with it: its team, or the player alone.  (CR 810.4, 810.8a) */
const mates = (found: Standing, seat: number): Seat[] =>
  found.seats.slice(first(found, seat), first(found, seat) + found.heads);

function take(found: Standing, { deed, at }: Act, lap: PaperSetup["lap"]): void {
  const seat = "seat" in deed && deed.seat !== null ? found.seats[deed.seat] : undefined;
  switch (deed.kind) {
    case "life":
      if (seat) for (const one of mates(found, seat.seat)) one.life += deed.by;
      return;
    case "commander":
      if (seat) {
        seat.commander[deed.source] = (seat.commander[deed.source] ?? 0) + deed.by;
        for (const one of mates(found, seat.seat)) one.life -= deed.by;
      }
      return;
    case "counter":
      for (const one of seat ? (deed.name === "poison" ? mates(found, seat.seat) : [seat]) : [])
        one.counters[deed.name] = Math.max(0, (one.counters[deed.name] ?? 0) + deed.by);
      return;
    case "monarch":
      found.monarch = deed.seat;
      return;
    case "initiative":
      found.initiative = deed.seat;
      return;
    case "day":
      found.day = deed.day;
      return;
    case "again":
      found.turnBegan = at;
      return;
    case "first":
      found.active = deed.seat;
      found.turnBegan = at;
      return;
    case "time":
      found.left = turnsAfter(teams(found), lap);
      found.timedOut = found.left < 0;
      return;
    case "turn":
      pass(found, at);
      return;
    case "out":
      found.batches += 1;
      leave(found, deed.seats, deed.cause);
      if (found.seats[found.active]?.out && alive(found).length) pass(found, at);
  }
}

/** Players leave the game, each with their team. */
function leave(found: Standing, seats: readonly number[], cause: Cause): void {
  const leaving = seats.flatMap((seat) => mates(found, seat).filter((one) => one.seat === seat || !one.out));
  for (const one of leaving) one.out = { batch: found.batches, cause };
  const gone = leaving.map(({ seat }) => seat);
  found.monarch = inherited(found, found.monarch, gone);
  found.initiative = inherited(found, found.initiative, gone);
}

/** How many turns come after the one that runs when time is over: it is the first of the lap, where a night has agreed
 *  on one; -1 where not even it is played on.  (EV-9) */
function turnsAfter(players: number, lap: PaperSetup["lap"]): number {
  if (!lap) return players;
  return { active: players - 1, extra: 2 * players - 1, none: -1 }[lap];
}

/** Who has the crown, or the initiative, of somebody who leaves: whoever's turn it is. */
function inherited(found: Standing, holder: number | null, leaving: readonly number[]): number | null {
  if (holder === null || !leaving.includes(holder)) return holder;
  if (!found.seats[found.active]?.out) return found.active;
  return alive(found).length ? next(found) : null;
}

/** Whose turn is next, of a team its first player's: whoever is out is skipped. */
function next(found: Standing): number {
  const count = found.seats.length;
  let seat = first(found, found.active);
  do seat = (seat + found.heads) % count;
  while (found.seats[seat]?.out && seat !== found.active);
  return seat;
}

function spend(found: Standing, at: number): void {
  const active = found.seats[found.active];
  if (active) active.used += Math.max(0, at - found.turnBegan);
  found.turnBegan = at;
}

/** The next turn; after time was called the turns are counted down. */
function pass(found: Standing, at: number): void {
  spend(found, at);
  found.active = next(found);
  found.turn += 1;
  if (found.left === null) return;
  found.left -= 1;
  if (found.left < 0) found.timedOut = true;
}

/** Who has lost by the rules and is not out yet, and why; a team loses with each of its players.  (CR 810.8) */
export function due(found: Standing): { seat: number; cause: Cause }[] {
  const poison = LETHAL_POISON + POISON_FOR_A_MATE * (found.heads - 1);
  const causes = alive(found).map(({ seat, life, commander, counters }): { seat: number; cause: Cause | null } => {
    if (commander.some((damage) => damage >= COMMANDER.lethal)) return { seat, cause: "commander-damage" };
    if ((counters["poison"] ?? 0) >= poison) return { seat, cause: "poison" };
    return { seat, cause: life <= 0 ? "life" : null };
  });
  return causes.flatMap(({ seat, cause }): { seat: number; cause: Cause }[] => {
    const mate = causes.find((one) => one.cause && first(found, one.seat) === first(found, seat));
    const why = cause ?? mate?.cause;
    return why ? [{ seat, cause: why }] : [];
  });
}

/** The players in the order of their places; those who share one together. */
export function places(found: Standing): number[][] {
  const rest = alive(found);
  const lives = [...new Set(rest.map((seat) => seat.life))].sort((one, other) => other - one);
  const first = found.timedOut
    ? lives.map((life) => rest.filter((seat) => seat.life === life).map(({ seat }) => seat))
    : rest.length
      ? [rest.map(({ seat }) => seat)]
      : [];
  const batches = Array.from({ length: found.batches }, (_, at) =>
    found.seats.filter((seat) => seat.out?.batch === found.batches - at).map(({ seat }) => seat),
  );
  return [...first, ...batches.filter((batch) => batch.length)];
}

/** Minutes and seconds of so many milliseconds; below zero with a sign. */
export function clock(milliseconds: number): string {
  const rounded = Math.round(milliseconds / 1000);
  const seconds = Math.abs(rounded);
  return `${rounded < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A number below `limit` that nobody can guess; without TLS, too. */
export function drawn(limit: number): number {
  const most = Math.floor(0x1_0000_0000 / limit) * limit;
  let found = most;
  while (found >= most) found = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return found % limit;
}

/** A name for a phone or for something that happened, which nobody else has. */
export const unique = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
