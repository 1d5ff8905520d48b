// What is asked of the server about nights, over HTTP.

import type {
  DeckToBring,
  NewNight,
  NewPodNight,
  NightByCard,
  NightComparison,
  NightEntered,
  NightEntering,
  NightLink,
  NightLinks,
  NightList,
  NightMade,
  NightRefused,
  NightRegistered,
  NightScanned,
  NightSeat,
  NightView,
  PodNight,
  PodRoom,
  PrizesRead,
  PrizeText,
  PushOffer,
  PushWanted,
  RecoveryCode,
  SeasonShown,
  SeasonWanted,
  Settings,
} from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

export type Act = NightEntering["act"];
export type NightSettings = Settings;

/** Something was not entered, and the server says why; `status` is 0 where there was no server. */
export class NotEntered extends Error {
  constructor(
    readonly refused: NightRefused,
    readonly status: number,
  ) {
    super(refused.trouble.text);
  }
}

async function response(method: string, path: string, body?: unknown, key?: string | null): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  const trouble = { key: "web-no-server", args: {}, text: say("web-no-server") };
  const lost: NightRefused = { trouble, doubtful: false, problems: [], meanwhile: [], shown: null };
  let found: Response;
  try {
    found = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new NotEntered(lost, 0);
  }
  if (found.ok) return found;
  let refused = lost;
  try {
    refused = { ...lost, ...((await found.json()) as NightRefused) };
  } catch {
    // Not an answer of ours: a proxy's, say.
  }
  throw new NotEntered(refused, found.status);
}

async function json<T>(method: string, path: string, body?: unknown, key?: string | null): Promise<T> {
  return (await (await response(method, path, body, key)).json()) as T;
}

const night = (code: string) => `/api/nights/${encodeURIComponent(code)}`;

export const makeNight = (wanted: NewNight) => json<NightMade>("POST", "/api/nights", wanted);
export const showNight = (code: string) => json<NightView>("GET", night(code));
export const enterAct = (code: string, key: string, entering: NightEntering) =>
  json<NightEntered>("POST", `${night(code)}/entries`, entering, key);
export const drawLots = (
  code: string,
  key: string,
  what: "pods" | "round",
  seen: number,
  insist: boolean,
  by: string,
) => json<NightEntered>("POST", `${night(code)}/draws`, { what, seen, insist, by }, key);
export const register = (code: string, name: string, reading: string, card = "", insist = false, mark = "") =>
  json<NightRegistered>("POST", `${night(code)}/players`, { name, reading, card, insist, mark });
export const ownByCard = (code: string, card: string) => json<NightByCard>("POST", `${night(code)}/own`, { card });
export const claimPlayer = (code: string, card: string, player: number) =>
  json<NightEntered>("POST", `${night(code)}/claims`, { card, player });
export const linkCard = (code: string, key: string, player: number, card: string) =>
  json<NightEntered>("PUT", `${night(code)}/players/${player}/card`, { card }, key);
export const scannedCard = (code: string, key: string, text: string) =>
  json<NightScanned>("GET", `${night(code)}/scanned?${new URLSearchParams({ text })}`, undefined, key);
export const links = (code: string, key: string) => json<NightLinks>("GET", `${night(code)}/links`, undefined, key);
export const recoveryCode = async (code: string, key: string) =>
  (await json<RecoveryCode>("GET", `${night(code)}/recovery-code`, undefined, key)).code;
export const recoverDesk = (code: string, typed: string) =>
  json<NightMade>("POST", `${night(code)}/recoveries`, { code: typed });
export const playerLink = (code: string, key: string, player: number) =>
  json<NightLink>("GET", `${night(code)}/players/${player}/link`, undefined, key);
export const readPrizes = (code: string, key: string, wanted: PrizeText) =>
  json<PrizesRead>("POST", `${night(code)}/prizes`, wanted, key);
export const startNight = (room: string, token: string, wanted: NewPodNight) =>
  json<PodNight>("POST", `/api/rooms/${encodeURIComponent(room)}/night`, wanted, token);
export const roomNight = (room: string, token: string) =>
  json<PodNight>("GET", `/api/rooms/${encodeURIComponent(room)}/night`, undefined, token);
export const nameRoom = (code: string, key: string, pod: number, wanted: PodRoom) =>
  json<NightEntered>("PUT", `${night(code)}/pods/${pod}/room`, wanted, key);
export const openDraft = (code: string, key: string, pod: number, by: string) =>
  json<NightSeat>("POST", `${night(code)}/pods/${pod}/draft`, { by }, key);
export const startDraft = (code: string, key: string, pod: number) =>
  json<NightSeat>("POST", `${night(code)}/pods/${pod}/draft/start`, {}, key);
export const openTable = (code: string, key: string, group: number, by: string) =>
  json<NightSeat>("POST", `${night(code)}/groups/${group}/table`, { by }, key);
export const takeSeat = (code: string, key: string, room = "") =>
  json<NightSeat>("POST", `${night(code)}/seat`, { room }, key);
const listOf = (code: string, player: number) => `${night(code)}/players/${player}/list`;
export const deckList = (code: string, key: string, player: number) =>
  json<NightList>("GET", listOf(code, player), undefined, key);
/** Look over a list, and hand it in where that is wanted. */
export const handList = (code: string, key: string, player: number, wanted: DeckToBring) =>
  json<NightList>("PUT", listOf(code, player), wanted, key);
export const compareList = (code: string, key: string, player: number, text: string) =>
  json<NightComparison>(
    "POST",
    `${listOf(code, player)}/comparison`,
    { text, file: "list", commander: "", hand_in: false },
    key,
  );
export const pushOffer = async () => (await json<PushOffer>("GET", "/api/push")).key;
const pushOf = (code: string, player: number) => `${night(code)}/players/${player}/push`;
export const askForPush = (code: string, key: string, player: number, wanted: PushWanted) =>
  json<PushOffer>("PUT", pushOf(code, player), wanted, key);
export const refusePush = (code: string, key: string, player: number, endpoint: string) =>
  json<PushOffer>("DELETE", pushOf(code, player), { endpoint }, key);
export const qrAddress = (code: string) => `${night(code)}/qr.svg`;
/** A season over nights, and over the results in files of tournaments that were held elsewhere. */
export const season = (codes: string[], files: string[] = []) =>
  files.length
    ? json<SeasonShown>("POST", "/api/season", { nights: codes, files } satisfies SeasonWanted)
    : json<SeasonShown>("GET", `/api/season?nights=${encodeURIComponent(codes.join(","))}`);

/** An export as text, to be pasted. */
export const exported = async (code: string, key: string | null, file: string) =>
  (await response("GET", exportAddress(code, file), undefined, key)).text();

/** Where an export is, with its times as this device's clock has them. */
const exportAddress = (code: string, file: string) =>
  `${night(code)}/export/${file}?ahead=${-new Date().getTimezoneOffset()}`;

/** An export, handed to the browser as a download. */
export async function download(code: string, key: string | null, file: string): Promise<void> {
  const found = await response("GET", exportAddress(code, file), undefined, key);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await found.blob());
  link.download = `${code}-${file}`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
