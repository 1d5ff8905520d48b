// A card seen large: while the pointer rests on it, by a long press, or by a key.

import type { Component } from "svelte";

import type { Facts } from "./cards";
import type { Wondered, Wondering } from "./line.svelte";

export interface Seen {
  name: string;
  facts: Facts;
  setCode?: string;
  number?: string;
  foil?: boolean;
  /** The object that it is at a table, of which may be asked why nothing can be done with it. */
  object?: number;
  /** The other cards that represent it, where it is a permanent of several. */
  others?: readonly { name: string; facts: Facts }[];
}

/** A card as it is printed, of a draft or a pool. */
export interface Printing {
  name: string;
  set_code?: string | null;
  number?: string | null;
  foil?: boolean;
}

/** What is seen large of a printed card. */
export const printed = (card: Printing, facts: Facts): Seen & { setCode: string; number: string; foil: boolean } => ({
  name: card.name,
  facts,
  setCode: card.set_code ?? "",
  number: card.number ?? "",
  foil: card.foil ?? false,
});

/** Whom a table's cards are asked about, and what says the answer. */
export interface Asking {
  part(): Promise<Component<{ object: number; player?: number; asking: Asking; brief: boolean }>>;
  wonder(asked: Wondering): Promise<Wondered | null>;
  /** Whether the viewer sits there, and so may want to do something. */
  seated: boolean;
  facts(name: string): Facts;
  /** The name of an object at the table, "" where it has none. */
  called(object: number): string;
  /** The name of who has a seat there. */
  player(seat: number): string;
}

/** How long the pointer has to lie still, and by how much it may tremble. */
const REST = 380;
const STILL = 5;
const PRESS = 420;

class Enlarged {
  card = $state.raw<Seen | null>(null);
  beside = $state.raw<DOMRect | null>(null);
  /** Held open until it is closed, over everything. */
  held = $state(false);
  /** Who says why nothing can be done with a card, at a table where the viewer sits. */
  asking = $state.raw<Asking | null>(null);
  /** When a long press has just ended, so that the click that follows is not taken for a choice. */
  pressed = -Infinity;

  hold(card: Seen): void {
    this.card = card;
    this.beside = null;
    this.held = true;
  }

  rest(card: Seen, beside: DOMRect): void {
    if (this.held) return;
    this.card = card;
    this.beside = beside;
  }

  close(): void {
    this.card = null;
    this.held = false;
  }

  leave(): void {
    if (!this.held) this.card = null;
  }
}

export const enlarged = new Enlarged();

/** Makes an element show its card large. */
export function enlarge(element: HTMLElement, seen: Seen) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let press: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number } | null = null;
  let current = seen;

  let rested = { x: 0, y: 0 };
  const settle = (event: PointerEvent) => {
    clearTimeout(timer);
    rested = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => enlarged.rest(current, element.getBoundingClientRect()), REST);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !event.buttons) settle(event);
  };
  const leave = () => {
    clearTimeout(timer);
    enlarged.leave();
  };
  const down = (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    press = setTimeout(() => {
      enlarged.pressed = performance.now();
      enlarged.hold(current);
    }, PRESS);
  };
  const move = (event: PointerEvent) => {
    const moved = Math.hypot(event.clientX - rested.x, event.clientY - rested.y) > STILL;
    if (event.pointerType === "mouse" && !event.buttons && moved && enlarged.card === null) settle(event);
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10) clearTimeout(press);
  };
  const up = () => {
    clearTimeout(press);
    start = null;
    if (enlarged.held && performance.now() - enlarged.pressed < 4000) enlarged.pressed = performance.now();
  };
  const menu = (event: Event) => {
    event.preventDefault();
    enlarged.hold(current);
  };
  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("contextmenu", menu);
  return {
    update: (next: Seen) => (current = next),
    destroy: () => {
      clearTimeout(timer);
      clearTimeout(press);
      leave();
    },
  };
}

/** Whether a click is only the end of a long press. */
export function endsPress(): boolean {
  return performance.now() - enlarged.pressed < 350;
}
