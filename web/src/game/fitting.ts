// How large the cards of a board can be drawn: as large as its lines find room for.

/** How much higher than wide a permanent is, upright. */
export const RATIO = 1.2;
/** One line is better than several where its cards are so much larger. */
const LARGER = 1.2;
/** Lands and what else stands behind are smaller than creatures. */
export const BEHIND = 0.8;
const GAP = 7;
/** What each thing attached adds below its bearer: a part of the card's width, and at least two lines of its name. */
const TAB = 0.22;
const tabHigh = (card: number): number => Math.max(card * TAB, Math.min(Math.max(card * 0.3 + 3, 20), 26));

/** What the frame around the command zone adds to it, across and along. */
const EDGE = 8;

/** A line of a board: for each pile, as they lie, whether it is turned, how much at most is attached to one, and to how
 *  many anything is; the piles of the command zone, which are framed, from one place to before another. */
export interface Filled {
  turned: readonly boolean[];
  framed?: readonly [from: number, to: number];
  tabs?: number;
  bearers?: number;
  behind?: boolean;
}

export interface Room {
  width: number;
  height: number;
}

/** How many rows a line takes at a card's width, piles laid as the page lays them. */
export function rows(line: Filled, card: number, width: number): number {
  const [from, to] = line.framed ?? [0, 0];
  const wide = (turned: boolean | undefined) => (turned ? card * RATIO : card) + GAP;
  let [count, left] = [1, width + GAP];
  const lay = (room: number) => {
    if (room > left && left < width + GAP) {
      count++;
      left = width + GAP;
    }
    left -= room;
  };
  for (let place = 0; place < line.turned.length; place++) {
    if (place !== from || to <= from) {
      lay(wide(line.turned[place]));
      continue;
    }
    const inside = { turned: line.turned.slice(from, to) };
    const whole = inside.turned.reduce((sum, turned) => sum + wide(turned), EDGE);
    if (whole <= width + GAP) lay(whole);
    else {
      // What is framed and too long for a row has rows to itself.
      lay(width + GAP);
      count += rows(inside, card, width - EDGE) - 1;
    }
    place = to - 1;
  }
  return count;
}

/** The narrowest a line may be without another row: then its rows are about as long as each other. */
export function narrowest(line: Filled, card: number, width: number): number {
  const count = rows(line, card, width);
  if (count < 2) return width;
  // No card is squeezed for it, and no frame broken that would be whole.
  const frame = line.framed ? (line.framed[1] - line.framed[0]) * (card + GAP) + EDGE : 0;
  const least = Math.max(line.turned.includes(true) ? card * RATIO : card, frame <= width ? frame : 0);
  let found = width;
  while (found - 8 >= least && rows(line, card, found - 8) === count) found -= 8;
  return found;
}

/** The height that the lines take at a card's width. */
export function heightOf(lines: readonly Filled[], card: number, width: number): number {
  return lines
    .filter((line) => line.turned.length > 0)
    .reduce((sum, line) => {
      const own = line.behind ? card * BEHIND : card;
      const frame = line.framed ? EDGE : 0;
      const count = rows(line, own, width);
      const tabs = Math.min(line.bearers ?? 0, count) * (line.tabs ?? 0) * tabHigh(own);
      return sum + frame + tabs + count * (own * RATIO + GAP);
    }, 0);
}

/** The width of a card with which every line has room; the least where nothing fits. */
function largest(lines: readonly Filled[], room: Room, least: number, most: number): number {
  const turned = lines.some((line) => line.turned.includes(true) && !line.behind);
  const fits = (card: number): boolean =>
    (turned ? card * RATIO : card) <= room.width && heightOf(lines, card, room.width) <= room.height;
  // Whatever is smaller than what fits fits as well.
  let [first, last] = [0, Math.max(Math.ceil((most - least) / 2), 0)];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (fits(most - 2 * middle)) last = middle;
    else first = middle + 1;
  }
  return Math.max(most - 2 * first, least);
}

/** Where what is framed stands when all lines lie in one. */
function framedIn(lines: readonly Filled[]): readonly [number, number] {
  let before = 0;
  for (const { turned, framed } of lines) {
    if (framed) return [framed[0] + before, framed[1] + before];
    before += turned.length;
  }
  return [0, 0];
}

