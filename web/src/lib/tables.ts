// The rooms in which this browser has a seat or a name, the latest first, and the codes that lead back to them.

import { reader } from "../table/kept";
import { keepToken } from "./settings.svelte";

export interface Known {
  code: string;
  title: string;
  at: number;
  /** What lets this person in again without this device, as far as it was asked for here. */
  recovery?: string;
}

const MOST = 30;
const kept = reader<Known[]>("entaku.tables");

export function knownTables(): Known[] {
  const found = kept.get();
  return Array.isArray(found) ? found : [];
}

export const recoveryFor = (code: string): string => knownTables().find((one) => one.code === code)?.recovery ?? "";

/** Remember a room, or more about it, as the one that was looked at last. */
export function rememberTable(code: string, what: Partial<Known>): void {
  const before = knownTables();
  const known = before.find((one) => one.code === code) ?? { code, title: "", at: 0 };
  kept.set([{ ...known, ...what, at: Date.now() }, ...before.filter((one) => one.code !== code)].slice(0, MOST));
}

export function forgetTable(code: string): void {
  kept.set(knownTables().filter((one) => one.code !== code));
  keepToken(code, null);
}
