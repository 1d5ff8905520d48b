// A draft as one viewer sees it, in the forms that the pages need.

import type { Facts } from "../lib/cards";
import type { Line, Question } from "../lib/line.svelte";
import type { DraftCard, DraftView, OwnView, PlayerView } from "../lib/protocol";
import { botName } from "../lib/seats";
import { say } from "../lib/words.svelte";
import type { Surroundings } from "../prompts/asking";

export class Seating implements Surroundings {
  constructor(readonly line: Line) {}

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

  player = (seat: number): string => {
    const info = this.line.room?.seats[seat];
    if (info?.kind === "bot" && this.line.room) return botName(this.line.room, seat);
    return info?.name || this.players[seat]?.name || say("web-seat", { seat: seat + 1 });
  };

  card = (id: number): DraftCard | undefined => {
    if (id === 0) return undefined;
    const own = this.own;
    const open = this.players.flatMap((player) => [...player.face_up, ...player.shown]);
    return [...(own?.pack ?? []), ...(own?.pool ?? []), ...open].find((card) => card.id === id);
  };

  /** The pick that waits, answered on this screen or not. */
  get pick(): Question | undefined {
    return this.line.asked.find((question) => question.decision.purpose === "draft-pick");
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
    return this.line.open.filter(({ decision }) => decision.purpose !== "draft-pick" && !decision.optional);
  }

  /** The pile, with a card that was just picked here. */
  get pool(): DraftCard[] {
    const pool = this.own?.pool ?? [];
    const picked = this.picked;
    return picked ? [...pool, picked] : pool;
  }
}
