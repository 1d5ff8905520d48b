// Cards to print: a list as single cards, nine to a sheet, and the cube on its way from its page to its sheets.

import type { CubeRow, CubeText } from "../lib/protocol";

export const PER_SHEET = 9;
const KEY = "entaku.proxies";

/** Each card as often as the list has it, nine to a sheet. */
export function sheets(rows: readonly CubeRow[]): string[][] {
  const names = rows.flatMap((row) => Array.from({ length: row.count ?? 1 }, () => row.name));
  return Array.from({ length: Math.ceil(names.length / PER_SHEET) }, (_, sheet) =>
    names.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
}

/** Lay a cube ready for its sheets. */
export function layOut(cube: CubeText): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(cube));
  } catch {
    // A browser that keeps nothing can print what is kept under a link.
  }
}

/** The cube that was laid ready; it stays, so that the page can be loaded again. */
export function laidOut(): CubeText | null {
  try {
    const found = sessionStorage.getItem(KEY);
    return found === null ? null : (JSON.parse(found) as CubeText);
  } catch {
    return null;
  }
}
