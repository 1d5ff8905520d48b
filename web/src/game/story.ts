// A game told by its events: where it turned, who ended where, and what each did most of.

import type { MagicEvent } from "../lib/protocol";

/** A moment at which the game turned: a blow, a crown, a defeat, a lead that changed hands. */
export interface Turn {
  turn: number;
  kind: "blow" | "crown" | "out" | "lead";
  seat: number;
  other: number | null;
  amount: number;
}

/** What a player did more of than anybody else. */
export interface Honour {
  kind: "damage" | "spells" | "life" | "attacks" | "blow";
  seat: number;
  amount: number;
}

/** The card that dealt players the most damage, and for whom. */
export interface Star {
  card: string;
  seat: number;
  amount: number;
}

export interface Story {
  turns: Turn[];
  honours: Honour[];
  star: Star | null;
  /** The seats that are out, the first one first. */
  out: number[];
}

/** A blow that turns a game takes at least so much. */
const BLOW = 5;
const MOST_TURNS = 6;

class Teller {
  turn = 0;
  active = 0;
  readonly found: Turn[] = [];
  readonly out: number[] = [];
  readonly lives = new Map<number, number>();

  constructor(readonly head: (seat: number) => number) {}

  readonly done = new Map<Honour["kind"], Map<number, number>>();
  /** The names of everything that was seen to come, and what each card has dealt to players, by name and player. */
  readonly names = new Map<number, string>();
  readonly stars = new Map<string, Star>();
  #dealt = new Map<string, Turn>();
  #leader: number | null = null;
  #king: number | null = null;

  add(kind: Honour["kind"], seat: number, amount: number): void {
    const counts = this.done.get(kind) ?? new Map<number, number>();
    counts.set(seat, (counts.get(seat) ?? 0) + amount);
    this.done.set(kind, counts);
  }

  note(kind: Turn["kind"], seat: number, other: number | null = null, amount = 0): void {
    this.found.push({ turn: this.turn, kind, seat, other, amount });
  }

  /** What one player dealt another in this turn. */
  deal(by: number, to: number, amount: number): void {
    this.add("damage", by, amount);
    const key = `${by}-${to}`;
    const blow = this.#dealt.get(key) ?? { turn: this.turn, kind: "blow", seat: by, other: to, amount: 0 };
    blow.amount += amount;
    this.#dealt.set(key, blow);
    const most = this.done.get("blow")?.get(by) ?? 0;
    if (blow.amount > most) this.add("blow", by, blow.amount - most);
  }

  /** A card dealt damage to a player. */
  shine(card: string, seat: number, amount: number): void {
    const key = `${seat}-${card}`;
    this.stars.set(key, { card, seat, amount: (this.stars.get(key)?.amount ?? 0) + amount });
  }

  /** A turn is over: its blows are told, and whether somebody else leads. */
  close(): void {
    for (const blow of this.#dealt.values()) if (blow.amount >= BLOW) this.#tellBlow(blow);
    this.#dealt = new Map();
    const [first, second] = [...this.lives].sort(([, one], [, other]) => other - one);
    if (!first || !second || first[1] === second[1] || first[0] === this.#leader) return;
    if (this.#leader !== null) this.note("lead", first[0], this.#leader, first[1]);
    [this.#leader] = first;
  }

  /** A blow is told before the defeat that came of it. */
  #tellBlow(blow: Turn): void {
    const out = this.found.findIndex((one) => one.kind === "out" && one.turn === this.turn && one.seat === blow.other);
    this.found.splice(out < 0 ? this.found.length : out, 0, blow);
  }

  crown(seat: number): void {
    if (this.#king !== null && seat !== this.#king) this.note("crown", seat, this.#king);
    this.#king = seat;
  }
}

function hear(event: MagicEvent, teller: Teller): void {
  switch (event.type) {
    case "turn-began":
      teller.close();
      [teller.turn, teller.active] = [event.turn, event.seat];
      return;
    case "life-changed":
      teller.lives.set(teller.head(event.seat), event.now);
      if (event.change > 0) teller.add("life", event.seat, event.change);
      return;
    case "moved":
      if (event.card) teller.names.set(event.now, event.card);
      return;
    case "created":
      teller.names.set(event.object, event.card);
      return;
    case "damaged":
      if (event.seat != null && (event.controller ?? -1) >= 0) {
        teller.deal(event.controller ?? 0, event.seat, event.amount);
        const card = teller.names.get(event.source);
        if (card) teller.shine(card, event.controller ?? 0, event.amount);
      }
      return;
    case "attacked":
      teller.add("attacks", teller.active, event.attackers.length);
      return;
    case "cast":
      teller.add("spells", event.seat, 1);
      return;
    case "monarch":
      teller.crown(event.seat);
      return;
    case "lost":
      teller.lives.delete(teller.head(event.seat));
      teller.out.push(event.seat);
      teller.note("out", event.seat);
      return;
    default:
  }
}

/** How much a moment weighs against others. */
const weight = (one: Turn): number => ({ out: 1000, lead: 15, crown: 12, blow: one.amount * 2 })[one.kind];

/** Whether these events are all of a game's, from its first turn on. */
export const isWhole = (events: readonly MagicEvent[]): boolean =>
  events.some((event) => event.type === "turn-began" && event.turn === 1);

/** The story of a game by its events, the oldest first, from its first turn on. */
/** `head` is who stands for those that have one life total. */
export function story(events: readonly MagicEvent[], head = (seat: number): number => seat): Story {
  const teller = new Teller(head);
  for (const event of events) hear(event, teller);
  teller.close();
  const told = new Set([...teller.found].sort((one, other) => weight(other) - weight(one)).slice(0, MOST_TURNS));
  const honours = [...teller.done].flatMap(([kind, counts]): Honour[] => {
    const [best, next] = [...counts].sort(([, one], [, other]) => other - one);
    return best && best[1] > (next?.[1] ?? 0) ? [{ kind, seat: best[0], amount: best[1] }] : [];
  });
  const [star = null] = [...teller.stars.values()].sort((one, other) => other.amount - one.amount);
  return { turns: teller.found.filter((one) => told.has(one)), honours, star, out: teller.out };
}

/** Who ended where: who won, who is still in, then those who are out, the last of them first. */
export function ranked(seats: readonly number[], winners: readonly number[], out: readonly number[]): number[] {
  const place = (seat: number) =>
    winners.includes(seat) ? -1 : out.includes(seat) ? out.length - out.indexOf(seat) : 0;
  return [...seats].sort((one, other) => place(one) - place(other));
}
