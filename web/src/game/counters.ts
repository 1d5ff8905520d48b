// What lies on a permanent, as short as it can be told: small cards have room for little beside the name and the size.

type Counters = readonly (readonly [kind: string, count: number])[];

const ROMAN = [
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** A chapter's number as a Saga has it.  (CR 714.2a) */
export function roman(count: number): string {
  const [letters, worth] = ROMAN.find(([, worth]) => worth <= count) ?? ["", 0];
  return letters && letters + roman(count - worth);
}

/** What a kind is told by: how much is added, a Saga's chapter, else a dot and how many. */
function short(kind: string, count: number): string {
  if (kind === "+1/+1") return `+${count}`;
  if (kind === "-1/-1") return `−${count}`;
  return kind === "lore" ? roman(count) : `●${count}`;
}

/** The counters but loyalty, which has a place of its own. */
export const badges = (counters: Counters = []): string[] =>
  counters.filter(([kind]) => kind !== "loyalty").map(([kind, count]) => short(kind, count));

/** How loyal a planeswalker is; null for anything else.  (CR 306.5c) */
export const loyalty = (types: readonly string[] = [], counters: Counters = []): number | null =>
  types.includes("Planeswalker") ? (counters.find(([kind]) => kind === "loyalty")?.[1] ?? 0) : null;
