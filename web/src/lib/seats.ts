// Each seat has a colour and a sign, so that colour is never the only mark; bots have a number.

import type { RoomInfo } from "./protocol";
import { say } from "./words.svelte";

export const SIGNS = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M12 3l9.5 17h-19z",
  "M4 4h16v16H4z",
  "M12 2l10 10-10 10L2 12z",
  "M12 2l3 7 7.5.6-5.7 4.9 1.8 7.4L12 18l-6.6 3.9 1.8-7.4L1.5 9.6 9 9z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
  "M7 3h10l5 9-5 9H7l-5-9z",
  "M12 22C5 16 2 12.5 2 8.5 2 5.5 4.2 3.5 6.8 3.5c2 0 4 1.2 5.2 3.5 " +
    "1.2-2.3 3.2-3.5 5.2-3.5C19.8 3.5 22 5.5 22 8.5 22 12.5 19 16 12 22z",
  "M15 2a10 10 0 1 0 7 16A9 9 0 0 1 15 2z",
  "M5 2l7 5 7-5v12l-7 8-7-8z",
] as const;

export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? SIGNS[0];
}

export function seatColour(seat: number): string {
  return `var(--seat-${seat % SIGNS.length})`;
}

/** Who sits at a seat, in the viewer's language; `known` is what the table itself calls them. */
export function seatName(room: RoomInfo | null, seat: number, known = ""): string {
  const info = room?.seats[seat];
  if (room && info?.kind === "bot") return botName(room, seat);
  return info?.name || known || say("web-seat", { seat: seat + 1 });
}

/** What a bot is called in the viewer's language: they are counted round the table where they drafted. */
export function botName(room: RoomInfo, seat: number): string {
  const known = room.pod ? /\d+$/.exec(room.seats[seat]?.name ?? "") : null;
  const number = known ? Number(known[0]) : room.seats.filter((one) => one.kind === "bot" && one.seat <= seat).length;
  return say("web-bot-number", { number });
}

/** What a team of the draft is called. */
export function teamName(room: RoomInfo | null, number: number): string {
  return room?.teams?.[number]?.name || say("draft-team", { number: number + 1 });
}

/** The number of a seat's team, from 0; -1 where the draft has none. */
export const teamOf = (room: RoomInfo | null, seat: number): number =>
  room?.teams?.findIndex((team) => team.seats.includes(seat)) ?? -1;
