// How large the cards of a board can be drawn: as large as its lines find room for.

/** How much higher than wide a permanent is, upright. */
export const RATIO = 1.2;
/** One line is better than several where its cards are so much larger. */
const LARGER = 1.2;
/** Lands and what else stands behind are smaller than creatures. */
export const BEHIND = 0.8;
const GAP = 7;
/** What each thing attached adds below its bearer, as a part of the card's width. */
const TAB = 0.22;

/** A line of a board: how many piles stand upright, how many are turned, and how much at most is attached to one. */
export interface Filled {
  upright: number;
  turned: number;
  tabs?: number;
  behind?: boolean;
}

export interface Room {
  width: number;
  height: number;
}

/** How many rows a line takes at a card's width, piles laid as the page lays them. */
function rows(line: Filled, card: number, width: number): number {
  let [count, left] = [1, width + GAP];
  for (let place = 0; place < line.upright + line.turned; place++) {
    const wide = (place < line.upright ? card : card * RATIO) + GAP;
    if (wide > left && left < width + GAP) {
      count++;
      left = width + GAP;
    }
    left -= wide;
  }
  return count;
}

/** The height that the lines take at a card's width. */
export function heightOf(lines: readonly Filled[], card: number, width: number): number {
  return lines
    .filter((line) => line.upright + line.turned > 0)
    .reduce((sum, line) => {
      const own = line.behind ? card * BEHIND : card;
      return sum + rows(line, own, width) * (own * (RATIO + TAB * (line.tabs ?? 0)) + GAP);
    }, 0);
}

/** The width of a card with which every line has room; the least where nothing fits. */
function largest(lines: readonly Filled[], room: Room, least: number, most: number): number {
  for (let card = most; card > least; card -= 2) {
    const widest = lines.some((line) => line.turned > 0 && !line.behind) ? card * RATIO : card;
    if (widest <= room.width && heightOf(lines, card, room.width) <= room.height) return card;
  }
  return least;
}

/** How large cards are, and whether all lie in one line: on a wide board with few cards there they are far larger. */
export function fitting(
  lines: readonly Filled[],
  room: Room,
  least: number,
  most: number,
): { card: number; beside: boolean } {
  const below = largest(lines, room, least, most);
  const sum = (of: (line: Filled) => number) => lines.reduce((total, line) => total + of(line), 0);
  const one = {
    upright: sum((line) => line.upright),
    turned: sum((line) => line.turned),
    tabs: Math.max(0, ...lines.map((line) => line.tabs ?? 0)),
  };
  // Between what stands in front and what stands behind a gap is left.
  const width = room.width - 4 * GAP;
  const beside = largest([one], { ...room, width }, least, most);
  const inOne = rows(one, beside, width) === 1;
  return inOne && beside >= below * LARGER ? { card: beside, beside: true } : { card: below, beside: false };
}
