// The companion's game on this device: kept at every act, gone on with after a reload, with or without a network.

import { due, standing, type Act, type Cause, type Deed, type Setup } from "./game";

const KEY = "entaku.companion";
const TOGETHER = 1_500;

interface Kept {
  setup: Setup;
  acts: Act[];
}

class Companion {
  setup = $state.raw<Setup | null>(null);
  acts = $state.raw<Act[]>([]);
  now = $state(Date.now());

  readonly found = $derived(this.setup ? standing(this.setup, this.acts) : null);
  readonly due = $derived(this.found ? due(this.found) : []);
  /** Seconds left of the round; null without a clock. */
  readonly left = $derived(this.setup?.minutes ? Math.round(this.setup.minutes * 60 - (this.now - this.setup.began) / 1000) : null);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
      if (kept?.setup) {
        this.setup = kept.setup;
        this.acts = kept.acts;
      }
    } catch {
      // Nothing was kept: a new game.
    }
    setInterval(() => (this.now = Date.now()), 1_000);
  }

  begin(setup: Setup): void {
    this.setup = setup;
    this.acts = [];
    this.#keep();
  }

  end(): void {
    this.setup = null;
    this.acts = [];
    this.#keep();
  }

  /** Something happened.  Changes of one life total in quick succession are one act. */
  do(deed: Deed): void {
    const at = Date.now();
    const last = this.acts[this.acts.length - 1];
    if (deed.kind === "life" && last?.kind === "life" && last.seat === deed.seat && at - last.at < TOGETHER) {
      const together = { ...last, by: last.by + deed.by, at };
      this.acts = together.by ? [...this.acts.slice(0, -1), together] : this.acts.slice(0, -1);
    } else this.acts = [...this.acts, { ...deed, at }];
    this.now = at;
    this.#keep();
  }

  undo(): void {
    this.acts = this.acts.slice(0, -1);
    this.#keep();
  }

  /** Everybody who has lost by the rules leaves together. */
  takeOut(): void {
    const cause: Cause = this.due[0]?.cause ?? "unknown";
    if (this.due.length) this.do({ kind: "out", seats: this.due.map(({ seat }) => seat), cause });
  }

  #keep(): void {
    try {
      if (this.setup) localStorage.setItem(KEY, JSON.stringify({ setup: this.setup, acts: this.acts } satisfies Kept));
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing still counts.
    }
  }
}

export const companion = new Companion();
