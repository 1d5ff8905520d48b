// Small sounds, made here: tones and noise with a short life.

import { audible, sound, type Tone } from "../../lib/tones";
import type { Sound } from "./heard";

const MADE: Record<Sound, readonly Tone[]> = {
  draw: [{ from: 0, long: 0.09, loud: 0.25 }],
  land: [
    { from: 130, to: 70, long: 0.16 },
    { from: 0, long: 0.06, loud: 0.3 },
  ],
  cast: [
    { from: 420, to: 640, long: 0.22, loud: 0.5, shape: "triangle" },
    { from: 840, at: 0.08, long: 0.25, loud: 0.25 },
  ],
  attack: [
    { from: 0, long: 0.14, loud: 0.5 },
    { from: 980, to: 700, at: 0.05, long: 0.16, loud: 0.2, shape: "triangle" },
  ],
  hit: [
    { from: 110, to: 45, long: 0.2, loud: 0.9 },
    { from: 0, long: 0.07, loud: 0.5 },
  ],
  gain: [
    { from: 523, long: 0.16, loud: 0.35 },
    { from: 784, at: 0.09, long: 0.22, loud: 0.35 },
  ],
  toss: [
    { from: 2100, to: 2300, long: 0.5, loud: 0.18 },
    { from: 1900, to: 1700, at: 0.85, long: 0.09, loud: 0.25, shape: "triangle" },
    { from: 0, at: 0.85, long: 0.05, loud: 0.3 },
  ],
  vote: [{ from: 330, to: 300, long: 0.08, loud: 0.5, shape: "square" }],
  crown: [
    { from: 587, long: 0.18, loud: 0.4, shape: "triangle" },
    { from: 740, at: 0.12, long: 0.18, loud: 0.4, shape: "triangle" },
    { from: 880, at: 0.24, long: 0.35, loud: 0.4, shape: "triangle" },
  ],
  turn: [
    { from: 660, long: 0.3, loud: 0.4 },
    { from: 990, at: 0.1, long: 0.4, loud: 0.3 },
  ],
  end: [
    { from: 294, long: 0.4, loud: 0.4, shape: "triangle" },
    { from: 220, at: 0.22, long: 0.6, loud: 0.4, shape: "triangle" },
  ],
  win: [523, 659, 784, 1047].map((from, place) => ({
    from,
    at: place * 0.13,
    long: 0.5,
    loud: 0.4,
    shape: "triangle",
  })),
};
const VOLUME = 0.16;

/** Plays sounds one shortly after the other.  Silent until the page has been touched: browsers want that. */
export function play(sounds: readonly Sound[]): void {
  if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
  const audio = audible();
  sounds.forEach((one, place) => {
    for (const tone of MADE[one])
      sound(audio, tone, audio.currentTime + place * 0.09 + (tone.at ?? 0), VOLUME * (tone.loud ?? 0.6));
  });
}
