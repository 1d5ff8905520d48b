// A game on paper that several phones count: what the server has, what waits to be told, and the line between them.

import type {
  PaperAct,
  PaperHere,
  PaperLink,
  PaperMore,
  PaperSetup,
  PaperShown,
  PaperDo,
  Trouble,
} from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Wire } from "../lib/wire.svelte";
import { counting, together, unique, type Act } from "./game";

type Wish = PaperDo["deed"];
type FromServer =
  | PaperShown
  | PaperMore
  | PaperHere
  | { type: "done"; request: number }
  | { type: "refused"; trouble: Trouble; request: number }
  | { type: "bye"; trouble: Trouble; final: boolean };

/** Something that happened here and is not in the table's log yet. */
interface Waiting {
  id: string;
  at: number;
  deed: Exclude<Wish, { kind: "die" } | { kind: "lot" }>;
}

/** What this device keeps of a table. */
export interface KeptTable {
  code: string;
  key: string | null;
  device: string;
  /** Whose phone this is; null for one in the middle of the table, undefined before anybody has said. */
  seat?: number | null;
  oneSide: boolean;
  setup: PaperSetup | null;
  acts: PaperAct[];
  waiting: Waiting[];
}

const KEY = "entaku.companion.table";
/** Milliseconds in which taps on one number are told as one change. */
const TOGETHER = 500;

export class Table {
  trouble = $state.raw<Trouble | null>(null);
  counts = $state(true);
  here = $state.raw<(number | null)[]>([]);
  #kept = $state.raw<KeptTable>()!;
  /** The server's clock less ours, in milliseconds. */
  #offset = $state(0);
  #sent = new Map<number, string>();
  #request = 0;
  #wire: Wire<FromServer>;
  #telling: ReturnType<typeof setTimeout> | undefined;

  readonly acts: Act[] = $derived([
    ...this.#kept.acts.map(({ number, at, by, deed }) => ({ number, at: at - this.#offset, by, deed })),
    ...this.#kept.waiting.map(({ at, deed }) => ({ number: null, at, by: this.#kept.seat ?? null, deed })),
  ]);
  readonly setup = $derived(
    this.#kept.setup
      ? {
          ...this.#kept.setup,
          began: this.#kept.setup.began - this.#offset,
          oneSide: this.#kept.oneSide || typeof this.#kept.seat === "number",
        }
      : null,
  );
  readonly waiting = $derived(this.#kept.waiting.length);

  constructor(kept: KeptTable) {
    this.#kept = kept;
    this.counts = kept.key !== null;
    this.#keep({});
    this.#wire = new Wire(`companion/${encodeURIComponent(this.code)}`, {
      hello: () => ({
        type: "hello",
        key: this.#kept.key,
        device: this.#kept.device,
        seat: this.#kept.seat ?? null,
        language: settings.language,
      }),
      hear: (message) => this.#hear(message),
      lost: () => this.#sent.clear(),
    });
  }

  get state(): Wire<FromServer>["state"] {
    return this.#wire.state;
  }
  get missed(): boolean {
    return this.#wire.missed;
  }
  get code(): string {
    return this.#kept.code;
  }
  get key(): string | null {
    return this.#kept.key;
  }
  get seat(): number | null | undefined {
    return this.#kept.seat;
  }

  /** This phone leaves the table, and forgets it. */
  close(): void {
    clearTimeout(this.#telling);
    this.#wire.end();
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  }

  sit(seat: number | null): void {
    this.#keep({ seat });
    this.#wire.send({ type: "sit", seat });
  }

  /** Something happened here: shown at once, told to the table now or when there is a line again. */
  do(deed: Waiting["deed"]): void {
    if (!this.counts) return;
    this.trouble = null;
    const { waiting } = this.#kept;
    const last = waiting[waiting.length - 1];
    const one = last && !this.#isSent(last) ? together(last.deed, deed) : null;
    if (last && one) {
      const before = waiting.slice(0, -1);
      this.#keep({ waiting: one.isNothing ? before : [...before, { ...last, deed: one.deed }] });
    } else this.#keep({ waiting: [...waiting, { id: unique(), at: Date.now(), deed }] });
    if (!("by" in deed)) this.#tell();
    else this.#telling ??= setTimeout(() => this.#tell(), TOGETHER);
  }

  /** What luck decides is drawn by the server: nothing without a line. */
  draw(deed: Extract<Wish, { kind: "die" } | { kind: "lot" }>): void {
    if (this.counts && this.state === "open")
      this.#wire.send({ type: "do", request: ++this.#request, id: unique(), ago: 0, deed });
  }

  passTurn(): void {
    this.do({ kind: "turn", seen: this.#kept.acts.length });
  }

  /** The last thing that happened, whoever did it, doesn't count. */
  undo(): void {
    const { waiting } = this.#kept;
    const own = waiting[waiting.length - 1];
    if (own && !this.#isSent(own)) {
      this.#keep({ waiting: waiting.slice(0, -1) });
      return;
    }
    const last = counting(this.acts).at(-1);
    if (last?.number != null) this.do({ kind: "undo", number: last.number });
  }

  #isSent(one: Waiting): boolean {
    return [...this.#sent.values()].includes(one.id);
  }

  #keep(changed: Partial<KeptTable>): void {
    this.#kept = { ...this.#kept, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still counts.
    }
  }

  /** Tell the table what waits, in order. */
  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    if (this.state !== "open") return;
    for (const one of this.#kept.waiting) {
      if (this.#isSent(one)) continue;
      this.#sent.set(++this.#request, one.id);
      this.#wire.send({
        type: "do",
        request: this.#request,
        id: one.id,
        ago: Math.max(0, Date.now() - one.at),
        deed: one.deed,
      });
    }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "game":
        this.#offset = message.now - Date.now();
        this.here = message.here;
        this.counts = message.counts;
        this.#taken(message.acts, { setup: message.setup });
        this.#wire.found();
        this.#tell();
        return;
      case "acts":
        this.#taken([...this.#kept.acts, ...message.acts]);
        return;
      case "here":
        this.here = message.seats;
        return;
      case "done":
        this.#drop(message.request);
        return;
      case "refused":
        this.#drop(message.request);
        this.trouble = message.trouble;
        return;
      case "bye":
        this.trouble = message.trouble;
        if (message.final) this.#wire.end();
    }
  }

  /** The table's log is this: nothing of it waits any more. */
  #taken(acts: PaperAct[], more: Partial<KeptTable> = {}): void {
    const ids = new Set(acts.map((act) => act.id));
    this.#keep({ ...more, acts, waiting: this.#kept.waiting.filter((one) => !ids.has(one.id)) });
  }

  #drop(request: number): void {
    const id = this.#sent.get(request);
    this.#sent.delete(request);
    if (id !== undefined) this.#keep({ waiting: this.#kept.waiting.filter((one) => one.id !== id) });
  }
}

/** The table that this phone was at last, if it hasn't left it. */
export function keptTable(): KeptTable | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as KeptTable | null;
  } catch {
    return null;
  }
}

/** A table that this phone comes to by its link: with the key it counts, without one it looks on. */
export function tableAt(code: string, key: string | null): KeptTable {
  const known = keptTable();
  if (known?.code === code) return { ...known, key: key ?? known.key };
  return { code, key, device: unique(), oneSide: false, setup: null, acts: [], waiting: [] };
}

/** The table that was just made of a game; this phone lies in the middle of it. */
export function tableOf(link: PaperLink, oneSide: boolean): KeptTable {
  return { ...tableAt(link.code, link.key), seat: null, oneSide };
}
