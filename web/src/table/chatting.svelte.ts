// The chat of a room on this device: who is muted, what has been read.

import { reader } from "./kept";

export class Chatting {
  open = $state(false);
  muted = $state<number[]>([]);
  read = $state(-1);
  readonly #kept;

  constructor(code: string) {
    this.#kept = reader<{ muted: number[]; read: number }>(`entaku.chat.${code}`);
    const kept = this.#kept.get();
    if (Array.isArray(kept?.muted)) this.muted = kept.muted;
    if (typeof kept?.read === "number") this.read = kept.read;
  }

  mute(guest: number): void {
    this.muted = this.muted.includes(guest) ? this.muted.filter((one) => one !== guest) : [...this.muted, guest];
    this.#keep();
  }

  readTo(number: number): void {
    if (number === this.read) return;
    this.read = number;
    this.#keep();
  }

  #keep(): void {
    this.#kept.set({ muted: this.muted, read: this.read });
  }
}
