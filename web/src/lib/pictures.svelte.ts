// Whether this viewer wants card pictures: what fetches and shows them comes for those alone who turned them on.

import type { Component } from "svelte";
import type { Facts } from "./cards";
import { part } from "./parts.svelte";
import { settings } from "./settings.svelte";

/** The card that is shown; `cropped`: in a window that is wider than a card, its art alone. */
export interface Shown {
  name: string;
  facts: Facts;
  setCode?: string;
  number?: string;
  cropped?: boolean;
}

class Pictures {
  /** The address that the server's keeper offers to everybody; null without one. */
  offered = $state<string | null>(null);
  /** What shows a picture over a made face; null until it is wanted and has come. */
  Printed = $state.raw<Component<Shown> | null>(null);

  /** Fetch what shows pictures, if they are turned on. */
  async wake(): Promise<void> {
    if (settings.pictures === "off" || this.Printed) return;
    this.Printed = (await part(() => import("../parts/Printed.svelte"))).default;
  }
}

export const pictures = new Pictures();
