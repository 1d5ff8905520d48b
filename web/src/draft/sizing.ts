// How wide cards lie that are looked at side by side.

import type { Size } from "../lib/settings.svelte";

/** How high a card is at most, its words too, to its width. */
const HIGH = 1.5;
/** The narrowest that can be read, and the widest that anybody wants. */
const BOUNDS: Record<Size, [least: number, most: number]> = {
  small: [96, 164],
  medium: [116, 232],
  large: [148, 290],
};

/** How wide so many cards are: as wide as all of them find room without being scrolled, within the viewer's bounds. */
export function cardWidth(count: number, room: { width: number; height: number }, gap: number, size: Size): number {
  const [least, most] = BOUNDS[size];
  let narrowest = Math.min(most, room.width);
  for (let columns = 1; columns <= count; columns++) {
    const width = Math.min(most, (room.width - gap * (columns - 1)) / columns);
    if (width < least) break;
    narrowest = width;
    const rows = Math.ceil(count / columns);
    if (rows * width * HIGH + gap * (rows - 1) <= room.height) break;
  }
  return Math.floor(narrowest);
}
