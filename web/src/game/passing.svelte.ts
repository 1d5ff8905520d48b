// When a priority is passed without a click: where nothing can be done, and where the player wishes no stop.

import type { Question } from "../lib/line.svelte";
import type { GameView } from "../lib/protocol";

export const STEPS = ["upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat", "postcombat main", "end"] as const;
type Until = "turn" | "end" | null;

const KEY = "entaku.stops";
const IDLE = ["pass", "mana"];

class Passing {
  mine = $state<string[]>(["precombat main", "postcombat main"]);
  theirs = $state<string[]>(["declare attackers", "end"]);
  until = $state<Until>(null);
  #since = 0;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { mine?: string[]; theirs?: string[] };
      if (Array.isArray(kept.mine)) this.mine = kept.mine;
      if (Array.isArray(kept.theirs)) this.theirs = kept.theirs;
    } catch {
      // The usual stops, then.
    }
  }

  toggle(whose: "mine" | "theirs", step: string): void {
    this[whose] = this[whose].includes(step) ? this[whose].filter((one) => one !== step) : [...this[whose], step];
    try {
      localStorage.setItem(KEY, JSON.stringify({ mine: this.mine, theirs: this.theirs }));
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
    const endangered = view.attacks?.some((attack) => attack.player === seat) || view.stack?.some((item) => item.controller !== seat && seat !== null && item.target_seats?.includes(seat));
    if (this.until === "end" && view.turn !== this.#since) this.until = null;
    if (this.until === "turn" && view.active === seat && view.turn !== this.#since) this.until = null;
    const canAct = shape.options.some((option) => !IDLE.includes(option.what ?? ""));
    if (this.until) {
      if (!(endangered && canAct && view.active !== seat)) return true;
      this.until = null;
    }
    if (!canAct) return true;
    if (top) return top.controller === seat;
    return !(view.active === seat ? this.mine : this.theirs).includes(view.step);
  }
}

export const passing = new Passing();
