// Every text on the pages, from the Fluent files that the server uses too.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { part } from "./parts.svelte";
import { settings, type Language } from "./settings.svelte";

export type Facts = Record<string, string | number>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => part(() => import("messages:en")),
  ja: () => part(() => import("messages:ja")),
};

class Words {
  bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  /** The texts in the viewer's language; while they are on their way, in the one before. */
  get current(): FluentBundle | undefined {
    return this.bundles[settings.language] ?? Object.values(this.bundles)[0];
  }

  async load(language: Language): Promise<void> {
    if (this.bundles[language]) return;
    const source = (await SOURCES[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    this.bundles = { ...this.bundles, [language]: bundle };
  }
}

export const words = new Words();

/** Whether there is a text under this key. */
export function has(key: string): boolean {
  return words.current?.hasMessage(key) ?? false;
}

/** The text under a key in the viewer's language, its places filled. */
export function say(key: string, facts: Facts = {}): string {
  const bundle = words.current;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.warn(key, error.message);
  return text;
}

/** Things in a row, as the viewer's language joins them. */
export function joined(things: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(things);
}

/** Puts names into the order of the viewer's language: A to Z, 五十音順. */
export function collator(): Intl.Collator {
  return new Intl.Collator(settings.language);
}

/** Sentences one after another: with a space between them, but behind a Japanese full stop. */
export function sentences(...said: (string | false | 0 | null | undefined)[]): string {
  return said.filter(Boolean).reduce<string>((before, one) => {
    const between = before && !/[。！？]$/.test(before) ? " " : "";
    return `${before}${between}${one}`;
  }, "");
}
