// What a viewer has chosen for their own screen.  Kept in this browser alone.

export type Language = "en" | "ja";
export type Names = "own" | "both";
export type Theme = "auto" | "light" | "dark";
/** Where card pictures come from: from nowhere, from Scryfall by the ids of imported cards, as the server offers, or
 * from an address of the viewer's own. */
export type PicturesFrom = "off" | "real" | "offered" | "own";
export type Size = "small" | "medium" | "large";

const KEY = "entaku.settings";
/** What is kept for the next visit. */
const KEPT = [
  "language",
  "names",
  "theme",
  "size",
  "name",
  "doubleClick",
  "motion",
  "sound",
  "pictures",
  "pictureAddress",
] as const;

class Settings {
  language = $state<Language>(navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en");
  names = $state<Names>("own");
  theme = $state<Theme>("auto");
  /** What the page that is open is shown in, whatever the viewer or the device wants; not kept. */
  page = $state<"light" | "dark" | null>(null);
  size = $state<Size>("medium");
  name = $state("");
  doubleClick = $state(true);
  /** What happens is seen to happen, where the device doesn't ask for less motion. */
  motion = $state(true);
  sound = $state(true);
  pictures = $state<PicturesFrom>("off");
  /** The viewer's own address of pictures, with places for what is known of a card. */
  pictureAddress = $state("");

  constructor() {
    Object.assign(this, kept());
  }

  /** Keep every choice for the next visit. */
  keep(): void {
    const chosen = Object.fromEntries(KEPT.map((choice) => [choice, this[choice]]));
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // A browser that keeps nothing still works for this visit.
    }
  }
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** Whether things move: the viewer wants it, and their device doesn't ask for less. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A seat's secret in a room, on this device. */
export function tokenFor(code: string): string | null {
  try {
    return localStorage.getItem(`entaku.token.${code}`);
  } catch {
    return null;
  }
}

export function keepToken(code: string, token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(`entaku.token.${code}`);
    else localStorage.setItem(`entaku.token.${code}`, token);
  } catch {
    // See above.
  }
}
