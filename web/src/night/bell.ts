// The bell of a called draft, made here: louder than a table's sounds, for a whole room hears it.

import { audible, sound } from "../lib/tones";
import type { Ring } from "./called";

/** What is struck: hertz, and seconds after the beginning. */
const STRUCK: Record<Ring, readonly (readonly [number, number])[]> = {
  pick: [[880, 0], [1175, 0.14]],
  soon: [[660, 0]],
  pass: [[587, 0], [440, 0.16]],
  build: [[659, 0], [784, 0.15], [1047, 0.3]],
  over: [[523, 0], [440, 0.25], [349, 0.5]],
}; // prettier-ignore
const LONG = 0.6;
const VOLUME = 0.4;

/** Whether the browser lets this page be heard: it wants to have been touched. */
export const isHeard = () => navigator.userActivation?.hasBeenActive ?? true;

export function ring(what: Ring): void {
  if (!isHeard()) return;
  const audio = audible();
  for (const [from, after] of STRUCK[what])
    sound(audio, { from, long: LONG, shape: "triangle" }, audio.currentTime + after, VOLUME);
}
