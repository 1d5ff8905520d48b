// Permanents that several cards represent: merged and melded ones.

import type { CardView } from "../lib/protocol";

type Parts = Pick<CardView, "name" | "components"> | undefined;

/** The cards of a permanent beside the one that it looks like, the topmost first; "" for one that lies face down. */
export function otherParts(card: Parts): string[] {
  const parts = [...(card?.components ?? [])];
  const shown = parts.indexOf(card?.name ?? "");
  if (shown >= 0) parts.splice(shown, 1);
  return parts;
}
