// How a board is laid: which rows share a line, how full its lines are, and how large cards may be there.

import { screenSize } from "../lib/screen.svelte";
import { otherParts } from "./components";
import type { Filled } from "./fitting";
import type { Pile, Row } from "./gaming.svelte";

/** Cards are never narrower, nor wider: below the least a picture and a size can no longer be told. */
export const LEAST = 44;
export const mostWide = (): number => (screenSize.wide ? 230 : 150);

type Rows = Record<Row, Pile[]>;
export const NOTHING: Rows = { creatures: [], others: [], lands: [], command: [], companion: [] };
const OWN: readonly (readonly Row[])[] = [["creatures"], ["others", "lands", "command", "companion"]];
const THEIRS: readonly (readonly Row[])[] = [["companion", "command", "lands", "others"], ["creatures"]];

/** The rows of each line, from the top: creatures stand nearest to the middle of the table. */
export const linesOf = (own: boolean): readonly (readonly Row[])[] => (own ? OWN : THEIRS);

/** Where in a line the cards of the command zone stand. */
function framed(line: readonly Row[], rows: Rows): readonly [number, number] {
  const before = line.slice(0, line.indexOf("command")).reduce((sum, row) => sum + rows[row].length, 0);
  return [before, before + rows.command.length];
}

/** How full the lines of a board are. */
export const filledOf = (rows: Rows, own = false): Filled[] =>
  linesOf(own).map((line) => {
    const piles = line.flatMap((row) => rows[row]);
    const tabs = piles.map((pile) => pile.attached.length + otherParts(pile.cards[0]).length);
    return {
      turned: piles.map((pile) => pile.cards[0]?.tapped ?? false),
      ...(line.includes("command") && rows.command.length > 0 && { framed: framed(line, rows) }),
      tabs: Math.max(0, ...tabs),
      bearers: tabs.filter(Boolean).length,
      behind: !line.includes("creatures"),
    };
  });
