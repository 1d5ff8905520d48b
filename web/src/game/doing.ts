// Who did what happened in a game: what a player does is told apart from what comes about.

import type { MagicEvent } from "../lib/protocol";
import type { Gaming } from "./gaming.svelte";

/** How a card is moved by what its player does; of other moves the rules, or somebody's spell, are the cause. */
const MOVED_BY_ITS_PLAYER = new Set(["play", "discard", "cycle"]);

/** The seat whose player did it; null for what nobody does, as a trigger, a death, a crown that comes.
 *
 *  `place` is the one that is meant where an event tells of several: a block is its blocker's, whoever blocked last.
 */
export function doneBy(event: MagicEvent, place: number, game: Pick<Gaming, "objects">): number | null {
  switch (event.type) {
    case "cast":
    case "activated":
    case "attacked":
    case "banded":
    case "chosen":
    case "mulligan":
    case "kept":
    case "commanders":
    case "companion":
    case "acted-by-hand":
      return event.seat;
    case "voted":
      return event.voter;
    case "blocked":
      return event.seats[place] ?? null;
    case "turned-face-up": {
      const card = game.objects.get(event.object);
      return card ? (card.controller ?? 0) : null;
    }
    case "moved":
      return MOVED_BY_ITS_PLAYER.has(event.cause ?? "") ? event.owner : null;
    case "lost":
      return event.why === "concede" ? event.seat : null;
    default:
      return null;
  }
}
