// What this server offers: asked for once, and again when something was imported.

import { offers } from "./api";
import { pictures } from "./pictures.svelte";
import type { Offers } from "./protocol";

class Offered {
  current = $state.raw<Offers | null>(null);
  failed = $state("");

  async load(): Promise<void> {
    try {
      this.current = await offers();
      pictures.offered = this.current.image;
      void pictures.wake();
      this.failed = "";
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      setTimeout(() => void this.load(), 3000);
    }
  }
}

export const offered = new Offered();
