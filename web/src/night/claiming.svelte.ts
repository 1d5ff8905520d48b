// Who a phone with a player card is at a night: found by the card, or claimed, which the desk answers.

import { held } from "../card/held.svelte";
import { claimPlayer, NotEntered, ownByCard } from "./asking";
import type { Night } from "./night.svelte";

export class Claiming {
  /** The player whom this device's card is here. */
  own = $state<number | null>(null);
  claimed = $state<number | null>(null);
  refused = $state.raw<number[]>([]);
  trouble = $state("");
  #asking = false;

  constructor(
    readonly night: Night,
    readonly become: (player: number, key: string) => void,
    readonly isSomebody: () => boolean,
  ) {}

  /** Ask who this card is here. */
  async ask(): Promise<void> {
    const card = held.now;
    if (!card || this.#asking) return;
    this.#asking = true;
    try {
      const { own, claimed, refused } = await ownByCard(this.night.code, card.key);
      [this.claimed, this.refused] = [claimed, refused];
      this.own = own?.player ?? null;
      this.trouble = "";
      if (own && !this.isSomebody()) this.become(own.player, own.key);
    } catch (error) {
      this.trouble = error instanceof NotEntered ? error.message : String(error);
    }
    this.#asking = false;
  }

  /** Say at the desk that this card is a player who was typed in there. */
  async claim(player: number): Promise<void> {
    const card = held.now;
    if (!card) return;
    this.trouble = "";
    try {
      await claimPlayer(this.night.code, card.key, player);
      this.claimed = player;
    } catch (error) {
      this.trouble = error instanceof NotEntered ? error.message : String(error);
    }
  }
}
