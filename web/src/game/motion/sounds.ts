// Small sounds, made here: tones and noise with a short life.

import type { Sound } from "./heard";

interface Tone {
  /** Hertz at its beginning and at its end; 0 for noise. */
  from: number;
  to?: number;
  /** Seconds after the beginning of the sound, and how long it is heard. */
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

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

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  return noise;
}

function source(audio: AudioContext, tone: Tone, at: number): AudioScheduledSourceNode {
  if (tone.from === 0) {
    const made = audio.createBufferSource();
    made.buffer = noiseOf(audio);
    return made;
  }
  const made = audio.createOscillator();
  made.type = tone.shape ?? "sine";
  made.frequency.setValueAtTime(tone.from, at);
  if (tone.to) made.frequency.exponentialRampToValueAtTime(tone.to, at + tone.long);
  return made;
}

/** Plays sounds one shortly after the other.  Silent until the page has been touched: browsers want that. */
export function play(sounds: readonly Sound[]): void {
  if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === "suspended") void audio.resume();
  sounds.forEach((sound, place) => {
    for (const tone of MADE[sound]) {
      const at = audio.currentTime + place * 0.09 + (tone.at ?? 0);
      const volume = audio.createGain();
      volume.gain.setValueAtTime(VOLUME * (tone.loud ?? 0.6), at);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + tone.long);
      const made = source(audio, tone, at);
      made.connect(volume).connect(audio.destination);
      made.start(at);
      made.stop(at + tone.long);
    }
  });
}
