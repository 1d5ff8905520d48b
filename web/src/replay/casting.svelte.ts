// A table as a caster sees it: everything, and as late as was announced.

import { cast, castMoment } from "../lib/api";
import type { Moment, RoomInfo } from "../lib/protocol";
import { Replay } from "./replay.svelte";

export class Casting extends Replay {
  minutes = $state(0);
  /** Seconds until the table has anything to show; null while none has begun. */
  wait = $state<number | null>(null);
  /** Whether the latest that may be seen is shown as it comes. */
  follows = $state(true);

  constructor(
    code: string,
    readonly key: string,
    room: RoomInfo,
  ) {
    super(code, null, room);
  }

  protected override moment(step: number): Promise<Moment> {
    return castMoment(this.code, this.past?.table ?? 0, step, this.viewer, this.key);
  }

  override async load(): Promise<void> {
    const found = await cast(this.code, this.key);
    this.minutes = found.minutes;
    this.wait = found.table === null ? null : found.wait;
    if (found.table === null || found.steps === null) {
      this.past = null;
      this.view = null;
      return;
    }
    const isNew = this.past?.table !== found.table;
    const went = !isNew && found.steps < this.step;
    const { table, plays, steps, viewers } = found;
    this.past = { table, plays, steps, viewers, tables: [], seated: true };
    if (isNew || !found.viewers.includes(this.viewer))
      this.viewer =
        found.plays === "magic" ? "open" : (found.viewers.find((one) => typeof one === "number") ?? "public");
    if (isNew || went || (this.follows && this.step !== found.steps)) await this.go(found.steps);
  }
}
