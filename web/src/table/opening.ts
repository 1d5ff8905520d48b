// When everything of a finished table is open, said in words.

import type { RoomInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

export const moment = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });

/** Everything is open now, to everybody or to who sat there. */
export const isOpen = (room: RoomInfo) =>
  room.phase === "over" && ((room.published ?? false) || (room.opens != null && room.opens * 1000 <= Date.now()));

export function openingSaid(room: RoomInfo): string {
  const opening = room.opening ?? {};
  const how = opening.how ?? "host";
  const said = isOpen(room)
    ? say("log-said-open")
    : room.opens != null
      ? say("log-said-at", { time: moment(room.opens) })
      : how === "time"
        ? say("log-said-time", { time: moment(opening.at ?? 0) })
        : say(`log-said-${how}`, { hours: opening.hours ?? 0 });
  return opening.players && !room.published && how !== "host" ? `${said} ${say("log-said-players")}` : said;
}
