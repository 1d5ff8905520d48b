// One choice on a board: what is lit, on all devices of the seat, and giving it.

import type { Question } from "../../lib/line.svelte";
import type { Option } from "../../lib/protocol";
import type { Seating } from "../seating.svelte";

export class Choice {
  lit = $state<Option["key"] | null>(null);
  #last = -1;

  constructor(
    readonly table: Seating,
    readonly purpose: string,
  ) {
    // A new question begins with nothing lit, or with what another device lit.
    $effect(() => {
      const id = this.question?.decision.id ?? -1;
      if (id === this.#last) return;
      this.#last = id;
      const lean = this.question?.lean;
      this.lit = typeof lean === "number" || typeof lean === "string" ? lean : null;
    });
  }

  get question(): Question | undefined {
    return this.table.line.asked.find((question) => question.decision.purpose === this.purpose);
  }

  get options(): Option[] {
    const shape = this.question?.decision.shape;
    return shape?.type === "choose" ? shape.options : [];
  }

  get offered(): ReadonlySet<Option["key"]> {
    return new Set(this.options.map((option) => option.key));
  }

  get idle(): boolean {
    return !this.question || this.table.isGiven(this.question) || this.table.paused;
  }

  light(key: Option["key"]): void {
    if (!this.question || this.idle || !this.offered.has(key)) return;
    this.lit = key;
    this.table.line.lean(this.question.decision.id, key);
  }

  give(key: Option["key"] | null = this.lit): void {
    if (!this.question || this.idle || key === null || !this.offered.has(key)) return;
    void this.table.line.give(this.question.decision.id, key);
  }
}
