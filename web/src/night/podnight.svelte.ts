// The night that a room's seats play: followed on the room's page, with the keys that the room's token is worth.

import { roomNight, takeSeat } from "./asking";
import { keep, known } from "./keys";
import { Night } from "./night.svelte";
import type { NightGroup, NightPod } from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { keepToken, tokenFor } from "../lib/settings.svelte";

/** Keep in this browser what a room's token is worth in the night that its seats play. */
export async function learnKeys(room: string, token: string): Promise<string> {
  const { code, desk, player, key } = await roomNight(room, token);
  keep(code, { ...(desk ? { desk } : {}), ...(player !== null && key ? { me: { player, key } } : {}) });
  return code;
}

/** The night of a room, as somebody of this browser sees it. */
export async function followNight(code: string, room: string, token: string | null): Promise<Night> {
  if (token && !known(code)?.me) {
    try {
      await learnKeys(room, token);
    } catch {
      // Somebody without a seat in the night looks on.
    }
  }
  return new Night(code, null, known(code)?.me?.key ?? null);
}

/** The viewer's number in a night. */
export function ownPlayer(night: Night): number | null {
  return known(night.code)?.me?.player || null;
}

/** The viewer's group of this round. */
export function ownGroup(night: Night): NightGroup | undefined {
  const me = ownPlayer(night);
  return me === null ? undefined : night.groups.find((group) => group.order.includes(me));
}

/** To a group's table: the token of the room in which the pod drafted opens it; a player's key is good for that. */
export async function goToTable(night: Night, group: NightGroup): Promise<void> {
  const pod = night.view?.pods.find((one) => one.number === group.pod)?.room ?? "";
  const me = ownPlayer(night);
  if (!tokenFor(pod || group.room) && night.player && me !== null && group.order.includes(me)) {
    await sitDown(night, pod ? "" : group.room);
  }
  const token = pod ? tokenFor(pod) : null;
  if (token && !tokenFor(group.room)) keepToken(group.room, token);
  remember(group.room);
  router.go(`/r/${group.room}`);
}

/** Take a player's seat in a room of the night: of their group, or "" for the one where their pod drafts. */
async function sitDown(night: Night, room: string): Promise<void> {
  try {
    const seat = await takeSeat(night.code, night.player ?? "", room);
    if (seat.token) keepToken(seat.room, seat.token);
  } catch {
    // Without a seat there is still something to see.
  }
}

/** The viewer's pod. */
export function ownPod(night: Night): NightPod | undefined {
  const me = ownPlayer(night);
  return me === null ? undefined : night.view?.pods.find((pod) => pod.players.includes(me));
}

/** To the room where the viewer's pod drafts, and builds its decks. */
export async function goToDraft(night: Night, pod: NightPod): Promise<void> {
  if (night.player) await sitDown(night, "");
  remember(pod.room);
  router.go(`/r/${pod.room}`);
}

/** Take the viewer to their draft once it is open; once, so that they may look elsewhere afterwards. */
export function takeToDraft(night: Night): void {
  const pod = ownPod(night);
  if (pod?.room && pod.at && !night.view?.round && !wasTaken(pod.room)) void goToDraft(night, pod);
}

/** Take the viewer to their game as it begins; once, so that they may look elsewhere afterwards. */
export function takeAlong(night: Night): void {
  const group = ownGroup(night);
  if (!group?.room || group.over || wasTaken(group.room)) return;
  void goToTable(night, group);
}

const TAKEN = "entaku.taken";

function wasTaken(room: string): boolean {
  try {
    return (sessionStorage.getItem(TAKEN) ?? "").split(" ").includes(room);
  } catch {
    return true;
  }
}

function remember(room: string): void {
  try {
    if (!wasTaken(room)) sessionStorage.setItem(TAKEN, `${sessionStorage.getItem(TAKEN) ?? ""} ${room}`.trim());
  } catch {
    // Without a memory nobody is taken along a second time.
  }
}