/** How large cards are, and whether all lie in one line: on a wide board with few cards there they are far larger. */
export function fitting(
  lines: readonly Filled[],
  room: Room,
  least: number,
  most: number,
): { card: number; beside: boolean } {
  const below = largest(lines, room, least, most);
  // The least card is given where not even that has room: then all in one line is better, if that has.
  const squeezed = heightOf(lines, below, room.width) > room.height;
  const worthwhile = squeezed ? least : below * LARGER;
  const one = {
    turned: lines.flatMap((line) => line.turned),
    ...(lines.some((line) => line.framed) && { framed: framedIn(lines) }),
    tabs: Math.max(0, ...lines.map((line) => line.tabs ?? 0)),
    bearers: lines.reduce((sum, line) => sum + (line.bearers ?? 0), 0),
  };
  // Between what stands in front and what stands behind a gap is left.
  const width = room.width - 4 * GAP;
  if (rows(one, worthwhile, width) > 1) return { card: below, beside: false };
  const beside = largest([one], { ...room, width }, least, most);
  return beside >= worthwhile && rows(one, beside, width) === 1
    ? { card: beside, beside: true }
    : { card: below, beside: false };
}

/** What a board needs beside its cards: its edges, and its player's name above them. */
const FRAME = { width: 24, height: 58 };
const BETWEEN = 6;
/** A board that is higher than wide by more than this is a tower, which is hard to take in. */
const HIGH = 1.7;
/** Boards are laid out anew only where their cards gain so much. */
const WORTH = 1.15;

/** In how many columns boards lie, so that cards are as large as can be, those of the fullest board above all; as
 *  before where it hardly matters. */
export function columnsFor(boards: readonly (readonly Filled[])[], room: Room, most: number, before: number): number {
  const count = boards.length;
  const [width, height] = [room.width + BETWEEN, room.height + BETWEEN];
  const worth = (columns: number): number => {
    const cell = {
      width: width / columns - BETWEEN - FRAME.width,
      height: height / Math.ceil(count / columns) - BETWEEN - FRAME.height,
    };
    const cards = boards.map((board) => fitting(board, cell, 0, most).card);
    const shape = Math.min((cell.width * HIGH) / cell.height, 1);
    return shape * (Math.min(...cards) + cards.reduce((sum, card) => sum + card, 0) / count);
  };
  let [best, found] = before >= 1 && before <= count ? [before, worth(before) * WORTH] : [1, 0];
  for (let columns = count; columns >= 1; columns--) {
    // What leaves a whole column empty is no way to lie.
    if (Math.ceil(count / Math.ceil(count / columns)) !== columns) continue;
    const card = worth(columns);
    if (card > found) [best, found] = [columns, card];
  }
  return best;
}

/** How many hundredths of the table's height the others have where every board has room. */
export const USUAL = 54;
/** The same where their boards lie in two rows. */
export const DEEP = 66;
/** By how much more or less they have where that shows the cards of the fullest board larger. */
const SHIFTS = [0, -14, -8, 8, 16];
/** Cards of this width are read at ease: for larger ones nothing is moved. */
const AT_EASE = 96;
/** The height is shared anew only where the smallest cards gain so much. */
const SHARED_ANEW = 1.1;
/** The most and the least that anybody's boards have of the height. */
const BOUNDS = [40, 76] as const;

/** How many hundredths of the height the others' boards have, and the viewer's own the rest: so that the smallest cards
 *  of the table are as large as can be; as before where it hardly matters. */
export function shareFor(
  others: readonly (readonly Filled[])[],
  own: readonly Filled[],
  room: Room,
  most: number,
  usual: number,
  before: number,
): number {
  const enough = Math.min(most, AT_EASE);
  const worths = new Map<number, number>();
  const worth = (share: number): number => {
    const known = worths.get(share);
    if (known !== undefined) return known;
    const theirs = { width: room.width, height: (room.height * share) / 100 };
    const columns = columnsFor(others, theirs, most, 0);
    const cell = {
      width: (theirs.width + BETWEEN) / columns - BETWEEN - FRAME.width,
      height: (theirs.height + BETWEEN) / Math.ceil(others.length / columns) - BETWEEN - FRAME.height,
    };
    const mine = { width: room.width - FRAME.width, height: room.height - theirs.height - FRAME.height };
    const cards = [...others.map((board) => fitting(board, cell, 0, enough)), fitting(own, mine, 0, enough)];
    const smallest = Math.min(...cards.map(({ card }) => card));
    worths.set(share, smallest);
    return smallest;
  };
  const shares = SHIFTS.map((shift) => usual + shift).filter((share) => share >= BOUNDS[0] && share <= BOUNDS[1]);
  // What was chosen stays until another one is worth it, or the usual one shows every card well.
  const first = shares.includes(before) && worth(usual) < enough ? before : usual;
  let [best, found] = [first, worth(first) * SHARED_ANEW];
  for (const share of shares) {
    const card = worth(share);
    if (card > found) [best, found] = [share, card];
  }
  return best;
}
