// A bracket as it is drawn: round by round, each match behind the two that lead to it, those to come too.

import type { NightGroup } from "../../lib/protocol";
import { isAlone, type Night } from "../night.svelte";

export interface BracketSide {
  name: string;
  won: boolean;
  games: number | null;
}

export interface BracketMatch {
  key: string;
  /** The match's number; null for one to come, and where somebody goes on alone. */
  number: number | null;
  alone: boolean;
  sides: BracketSide[];
}

/** So many first matches stand on a page. */
const MOST = 16;

/** All rounds of a bracket, the last one being the final; none without a bracket. */
export function bracketRounds(night: Night): BracketMatch[][] {
  const groups = (night.view?.groups ?? []).filter((group) => group.half === "bracket");
  const numbers = [...new Set(groups.map((group) => group.round))].sort((one, other) => one - other);
  const played = numbers.map((round) => groups.filter((group) => group.round === round));
  const rounds: BracketMatch[][] = [];
  for (let count = played[0]?.length ?? 0, at = 0; count >= 1; count = Math.floor(count / 2), at++)
    rounds.push(
      Array.from({ length: count }, (_, place) =>
        match(night, played[at]?.[place], played[at - 1]?.[2 * place], `${at}-${place}`),
      ),
    );
  return rounds;
}

/** The rounds as they fit on pages: parts of the first rounds, then what follows them. */
export function bracketPages(rounds: BracketMatch[][]): BracketMatch[][][] {
  const first = rounds[0]?.length ?? 0;
  if (first <= MOST) return rounds.length ? [rounds] : [];
  const parts = Array.from({ length: first / MOST }, (_, part) =>
    rounds.filter((round) => round.length >= first / MOST).map((round) => slice(round, part, first / MOST)),
  );
  return [...parts, rounds.filter((round) => round.length < first / MOST)];
}

function slice(round: BracketMatch[], part: number, parts: number): BracketMatch[] {
  const each = round.length / parts;
  return round.slice(part * each, (part + 1) * each);
}

/** A match with whoever came from the upper match of the round before above. */
function match(night: Night, group: NightGroup | undefined, upper: NightGroup | undefined, key: string): BracketMatch {
  if (!group) return { key, number: null, alone: false, sides: [] };
  const everybody = [...group.order, ...group.absent];
  const order = upper
    ? everybody.sort((one, other) => Number(comes(upper, other)) - Number(comes(upper, one)))
    : everybody;
  const sides = order.map((player) => ({
    name: night.name(player),
    won: group.over && group.places[0]?.player === player && !isAlone(group),
    games: group.score ? (group.score.wins[player] ?? 0) : null,
  }));
  return { key, number: isAlone(group) ? null : group.table, alone: isAlone(group), sides };
}

const comes = (group: NightGroup, player: number) => [...group.order, ...group.absent].includes(player);
