// A night as the server shows it, live; and the way acts are entered.

import { changed } from "../lib/changes";
import type { NightClock, NightGroup, NightLogLine, NightPlayer, NightView, Said, Trouble } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import { asSpoken } from "./naming";
import { drawLots, enterAct, NotEntered, type Act } from "./asking";

type FromServer =
  | { type: "night"; now: number; view: NightView }
  | { type: "update"; now: number; changes: Record<string, unknown> }
  | { type: "bye"; trouble: Trouble; final: boolean }
  | { type: "refused"; trouble: Trouble }
  | { type: "pong" };

/** An act that breaks a rule and waits for the organiser's word. */
export interface Doubt {
  problems: Said[];
  decide: (insist: boolean) => void;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 6_000;
const CALM = 1_500;

export class Night {
  state = $state<"opening" | "open" | "lost" | "ended">("opening");
  #told = $state.raw<NightView | null>(null);
  view = $derived(asSpoken(this.#told));
  ended = $state.raw<Trouble | null>(null);
  refused = $state.raw<Trouble | null>(null);
  missed = $state(false);
  busy = $state(false);
  doubt = $state.raw<Doubt | null>(null);
  meanwhile = $state.raw<NightLogLine[]>([]);
  /** Seconds since the epoch by the server's clock, a few times a second. */
  now = $state(Date.now() / 1000);

  #socket: WebSocket | null = null;
  #offset = 0;
  #tries = 0;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | null = null;
  #calm: ReturnType<typeof setTimeout> | null = null;
  #pong: ReturnType<typeof setTimeout> | null = null;
  #leave: () => void;

  constructor(
    readonly code: string,
    readonly desk: string | null,
    public player: string | null = null,
  ) {
    this.#open();
    const beat = setInterval(() => this.#ping(), PING_EVERY);
    const tick = setInterval(() => (this.now = Date.now() / 1000 + this.#offset), 250);
    const wake = () => {
      if (document.visibilityState !== "visible") return;
      if (this.state === "lost") this.#open();
      else this.#ping();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    window.addEventListener("pageshow", wake);
    this.#leave = () => {
      clearInterval(beat);
      clearInterval(tick);
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      window.removeEventListener("pageshow", wake);
    };
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    for (const timer of [this.#again, this.#calm, this.#pong]) if (timer) clearTimeout(timer);
    this.#socket?.close();
  }

  // What is known.

  name(player: number | null): string {
    return this.view?.players.find((one) => one.number === player)?.name ?? "";
  }

  person(player: number): NightPlayer | undefined {
    return this.view?.players.find((one) => one.number === player);
  }

  group(number: number | null): NightGroup | undefined {
    return this.view?.groups.find((one) => one.number === number);
  }

  /** The groups of the newest round. */
  get groups(): NightGroup[] {
    return this.view?.groups.filter((group) => group.round === this.view?.round) ?? [];
  }

  /** Seconds that are left of the round; below zero once time is over. */
  get left(): number | null {
    return this.view?.clock ? remaining(this.view.clock, this.now) : null;
  }

  // Entering.

  /** Enter an act, by somebody who looked at this version.  Says whether it was entered: not if it breaks a rule and
   *  nobody insists, and not if what it touches was changed since. */
  enter(act: Act, seen = this.view?.version ?? 0): Promise<boolean> {
    const key = this.desk ?? this.player;
    if (!key) return Promise.resolve(false);
    return this.#entered(async (insist) => {
      const entering = { act, seen, insist, by: organiser() };
      return (await enterAct(this.code, key, entering)).entry;
    });
  }

  /** Draw pods or the next pairing. */
  draw(what: "pods" | "round"): Promise<boolean> {
    const key = this.desk;
    if (!key) return Promise.resolve(false);
    return this.#entered(async (insist) => {
      return (await drawLots(this.code, key, what, this.view?.version ?? 0, insist, organiser())).entry;
    });
  }

  async #entered(send: (insist: boolean) => Promise<number>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.meanwhile = [];
    try {
      for (let insist = false; ; insist = true) {
        try {
          await this.#shown(await send(insist));
          return true;
        } catch (error) {
          if (!(error instanceof NotEntered)) throw error;
          const { refused } = error;
          if (refused.shown) this.#told = refused.shown as NightView;
          if (refused.meanwhile.length) this.meanwhile = refused.meanwhile;
          if (!refused.doubtful) {
            if (!refused.meanwhile.length) this.refused = refused.trouble;
            return false;
          }
          if (!(await this.#ask(refused.problems))) return false;
        }
      }
    } finally {
      this.busy = false;
    }
  }

  /** Wait until this page has been shown an entry, so that what is entered next rests on it. */
  async #shown(entry: number): Promise<void> {
    for (let waited = 0; waited < 60 && this.state === "open" && (this.view?.version ?? 0) < entry; waited++) {
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  #ask(problems: Said[]): Promise<boolean> {
    return new Promise((decided) => {
      this.doubt = {
        problems,
        decide: (insist) => {
          this.doubt = null;
          decided(insist);
        },
      };
    });
  }

  // The line.

  #open(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/nights/${encodeURIComponent(this.code)}`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", key: this.desk, language: settings.language }));
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #ping(): void {
    if (this.state !== "open") return;
    this.#socket?.send(JSON.stringify({ type: "ping", request: 1 }));
    this.#pong ??= setTimeout(() => {
      this.#pong = null;
      this.#socket?.close();
      this.#lose();
    }, PONG_WITHIN);
  }

  #lose(): void {
    if (this.#closed || this.state === "ended") return;
    this.state = "lost";
    this.#socket = null;
    this.#calm ??= setTimeout(() => (this.missed = true), CALM);
    const pause = Math.min(500 * 2 ** this.#tries++, 8_000) * (0.75 + Math.random() / 2);
    if (this.#again) clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      if (this.state === "lost" && this.#socket === null) this.#open();
    }, pause);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "night":
        this.state = "open";
        this.#tries = 0;
        this.missed = false;
        if (this.#calm) clearTimeout(this.#calm);
        this.#calm = null;
        this.#time(message.now);
        this.#told = message.view;
        return;
      case "update":
        this.#time(message.now);
        if (this.#told) this.#told = changed(this.#told, message.changes);
        return;
      case "pong":
        if (this.#pong) clearTimeout(this.#pong);
        this.#pong = null;
        return;
      case "refused":
        this.refused = message.trouble;
        return;
      case "bye":
        if (!message.final) return;
        this.state = "ended";
        this.ended = message.trouble;
        this.#socket?.close();
        return;
    }
  }

  #time(now: number): void {
    this.#offset = now - Date.now() / 1000;
    this.now = now;
  }
}

/** Seconds that are left on a clock. */
export function remaining(clock: NightClock, now: number): number {
  return clock.length - clock.used - (clock.since === null ? 0 : Math.max(0, now - clock.since));
}

/** "74:05"; beyond the end "+1:05". */
export function clockTime(left: number): string {
  const seconds = left >= 0 ? Math.ceil(left) : Math.floor(-left);
  const minutes = Math.floor(seconds / 60);
  return `${left < 0 ? "+" : ""}${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The name that stands beside what this organiser enters. */
export function organiser(): string {
  return settings.name.trim() || say("nights-organiser");
}

/** Names in a row. */
export function listed(names: string[]): string {
  return names.join(settings.language === "ja" ? "、" : ", ");
}

/** A sentence of the server's. */
export function told(said: Said): string {
  if (settings.language !== "ja") return say(said.key, said.facts);
  const facts = { ...said.facts };
  for (const row of ["names", "others", "lives"]) if (typeof facts[row] === "string") facts[row] = facts[row].replaceAll(", ", "、");
  return say(said.key, facts);
}

/** What a group is called: by its half, and its pod where there are several. */
export function groupName(group: { number: number }): string {
  return say("nights-group", { group: group.number });
}

/** Whether whoever was still in when time ran out has drawn, as nights by points for a win count it. */
export function isDraw(night: Night, group: NightGroup): boolean {
  const system = night.view?.settings.points;
  return group.half === "points" && group.timed_out && group.alive.length > 1 && !!system && !system.places.length && system.draw !== null;
}

/** What half of the night a group is of; nothing where the round says it all. */
export function halfName(half: string): string {
  return half === "points" || half === "round-1" ? "" : say(`nights-half-${half}`);
}

/** Where a group belongs: its pod, and its half. */
export function groupPlace(group: { pod: number | null; half: string }): string {
  return [group.pod === null ? "" : say("nights-pod", { pod: group.pod }), halfName(group.half)].filter(Boolean).join(" · ");
}
