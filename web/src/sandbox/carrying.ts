// What is dragged over the editor: a card that was found, or a line of a zone.

import type { Zone } from "./position";

export type Carried = { name: string } | { seat: number; zone: Zone; place: number };
const KIND = "application/x-entaku";

export function carried(event: DragEvent, what: Carried): void {
  event.dataTransfer?.setData(KIND, JSON.stringify(what));
}

export const isOurs = (event: DragEvent): boolean => event.dataTransfer?.types.includes(KIND) ?? false;

/** What was dropped; null for anything that isn't of this page. */
export function dropped(event: DragEvent): Carried | null {
  const told = event.dataTransfer?.getData(KIND);
  return told ? (JSON.parse(told) as Carried) : null;
}
