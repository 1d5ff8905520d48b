// When a priority is passed without a click: where nothing can be done, and where the player wishes no stop.

import type { Question } from "../lib/line.svelte";
import type { GameView } from "../lib/protocol";

export const STEPS = ["upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat", "postcombat main", "end"] as const;
/** Until somebody does something, until this turn ends, or until the viewer's own. */
type Until = "event" | "turn" | "end" | null;

const KEY = "entaku.stops";
const YIELDS = "entaku.yields";
const IDLE = ["pass", "mana"];

class Passing {
  mine = $state<string[]>(["precombat main", "postcombat main"]);
  theirs = $state<string[]>(["declare attackers", "end"]);
  /** Stop when the viewer, or what is theirs, is attacked or aimed at, wherever the stops are. */
  interrupts = $state(true);
  until = $state<Until>(null);
  /** The cards whose abilities are let resolve without a click, in this tab. */
  yields = $state<string[]>([]);
  #since = 0;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { mine?: string[]; theirs?: string[]; interrupts?: boolean };
      if (Array.isArray(kept.mine)) this.mine = kept.mine;
      if (Array.isArray(kept.theirs)) this.theirs = kept.theirs;
      this.interrupts = kept.interrupts ?? true;
      const yields: unknown = JSON.parse(sessionStorage.getItem(YIELDS) ?? "[]");
      if (Array.isArray(yields)) this.yields = yields.filter((name) => typeof name === "string");
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

  /** From now on let the abilities of this card resolve, or no longer. */
  yieldTo(name: string): void {
    this.yields = this.yields.includes(name) ? this.yields.filter((one) => one !== name) : [...this.yields, name];
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ mine: this.mine, theirs: this.theirs, interrupts: this.interrupts }));
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
    if (others && top.is_ability && this.yields.includes(top.name)) return true;
    const endangered = this.interrupts && isEndangered(view);
    if (this.until === "end" && view.turn !== this.#since) this.until = null;
    if (this.until && this.until !== "end" && view.active === seat && view.turn !== this.#since) this.until = null;
    if (this.until === "event" && (others || (view.attacks ?? []).length > 0)) this.until = null;
    const canAct = shape.options.some((option) => !IDLE.includes(option.what ?? ""));
    if (this.until) {
      if (!(endangered && canAct && view.active !== seat)) return true;
      this.until = null;
    }
    if (!canAct) return true;
    if (top) return !others;
    if (endangered && view.step === "declare attackers") return false;
    return !(view.active === seat ? this.mine : this.theirs).includes(view.step);
  }
}

/** Whether the viewer or what they control is attacked, or is the target of what others control. */
function isEndangered(view: GameView): boolean {
  const { seat } = view;
  if (seat === null) return false;
  const own = new Set((view.battlefield ?? []).filter((card) => (card.controller ?? 0) === seat).map((card) => card.id));
  for (const item of view.stack ?? []) if (item.controller === seat) own.add(item.id);
  return (
    (view.attacks ?? []).some((attack) => attack.player === seat) ||
    (view.stack ?? []).some((item) => item.controller !== seat && (item.target_seats?.includes(seat) || item.targets?.some((id) => own.has(id))))
  );
}

export const passing = new Passing();
