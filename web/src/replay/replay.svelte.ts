// A finished table, at one of its steps, as one of its viewers saw it.

import { history, moment } from "../lib/api";
import type { Happening, Question } from "../lib/line.svelte";
import type { CardFacts, History, Moment, RoomInfo, You } from "../lib/protocol";
import { seatName } from "../lib/seats";
import type { ShownTable } from "../lib/shown";
import { say } from "../lib/words.svelte";
import { nextSeen, type Told } from "./landmarks";

type Viewer = History["viewers"][number];

/** More than one answer leads to, so that an event has the same number in every moment that tells of it. */
const MOST_EVENTS = 100_000;

export class Replay implements ShownTable {
  past = $state.raw<History | null>(null);
  step = $state(0);
  viewer = $state<Viewer>("public");
  /** Whose view is shown: it is the viewer's as soon as it has come. */
  seen = $state<Viewer>("public");
  view = $state.raw<Record<string, unknown> | null>(null);
  cards = $state.raw<Record<string, CardFacts>>({});
  happenings = $state.raw<Happening[]>([]);
  /** All that happened there, as everybody may know it, as far as it has been read. */
  told = $state.raw<Told[]>([]);
  busy = $state(false);
  /** Whether the table was over at the moment that is shown. */
  over = $state(false);
  #isRead = false;

  readonly you: You | null = null;
  readonly asked: Question[] = [];
  readonly open: Question[] = [];
  readonly given = new Map<number, never>();
  #wanted = 0;

  /** `table` is the number of the table that is looked at, null for the room's latest. */
  constructor(
    readonly code: string,
    readonly token: string | null,
    readonly info: RoomInfo,
    readonly table: number | null = null,
  ) {}

  /** The room; without its seats where others sat there at this table, which knows their names itself. */
  get room(): RoomInfo {
    return this.past?.seated === false ? { ...this.info, seats: [] } : this.info;
  }

  get plays(): string {
    return this.past?.plays ?? "";
  }

  /** Whether nothing comes after what is shown; the table needn't be over there. */
  get atEnd(): boolean {
    return this.step >= (this.past?.steps ?? 0);
  }

  /** What a viewer is called. */
  named(viewer: Viewer): string {
    return typeof viewer === "number" ? seatName(this.room, viewer) : say(`web-replay-${viewer}`);
  }

  async load(): Promise<void> {
    this.past = await history(this.code, this.token, this.table);
    this.viewer = this.past.viewers[0] ?? "public";
    await this.go(0);
  }

  /** Read what happened from the beginning to the end, for the landmarks; a moment tells of some answers before it. */
  async read(): Promise<void> {
    const steps = this.past?.steps ?? 0;
    const heard = (step: number) => moment(this.code, step, "public", this.token, this.table);
    const end = await heard(steps);
    const many = Math.max(end.happened.length, 1);
    const told: Told[] = [];
    for (let from = 0; from < steps; from += many) {
      const step = from + many;
      const found = step < steps ? await heard(step) : end;
      for (const one of found.happened)
        if (one.step > from) told.push(...one.events.map((event) => ({ step: one.step, event }) as Told));
      this.told = [...told];
    }
    this.#isRead = true;
  }

  /** Where somebody who watches is taken next: most answers only pass, and show nothing. */
  get next(): number {
    return nextSeen(this.told, this.step) ?? (this.#isRead ? (this.past?.steps ?? 0) : this.step + 1);
  }

  /** The table after so many answers, as the server has it. */
  protected moment(step: number): Promise<Moment> {
    return moment(this.code, step, this.viewer, this.token, this.table);
  }

  /** Show the table after so many answers.  While one moment is on its way, only the last one wished for follows. */
  async go(step: number): Promise<void> {
    this.#wanted = Math.min(Math.max(step, 0), this.past?.steps ?? 0);
    if (this.busy) return;
    this.busy = true;
    let viewer: Viewer;
    try {
      do {
        const wanted = this.#wanted;
        viewer = this.viewer;
        const found = await this.moment(wanted);
        this.cards = { ...this.cards, ...(found.cards as Record<string, CardFacts>) };
        this.view = found.view as Record<string, unknown>;
        this.happenings = found.happened.flatMap(({ step, events, why }) =>
          [...events, ...(why ? [why] : [])].map((event, place) => ({ number: step * MOST_EVENTS + place, event })),
        );
        this.over = found.over;
        this.step = wanted;
        this.seen = viewer;
      } while (this.#wanted !== this.step || viewer !== this.viewer);
    } finally {
      this.busy = false;
    }
  }

  async look(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    await this.go(this.busy ? this.#wanted : this.step);
  }

  give = (): Promise<void> => Promise.resolve();
  lean = (): void => undefined;
  wish = (): Promise<void> => Promise.resolve();
}
