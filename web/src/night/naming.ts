// Bots and cards are called in the viewer's language, whatever they were called where they entered the night.

import type { NightView } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

/** The view with every bot's and every card's name as the viewer says it. */
export function asSpoken(view: NightView | null): NightView | null {
  if (view === null) return null;
  const names = new Map<string, string>();
  for (const { name, via } of view.players) {
    const number = via === "bot" ? /\d+$/.exec(name)?.[0] : undefined;
    if (number) names.set(name, say("web-bot-number", { number: Number(number) }));
  }
  if (settings.language === "ja") for (const prize of view.prizes) if (prize.ja) names.set(prize.name, prize.ja);
  for (const [name, spoken] of names) if (name === spoken) names.delete(name);
  return names.size ? (said(view, names) as NightView) : view;
}

function said(value: unknown, names: Map<string, string>): unknown {
  if (typeof value === "string") return names.get(value) ?? (value.includes(", ") ? joined(value, names) : value);
  if (Array.isArray(value)) return value.map((one) => said(one, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === "ja" ? one : said(one, names)]));
}

/** Names that stand in a row. */
function joined(text: string, names: Map<string, string>): string {
  const parts = text.split(", ");
  return parts.some((part) => names.has(part))
    ? parts.map((part) => names.get(part) ?? part).join(settings.language === "ja" ? "、" : ", ")
    : text;
}
