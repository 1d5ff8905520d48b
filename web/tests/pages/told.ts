// A table in an emulated browser: what the server would say is said by the test.

import { expect } from "vitest";
import { cases } from "../cases.ts";
import { visit, waitFor, type Visit, type Wish } from "./visit.ts";

type Json = Record<string, unknown>;
interface Table {
  plays: "magic" | "draft";
  welcome: { you: Json; room: Json & { code: string; seats: (Json & { kind: string })[] } };
  shown: Json;
}
const TABLES = new Map(cases<Table>("tables").map(([, table]) => [table.plays, table]));

/** Somebody at a table; `given` is what the page answered, `wished` what else it asked. */
export class Told {
  readonly given: unknown[] = [];
  readonly wished: string[] = [];
  #decision = 1_000_000;

  page!: Visit;

  constructor(readonly table: Table) {}

  say(message: object): void {
    this.page.line.say(message);
  }

  /** Things happened, or the view changed. */
  update(changes: Json, ...events: Json[]): void {
    this.say({ type: "update", table: 1, changes, events });
  }

  /** The viewer is asked something. */
  ask(purpose: string, shape: object, usual: unknown): void {
    const decision = {
      id: ++this.#decision,
      seat: 0,
      actor: 0,
      purpose,
      shape,
      default: usual,
      about: [],
      optional: false,
      clock: null,
    };
    this.say({ type: "update", table: 1, asked: [{ decision, left: null, lean: null }] });
  }

  /** The viewer has priority, and may do this. */
  askPriority(...options: Json[]): void {
    const passing = { key: "pass", what: "pass" };
    this.ask("game-priority", { type: "choose", options: [passing, ...options], least: 1, most: 1 }, "pass");
  }

  /** Until the page has answered just this. */
  async answered(...given: unknown[]): Promise<void> {
    await waitFor(() => expect(this.given.length).toBeGreaterThanOrEqual(given.length));
    expect(this.given).toEqual(given);
  }
}

/** Somebody sits down at a table; what they answer is refused with `refusal`, where there is one. */
export async function told(plays: Table["plays"], wish: Wish = {}, refusal: object | null = null): Promise<Told> {
  const table = TABLES.get(plays);
  if (!table) throw new Error(`There is no table of ${plays}.`);
  const found = new Told(table);
  const hear: Wish["hear"] = (message, line) => {
    if (message["type"] === "hello") {
      line.say(table.welcome);
      line.say(table.shown);
    } else if (message["type"] === "give") {
      found.given.push(message["answer"]);
      if (refusal) line.say({ type: "refused", request: message["request"], trouble: refusal });
      else line.say({ type: "done", request: message["request"] });
    } else found.wished.push(String(message["type"]));
  };
  const code = table.welcome.room.code;
  found.page = await visit(`/r/${code}`, { ...wish, hear, kept: { [`entaku.token.${code}`]: "token", ...wish.kept } });
  return found;
}
