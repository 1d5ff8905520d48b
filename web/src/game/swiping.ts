// A finger that is drawn across a board turns to the next one, or back.

/** So far across, and so much more across than along, is a turn and no scrolling. */
const FAR = 56;
const ACROSS = 1.6;
/** A finger that rests looks at a card. */
const QUICK = 700;

interface Touched {
  x: number;
  y: number;
  at: number;
}

/** Which way a finger turned: 1 to the next board, -1 to the one before, 0 not at all. */
export function turned(from: Touched, to: Touched): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (to.at - from.at > QUICK || Math.abs(across) < FAR || Math.abs(across) < ACROSS * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}

/** Calls `turn` when a finger is drawn across what this lies on. */
export function swiping(element: HTMLElement, turn: (by: -1 | 1) => void) {
  let act = turn;
  let from: Touched | null = null;
  const touched = (event: TouchEvent): Touched | null => {
    const [finger] = event.changedTouches;
    return finger ? { x: finger.clientX, y: finger.clientY, at: event.timeStamp } : null;
  };
  const begin = (event: TouchEvent) => (from = event.touches.length === 1 ? touched(event) : null);
  const end = (event: TouchEvent) => {
    const to = touched(event);
    const by = from && to ? turned(from, to) : 0;
    from = null;
    if (by) act(by);
  };
  element.addEventListener("touchstart", begin, { passive: true });
  element.addEventListener("touchend", end, { passive: true });
  return {
    update: (next: (by: -1 | 1) => void) => (act = next),
    destroy: () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    },
  };
}
