// Where a viewer has card pictures from: nowhere, unless they turn it on.  Their own browser fetches each; the page's
// policy is open for the host that was chosen when the page was loaded, and for no other.

import { SvelteSet } from "svelte/reactivity";
import { isTwoSided, type Facts } from "./cards";
import { pictures } from "./pictures.svelte";
import type { DraftCard } from "./protocol";
import { settings } from "./settings.svelte";

/** By this cookie the server knows for which host it is to open the policy. */
const COOKIE = "entaku-pictures";
const YEAR = 31_536_000;

/** The host of which pictures would be asked, "" for this server's own; null if that is no address of pictures. */
export function hostOf(template: string): string | null {
  const found = /^(https?:\/\/[^\s/{}?#@]+)?\/(?!\/)\S*\{(name|number|scryfall)\}\S*$/i.exec(template.trim());
  if (!found) return null;
  if (!found[1]) return "";
  try {
    return new URL(found[1]).origin;
  } catch {
    return null;
  }
}

/** The host for which the policy of the page that is open was made. */
function opened(): string {
  return new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? "";
}

/** What a template of the keeper's folder begins with: what isn't known of a card is left empty there. */
const FOLDER = "/pictures?";

/** Where Scryfall keeps the pictures of printings, by their ids. */
export const REAL = "https://cards.scryfall.io/normal/{face}/{scryfall0}/{scryfall1}/{scryfall}.jpg";

/** The addresses of a card's picture, the best first: in the viewer's language, then in English; none for what no
 * picture shows, such as a back of which the template doesn't speak. */
export function pictureAddresses(
  template: string,
  card: Partial<DraftCard> & { name: string },
  facts: Facts,
): string[] {
  const back = isTwoSided(facts) && (facts?.faces ?? []).findIndex((face) => face.name === card.name) > 0;
  if (!card.name || (back && !/\{(face|name)\}/.test(template))) return [];
  const printings = facts?.printings ?? [];
  const printing =
    printings.find((row) => row.set === card.set_code && (!card.number || row.number === card.number)) ??
    printings[printings.length - 1];
  const places: Record<string, string> = {
    name: card.name,
    set: printing?.set ?? card.set_code ?? "",
    number: printing?.number ?? card.number ?? "",
    face: back ? "back" : "front",
  };
  const languages = /\{(language|scryfall)\}/.test(template) ? [settings.language, "en"] : ["en"];
  const addresses = languages.flatMap((language) => {
    // A picture in Japanese has an id of its own.
    const scryfall = (language === "ja" && printing?.scryfall_ja) || (printing?.scryfall ?? "");
    const id = { scryfall, scryfall0: scryfall.slice(0, 1), scryfall1: scryfall.slice(1, 2) };
    return filled(template, { ...places, ...id, language }) ?? [];
  });
  return [...new Set(addresses)];
}

/** A template with its places filled; null where one of them is unknown. */
function filled(template: string, places: Record<string, string>): string | null {
  let whole = true;
  const address = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = places[key] ?? "";
    if (!value) whole = false;
    return encodeURIComponent(value);
  });
  return whole || template.startsWith(FOLDER) ? address : null;
}

class Picturing {
  /** Pictures that could not be had: the made face stays. */
  readonly missing = new SvelteSet<string>();
  private readonly open = opened();

  private readonly wanted = $derived(
    settings.pictures === "own"
      ? settings.pictureAddress.trim()
      : settings.pictures === "offered"
        ? pictures.offered
        : settings.pictures === "real"
          ? REAL
          : null,
  );
  private readonly host = $derived(this.wanted ? hostOf(this.wanted) : null);
  /** Pictures are turned on, but the page was made for another host: it has to be loaded again. */
  readonly closed = $derived(this.host !== null && this.host !== "" && this.host !== this.open);

  /** The address of a card's picture: in the viewer's language where there is one; "" for the made face alone. */
  of(name: string, facts: Facts, setCode = "", number = ""): string {
    if (!this.wanted || this.host === null || this.closed) return "";
    const addresses = pictureAddresses(this.wanted, { name, set_code: setCode, number }, facts);
    return addresses.find((one) => !this.missing.has(one)) ?? "";
  }

  /** Let the server know for which host the next page is to be open. */
  tell(): void {
    const host = this.host ?? "";
    if (host === opened()) return;
    document.cookie = `${COOKIE}=${host}; path=/; max-age=${host ? YEAR : 0}; samesite=lax`;
  }
}

export const picturing = new Picturing();
