// Numbers that follow from a card's name alone, so that a card looks the same everywhere and always.

export type Chance = (below: number) => number;

/** The hash of a text (FNV-1a, stirred). */
export function hashed(text: string): number {
  let state = 2166136261;
  for (let place = 0; place < text.length; place++) state = Math.imul(state ^ text.charCodeAt(place), 16777619);
  return stirred(state);
}

function stirred(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 16), 2246822507);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489909);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Whole numbers from 0 up to `below`, one after the other. */
export function chances(text: string): Chance {
  let state = hashed(text);
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    return stirred(state) % Math.max(1, below);
  };
}
