// A draft as one viewer sees it, in the forms that the pages need.

import type { Facts } from "../lib/cards";
import type { Question } from "../lib/line.svelte";
import type { DraftCard, DraftView, OwnView, PlayerView } from "../lib/protocol";
import { seatName } from "../lib/seats";
import type { ShownTable } from "../lib/shown";
import { say } from "../lib/words.svelte";
import type { Surroundings } from "../prompts/asking";

export type Part = NonNullable<DraftView["part"]>;

/** Questions that are answered on the cards themselves, by the board of their phase. */
const ON_THE_BOARD = new Set([
  "draft-sort",
  "draft-split",
  "draft-pile",
  "draft-place",
  "draft-winchester",
  "draft-grid",
  "draft-table",
  "draft-swap",
  "draft-put-down",
  "draft-bid",
  "draft-claim",
]);
const OF_THE_PACK = new Set(["draft-pick", "draft-take"]);

export class Seating implements Surroundings {
  /** The card that is to be picked once its booster is sorted. */
  intended = $state<number | null>(null);
  /** Picks the card that is being dragged: it is let go over the pool. */
  dragged = $state.raw<(() => void) | null>(null);

  constructor(readonly line: ShownTable) {}

  get view(): DraftView | null {
    return this.line.plays === "draft" ? (this.line.view as DraftView | null) : null;
  }

  get own(): OwnView | null {
    return this.view?.own ?? null;
  }

  get players(): PlayerView[] {
    return this.view?.players ?? [];
  }

  facts = (name: string): Facts => this.line.cards[name];
  knows = (name: string): boolean => name in this.line.cards;

  player = (seat: number): string => seatName(this.line.room, seat, this.players[seat]?.name);

  card = (id: number): DraftCard | undefined => {
    if (id === 0) return undefined;
    const own = this.own;
    const open = this.players.flatMap((player) => [...player.face_up, ...player.shown]);
    const cards = [...(own?.pack ?? []), ...(own?.pool ?? []), ...open, ...cardsOf(this.part)];
    return cards.find((card) => card.id === id);
  };

  /** What only this phase has. */
  get part(): Part | null {
    return this.view?.part ?? null;
  }

  /** Whose turn it is, in the phases that are drafted in turns. */
  get inTurn(): number | null {
    const part = this.part;
    return this.view?.stage === "draft" && part && "in_turn" in part ? part.in_turn : null;
  }

  /** Whether a seat holds everybody up just now: it is their turn, a pack lies before them, or they trade. */
  isChoosing(seat: number): boolean {
    const view = this.view;
    if (view?.stage === "exchange") return view.exchange?.waiting.includes(seat) ?? false;
    if (view?.stage !== "draft") return false;
    if (this.inTurn !== null) return seat === this.inTurn;
    return (this.part === null || this.part.type === "sorting") && (this.players[seat]?.packs.length ?? 0) > 0;
  }

  /** The question of the board in front of this seat, answered on this screen or not. */
  get onBoard(): Question | undefined {
    return this.line.asked.find((question) => ON_THE_BOARD.has(question.decision.purpose));
  }

  isGiven = (question: Question | undefined): boolean =>
    question !== undefined && this.line.given.has(question.decision.id);

  get paused(): boolean {
    return this.line.room?.paused ?? false;
  }

  /** The pick that waits, answered on this screen or not. */
  get pick(): Question | undefined {
    return this.line.asked.find((question) => OF_THE_PACK.has(question.decision.purpose));
  }

  /** The card that was just picked here, while the server has not said so yet. */
  get picked(): DraftCard | undefined {
    const pick = this.pick;
    const given = pick ? this.line.given.get(pick.decision.id) : undefined;
    return typeof given === "number" ? this.own?.pack.find((card) => card.id === given) : undefined;
  }

  /** The pick has been made here and is on its way. */
  get isPicking(): boolean {
    return this.pick !== undefined && this.line.given.has(this.pick.decision.id);
  }

  /** What may be used beside picking. */
  get act(): Question | undefined {
    return this.line.asked.find((question) => question.decision.purpose === "draft-act");
  }

  /** Everything else that is asked, oldest first. */
  get prompts(): Question[] {
    return this.line.open.filter(
      ({ decision }) => !OF_THE_PACK.has(decision.purpose) && !ON_THE_BOARD.has(decision.purpose) && !decision.optional,
    );
  }

  /** What stands where nothing can be done on the board: one who is asked something beside it isn't waiting. */
  get wait(): string {
    return this.prompts.length ? "" : say("web-wait");
  }

  /** The pile, with a card that was just picked here. */
  get pool(): DraftCard[] {
    const pool = this.own?.pool ?? [];
    const picked = this.picked;
    return picked ? [...pool, picked] : pool;
  }
}

/** Every card that a phase shows this viewer. */
function cardsOf(part: Part | null): DraftCard[] {
  switch (part?.type) {
    case "solomon":
      return [...part.to_split.flatMap((pack) => pack.cards), ...part.piles.flat()];
    case "winston":
      return part.seen.flat();
    case "winchester":
      return part.piles.flat();
    case "grid":
      return part.places.filter((card) => card !== null);
    case "rochester":
      return part.table;
    case "housman":
      return [...part.table, ...part.hand];
    case "minesweeper":
      return part.spots.flatMap((spot) => (spot.card ? [spot.card] : []));
    case "auction":
      return part.table;
    case "team-sealed":
      return [...part.middle, ...part.claims.flat()];
    default:
      return [];
  }
}
