// What it means to let go of a card over something on the table.

import { enlarged } from "../lib/enlarge.svelte";
import type { Drags } from "../lib/dragging";
import type { Drop, Handling } from "./handling.svelte";

const number = (text: string | undefined): number | null => (text ? Number(text.split(" ")[0]) : null);

/** What lies under the pointer: a card, a player, or a player's board. */
export function dropOf(under: Element | null): Drop | null {
  const card = under?.closest<HTMLElement>("[data-ids]");
  if (card) return { card: number(card.dataset["ids"]), seat: null, board: false };
  const item = under?.closest<HTMLElement>("[data-item]");
  if (item) return { card: number(item.dataset["item"]), seat: null, board: false };
  const player = under?.closest<HTMLElement>(".rail [data-seat]");
  if (player) return { card: null, seat: number(player.dataset["seat"]), board: false };
  const board = under?.closest<HTMLElement>("[data-board]");
  if (board)
    return { card: null, seat: number(board.dataset["board"]), board: !under?.closest("[data-board] > header") };
  return under?.closest(".game main") ? { card: null, seat: null, board: true } : null;
}

/** Cards of the hand and permanents that something can be done with are taken along. */
export function drops(hands: Handling): Drags {
  const id = (held: HTMLElement) => number(held.dataset["card"] ?? held.dataset["ids"]) ?? 0;
  return {
    what: ".in-hand.live, .permanent.live",
    take: () => enlarged.leave(),
    over: (held, under) => {
      const drop = dropOf(under);
      return drop !== null && hands.mayDrop(id(held), drop);
    },
    drop: (held, under) => {
      const drop = dropOf(under);
      if (drop) hands.drop(id(held), drop);
    },
  };
}
