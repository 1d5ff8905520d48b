// A night as the server shows it, live; and the way acts are entered.

import { changed } from "../lib/changes";
import type { NightClock, NightGroup, NightLogLine, NightPlayer, NightView, Said, Trouble } from "../lib/protocol";
import { everySecond } from "../lib/seconds";
import { settings } from "../lib/settings.svelte";
import { ROWS } from "../lib/usual";
import { Wire } from "../lib/wire.svelte";
import { say, type Facts } from "../lib/words.svelte";
import { forget } from "./keys";
import { asSpoken } from "./naming";
import { playedOn } from "./overtime";
import { drawLots, enterAct, NotEntered, type Act } from "./asking";
import { Sending } from "./sending";

type FromServer =
  | { type: "night"; now: number; view: NightView }
  | { type: "update"; now: number; changes: Record<string, unknown> }
  | { type: "bye"; trouble: Trouble; final: boolean }
  | { type: "refused"; trouble: Trouble };

/** An act that breaks a rule and waits for the organiser's word. */
export interface Doubt {
  problems: Said[];
  decide: (insist: boolean) => void;
}

export class Night {
  #told = $state.raw<NightView | null>(null);
  view = $derived(asSpoken(this.#told));
  ended = $state.raw<Trouble | null>(null);
  refused = $state.raw<Trouble | null>(null);
  busy = $state(false);
  doubt = $state.raw<Doubt | null>(null);
  meanwhile = $state.raw<NightLogLine[]>([]);
  /** Seconds since the epoch by the server's clock, as each begins. */
  now = $state(Date.now() / 1000);

  #wire: Wire<FromServer>;
  #sending = new Sending();
  #own = new Set<number>();
  #offset = 0;
  #endClock: () => void;

  constructor(
    readonly code: string,
    readonly desk: string | null,
    public player: string | null = null,
  ) {
    this.#wire = new Wire(`nights/${encodeURIComponent(code)}`, {
      hello: () => ({ type: "hello", key: this.desk ?? this.player, language: settings.language }),
      hear: (message) => this.#hear(message),
    });
    const now = () => Date.now() / 1000 + this.#offset;
    this.#endClock = everySecond(
      () => -1000 * now(),
      () => (this.now = now()),
    );
  }

  /** From now on whoever has this device is a player, and sees what is said to them. */
  become(key: string): void {
    if (key === this.player) return;
    this.player = key;
    if (!this.desk) this.#wire.renew();
  }

  close(): void {
    this.#endClock();
    this.#wire.close();
  }

  get state(): Wire<FromServer>["state"] {
    return this.#wire.state;
  }
  get missed(): boolean {
    return this.#wire.missed;
  }

  // What is known.

  /** Whether whoever looks may enter acts of this kind: at the desk by their role; of players the server knows. */
  may(act: Act["type"]): boolean {
    return this.view?.desk ? this.view.desk.may.includes(act) : !this.desk;
  }

  name(player: number | null): string {
    return this.view?.players.find((one) => one.number === player)?.name ?? "";
  }

  /** Everybody in the order of their names. */
  get people(): NightPlayer[] {
    return this.view?.names.map((player) => this.person(player)).filter((one) => one !== undefined) ?? [];
  }

  person(player: number): NightPlayer | undefined {
    return this.view?.players.find((one) => one.number === player);
  }

  group(number: number | null): NightGroup | undefined {
    return this.view?.groups.find((one) => one.number === number);
  }

  /** The groups of the newest round in which somebody plays. */
  get groups(): NightGroup[] {
    return this.view?.groups.filter((group) => group.round === this.view?.round && !isAlone(group)) ?? [];
  }

  /** Who plays nobody in the newest round and goes on all the same. */
  get free(): number[] {
    const alone = this.view?.groups.filter((group) => group.round === this.view?.round && isAlone(group)) ?? [];
    return [...(this.view?.byes ?? []), ...alone.flatMap((group) => group.order)];
  }

  /** Seconds that are left of the round, or of what is played on at time; below zero once that is over, too. */
  get left(): number | null {
    const view = this.view;
    return view?.clock ? playedOn(remaining(view.clock, this.now), view.settings.overtime) : null;
  }

  /** Seconds that are left to a group, whose pod may have agreed on more time than the round's, or less. */
  leftOf(group: NightGroup): number | null {
    const left = this.#ownTime(group);
    return left === null ? null : playedOn(left, this.overtimeOf(group));
  }

  /** The minutes that a group plays on at time, before the last turns. */
  overtimeOf(group: NightGroup): number {
    return (group.rules ?? this.view?.settings)?.overtime ?? 0;
  }

  /** Whether time is up, and is played on a while: in a group, or by the round's clock. */
  isOvertime(group?: NightGroup): boolean {
    const clock = this.view?.clock;
    const left = group ? this.#ownTime(group) : clock ? remaining(clock, this.now) : null;
    const now = group ? this.leftOf(group) : this.left;
    return left !== null && left <= 0 && now !== null && now > 0;
  }

  #ownTime(group: NightGroup): number | null {
    const clock = this.view?.clock;
    return clock ? remaining({ ...clock, length: Math.max(0, clock.length + group.longer) }, this.now) : null;
  }

  /** One of the groups of the round, where time runs out for all of them at once. */
  get inStep(): NightGroup | undefined {
    const [first, ...others] = this.groups;
    const isSame = (group: NightGroup) =>
      first && group.longer === first.longer && this.overtimeOf(group) === this.overtimeOf(first);
    return others.every(isSame) ? first : undefined;
  }

  // Entering.

  /** Enter an act, by somebody who looked at this version, after those that are on their way.  Says whether it was
   *  entered: not if it breaks a rule and nobody insists, and not if what it touches was changed since by others.
   *  `token` is that of the host of a room that the act names. */
  enter(act: Act, seen = this.view?.version ?? 0, token = ""): Promise<boolean> {
    const key = this.desk ?? this.player;
    if (!key) return Promise.resolve(false);
    return this.#entered(JSON.stringify(act), async (insist) => {
      const entering = { act, seen: this.#known(seen), insist, by: this.#by, token };
      return (await enterAct(this.code, key, entering)).entry;
    });
  }

  /** Draw pods or the next pairing. */
  draw(what: "pods" | "round"): Promise<boolean> {
    const key = this.desk;
    if (!key) return Promise.resolve(false);
    const seen = this.view?.version ?? 0;
    return this.#entered(what, async (insist) => {
      return (await drawLots(this.code, key, what, this.#known(seen), insist, this.#by)).entry;
    });
  }

  /** What somebody who looked at this version knows: what they themselves entered since is nothing new to them. */
  #known(seen: number): number {
    let known = seen;
    while (this.#own.has(known + 1)) known++;
    return known;
  }

  /** The name that stands beside what is entered here. */
  get #by(): string {
    const role = this.view?.desk?.role ?? "organiser";
    return role === "organiser" ? organiser() : settings.name.trim() || say(`night-role-${role}`);
  }

  async #entered(act: string, send: (insist: boolean) => Promise<number>): Promise<boolean> {
    if (this.#sending.empty) this.meanwhile = [];
    this.busy = true;
    try {
      return await this.#sending.inTurn(act, () => this.#answered(send));
    } finally {
      this.busy = !this.#sending.empty;
    }
  }

  async #answered(send: (insist: boolean) => Promise<number>): Promise<boolean> {
    for (let insist = false; ; insist = true) {
      try {
        const entry = await send(insist);
        this.#own.add(entry);
        await this.#shown(entry);
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

  #hear(message: FromServer): void {
    switch (message.type) {
      case "night":
        this.#wire.found();
        this.#time(message.now);
        this.#told = message.view;
        return;
      case "update":
        this.#time(message.now);
        if (this.#told) this.#told = changed(this.#told, message.changes);
        return;
      case "refused":
        this.refused = message.trouble;
        return;
      case "bye":
        if (!message.final) return;
        this.#wire.end();
        this.ended = message.trouble;
        if (GONE.includes(message.trouble.key)) forget(this.code, this.desk ?? this.player ?? "");
        return;
    }
  }

  #time(now: number): void {
    this.#offset = now - Date.now() / 1000;
    this.now = now;
  }
}

