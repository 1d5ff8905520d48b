// A position as the editor holds it, and as the words of scenarios have it.

export const ZONES = [
  "battlefield",
  "hand",
  "graveyard",
  "exile",
  "library",
  "commanders",
  "command",
  "sideboard",
] as const;
export type Zone = (typeof ZONES)[number];
export const LETTERS = "ABCDEFGHIJ";

/** Any other words of a position, which the editor leaves as they are. */
type Rest = Record<string, unknown>;

export interface Side {
  name: string;
  life: string;
  poison: string;
  mana: string;
  /** A line for each thing there: "2 Forest", "Wind Dancer (tapped)". */
  zones: Record<Zone, string[]>;
  rest: Rest;
}

export interface Position {
  sides: Side[];
  /** The name of the rules; an own profile is among the rest. */
  profile: string;
  turn: { seat: number; step: string };
  monarch: string;
  rest: Rest;
}

const emptySide = (name: string): Side => ({
  name,
  life: "",
  poison: "",
  mana: "",
  zones: Object.fromEntries(ZONES.map((zone) => [zone, [] as string[]])) as Record<Zone, string[]>,
  rest: {},
});

export const empty = (players = 2): Position => ({
  sides: [...LETTERS.slice(0, players)].map(emptySide),
  profile: "conspiracy",
  turn: { seat: 0, step: "precombat main" },
  monarch: "",
  rest: {},
});

const isFields = (value: unknown): value is Rest =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const lines = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === "string" && value ? [value] : [];
const word = (value: unknown): string => (typeof value === "string" ? value : "");

function namesOf(players: unknown): string[] {
  if (Array.isArray(players)) return players.map(String);
  return [...LETTERS.slice(0, Number(players ?? 2) || 2)];
}

function sideOf(name: string, value: unknown): Side {
  const side = emptySide(name);
  if (!isFields(value)) return side;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "life" || key === "poison" || key === "mana") side[key] = word(inner);
    else if ((ZONES as readonly string[]).includes(key)) side.zones[key as Zone] = lines(inner);
    else side.rest[key] = inner;
  }
  // A library of which something is said has that and no more, be it nothing.
  if ("library" in value && !side.zones.library.length) side.rest["library"] = [];
  return side;
}

/** The editor's form of what a text says, as the server has read it. */
export function positionOf(read: unknown): Position {
  const found = empty();
  if (!isFields(read)) return found;
  const { players, board, turn, monarch, profile, ...rest } = read;
  const names = namesOf(players);
  found.sides = names.map((name) => sideOf(name, isFields(board) ? board[name] : undefined));
  const [, who, step] = /^(.+?)['’]s (.+)$/.exec(word(turn)) ?? [];
  if (who !== undefined && step !== undefined && names.includes(who)) found.turn = { seat: names.indexOf(who), step };
  else if (turn !== undefined) rest["turn"] = turn;
  found.monarch = word(monarch);
  if (typeof profile === "string") found.profile = profile;
  else if (profile !== undefined) {
    found.profile = "";
    rest["profile"] = profile;
  }
  found.rest = rest;
  return found;
}

function written(side: Side): Rest {
  const found: Rest = { ...side.rest };
  for (const key of ["life", "poison", "mana"] as const) if (side[key].trim()) found[key] = side[key].trim();
  for (const zone of ZONES) if (side.zones[zone].length) found[zone] = [...side.zones[zone]];
  return found;
}

/** The position as a text that the server reads: JSON is YAML, too. */
export function textOf({ sides, profile, turn, monarch, rest }: Position): string {
  const names = sides.map((side) => side.name);
  const usual = names.every((name, seat) => name === LETTERS[seat]);
  const own = sides[turn.seat];
  return JSON.stringify({
    players: usual ? String(names.length) : names,
    ...(profile ? { profile } : {}),
    ...(own ? { turn: `${own.name}'s ${turn.step}` } : {}),
    ...(monarch ? { monarch } : {}),
    ...rest,
    board: Object.fromEntries(sides.map((side) => [side.name, written(side)])),
  });
}

/** So many players: new ones have nothing yet. */
export function withPlayers(position: Position, count: number): Position {
  const names = new Set(position.sides.map((side) => side.name));
  const fresh = [...LETTERS].filter((name) => !names.has(name)).map(emptySide);
  const sides = [...position.sides, ...fresh].slice(0, count);
  const seat = Math.min(position.turn.seat, count - 1);
  const monarch = sides.some((side) => side.name === position.monarch) ? position.monarch : "";
  return { ...position, sides, monarch, turn: { ...position.turn, seat } };
}

/** What a line of a zone says: how many, of what, and what is so of it. */
export interface Line {
  count: number;
  name: string;
  details: string[];
}

export function lineOf(text: string): Line {
  const [, count, name = text, details = ""] = /^(?:(\d+) )?(.+?)(?: \((.*)\))?$/.exec(text) ?? [];
  return { count: Number(count ?? 1), name, details: details ? details.split(", ") : [] };
}

export function lineText({ count, name, details }: Line): string {
  return `${count > 1 ? `${count} ` : ""}${name}${details.length ? ` (${details.join(", ")})` : ""}`;
}

/** The line with a detail more or less: tapped, or not. */
export function turned(text: string, detail: string): string {
  const line = lineOf(text);
  const has = line.details.includes(detail);
  const details = has ? line.details.filter((one) => one !== detail) : [...line.details, detail];
  return lineText({ ...line, details });
}

const COUNTERS = /^(\d+) (\S+) counters?$/;

/** The line with so many counters of a kind more, or less. */
export function counted(text: string, kind: string, by: number): string {
  const line = lineOf(text);
  const now = line.details.map((one) => COUNTERS.exec(one)).find((one) => one?.[2] === kind);
  const count = Number(now?.[1] ?? 0) + by;
  const others = line.details.filter((one) => COUNTERS.exec(one)?.[2] !== kind);
  return lineText({ ...line, details: count > 0 ? [...others, `${count} ${kind} counters`] : others });
}

/** A zone with a card more: one that is like the last is counted with it. */
export function withCard(zone: string[], name: string): string[] {
  const last = zone.at(-1);
  const line = last === undefined ? null : lineOf(last);
  if (!line || line.name !== name || line.details.length) return [...zone, name];
  return [...zone.slice(0, -1), lineText({ ...line, count: line.count + 1 })];
}
