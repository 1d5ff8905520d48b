// How the boards lie on the table: in how many columns the others sit, and how much of the height is theirs.

import { untrack } from "svelte";
import { screenSize } from "../lib/screen.svelte";
import { columnsFor, DEEP, shareFor, USUAL, type Filled } from "./fitting";
import type { Gaming } from "./gaming.svelte";
import { filledOf, mostWide, NOTHING } from "./laying";

/** What of the table's height is no board: its edges, and the bar of the steps. */
const NO_BOARD = 62;
/** The same on a narrow page: its edges, what lies between boards, and the bar of the steps where there is one. */
const EDGES = 16;
const BETWEEN = 7;
const STEPS = 39;
/** What turns from one board to the next, where one of several is shown. */
const TURNER = 50;
/** A narrow page that is as wide as this has the bar. */
const WITH_STEPS = 624;

export class Spread {
  /** The room of the others' boards, and the height of the whole table, as the page has them. */
  room = $state({ width: 0, height: 0 });
  high = $state(0);
  /** How many hundredths of the height the others have. */
  share = $state(USUAL);
  #columns = $state(0);
  readonly #filled = $derived.by(() => this.shown().map((seat) => filledOf(this.game.boards[seat] ?? NOTHING)));
  readonly #across = $derived.by(() => Math.max(Math.min(this.#columns, this.shown().length), 1));
  /** How many sit in the last row, each as wide as their part of it. */
  readonly #last = $derived.by(() => this.shown().length % this.#across || this.#across);

  /** What of the boards the way they lie depends on: while it stays, nothing is reckoned anew. */
  readonly #fullness = $derived.by(() => {
    const { seat, boards } = this.game;
    const own = seat === null ? [] : filledOf(boards[seat] ?? NOTHING, true);
    return JSON.stringify([this.#filled, own]);
  });

  constructor(
    private readonly game: Gaming,
    private readonly shown: () => readonly number[],
  ) {
    $effect.pre(() => {
      const [others] = JSON.parse(this.#fullness) as [Filled[][], Filled[]];
      if (!others.length || !this.room.width || screenSize.narrow) return;
      const before = untrack(() => this.#columns);
      this.#columns = columnsFor(others, this.room, mostWide(), before);
    });
    $effect.pre(() => {
      const [others, own] = JSON.parse(this.#fullness) as [Filled[][], Filled[]];
      if (!others.length || !own.length || !this.room.width || !this.high || screenSize.narrow) return;
      this.share = shareFor(
        others,
        own,
        { width: this.room.width, height: this.high - NO_BOARD },
        mostWide(),
        others.length > (screenSize.wide ? 5 : 3) ? DEEP : USUAL,
        untrack(() => this.share),
      );
    });
  }

  /** How high each board may be on a narrow page, so that all that are shown are seen at once; null on a wide one. */
  get each(): number | null {
    if (!screenSize.narrow || !this.high) return null;
    const others = this.shown().length;
    const rows = this.game.seat === null ? Math.ceil(others / 2) : others + 1;
    const steps = this.room.width > WITH_STEPS ? STEPS : 0;
    const turner = others === 1 && this.game.order.length > 2 ? TURNER : 0;
    return Math.floor((this.high - EDGES - steps - turner - BETWEEN * (rows - 1)) / Math.max(rows, 1));
  }

  /** Columns of the grid: as many as full rows and the last one both divide into. */
  get tracks(): number {
    return this.#across * this.#last;
  }

  /** How many of them the board at a place takes. */
  span(place: number): number {
    if (screenSize.narrow) return 1;
    return place < this.shown().length - this.#last ? this.#last : this.#across;
  }
}
