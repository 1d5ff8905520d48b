// What is asked of the server over HTTP.

import type {
  BroughtDeck,
  CardNames,
  CardsFound,
  CheckedDeck,
  CheckVersions,
  CubeChecked,
  CubeKept,
  CubeSample,
  CubeSampled,
  CubeShown,
  CubeText,
  DeckDesk,
  DeckSave,
  DeckToBring,
  DeckToCheck,
  DeckWish,
  Enter,
  Entered,
  Failure,
  History,
  Moment,
  FormatFitted,
  FormatToFit,
  Moving,
  NamesTold,
  NewRoom,
  Offers,
  RoomInfo,
  RulingsFound,
  TargetsAsked,
  TargetsFound,
  TargetsOffered,
  Trouble,
  Verdict,
} from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Something was not done, and the server, or the lack of one, says why. */
export class Refusal extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.text);
  }
}

async function response(method: string, path: string, body?: unknown, token?: string | null): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  const raw = body instanceof Blob ? body : null;
  if (body !== undefined) headers["Content-Type"] = raw ? "application/jsonl" : "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let found: Response;
  try {
    found = await fetch(path, { method, headers, body: body === undefined ? null : (raw ?? JSON.stringify(body)) });
  } catch {
    throw new Refusal({ key: "web-no-server", args: {}, text: say("web-no-server") }, 0);
  }
  if (found.ok) return found;
  let trouble: Trouble = { key: "web-no-server", args: {}, text: say("web-no-server") };
  try {
    trouble = ((await found.json()) as Failure).trouble;
  } catch {
    // Not an answer of ours: a proxy's, say.
  }
  throw new Refusal(trouble, found.status);
}

/** What a recording proves, as the server finds by playing it again. */
export async function verify(file: Blob): Promise<Verdict> {
  return (await (await response("POST", "/api/verify", file)).json()) as Verdict;
}

async function json<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  return (await (await response(method, path, body, token)).json()) as T;
}

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`;

export const offers = () => json<Offers>("GET", "/api/offers");
export const checkVersions = () => json<CheckVersions>("GET", "/api/deck-checks");
export const checkDeck = (deck: DeckToCheck) => json<CheckedDeck>("POST", "/api/deck-checks", deck);
export const targetsOffered = () => json<TargetsOffered>("GET", "/api/targets");
export const askTargets = (wish: TargetsAsked) => json<TargetsFound>("POST", "/api/targets", wish);
export const targetCards = (letters: string) =>
  json<CardNames>("GET", `/api/targets/cards?${new URLSearchParams({ q: letters })}`);
export const checkCube = (cube: CubeText) => json<CubeChecked>("POST", "/api/cubes", cube);
export const showCube = (cube: CubeText) => json<CubeShown>("POST", "/api/cubes/lists", cube);
export const sampleCube = (wish: CubeSample) => json<CubeSampled>("POST", "/api/cubes/samples", wish);
export const keepCube = (cube: CubeText) => json<CubeKept>("POST", "/api/cubes/kept", cube);
export const keptCube = (code: string) => json<CubeKept>("GET", `/api/cubes/kept/${encodeURIComponent(code)}`);
export const changeCube = (code: string, token: string, cube: CubeText) =>
  json<CubeKept>("PUT", `/api/cubes/kept/${encodeURIComponent(code)}`, cube, token);
export const fitFormat = (wanted: FormatToFit) => json<FormatFitted>("POST", "/api/formats", wanted);
export const newRoom = (wish: NewRoom) => json<Entered>("POST", "/api/rooms", wish);
export const roomInfo = (code: string) => json<RoomInfo>("GET", room(code));
export const enter = (code: string, guest: Enter) => json<Entered>("POST", `${room(code)}/guests`, guest);
export const moving = (code: string, token: string) => json<Moving>("POST", `${room(code)}/moves`, {}, token);
export const arrive = (code: string, key: string) => json<Entered>("POST", `${room(code)}/arrivals`, { key });
export const desk = (code: string, token: string) => json<DeckDesk>("GET", `${room(code)}/deck`, undefined, token);
export const saveDeck = (code: string, token: string, deck: DeckSave) =>
  json<DeckDesk>("PUT", `${room(code)}/deck`, deck, token);
export const wishDeck = (code: string, token: string, wish: DeckWish) =>
  json<DeckDesk>("POST", `${room(code)}/deck/wish`, wish, token);
/** One's own list, or as the host that of the bot at a seat. */
const ownDeck = (code: string, seat: number | null, more = "") => `${room(code)}/own-deck${more}${seat === null ? "" : `?seat=${seat}`}`;
export const broughtDeck = (code: string, token: string, seat: number | null) => json<BroughtDeck>("GET", ownDeck(code, seat), undefined, token);
export const bringDeck = (code: string, token: string, seat: number | null, deck: DeckToBring) => json<BroughtDeck>("PUT", ownDeck(code, seat), deck, token);
export const madeDeck = (code: string, token: string, seat: number | null) => json<BroughtDeck>("POST", ownDeck(code, seat, "/made"), {}, token);
export const history = (code: string, token: string | null) => json<History>("GET", `${room(code)}/history`, undefined, token);
export const moment = (code: string, step: number, viewer: string | number, token: string | null) =>
  json<Moment>("GET", `${room(code)}/history/${step}?viewer=${viewer}`, undefined, token);
export const recording = async (code: string, table: number | null): Promise<Blob> =>
  (await response("GET", `${room(code)}/recording${table === null ? "" : `?table=${table}`}`)).blob();
export const qrAddress = (code: string) => `${room(code)}/qr.svg`;

export const rulingsOn = (name: string) => json<RulingsFound>("GET", `/api/rulings/${encodeURIComponent(name)}`);

export function findCards(letters: string): Promise<CardsFound> {
  const query = new URLSearchParams({ q: letters, lang: settings.language, limit: "10" });
  return json<CardsFound>("GET", `/api/cards?${query}`);
}

/** The Japanese names of cards and subtypes. */
export const tellNames = (names: string[]) => json<NamesTold>("POST", "/api/names", { names });

/** A deck file, handed to the browser as a download. */
export async function download(code: string, token: string, format: string): Promise<void> {
  const found = await response("GET", `${room(code)}/deck/${encodeURIComponent(format)}`, undefined, token);
  const named = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/.exec(found.headers.get("Content-Disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await found.blob());
  link.download = named ? decodeURIComponent(named) : `deck.${format}`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
