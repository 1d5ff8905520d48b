// Formats that were made here: kept in this browser, and given to others as JSON or in a link.

import type { DraftFormat } from "../lib/protocol";

const KEY = "entaku.formats";
const MOST = 50;

/** The formats kept in this browser, by name. */
export function keptFormats(): DraftFormat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.flatMap((one) => (isFormat(one) ? [one] : [])) : [];
  } catch {
    return [];
  }
}

/** Keep a format under its name, in place of another of that name. */
export function keepFormat(format: DraftFormat): DraftFormat[] {
  return write([format, ...keptFormats().filter((one) => one.name !== format.name)].slice(0, MOST));
}

export function forgetFormat(name: string): DraftFormat[] {
  return write(keptFormats().filter((one) => one.name !== name));
}

function write(formats: DraftFormat[]): DraftFormat[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(formats));
  } catch {
    // A browser that keeps nothing still works for this visit.
  }
  return formats;
}

/** A format as others read it, on the command line too. */
export function asJson(format: DraftFormat): string {
  return JSON.stringify(format, null, 2);
}

/** A format from its JSON; null if it is none.  Its settings are looked over by the server. */
export function fromJson(text: string): DraftFormat | null {
  try {
    const found: unknown = JSON.parse(text);
    return isFormat(found) ? found : null;
  } catch {
    return null;
  }
}

function isFormat(found: unknown): found is DraftFormat {
  if (typeof found !== "object" || found === null || !("phases" in found)) return false;
  const { phases } = found;
  const isPhase = (phase: unknown) =>
    typeof phase === "object" && phase !== null && "type" in phase && typeof phase.type === "string";
  return Array.isArray(phases) && phases.length > 0 && phases.every(isPhase);
}

/** A link that brings a format to whoever opens it; the server never sees what comes after the #. */
export function asLink(format: DraftFormat): string {
  const letters = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(format)));
  return `${location.origin}/#format=${btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

/** Whether the page was opened by a link to a format, which nobody has taken yet. */
export const isLinked = (): boolean => location.hash.startsWith("#format=");

/** The format of the link that was opened, once. */
export function fromLink(): DraftFormat | null {
  const found = /#format=([\w-]+)$/.exec(location.hash)?.[1];
  if (!found) return null;
  history.replaceState(null, "", location.pathname);
  try {
    const letters = atob(found.replace(/-/g, "+").replace(/_/g, "/"));
    return fromJson(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  } catch {
    return null;
  }
}
