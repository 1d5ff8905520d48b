// A table as a page shows it: live over a line, or a finished one that is looked at again.

import type { Happening, Question, Unnumbered, Wondered, Wondering } from "./line.svelte";
import type { Asked, CardFacts, RoomInfo, SeatClock, UndoOffer, RoomRequest, You } from "./protocol";

export interface ShownTable {
  readonly code: string;
  readonly you: You | null;
  readonly room: RoomInfo | null;
  readonly plays: string;
  readonly view: Record<string, unknown> | null;
  readonly asked: Question[];
  /** Questions that have not been answered here yet, oldest first. */
  readonly open: Question[];
  readonly given: ReadonlyMap<number, Asked["decision"]["default"]>;
  readonly cards: Record<string, CardFacts>;
  readonly happenings: Happening[];
  readonly over: boolean;
  /** What the viewer may take back; a table that is looked at again has neither this nor clocks. */
  readonly undo?: UndoOffer | null;
  readonly clocks?: { at: number; seats: SeatClock[] };
  readonly backs?: number;
  /** One screen plays every seat, so that each is called by its name. */
  readonly everyone?: boolean;
  /** A moment that is gone back to: nothing is passed there by itself. */
  readonly still?: boolean;
  /** What the rules say to a question on why, at a table in play. */
  wonder?(asked: Wondering): Promise<Wondered | null>;
  give(decision: number, answer: Asked["decision"]["default"]): Promise<void>;
  lean(decision: number, answer: Asked["decision"]["default"] | null): void;
  wish(wish: Unnumbered<RoomRequest>): Promise<void>;
}
