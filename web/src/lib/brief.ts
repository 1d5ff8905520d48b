// Reads long lists that the server says briefly; what the forms are is said in server/lines/brief.py.

import type { Asked, Option } from "./protocol";

type Thing = Record<string, unknown>;

function* things(part: unknown): Generator<Thing> {
  if (typeof part !== "object" || part === null) return;
  if (Array.isArray(part)) {
    for (const item of part) yield* things(item);
    return;
  }
  if (typeof (part as Thing)["id"] === "number") yield part as Thing;
  for (const value of Object.values(part)) if (typeof value === "object") yield* things(value);
}

/** The names of the things that a view shows, by their ids; "" where one id has several names. */
function names(view: unknown): Map<number, string> {
  const found = new Map<number, string>();
  for (const thing of things(view)) {
    const id = thing["id"] as number;
    const name = typeof thing["name"] === "string" ? thing["name"] : "";
    found.set(id, (found.get(id) ?? name) === name ? name : "");
  }
  return found;
}

/** The questions that were meant: a number stands for one told before, a key or a row for an option of a card shown. */
export function askedInFull<Q extends Asked>(
  told: readonly unknown[],
  before: readonly Q[],
  view: unknown,
): (Asked | Q)[] {
  let shown: Map<number, string> | null = null;
  const options = (list: unknown): Option[] =>
    Array.isArray(list) ? optionsInFull(list, (shown ??= names(view))) : eachCard(list as EachCard);
  return told.flatMap((one): (Asked | Q)[] => {
    if (typeof one === "number") return before.filter((asked) => asked.decision.id === one);
    const asked = one as Asked;
    const shape: Thing = { ...asked.decision.shape };
    if (shape["options"]) shape["options"] = options(shape["options"]);
    if (Array.isArray(shape["subjects"])) {
      const rows: Option[][] = [];
      for (const row of shape["choices"] as unknown[])
        rows.push(typeof row === "number" ? (rows[row] ?? []) : options(row));
      Object.assign(shape, { subjects: options(shape["subjects"]), choices: rows });
    }
    return [{ ...asked, decision: { ...asked.decision, shape: shape as unknown as Asked["decision"]["shape"] } }];
  });
}

/** Options that all do the same, each with a card that is its key. */
type EachCard = { what: string; cards: number[] };

function eachCard({ what, cards }: EachCard): Option[] {
  return cards.map((card) => ({ key: card, what, card }));
}

function optionsInFull(told: readonly unknown[], shown: ReadonlyMap<number, string>): Option[] {
  let before = "";
  return told.map((one) => {
    const isFull = typeof one === "object" && !Array.isArray(one);
    const option = isFull ? (one as Option) : optionOf(one as Brief, before, shown);
    before = option.what ?? "";
    return option;
  });
}

/** An option said briefly: its key, or a row of its key, its card and its place. */
type Brief = number | string | [key: number | string, card: number, place?: number];

function optionOf(told: Brief, before: string, shown: ReadonlyMap<number, string>): Option {
  if (typeof told === "string") return { key: told, what: told };
  const [key, card, place] = Array.isArray(told) ? told : [told, told];
  const option: Option = { key, what: before, card };
  const text = shown.get(card);
  if (text) option.text = text;
  if (place !== undefined) option.place = place;
  return option;
}

/** The events that were meant: one of a kind stands for several, with a column for each field in which they differ. */
export function eventsInFull(told: readonly unknown[]): unknown[] {
  return told.flatMap((one) => {
    const { each, ...alike } = one as Thing & { each?: Record<string, unknown[]> };
    if (!each) return [one];
    const columns = Object.entries(each);
    return (columns[0]?.[1] ?? []).map((_, row) => ({
      ...alike,
      ...Object.fromEntries(columns.map(([field, column]) => [field, column[row]])),
    }));
  });
}

/** The changes that were meant, by the view before: a thing that has come is told by how it differs from another. */
export function changesInFull(told: Record<string, unknown>, view: unknown): Record<string, unknown> {
  let known: Map<number, Thing> | null = null;
  const meant = (one: unknown): unknown => {
    if (typeof one !== "object" || one === null || !("like" in one)) return one;
    known ??= new Map([...things(view)].map((thing) => [thing["id"] as number, thing]));
    const { like, ...differs } = one as Thing;
    return { ...known.get(like as number), ...differs };
  };
  return Object.fromEntries(
    Object.entries(told).map(([path, value]) => [path, Array.isArray(value) ? value.map(meant) : value]),
  );
}
