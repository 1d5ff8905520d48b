// A table as a page shows it: live over a line, or a finished one that is looked at again.

import type { Happening, Question, Unnumbered } from "./line.svelte";
import type { Asked, CardFacts, RoomInfo, SeatClock, UndoOffer, RoomRequest, WhyNot, You } from "./protocol";

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
  /** Why something can't be done with a card now: of who sits at a table in play. */
  why?(card: number): Promise<readonly WhyNot[]>;
  give(decision: number, answer: Asked["decision"]["default"]): Promise<void>;
  lean(decision: number, answer: Asked["decision"]["default"] | null): void;
  wish(wish: Unnumbered<RoomRequest>): Promise<void>;
}