/** What somebody is told whose key leads here no longer. */
const GONE = ["night-desk-closed", "night-organisers-only", "night-link-renewed"];

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
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(said.facts)) {
    if (typeof fact === "object") facts[name] = told(fact);
    else facts[name] = settings.language === "ja" && ROWS.includes(name) ? String(fact).replaceAll(", ", "、") : fact;
  }
  return say(said.key, facts);
}

/** When something was entered, by the viewer's clock: "20:14". */
export function clockedAt(at: string): string {
  return at ? new Date(at).toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit" }) : "";
}

/** Whether this is a match of two, whose result is a score. */
export function isMatch(group: { half: string }): boolean {
  return group.half === "swiss" || group.half === "bracket";
}

/** Whether somebody goes on from here without a game. */
export function isAlone(group: NightGroup): boolean {
  return group.order.length + group.absent.length === 1;
}

/** What somebody has of a group's game: their place, or the word for what stands there instead. */
export function placed(one: NightGroup["places"][number] | undefined): string {
  if (!one) return "";
  return typeof one.place === "number"
    ? say("nights-place", { place: one.place })
    : say(`nights-outcome-${one.outcome}`);
}

/** What stands at a line of the ranking: its number, where that is a place. */
export function ranked(line: NightView["standings"][number]): string {
  return line.outcome === "place" ? String(line.rank) : say(`nights-outcome-${line.outcome}`);
}

/** What half of the night a group is of; nothing where the round says it all. */
export function halfName(half: string): string {
  return half === "points" || half === "round-1" || half === "swiss" ? "" : say(`nights-half-${half}`);
}

/** Where a group belongs: its pod, and its half. */
export function groupPlace(group: { pod: number | null; half: string }): string {
  return [group.pod === null ? "" : say("nights-pod", { pod: group.pod }), halfName(group.half)]
    .filter(Boolean)
    .join(" · ");
}
