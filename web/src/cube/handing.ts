// A cube on its way from its page to the front page, where a table is set with it.

import type { CubeText } from "../lib/protocol";

const KEY = "entaku.cube";

/** Lay a cube ready for the front page. */
export function handOver(cube: CubeText): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cube));
  } catch {
    // A browser that keeps nothing can still have it pasted.
  }
}

/** The cube that was laid ready, once. */
export function takeOver(): CubeText | null {
  try {
    const found = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return found === null ? null : (JSON.parse(found) as CubeText);
  } catch {
    return null;
  }
}
