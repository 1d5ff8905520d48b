// A page in a browser that is emulated: what it hears over its line and what it fetches is said by the test.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { waitFor, within } from "@testing-library/dom";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, vi } from "vitest";

type Language = "en" | "ja";
type Json = Record<string, unknown>;
/** What the server answers to something that is fetched: an answer's body; an error is one of the network's. */
export type Answers = Record<string, (body: unknown) => unknown>;

const MESSAGES = join(import.meta.dirname, "../../../src/entaku/messages");
const bundles = new Map<Language, FluentBundle>();

/** Every text in a language, whether the page has fetched it or not. */
function bundle(language: Language): FluentBundle {
  const found = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  if (!bundles.has(language)) {
    const folder = join(MESSAGES, language);
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl")))
      found.addResource(new FluentResource(readFileSync(join(folder, file), "utf-8")));
    bundles.set(language, found);
  }
  return found;
}

/** The page's end of a line, which the test talks over. */
class Socket {
  static readonly OPEN = 1;
  static opened: (socket: Socket) => void = () => undefined;
  readonly readyState = Socket.OPEN;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;
  heard: (message: Json) => void = () => undefined;

  constructor(readonly address: string) {
    Socket.opened(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(message: string): void {
    this.heard(JSON.parse(message) as Json);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.onclose?.();
  }
}

export interface Wish {
  language?: Language;
  /** What this browser has kept, and what this tab has. */
  kept?: Record<string, string>;
  tab?: Record<string, string>;
  /** What is heard over the line. */
  hear?: (message: Json, line: Socket) => void;
  answers?: Answers;
  width?: number;
  height?: number;
}

/** Somebody before a page. */
export class Visit {
  readonly user: UserEvent = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  readonly lines: Socket[] = [];
  /** What was fetched: the method, the path, and what was sent. */
  readonly fetched: [string, string, unknown][] = [];
  #leave: () => Promise<void> = () => Promise.resolve();

  constructor(
    readonly path: string,
    readonly wish: Wish,
  ) {}

  get language(): Language {
    return this.wish.language ?? "en";
  }
  get line(): Socket {
    const last = this.lines.at(-1);
    if (!last) throw new Error("No line was opened.");
    return last;
  }

  /** A text as this person reads it. */
  say(key: string, facts: Record<string, string | number> = {}): string {
    const said = bundle(this.language);
    const pattern = said.getMessage(key)?.value;
    if (!pattern) throw new Error(`There is no text ${key}.`);
    return said.formatPattern(pattern, facts);
  }

  /** Open the page, of which nothing but what the browser keeps is left from before. */
  async open(): Promise<void> {
    await this.#leave();
    vi.resetModules();
    history.replaceState(null, "", this.path);
    const tags = { en: "en-GB", ja: "ja-JP" };
    vi.spyOn(navigator, "language", "get").mockReturnValue(tags[this.language]);
    Socket.opened = (socket) => {
      this.lines.push(socket);
      socket.heard = (message) => {
        if (message["type"] === "ping") socket.say({ type: "pong", request: message["request"] });
        else this.wish.hear?.(message, socket);
      };
    };
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", (address: string, asked: RequestInit = {}) => this.#answer(address, asked));
    const { mount, unmount } = await import("svelte");
    const { words } = await import("../../src/lib/words.svelte");
    const { settings } = await import("../../src/lib/settings.svelte");
    await words.load(settings.language);
    const { default: App } = await import("../../src/App.svelte");
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    const app = mount(App, { target: place });
    this.#leave = async () => {
      this.#leave = () => Promise.resolve();
      await unmount(app);
    };
  }

  /** Leave the page. */
  leave(): Promise<void> {
    return this.#leave();
  }

  // What is there.

  /** What a selector finds. */
  all(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  }

  /** The only thing that a selector finds, once it is there. */
  one(selector: string): Promise<HTMLElement> {
    return waitFor(() => {
      const found = this.all(selector);
      expect(found.length, selector).toBe(1);
      return found[0] as HTMLElement;
    });
  }

  /** The first that a selector finds, once there is one. */
  first(selector: string): Promise<HTMLElement> {
    return waitFor(() => {
      const found = this.all(selector)[0];
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    });
  }

  /** Until a selector finds so many. */
  async count(selector: string, many: number): Promise<void> {
    await waitFor(() => expect(this.all(selector).length, selector).toBe(many));
  }

  /** The button whose name holds this, in what a selector finds or on the whole page. */
  async button(name: string, place = "body"): Promise<HTMLElement> {
    const parts = within(await this.first(place));
    return parts.findByRole("button", { name: (said) => said.includes(name) });
  }

  async click(what: HTMLElement | Promise<HTMLElement>): Promise<void> {
    await this.user.click(await what);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.user.keyboard(key.length === 1 && !/[[{]/.test(key) ? key : `{${key}}`);
  }

  async #answer(address: string, asked: RequestInit): Promise<Response> {
    const path = address.replace(/[?#].*$/, "");
    const method = asked.method ?? "GET";
    const body: unknown = typeof asked.body === "string" ? JSON.parse(asked.body) : undefined;
    this.fetched.push([method, address, body]);
    const answer = this.wish.answers?.[`${method} ${path}`];
    if (!answer) return Promise.reject(new TypeError(`Nobody answers ${method} ${path}.`));
    return Response.json(await answer(body));
  }
}

const visits: Visit[] = [];

/** Somebody opens a page in a browser of their own. */
export async function visit(path: string, wish: Wish = {}): Promise<Visit> {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(wish.kept ?? {})) localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(wish.tab ?? {})) sessionStorage.setItem(name, value);
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: wish.width ?? 1440,
    height: wish.height ?? 900,
  });
  const found = new Visit(path, wish);
  visits.push(found);
  await found.open();
  return found;
}

afterEach(async () => {
  for (const each of visits.splice(0)) await each.leave();
  // What a page that was left still asks for never comes.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.restoreAllMocks();
});

export { waitFor, within };
