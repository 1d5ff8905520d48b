// Boards whose cards gain room grow one after another, each in a frame of its own: no single frame has all of them to
// lay and draw.

const waiting = new Set<() => void>();
let frame = 0;

function next(): void {
  frame = 0;
  const [grow] = waiting;
  if (!grow) return;
  waiting.delete(grow);
  grow();
  if (waiting.size) frame = requestAnimationFrame(next);
}

/** Grow in one of the next frames; gives what takes it back. */
export function inTurn(grow: () => void): () => void {
  waiting.add(grow);
  // The very next frame shows what has happened.
  frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(next)));
  return () => void waiting.delete(grow);
}
