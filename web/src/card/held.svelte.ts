// The player card of this device: kept in this browser alone, with the key that proves it.

import type { PlayerCardHeld } from "../lib/protocol";

export interface Held {
  id: string;
  name: string;
  reading: string;
  key: string;
  /** The recovery code, as far as it was told here. */
  recovery: string;
}

const KEY = "entaku.card";

class HeldCard {
  now = $state.raw<Held | null>(kept());

  /** A card came to this device, or was changed; null takes it off. */
  keep(held: Held | null): void {
    this.now = held;
    try {
      if (held) localStorage.setItem(KEY, JSON.stringify(held));
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing still works for this visit.
    }
  }

  /** What the server gave this device. */
  take({ card, key, recovery }: PlayerCardHeld): void {
    this.keep({ id: card.id, name: card.name, reading: card.reading, key, recovery });
  }
}

function kept(): Held | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Held | null;
    return typeof found?.key === "string" && typeof found.id === "string" ? found : null;
  } catch {
    return null;
  }
}

export const held = new HeldCard();
