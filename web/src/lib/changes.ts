// Puts the parts that changed into a view, without touching the old one.

type Tree = Record<string, unknown> | unknown[];

const STEPS = /^(.*?)([-+]?)$/;

/** The view with every change in place: "round", "players.3.packs"; "battlefield-" takes out the items at these places,
 * and "own.pool+" appends items. */
export function changed<T extends object>(view: T, changes: Record<string, unknown>): T {
  let next: unknown = view;
  for (const [path, value] of Object.entries(changes)) {
    const [, steps = "", how = ""] = STEPS.exec(path) ?? [];
    next = put(next, steps.split("."), value, how);
  }
  return next as T;
}

function put(tree: unknown, path: string[], value: unknown, how: string): unknown {
  const [first, ...rest] = path;
  if (first === undefined) {
    const items = (tree as unknown[] | null) ?? [];
    if (how === "+") return [...items, ...(value as unknown[])];
    if (how === "-") return items.filter((_, place) => !(value as number[]).includes(place));
    return value;
  }
  const copy: Tree = Array.isArray(tree) ? [...(tree as unknown[])] : { ...(tree as Record<string, unknown>) };
  const place = copy as Record<string, unknown>;
  place[first] = put(place[first], rest, value, how);
  return copy;
}
