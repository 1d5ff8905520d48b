// The game that this device counts: alone, kept at every act and gone on with after a reload, or at a shared table.

import { renewLink, shareGame } from "../lib/api";
import type { PaperLink } from "../lib/protocol";
import { playedOn } from "../night/overtime";
import {
  counted,
  counting,
  drawn,
  due,
  together,
  type Act,
  type Cause,
  type Deed,
  type Setup,
  type Sides,
} from "./game";
import { keptTable, Table, tableAt, tableOf } from "./table.svelte";

const KEY = "entaku.companion.game";
const TOGETHER = 1_500;

interface Kept {
  setup: Setup;
  acts: Act[];
}

class Companion {
  #setup = $state.raw<Setup | null>(null);
  #acts = $state.raw<Act[]>([]);
  table = $state.raw<Table | null>(null);
  now = $state(Date.now());

  readonly setup = $derived(this.table ? this.table.setup : this.#setup);
  readonly acts: Act[] = $derived(this.table ? this.table.acts : this.#acts);
  readonly #counted = $derived(this.setup ? counted(this.setup, this.acts) : null);
  readonly found = $derived(this.#counted?.found ?? null);
  /** The match of two that is played, where one is. */
  readonly match = $derived(this.#counted?.match ?? null);
  readonly due = $derived(this.found ? due(this.found) : []);
  /** What luck said last, where nothing else has happened since. */
  readonly rolled = $derived.by(() => {
    const last = counting(this.acts).at(-1)?.deed;
    return last?.kind === "roll" ? last : null;
  });
  readonly mayUndo = $derived(counting(this.acts).length > 0);
  /** Whether this phone may change anything. */
  readonly counts = $derived(this.table?.counts ?? true);
  /** Whether luck can be asked: at a shared table the server draws. */
  readonly draws = $derived(!this.table || (this.counts && this.table.state === "open"));
  /** What the night's clock says of the group that is counted, as far as it is heard; null without one. */
  timed = $state<{ left: number; overtime: boolean } | null>(null);
  /** Seconds left by the setup alone, without what is played on at time, and with it. */
  readonly #time = $derived(
    this.setup?.minutes ? Math.round(this.setup.minutes * 60 - (this.now - this.setup.began) / 1000) : null,
  );
  readonly #left = $derived(this.#time === null ? null : playedOn(this.#time, this.setup?.overtime ?? 0));
  /** Seconds left of the round, by the night's clock where there is one; null without a clock. */
  readonly left = $derived(this.timed !== null ? Math.round(this.timed.left) : this.#left);
  /** Whether the round's time is up, and is played on a while. */
  readonly overtime = $derived(
    this.timed?.overtime ?? (this.#time !== null && this.#time <= 0 && this.#left !== null && this.#left > 0),
  );

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
      if (kept?.setup) {
        this.#setup = kept.setup;
        this.#acts = kept.acts;
      }
    } catch {
      // Nothing was kept: a new game.
    }
    setInterval(() => (this.now = Date.now()), 1_000);
  }

  /** The page is opened: at the table of its address, else at the one that this phone was at last. */
  open(): void {
    const code = /^\/companion\/([A-Za-z]{1,12})$/.exec(location.pathname)?.[1]?.toUpperCase();
    const key = new URLSearchParams(location.hash.slice(1)).get("key");
    const kept = code ? tableAt(code, key) : keptTable();
    if (!kept || (this.table?.code === kept.code && this.table.key === kept.key)) return;
    this.#sitDown(new Table(kept));
  }

  begin(setup: Setup): void {
    this.#setup = setup;
    this.#acts = [];
    this.#keep();
  }

  /** Another game: of the same players at a shared table or in a match, else of whoever comes. */
  again(): void {
    if (this.table) this.table.do({ kind: "again" });
    else if (this.match && !this.match.over) this.#add({ kind: "again" });
    else this.forget();
  }

  /** What this phone counts by itself is over and done with. */
  forget(): void {
    this.#setup = null;
    this.#acts = [];
    this.#keep();
  }

  /** The game becomes everybody's.  Throws a Refusal where the server doesn't make a table of it. */
  async share(): Promise<void> {
    if (!this.#setup) return;
    const { oneSide, ...setup } = this.#setup;
    const link = await shareGame({ setup, acts: this.#acts.map(({ at, deed }) => ({ at, deed })) });
    const kept = tableOf(link, oneSide);
    this.#sitDown(new Table({ ...kept, setup }));
    this.#setup = null;
    this.#acts = [];
    this.#keep();
  }

  /** A phone is lost: those that count come in by a new code, this one at once.  Throws a Refusal. */
  async renew(): Promise<PaperLink | null> {
    const table = this.table;
    if (!table?.key) return null;
    const link = await renewLink(table.code, table.key);
    const kept = tableAt(link.code, link.key);
    table.close();
    this.#sitDown(new Table(kept));
    return link;
  }

  /** This phone leaves the shared table. */
  leave(): void {
    this.table?.close();
    this.table = null;
    history.replaceState(null, "", "/companion");
  }

  #sitDown(table: Table): void {
    this.table = table;
    history.replaceState(null, "", `/companion/${table.code}`);
  }

  /** Something happened.  Changes of one number in quick succession are one act. */
  do(deed: Exclude<Deed, { kind: "roll" } | { kind: "first" } | { kind: "undo" } | { kind: "again" }>): void {
    if (this.table) this.table.do(deed);
    else this.#add(deed);
  }

  passTurn(): void {
    if (this.table) this.table.passTurn();
    else this.#add({ kind: "turn", seen: 0 });
  }

  roll(sides: Sides): void {
    if (this.table) this.table.draw({ kind: "die", sides });
    else this.#add({ kind: "roll", sides, result: drawn(sides) + 1 });
  }

  /** By lot somebody starts who is in the game. */
  first(): void {
    const among = this.found?.seats.filter((seat) => !seat.out) ?? [];
    const chosen = among[drawn(Math.max(1, among.length))];
    if (this.table) this.table.draw({ kind: "lot" });
    else if (chosen) this.#add({ kind: "first", seat: chosen.seat });
  }

  undo(): void {
    if (this.table) this.table.undo();
    else {
      this.#acts = this.#acts.slice(0, -1);
      this.#keep();
    }
  }

  /** Everybody who has lost by the rules leaves together. */
  takeOut(): void {
    const cause: Cause = this.due[0]?.cause ?? "unknown";
    if (this.due.length) this.do({ kind: "out", seats: this.due.map(({ seat }) => seat), cause });
  }

  #add(deed: Deed): void {
    const at = Date.now();
    const last = this.#acts[this.#acts.length - 1];
    const one = last && at - last.at < TOGETHER ? together(last.deed, deed) : null;
    if (last && one) {
      const before = this.#acts.slice(0, -1);
      this.#acts = one.isNothing ? before : [...before, { ...last, at, deed: one.deed }];
    } else this.#acts = [...this.#acts, { number: null, at, by: null, deed }];
    this.now = at;
    this.#keep();
  }

  #keep(): void {
    try {
      if (this.#setup)
        localStorage.setItem(KEY, JSON.stringify({ setup: this.#setup, acts: this.#acts } satisfies Kept));
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing still counts.
    }
  }
}

export const companion = new Companion();
