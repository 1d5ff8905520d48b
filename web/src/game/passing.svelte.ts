// When a priority is passed without a click: where nothing can be done, and where the player wishes no stop.

import type { Question } from "../lib/line.svelte";
import type { GameView, StackView } from "../lib/protocol";
import { isTurnOf } from "./teams";

export const STEPS = [
  "upkeep",
  "draw",
  "precombat main",
  "beginning of combat",
  "declare attackers",
  "declare blockers",
  "combat damage",
  "end of combat",
  "postcombat main",
  "end",
] as const;
/** Until somebody does something, until this turn ends, or until the viewer's own. */
type Until = "event" | "turn" | "end" | null;

/** An ability of the cards of a name, by the mark that the stack knows it by; without a mark, every one of theirs. */
export interface Yielded {
  name: string;
  ability: string;
}

const KEY = "entaku.stops";
const YIELDS = "entaku.yields";
const IDLE = ["pass", "mana"];
/** What can be done for the whole game, and so asks for nothing as long as nobody wants full control. */
const QUIET = ["reveal-agenda", "describe"];

class Passing {
  mine = $state<string[]>(["precombat main", "postcombat main"]);
  theirs = $state<string[]>(["declare attackers", "end"]);
  /** Stop when the viewer, or what is theirs, is attacked or aimed at, wherever the stops are. */
  interrupts = $state(true);
  /** Stop wherever anything at all can be done. */
  full = $state(false);
  until = $state<Until>(null);
  /** The abilities that are let resolve without a click, in this tab. */
  yields = $state<Yielded[]>([]);
  #since = 0;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as {
        mine?: string[];
        theirs?: string[];
        interrupts?: boolean;
        full?: boolean;
      };
      if (Array.isArray(kept.mine)) this.mine = kept.mine;
      if (Array.isArray(kept.theirs)) this.theirs = kept.theirs;
      this.interrupts = kept.interrupts ?? true;
      this.full = kept.full === true;
      const yields: unknown = JSON.parse(sessionStorage.getItem(YIELDS) ?? "[]");
      if (Array.isArray(yields)) this.yields = yields.map(yielded).filter((one) => one !== null);
    } catch {
      // The usual stops, then.
    }
  }

  toggle(whose: "mine" | "theirs", step: string): void {
    this[whose] = this[whose].includes(step) ? this[whose].filter((one) => one !== step) : [...this[whose], step];
    this.#keep();
  }

  interrupt(wanted: boolean): void {
    this.interrupts = wanted;
    this.#keep();
  }

  /** From now on stop everywhere, or where stops are set again. */
  control(wanted: boolean): void {
    this.full = wanted;
    if (wanted) this.until = null;
    this.#keep();
  }

  /** Whether an ability on the stack is let resolve. */
  yieldsTo(item: StackView): boolean {
    return this.yields.some((one) => isOf(one, item));
  }

  /** From now on let this ability of the cards of this name resolve, or no longer. */
  yieldTo(item: StackView): void {
    const others = this.yields.filter((one) => !isOf(one, item));
    this.yields =
      others.length < this.yields.length ? others : [...others, { name: item.name, ability: item.ability ?? "" }];
    this.#keep();
  }

  /** Ask again about what was let resolve. */
  revoke(yielded: Yielded): void {
    this.yields = this.yields.filter((one) => one.name !== yielded.name || one.ability !== yielded.ability);
    this.#keep();
  }

  #keep(): void {
    try {
      const { mine, theirs, interrupts, full } = this;
      localStorage.setItem(KEY, JSON.stringify({ mine, theirs, interrupts, full }));
      sessionStorage.setItem(YIELDS, JSON.stringify(this.yields));
    } catch {
      // For this visit only.
    }
  }

  /** From now on pass, until the end of this turn or until the viewer's own. */
  pass(until: Until, view: GameView): void {
    this.until = until;
    this.#since = view.turn;
  }

  stop(): void {
    this.until = null;
  }

  /** Whether this priority is passed at once. */
  passes({ decision }: Question, view: GameView): boolean {
    const shape = decision.shape;
    if (decision.purpose !== "game-priority" || shape.type !== "choose") return false;
    const seat = view.seat;
    const top = view.stack?.[view.stack.length - 1];
    const others = top !== undefined && top.controller !== seat;
    if (others && top.is_ability && this.yieldsTo(top)) return true;
    const endangered = this.interrupts && isEndangered(view);
    if (this.until === "end" && view.turn !== this.#since) this.until = null;
    if (this.until && this.until !== "end" && isTurnOf(view, seat) && view.turn !== this.#since) this.until = null;
    if (this.until === "event" && (others || (view.attacks ?? []).length > 0)) this.until = null;
    if (this.until) {
      if (!(endangered && canAct(decision) && !isTurnOf(view, seat))) return true;
      this.until = null;
    }
    return !this.needs({ decision }, view);
  }

  /** Whether a question needs the player, as long as nothing is passed over: every one but an idle priority does. */
  needs({ decision }: Pick<Question, "decision">, view: GameView): boolean {
    if (decision.purpose !== "game-priority") return true;
    const top = view.stack?.[view.stack.length - 1];
    const others = top !== undefined && top.controller !== view.seat;
    if (!canAct(decision) || (others && top.is_ability && this.yieldsTo(top))) return false;
    if (this.full) return true;
    if (isQuiet(decision)) return !top && isTurnOf(view, view.seat) && this.mine.includes(view.step);
    if (top) return others;
    if (this.interrupts && isEndangered(view) && view.step === "declare attackers") return true;
    return (isTurnOf(view, view.seat) ? this.mine : this.theirs).includes(view.step);
  }
}

/** A yield as it was kept; once only the card's name was. */
function yielded(kept: unknown): Yielded | null {
  if (typeof kept === "string") return { name: kept, ability: "" };
  const { name, ability } = (kept ?? {}) as Partial<Record<keyof Yielded, unknown>>;
  return typeof name === "string" && typeof ability === "string" ? { name, ability } : null;
}

function isOf(one: Yielded, item: StackView): boolean {
  return one.name === item.name && (!one.ability || one.ability === (item.ability ?? ""));
}

/** Whether a priority offers more than to go on. */
function canAct({ shape }: Question["decision"]): boolean {
  return shape.type === "choose" && shape.options.some((option) => !IDLE.includes(option.what ?? ""));
}

/** Whether all that a priority offers could be done at any other time of the game as well: an agenda turned up. */
function isQuiet({ shape }: Question["decision"]): boolean {
  return shape.type === "choose" && shape.options.every(({ what = "" }) => IDLE.includes(what) || QUIET.includes(what));
}

/** Whether the viewer or what they control is attacked, or is the target of what others control. */
function isEndangered(view: GameView): boolean {
  const { seat } = view;
  if (seat === null) return false;
  const own = new Set(
    (view.battlefield ?? []).filter((card) => (card.controller ?? 0) === seat).map((card) => card.id),
  );
  for (const item of view.stack ?? []) if (item.controller === seat) own.add(item.id);
  return (
    (view.attacks ?? []).some((attack) => attack.player === seat) ||
    (view.stack ?? []).some(
      (item) =>
        item.controller !== seat && (item.target_seats?.includes(seat) || item.targets?.some((id) => own.has(id))),
    )
  );
}

export const passing = new Passing();
