// Where something large is laid beside what it belongs to: on the screen, and over nothing that is being asked.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const along = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(across, 0) * Math.max(along, 0);
}

/** The place of a box of this size beside another: right of it, left, above, below, above all that is asked, or in a
 * corner; the first that covers nothing of what must be seen, else the one that covers least of it. */
export function placed(
  size: { width: number; height: number },
  beside: Box,
  screen: { width: number; height: number },
  asked: readonly Box[],
): Box {
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const box = (left: number, top: number): Box => ({
    left: within(left, screen.width - size.width),
    top: within(top, screen.height - size.height),
    ...size,
  });
  const middle = beside.top + beside.height / 2 - size.height / 2;
  const centre = beside.left + beside.width / 2 - size.width / 2;
  const [right, left] = [beside.left + beside.width + GAP, beside.left - GAP - size.width];
  const [above, below] = [beside.top - GAP - size.height, beside.top + beside.height + GAP];
  const lowest = Math.min(screen.height, ...asked.map((one) => one.top).filter((top) => top > beside.top)) - EDGE;
  const highest = Math.min(screen.height, ...asked.map((one) => one.top)) - EDGE;
  const tries = [
    box(right, middle),
    box(left, middle),
    box(right, lowest - size.height),
    box(left, lowest - size.height),
    box(centre, above),
    box(centre, below),
    box(right, highest - size.height),
    box(left, highest - size.height),
    box(EDGE, EDGE),
    box(screen.width, EDGE),
    box(EDGE, screen.height),
    box(screen.width, screen.height),
  ];
  const cost = (one: Box) =>
    asked.reduce((sum, other) => sum + shared(one, other), 0) +
    (shared(one, beside) > 0 ? size.width * size.height : 0);
  return tries.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
