// The line to a room: what the server has shown this viewer, and what they have answered.

import type {
  Asked,
  CardFacts,
  ChatLine,
  FromClient,
  FromServer,
  RoomInfo,
  SeatClock,
  Settled,
  Trouble,
  UndoOffer,
  RoomRequest,
  You,
} from "./protocol";
import { changed } from "./changes";
import type { ShownTable } from "./shown";
import { note } from "../proof/kept";
import { part } from "./parts.svelte";
import { settings, keepToken } from "./settings.svelte";
import { Wire } from "./wire.svelte";

type Answer = Asked["decision"]["default"];

/** A decision for the viewer, with the moment on this device's clock when its time is up. */
export interface Question extends Asked {
  until: number | null;
}

/** Something that happened, as the viewer may know it.  Where a number is left out, some may have been missed. */
export interface Happening {
  number: number;
  event: unknown;
  /** Who answered for the viewer when it came to that: a bot, the clock or the table. */
  by?: string;
}

/** A question on why, and what answers it. */
export type Wondered = Extract<FromServer, { type: "told-why" | "told-why-so" | "told-why-happened" }>;
export type Wondering = Unplaced<
  Extract<FromClient, { type: "ask-why" | "ask-why-player" | "ask-why-so" | "ask-why-happened" }>
>;
type Unplaced<T> = T extends FromClient ? Omit<T, "table" | "request"> : never;

export type Unnumbered<T> = T extends { request?: number } ? Omit<T, "request"> : never;

/** What a seed is made with: fetched on entering a room, for there are only seconds when it is asked for. */
const mixing = () => part(() => import("../proof/mixing"));

export class Line implements ShownTable {
  you = $state.raw<You | null>(null);
  room = $state.raw<RoomInfo | null>(null);
  table = $state<number | null>(null);
  plays = $state("");
  view = $state.raw<Record<string, unknown> | null>(null);
  asked = $state.raw<Question[]>([]);
  given = $state.raw<ReadonlyMap<number, Answer>>(new Map());
  cards = $state.raw<Record<string, CardFacts>>({});
  happenings = $state.raw<Happening[]>([]);
  /** More had happened before what is told again to who comes. */
  cut = false;
  over = $state(false);
  /** The state of the table, as its recording will have it. */
  head = $state("");
  /** What the viewer may take back. */
  undo = $state.raw<UndoOffer | null>(null);
  /** The seats' clocks, and when that was so on this device's clock. */
  clocks = $state.raw<{ at: number; seats: SeatClock[] }>({ at: 0, seats: [] });
  /** How often the table has gone back since the page was opened: numbers of decisions come again. */
  backs = $state(0);
  /** How often a table was told in whole: as it was come to, begun or come back to, or went back. */
  tellings = $state(0);
  /** What was said, the latest last. */
  talk = $state.raw<ChatLine[]>([]);
  /** What the table decided last. */
  settled = $state.raw<Settled | null>(null);
  ended = $state.raw<Trouble | null>(null);
  refused = $state.raw<Trouble | null>(null);

