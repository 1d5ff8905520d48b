// Tones and noise with a short life, made by the browser itself.

export interface Tone {
  /** Hertz at its beginning and at its end; 0 for noise. */
  from: number;
  to?: number;
  /** Seconds after the beginning of the sound, and how long it is heard. */
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let sounding = 0;

/** What is heard by, awake: a page that hasn't been touched yet is silent. */
export function audible(): AudioContext {
  context ??= new AudioContext();
  void context.resume(); // whatever its state: it may be about to fall asleep
  return context;
}

/** With the last tone it falls asleep: awake, it works and draws on the battery though nothing is heard. */
function ended(audio: AudioContext): void {
  sounding -= 1;
  if (sounding === 0) void audio.suspend();
}

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

/** Lets a tone be heard from `at` on, as loud as this at its beginning. */
export function sound(audio: AudioContext, tone: Tone, at: number, loud: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + tone.long);
  const made = source(audio, tone, at);
  made.connect(volume).connect(audio.destination);
  sounding += 1;
  made.addEventListener("ended", () => ended(audio));
  made.start(at);
  made.stop(at + tone.long);
}
