// Notifications of a night's notices on this device, by the worker that also keeps the companion.

import type { PushWanted } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { askForPush, pushOffer, refusePush } from "./asking";
import { keep, known } from "./keys";

/** Whether this device tells a player, or could; else why it can't.
 *
 *  none: the server sends nothing.  plain: the page came without TLS.  unable: this browser has no notifications.
 *  denied: whoever has this browser doesn't want them from here. */
export type Telling = "none" | "plain" | "unable" | "denied" | "off" | "on";

/** How things stand, without asking anybody for anything; what was asked for before is asked for again, as it is. */
export async function telling(code: string, player: number, key: string): Promise<Telling> {
  const offered = await pushOffer();
  if (!offered) return "none";
  if (!isSecureContext) return "plain";
  const manager = await worker();
  if (!manager || !("Notification" in window)) return "unable";
  if (Notification.permission === "denied") return "denied";
  const wanted = known(code)?.push;
  if (!wanted || Notification.permission !== "granted") return "off";
  const held = await manager.getSubscription();
  if (!held) return "off";
  await told(code, player, key, held);
  return "on";
}

/** Ask for notifications; the browser asks whoever has it. */
export async function turnOn(code: string, player: number, key: string): Promise<Telling> {
  const offered = await pushOffer();
  const manager = await worker();
  if (!offered || !manager) return "unable";
  if ((await Notification.requestPermission()) !== "granted")
    return Notification.permission === "denied" ? "denied" : "off";
  await told(code, player, key, await subscribed(manager, offered));
  return "on";
}

/** Be told of this night no longer; other nights on this device go on. */
export async function turnOff(code: string, player: number, key: string): Promise<Telling> {
  const endpoint = known(code)?.push;
  if (endpoint) await refusePush(code, key, player, endpoint);
  keep(code, { push: "" });
  return "off";
}

async function worker(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registered = await navigator.serviceWorker.getRegistration();
  if (!registered) return null;
  return (await navigator.serviceWorker.ready).pushManager ?? null;
}

/** This browser's subscription with this server's key; one with another key is of a server that was here before. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (problem) {
    const old = await manager.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

async function told(code: string, player: number, key: string, one: PushSubscription): Promise<void> {
  const { endpoint = "", keys = {} } = one.toJSON();
  const before = known(code)?.push;
  if (before && before !== endpoint) await refusePush(code, key, player, before);
  const wanted: PushWanted = {
    endpoint,
    p256dh: keys["p256dh"] ?? "",
    auth: keys["auth"] ?? "",
    language: settings.language,
  };
  await askForPush(code, key, player, wanted);
  keep(code, { push: endpoint });
}
