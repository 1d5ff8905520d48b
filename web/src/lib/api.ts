// What is asked of the server over HTTP.

import type {
  AtOnce,
  BroughtDeck,
  CardNames,
  Cast,
  CasterMade,
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
  FirstGame,
  Failure,
  History,
  ImportShown,
  ListText,
  Moment,
  MomentTaken,
  FormatFitted,
  FormatToFit,
  Moving,
  NamesTold,
  NewPaperGame,
  NewRoom,
  Offers,
  PaperLink,
  PlayerCard,
  PlayerCardHeld,
  PlayerCardNamed,
  RecoveryCode,
  RoomInfo,
  RulingsFound,
  Sandbox,
  SandboxesRead,
  SandboxOffered,
  SandboxShown,
  ScenarioWanted,
  ScenarioWritten,
  TargetsAsked,
  TargetsFound,
  TargetsOffered,
  Trouble,
  UpdatesOffered,
  Verdict,
  WinFound,
  WinWanted,
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

/** The text of a list's file: its bytes are sent, for in which way they are written only the cards' names can tell. */
export async function listText(file: File): Promise<string> {
  const found = await response("POST", `/api/lists?${new URLSearchParams({ name: file.name })}`, file);
  return ((await found.json()) as ListText).text;
}

export async function json<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
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
export const sandboxOffered = () => json<SandboxOffered>("GET", "/api/sandbox");
export const showSandbox = (wish: Sandbox) => json<SandboxShown>("POST", "/api/sandbox", wish);
export const readSandbox = (text: string) => json<SandboxesRead>("POST", "/api/sandbox/texts", { text });
export const writeScenario = (wish: ScenarioWanted) => json<ScenarioWritten>("POST", "/api/sandbox/scenarios", wish);
export const findWin = (wish: WinWanted) => json<WinFound>("POST", "/api/sandbox/wins", wish);
/** A moment of a game that is over; of the one in play the moment that it is, as who sits there knows it. */
export const takenMoment = (code: string, step: number | null, token: string | null, table: number | null = null) =>
  json<MomentTaken>(
    "GET",
    `${room(code)}${step === null ? "" : `/history/${step}`}/position${table === null ? "" : `?table=${table}`}`,
    undefined,
    token,
  );
export const checkCube = (cube: CubeText) => json<CubeChecked>("POST", "/api/cubes", cube);
export const showCube = (cube: CubeText) => json<CubeShown>("POST", "/api/cubes/lists", cube);
export const sampleCube = (wish: CubeSample) => json<CubeSampled>("POST", "/api/cubes/samples", wish);
export const keepCube = (cube: CubeText) => json<CubeKept>("POST", "/api/cubes/kept", cube);
export const keptCube = (code: string) => json<CubeKept>("GET", `/api/cubes/kept/${encodeURIComponent(code)}`);
export const changeCube = (code: string, token: string, cube: CubeText) =>
  json<CubeKept>("PUT", `/api/cubes/kept/${encodeURIComponent(code)}`, cube, token);
export const fitFormat = (wanted: FormatToFit) => json<FormatFitted>("POST", "/api/formats", wanted);
export const newRoom = (wish: NewRoom) => json<Entered>("POST", "/api/rooms", wish);
export const firstGame = (wish: FirstGame) => json<Entered>("POST", "/api/rooms/first-game", wish);
export const atOnce = (wish: AtOnce) => json<Entered>("POST", "/api/rooms/at-once", wish);
export const roomInfo = (code: string) => json<RoomInfo>("GET", room(code));
export const enter = (code: string, guest: Enter) => json<Entered>("POST", `${room(code)}/guests`, guest);
export const moving = (code: string, token: string) => json<Moving>("POST", `${room(code)}/moves`, {}, token);
export const recoveryCode = (code: string, token: string) =>
  json<RecoveryCode>("POST", `${room(code)}/recovery-code`, {}, token);
export const recover = (code: string, recovery: string) =>
  json<Entered>("POST", `${room(code)}/recoveries`, { code: recovery });
export const wayBack = (code: string, seat: number, token: string) =>
  json<Moving>("POST", `${room(code)}/seats/${seat}/way-back`, {}, token);
export const arrive = (code: string, key: string) => json<Entered>("POST", `${room(code)}/arrivals`, { key });
export const makeCard = (named: PlayerCardNamed) => json<PlayerCardHeld>("POST", "/api/player-cards", named);
export const showCard = (number: string) => json<PlayerCard>("GET", `/api/player-cards/${encodeURIComponent(number)}`);
export const ownCard = (key: string) => json<PlayerCard>("GET", "/api/player-cards/own", undefined, key);
export const renameCard = (key: string, named: PlayerCardNamed) =>
  json<PlayerCard>("PUT", "/api/player-cards/own", named, key);
export const cardCode = (key: string) => json<RecoveryCode>("POST", "/api/player-cards/own/recovery-code", {}, key);
export const moveCard = (key: string) => json<Moving>("POST", "/api/player-cards/own/moves", {}, key);
export const cardArrives = (key: string) => json<PlayerCardHeld>("POST", "/api/player-cards/arrivals", { key });
export const recoverCard = (code: string) => json<PlayerCardHeld>("POST", "/api/player-cards/recoveries", { code });
export const desk = (code: string, token: string) => json<DeckDesk>("GET", `${room(code)}/deck`, undefined, token);
export const saveDeck = (code: string, token: string, deck: DeckSave) =>
  json<DeckDesk>("PUT", `${room(code)}/deck`, deck, token);
export const wishDeck = (code: string, token: string, wish: DeckWish) =>
  json<DeckDesk>("POST", `${room(code)}/deck/wish`, wish, token);
/** One's own list, or as the host that of the bot at a seat. */
const ownDeck = (code: string, seat: number | null, more = "") =>
  `${room(code)}/own-deck${more}${seat === null ? "" : `?seat=${seat}`}`;
export const broughtDeck = (code: string, token: string, seat: number | null) =>
  json<BroughtDeck>("GET", ownDeck(code, seat), undefined, token);
export const bringDeck = (code: string, token: string, seat: number | null, deck: DeckToBring) =>
  json<BroughtDeck>("PUT", ownDeck(code, seat), deck, token);
export const madeDeck = (code: string, token: string, seat: number | null) =>
  json<BroughtDeck>("POST", ownDeck(code, seat, "/made"), {}, token);
export const shareGame = (game: NewPaperGame) => json<PaperLink>("POST", "/api/companion", game);
export const gameLink = (code: string, key: string) =>
  json<PaperLink>("GET", `/api/companion/${encodeURIComponent(code)}/link`, undefined, key);
export const renewLink = (code: string, key: string) =>
  json<PaperLink>("POST", `/api/companion/${encodeURIComponent(code)}/renewals`, {}, key);
const ofTable = (table: number | null) => (table === null ? "" : `table=${table}`);
export const history = (code: string, token: string | null, table: number | null = null) =>
  json<History>("GET", `${room(code)}/history?${ofTable(table)}`, undefined, token);
export const moment = (
  code: string,
  step: number,
  viewer: string | number,
  token: string | null,
  table: number | null = null,
) => json<Moment>("GET", `${room(code)}/history/${step}?viewer=${viewer}&${ofTable(table)}`, undefined, token);
export const cast = (code: string, key: string) => json<Cast>("GET", `${room(code)}/cast`, undefined, key);
export const castMoment = (code: string, table: number, step: number, viewer: string | number, key: string) =>
  json<Moment>("GET", `${room(code)}/cast/${step}?table=${table}&viewer=${viewer}`, undefined, key);
export const makeCaster = (code: string, minutes: number, token: string) =>
  json<CasterMade>("POST", `${room(code)}/casters`, { minutes }, token);
export const recording = async (code: string, table: number | null, token: string | null): Promise<Blob> =>
  (await response("GET", `${room(code)}/recording${table === null ? "" : `?table=${table}`}`, undefined, token)).blob();
export const qrAddress = (code: string) => `${room(code)}/qr.svg`;

/** A link's QR code as SVG; "" where only the server's own machine could follow the link. */
export async function qrCode(path: string): Promise<string> {
  try {
    return await (await response("GET", path)).text();
  } catch (error) {
    if (error instanceof Refusal && error.trouble.key === "qr-nowhere") return "";
    throw error;
  }
}

/** How far an import is. */
export const updatesOffered = () => json<UpdatesOffered>("GET", "/api/updates");
export const startUpdate = (source: string) => json<ImportShown>("POST", "/api/updates", { source });
export const importing = (id: string) => json<ImportShown>("GET", `/api/imports/${encodeURIComponent(id)}`);
export const stopImport = (id: string) => json<ImportShown>("DELETE", `/api/imports/${encodeURIComponent(id)}`);

/** Send a file of cards to be imported; `progress` is told which part of it is there.  A signal stops it. */
export function sendImport(file: File, progress: (part: number) => void, stop: AbortSignal): Promise<ImportShown> {
  // Not with fetch, which doesn't say how much of a file has been sent.
  const request = new XMLHttpRequest();
  const refused = (text: string, key: string) => new Refusal({ key, args: {}, text }, request.status);
  return new Promise((resolve, reject) => {
    request.open("PUT", `/api/imports?${new URLSearchParams({ name: file.name })}`);
    request.setRequestHeader("Accept-Language", settings.language);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.onprogress = (event) => progress(event.total ? event.loaded / event.total : 1);
    request.onload = () => {
      try {
        const found = JSON.parse(request.responseText) as ImportShown | Failure;
        if (request.status === 202) resolve(found as ImportShown);
        else reject(new Refusal((found as Failure).trouble, request.status));
      } catch {
        reject(refused(say("web-no-server"), "web-no-server")); // not an answer of ours: a proxy's, say
      }
    };
    request.onerror = () => reject(refused(say("web-import-stopped"), "web-import-stopped"));
    request.onabort = request.onerror;
    stop.onabort = () => request.abort();
    request.send(file);
  });
}

export const rulingsOn = (name: string) => json<RulingsFound>("GET", `/api/rulings/${encodeURIComponent(name)}`);

export function findCards(letters: string): Promise<CardsFound> {
  const query = new URLSearchParams({ q: letters, lang: settings.language, limit: "10" });
  return json<CardsFound>("GET", `/api/cards?${query}`);
}

/** Cards of every kind, to look at. */
export const gallery = () => json<CardsFound>("GET", "/api/gallery");

/** The Japanese names of cards and subtypes. */
export const tellNames = (names: string[]) => json<NamesTold>("POST", "/api/names", { names });

/** A deck file, handed to the browser as a download. */
export const download = (code: string, token: string, format: string) =>
  handed(`${room(code)}/deck/${encodeURIComponent(format)}`, token, `deck.${format}`);
/** A finished table's recording. */
export const downloadRecording = (code: string, token: string | null) =>
  handed(`${room(code)}/recording`, token, `${code}.jsonl`);
/** A finished draft in the form of another tool. */
export const downloadLog = (code: string, token: string | null, form: string, seat: number | null) =>
  handed(`${room(code)}/log?form=${form}${seat === null ? "" : `&seat=${seat}`}`, token, `${code}.txt`);

/** A file of the server, handed to the browser as a download. */
async function handed(path: string, token: string | null, fallback: string): Promise<void> {
  const found = await response("GET", path, undefined, token);
  const named = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/.exec(found.headers.get("Content-Disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await found.blob());
  link.download = named ? decodeURIComponent(named) : fallback;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
