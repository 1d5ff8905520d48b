// Everything that this page was told of a game, for its story at the end.

import { untrack } from "svelte";
import type { Happening } from "../lib/line.svelte";
import type { MagicEvent } from "../lib/protocol";
import type { Gaming } from "./gaming.svelte";

export class Chronicle {
  readonly events: MagicEvent[] = [];
  private known = 0;

  constructor(private readonly game: Gaming) {}

  /** Take in what is new; where some were missed, or the table went back, what is told anew is all there is. */
  hear(happenings: readonly Happening[]): void {
    const first = happenings[0]?.number ?? 0;
    if (this.known > 0 && first > this.known + 1) this.events.length = 0;
    for (const { number, event } of happenings) {
      if (number <= this.known) continue;
      this.known = number;
      const happened = event as MagicEvent;
      this.events.push(happened);
      if (happened.type === "lost") this.game.leaving = [...untrack(() => this.game.leaving), happened.seat];
    }
  }
}
