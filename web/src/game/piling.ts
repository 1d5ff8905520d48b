// Piles from one view to the next: one that is taken apart or put together goes on as the same thing on the page.

import type { Pile } from "./gaming.svelte";

const same = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place]);

/** The piles of a row, each under the key that the pile had in which its cards lay before; the very pile of before
 *  where nothing in it has changed since. */
export function lasting(before: readonly Pile[], now: readonly Pile[], fresh: () => string): Pile[] {
  const home = new Map(before.flatMap((pile) => pile.cards.map(({ id }) => [id, pile] as const)));
  const taken = new Set<Pile>();
  return now.map((pile) => {
    const was = pile.cards.map(({ id }) => home.get(id)).find((one) => one && !taken.has(one));
    if (!was) return { ...pile, key: fresh() };
    taken.add(was);
    return same(was.cards, pile.cards) && same(was.attached, pile.attached) ? was : { ...pile, key: was.key };
  });
}
