// Teams of a game: whose turn it is, and who has one life total with whom.
import type { GameView } from "../lib/protocol";

type Teamed = Pick<GameView, "teams" | "shared" | "active">;

/** The players of somebody's team, themselves included. */
export const teamIn = (view: Teamed | null, seat: number): readonly number[] =>
  view?.teams?.find((team) => team.includes(seat)) ?? [seat];

/** Those who take their turns and have a life total together with somebody. */
export const togetherIn = (view: Teamed | null, seat: number): readonly number[] =>
  view?.shared ? teamIn(view, seat) : [seat];

/** Whether it is somebody's turn, be it together with their team. */
export const isTurnOf = (view: Teamed | null, seat: number | null | undefined): boolean =>
  view !== null && seat != null && togetherIn(view, view.active).includes(seat);

/** The seats in turn order from one of them, its team first. */
export function orderFrom(view: Teamed | null, seats: readonly number[], first: number): number[] {
  const round = [...seats.slice(first), ...seats.slice(0, first)];
  const team = teamIn(view, first);
  return [...round.filter((seat) => team.includes(seat)), ...round.filter((seat) => !team.includes(seat))];
}

/** Whose hands lie before a player: their own, and that of whom they control for a turn.  A teammate's is looked at,
 * and played by the teammate.  (CR 810.5) */
export const handsOf = (view: (Teamed & Pick<GameView, "players">) | null, seat: number): number[] =>
  (view?.players ?? [])
    .map((player) => player.seat)
    .filter((other) => other === seat || !teamIn(view, seat).includes(other));
