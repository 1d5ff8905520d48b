// The keys of a game's table: what each one does, which can be changed, kept in this browser.

export const ACTS = [
  "pass",
  "confirm",
  "cancel",
  "until-event",
  "until-end",
  "until-turn",
  "yield",
  "boards",
  "next-board",
  "log",
  "stops",
  "full",
] as const;
export type Act = (typeof ACTS)[number];

const USUAL: Record<Act, string> = {
  pass: " ",
  confirm: "Enter",
  cancel: "Escape",
  "until-event": "n",
  "until-end": "e",
  "until-turn": "t",
  yield: "y",
  boards: "b",
  "next-board": "o",
  log: "l",
  stops: "s",
  full: "f",
};
const SHOWN: Record<string, string> = { " ": "␣", Enter: "↵", Escape: "Esc", Backspace: "⌫" };
/** Keys that move, choose, enlarge, or leave the page's controls: they keep their meaning. */
const FIXED = /^(Tab|Shift|Control|Alt|Meta|Process|Dead|Unidentified|Arrow.*|F\d+|[0-9.?])$/;
const KEY = "entaku.keys";

class Bindings {
  keys = $state<Record<Act, string>>({ ...USUAL });

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
      for (const act of ACTS) if (typeof kept[act] === "string") this.keys[act] = kept[act];
    } catch {
      // The usual keys, then.
    }
  }

  /** What a key does. */
  act(key: string): Act | undefined {
    const wanted = plain(key);
    return ACTS.find((act) => this.keys[act] === wanted);
  }

  /** From now on this key; whatever had it gets the old one.  False for a key that can't be had. */
  change(act: Act, key: string): boolean {
    const wanted = plain(key);
    if (FIXED.test(wanted)) return false;
    const other = this.act(wanted);
    if (other) this.keys[other] = this.keys[act];
    this.keys[act] = wanted;
    this.#keep();
    return true;
  }

  reset(): void {
    this.keys = { ...USUAL };
    this.#keep();
  }

  get isUsual(): boolean {
    return ACTS.every((act) => this.keys[act] === USUAL[act]);
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.keys));
    } catch {
      // For this visit only.
    }
  }
}

const plain = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** A key as it is printed. */
export function printed(key: string): string {
  return SHOWN[key] ?? key;
}

export const bindings = new Bindings();
