// Where one can go on the timeline of a finished table: its turns or rounds, and the moments at which a game turned.

import type { DraftEvent, MagicEvent } from "../lib/protocol";

export type Kind = "turn" | "round" | "vote" | "crown" | "blow" | "comeback" | "out";
/** The kinds that are gone to one by one, in the order that they are offered in. */
export const KINDS: readonly Kind[] = ["vote", "out", "comeback", "crown", "blow", "turn", "round"];

export interface Landmark {
  /** After how many answers it is seen. */
  step: number;
  kind: Kind;
  /** The turn, or the round of a draft. */
  turn: number;
  seat: number;
  other: number | null;
  count: number;
}

/** What an answer led to. */
export interface Told {
  step: number;
  event: MagicEvent | DraftEvent;
}

/** A blow that turns a game takes at least so much. */
const BLOW = 5;
/** Who comes back was behind the leader by at least so much, and had the least life of all. */
const BEHIND = 8;

class Surveyor {
  readonly found: Landmark[] = [];
  #turn = 0;
  #lives = new Map<number, number>();
  #behind = new Set<number>();
  #blows = new Map<string, Landmark>();
  #isVoting = false;
  #monarch: number | null = null;

  mark(kind: Kind, step: number, seat: number, other: number | null = null, count = 0): Landmark {
    const mark = { step, kind, turn: this.#turn, seat, other, count };
    this.found.push(mark);
    return mark;
  }

  hear({ step, event }: Told): void {
    switch (event.type) {
      case "round-began":
        this.#turn = event.round;
        this.mark("round", step, -1);
        return;
      case "turn-began":
        this.#turn = event.turn;
        this.#blows = new Map();
        this.mark("turn", step, event.seat);
        return;
      case "voted":
        if (!("voter" in event)) return;
        if (!this.#isVoting) this.mark("vote", step, event.voter);
        this.#isVoting = true;
        return;
      case "vote-ended":
        this.#isVoting = false;
        return;
      case "monarch":
        if (event.seat !== this.#monarch) this.mark("crown", step, event.seat, this.#monarch);
        this.#monarch = event.seat;
        return;
      case "damaged":
        if (event.seat != null && (event.controller ?? -1) >= 0)
          this.#deal(step, event.controller ?? 0, event.seat, event.amount);
        return;
      case "life-changed":
        this.#lives.set(event.seat, event.now);
        this.#compare(step);
        return;
      case "lost":
        this.#lives.delete(event.seat);
        this.mark("out", step, event.seat);
        return;
      default:
    }
  }

  /** What one player deals another in a turn is one blow, which is seen where it becomes one. */
  #deal(step: number, by: number, to: number, amount: number): void {
    const key = `${by}-${to}`;
    const blow = this.#blows.get(key) ?? { step, kind: "blow", turn: this.#turn, seat: by, other: to, count: 0 };
    const was = blow.count;
    blow.count += amount;
    if (was < BLOW && blow.count >= BLOW) this.found.push(Object.assign(blow, { step }));
    this.#blows.set(key, blow);
  }

  /** Whoever was last and far behind, and has the most life of all, has come back. */
  #compare(step: number): void {
    const order = [...this.#lives].sort(([, one], [, other]) => other - one);
    const [first, second] = order;
    const [before, last] = order.slice(-2);
    if (!first || !second || !before || !last) return;
    if (last[1] < before[1] && first[1] - last[1] >= BEHIND) this.#behind.add(last[0]);
    if (first[1] > second[1] && this.#behind.delete(first[0]))
      this.mark("comeback", step, first[0], second[0], first[1]);
  }
}

/** The landmarks of a table, by all that happened there, the oldest first. */
export function landmarks(told: readonly Told[]): Landmark[] {
  const surveyor = new Surveyor();
  for (const one of told) surveyor.hear(one);
  return surveyor.found.sort((one, other) => one.step - other.step);
}

/** The next landmark of a kind after a step, or the last one before it. */
export function beside(marks: readonly Landmark[], kind: Kind, step: number, by: 1 | -1): Landmark | undefined {
  const wanted = marks.filter((mark) => mark.kind === kind && (mark.step - step) * by > 0);
  return by > 0 ? wanted[0] : wanted[wanted.length - 1];
}

/** Whether something is seen to happen: that a step began, which passing leads to, isn't worth a stop. */
const isSeen = ({ event }: Told): boolean => event.type !== "step-began";

/** After how many answers the next thing is seen to happen; null where nothing more is told of. */
export function nextSeen(told: readonly Told[], step: number): number | null {
  return told.find((one) => one.step > step && isSeen(one))?.step ?? null;
}
