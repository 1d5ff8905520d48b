// What tones are heard by sleeps while nothing is heard.

import { expect, test, vi } from "vitest";
import { audible, sound } from "../src/lib/tones";

type Ended = () => void;

const asked: string[] = [];
const tones: Ended[] = [];
const parameter = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };

function node() {
  return {
    frequency: parameter,
    gain: parameter,
    connect: (to: unknown) => to,
    start: () => {},
    stop: () => {},
    addEventListener: (_: string, ended: Ended) => tones.push(ended),
  };
}

class Heard {
  destination = null;
  createGain = node;
  createOscillator = node;
  resume = () => Promise.resolve(asked.push("awake"));
  suspend = () => Promise.resolve(asked.push("asleep"));
}

test("it falls asleep with the last tone, and wakes up for the next one", () => {
  vi.stubGlobal("AudioContext", Heard);
  const beep = () => sound(audible(), { from: 440, long: 0.1 }, 0, 0.1);
  beep();
  beep();
  tones[0]?.();
  expect(asked).toEqual(["awake", "awake"]);
  tones[1]?.();
  expect(asked.at(-1)).toBe("asleep");
  beep();
  expect(asked.at(-1)).toBe("awake");
  tones[2]?.();
  expect(asked.filter((one) => one === "asleep")).toHaveLength(2);
});
