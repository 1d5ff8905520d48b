// Every text on the pages, from the Fluent files that the server uses too.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { part } from "./parts.svelte";
import { settings, type Language } from "./settings.svelte";

export type Facts = Record<string, string | number>;

/** Which page says a text: a room or several, the start page and the lobby, a game's, a draft's, the companion, an
 * enlarged card (its keywords, and why nothing can be done with it), friends elsewhere, or all others. */
export type Kind =
  "first" | "start" | "game" | "draft" | "formats" | "companion" | "settings" | "keywords" | "elsewhere" | "rest";

type Source = () => Promise<{ default: string }>;
const SOURCES: Record<Language, Record<Kind, Source>> = {
  en: {
    first: () => part(() => import("messages:en/first")),
    start: () => part(() => import("messages:en/start")),
    game: () => part(() => import("messages:en/game")),
    draft: () => part(() => import("messages:en/draft")),
    formats: () => part(() => import("messages:en/formats")),
    companion: () => part(() => import("messages:en/companion")),
    settings: () => part(() => import("messages:en/settings")),
    keywords: () => part(() => import("messages:en/keywords")),
    elsewhere: () => part(() => import("messages:en/elsewhere")),
    rest: () => part(() => import("messages:en/rest")),
  },
  ja: {
    first: () => part(() => import("messages:ja/first")),
    start: () => part(() => import("messages:ja/start")),
    game: () => part(() => import("messages:ja/game")),
    draft: () => part(() => import("messages:ja/draft")),
    formats: () => part(() => import("messages:ja/formats")),
    companion: () => part(() => import("messages:ja/companion")),
    settings: () => part(() => import("messages:ja/settings")),
    keywords: () => part(() => import("messages:ja/keywords")),
    elsewhere: () => part(() => import("messages:ja/elsewhere")),
    rest: () => part(() => import("messages:ja/rest")),
  },
};
/** What pages of a kind say besides, as those of another kind do. */
const BESIDES: Partial<Record<Kind, Kind>> = { start: "formats", draft: "formats" };
const ALL = Object.keys(SOURCES.en) as Kind[];

class Words {
  bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  /** What the pages say that were shown so far. */
  #kinds = new Set<Kind>(["first"]);
  /** Texts that have come or are on their way, by language and kind. */
  #fetched = new Map<string, Promise<FluentResource>>();
  #added = new Set<FluentResource>();

  /** The texts in the viewer's language; while they are on their way, in the one before. */
  get current(): FluentBundle | undefined {
    return this.bundles[settings.language] ?? Object.values(this.bundles)[0];
  }

  /** Whether nothing is left to be fetched. */
  get all(): boolean {
    return this.#kinds.size === ALL.length;
  }

  /** Fetches what the pages so far say in a language; it is shown when all of it has come. */
  async load(language: Language): Promise<void> {
    const sources = await Promise.all([...this.#kinds].map((kind) => this.#fetch(language, kind)));
    const fresh = sources.filter((source) => !this.#added.has(source));
    if (!fresh.length) return;
    const bundle = this.bundles[language] ?? new FluentBundle(language, { useIsolating: false });
    for (const source of fresh) {
      bundle.addResource(source);
      this.#added.add(source);
    }
    this.bundles = { ...this.bundles, [language]: bundle };
  }

  /** Fetches what pages of these kinds say: in the viewer's language, and in another as soon as it is chosen. */
  async need(...kinds: Kind[]): Promise<void> {
    for (const kind of kinds) this.#kinds.add(kind).add(BESIDES[kind] ?? kind);
    // A page that waits for its texts isn't opened anew as the language changes: what is lit up on it stays.
    await this.load(untrack(() => settings.language));
  }

  /** Fetches every text. */
  needAll(): Promise<void> {
    return this.need(...ALL);
  }

  #fetch(language: Language, kind: Kind): Promise<FluentResource> {
    const name = `${language}/${kind}`;
    const found = this.#fetched.get(name) ?? SOURCES[language][kind]().then((one) => new FluentResource(one.default));
    this.#fetched.set(name, found);
    return found;
  }
}

export const words = new Words();

/** A page with the texts that it says, fetched together. */
export async function worded<Page>(page: Promise<Page>, ...kinds: Kind[]): Promise<Page> {
  const [found] = await Promise.all([page, words.need(...kinds)]);
  return found;
}

/** Whether there is a text under this key. */
export function has(key: string): boolean {
  return words.current?.hasMessage(key) ?? false;
}

/** The text under a key in the viewer's language, its places filled. */
export function say(key: string, facts: Facts = {}): string {
  const bundle = words.current;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return bundle && !words.all ? later() : key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.warn(key, error.message);
  return text;
}

/** Nothing yet: a text that no page of the kinds so far says comes with all the others. */
function later(): string {
  void words.needAll();
  return "";
}

/** Things in a row, as the viewer's language joins them. */
export function joined(things: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(things);
}

/** Puts names into the order of the viewer's language: A to Z, 五十音順. */
export function collator(): Intl.Collator {
  return new Intl.Collator(settings.language);
}

/** What stands between two sentences that are drawn each in its own way. */
export function between(): string {
  return settings.language === "ja" ? "" : " ";
}

/** Sentences one after another: with a space between them, but behind a Japanese full stop. */
export function sentences(...said: (string | false | 0 | null | undefined)[]): string {
  return said.filter(Boolean).reduce<string>((before, one) => {
    const between = before && !/[。！？]$/.test(before) ? " " : "";
    return `${before}${between}${one}`;
  }, "");
}