  #wire: Wire<FromServer>;
  #request = 0;
  #waiting = new Map<number, { done: () => void; refused: (trouble: Trouble) => void; decision?: number }>();
  #wondering = new Map<number, (told: Wondered | null) => void>();
  #count = 0;

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    this.#wire = new Wire(encodeURIComponent(code), {
      hello: () => ({ type: "hello", token, language: settings.language, mixes: 3 }) satisfies FromClient,
      hear: (message) => this.#hear(message),
    });
  }

  get state(): Wire<FromServer>["state"] {
    return this.#wire.state;
  }
  get missed(): boolean {
    return this.#wire.missed;
  }

  /** Questions that have not been answered here yet, oldest first. */
  get open(): Question[] {
    return this.asked.filter((question) => question.decision.optional || !this.given.has(question.decision.id));
  }

  close(): void {
    this.#wire.close();
  }

  /** Answer a decision; shown as answered at once, and taken back if it is refused. */
  give(decision: number, answer: Answer): Promise<void> {
    const question = this.asked.find((asked) => asked.decision.id === decision);
    if (this.table === null || !question) return Promise.resolve();
    if (!question.decision.optional) this.given = new Map(this.given).set(decision, answer);
    return this.#ask({ type: "give", table: this.table, decision, answer }, decision);
  }

  /** Say what is lit, so that it is taken if time runs out. */
  lean(decision: number, answer: Answer | null): void {
    if (this.table === null || this.state !== "open") return;
    this.#send({ type: "lean", table: this.table, decision, answer });
  }

  wish(wish: Unnumbered<RoomRequest>): Promise<void> {
    return this.#ask(wish);
  }

  /** What the rules say to a question on why; nothing where nobody may tell. */
  wonder(asked: Wondering): Promise<Wondered | null> {
    const { table } = this;
    if (table === null || this.state !== "open") return Promise.resolve(null);
    const request = ++this.#request;
    return new Promise((told) => {
      this.#wondering.set(request, told);
      this.#send({ ...asked, table, request });
    });
  }

  #told(request: number, answer: Wondered | null): boolean {
    const told = this.#wondering.get(request);
    this.#wondering.delete(request);
    told?.(answer);
    return told !== undefined;
  }

  speak(): void {
    if (this.state === "open") this.#send({ type: "speak", language: settings.language });
  }

  #ask(message: Unnumbered<FromClient>, decision?: number): Promise<void> {
    const request = ++this.#request;
    return new Promise((done) => {
      const refused = (trouble: Trouble) => {
        this.refused = trouble;
        if (decision !== undefined) this.#takeBack(decision);
        done();
      };
      this.#waiting.set(request, decision === undefined ? { done, refused } : { done, refused, decision });
      if (this.state === "open") this.#send({ ...message, request });
      else if (decision === undefined) done();
    });
  }

  #takeBack(decision: number): void {
    const given = new Map(this.given);
    given.delete(decision);
    this.given = given;
  }

  #send(message: FromClient): void {
    this.#wire.send(message);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#wire.found();
        mixing().catch(() => undefined);
        this.you = message.you;
        this.room = message.room;
        if (message.room.table === null || message.room.phase === "lobby") this.#clear();
        return;
      case "room":
        this.you = message.you;
        this.room = message.room;
        if (message.room.phase === "lobby") this.#clear();
        return;
      case "mixing":
        // A device that can't is left out of the seed, and the table begins without its part.
        mixing().then(
          (proof) => proof.take(message, (answer) => this.#send(answer)),
          () => undefined,
        );
        return;
      case "table":
        if (message.table !== this.table) this.#clear();
        this.table = message.table;
        this.plays = message.plays;
        this.view = message.view as Record<string, unknown>;
        this.#know(message.cards);
        this.#questions(message.asked);
        this.over = message.over;
        this.#note(message.table, message.head);
        this.tellings++;
        this.#count++;
        this.happenings = (message.events ?? []).map((event, place) => ({
          number: ++this.#count,
          event,
          by: message.by?.[place] ?? "",
        }));
        this.cut = message.cut;
        this.undo = message.undo ?? null;
        this.#clock(message.clocks);
        this.#giveAgain();
        return;
      case "update":
        if (message.table !== this.table) return;
        if (message.cards) this.#know(message.cards);
        if (message.changes && this.view) this.view = changed(this.view, message.changes);
        if (message.asked) this.#questions(message.asked);
        if (message.events?.length) this.#happen(...message.events);
        if (message.undo) this.undo = message.undo;
        if (message.clocks) this.#clock(message.clocks);
        if (message.over) this.over = true;
        this.#note(message.table, message.head);
        return;
      case "undone":
        this.backs++;
        this.given = new Map();
        return;
      case "settled":
        this.settled = message;
        this.#happen(message);
        return;
      case "talk":
        this.talk = message.all ? message.lines : [...this.talk, ...message.lines].slice(-200);
        return;
      case "leaned":
        this.asked = this.asked.map((question) =>
          question.decision.id === message.decision ? { ...question, lean: message.answer } : question,
        );
        return;
      case "told-why":
      case "told-why-so":
      case "told-why-happened":
        this.#told(message.request, message);
        return;
      case "done":
        this.#waiting.get(message.request)?.done();
        this.#waiting.delete(message.request);
        return;
      case "refused": {
        if (this.#told(message.request, null)) return;
        const waiting = this.#waiting.get(message.request);
        if (waiting) waiting.refused(message.trouble);
        else this.refused = message.trouble;
        this.#waiting.delete(message.request);
        return;
      }
      case "bye":
        if (message.final) {
          this.#wire.end();
          this.ended = message.trouble;
          keepToken(this.code, null);
        }
        return;
    }
  }

  #note(table: number, head: string | undefined): void {
    if (!head) return;
    this.head = head;
    note(`${this.code}-${table}`, head);
  }

  #clear(): void {
    this.head = "";
    this.table = null;
    this.view = null;
    this.asked = [];
    this.given = new Map();
    this.happenings = [];
    this.over = false;
    this.undo = null;
    this.clocks = { at: 0, seats: [] };
  }

  #happen(...events: unknown[]): void {
    const more = events.map((event) => ({ number: ++this.#count, event }));
    this.happenings = [...this.happenings, ...more].slice(-400);
  }

  #clock(seats: SeatClock[] | undefined): void {
    this.clocks = { at: performance.now(), seats: seats ?? [] };
  }

  #know(cards: Record<string, unknown>): void {
    if (Object.keys(cards).length) this.cards = { ...this.cards, ...(cards as Record<string, CardFacts>) };
  }

  /** A number stands for a question that was told before and is the same. */
  #questions(told: readonly unknown[]): void {
    const now = performance.now();
    const asked = told.flatMap((one): (Asked | Question)[] =>
      typeof one === "number" ? this.asked.filter((before) => before.decision.id === one) : [one as Asked],
    );
    this.asked = asked.map((question) =>
      "until" in question
        ? question
        : { ...question, until: question.left === null ? null : now + question.left * 1000 },
    );
    const open = new Set(asked.map((question) => question.decision.id));
    this.given = new Map([...this.given].filter(([decision]) => open.has(decision)));
  }

  /** After the line was lost: answers that did not arrive are given once more. */
  #giveAgain(): void {
    const lost = [...this.#waiting].filter(([, waiting]) => waiting.decision !== undefined);
    for (const [request, waiting] of this.#waiting) {
      if (waiting.decision === undefined) continue;
      this.#waiting.delete(request);
      waiting.done();
    }
    for (const [, { decision }] of lost) {
      const answer = decision === undefined ? undefined : this.given.get(decision);
      if (decision !== undefined && answer !== undefined) void this.give(decision, answer);
    }
  }
}
