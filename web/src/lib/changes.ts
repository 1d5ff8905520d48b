// Puts the parts that changed into a view, without touching the old one.

type Tree = Record<string, unknown> | unknown[];

/** The view with every change in place: "round", "players.3.packs", and "own.pool+" which appends. */
export function changed<T extends object>(view: T, changes: Record<string, unknown>): T {
  let next: unknown = view;
  for (const [path, value] of Object.entries(changes)) {
    const appends = path.endsWith("+");
    next = put(next, (appends ? path.slice(0, -1) : path).split("."), value, appends);
  }
  return next as T;
}

function put(tree: unknown, path: string[], value: unknown, appends: boolean): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return appends ? [...((tree as unknown[] | null) ?? []), ...(value as unknown[])] : value;
  const copy: Tree = Array.isArray(tree) ? [...tree] : { ...(tree as Record<string, unknown>) };
  const place = copy as Record<string, unknown>;
  place[first] = put(place[first], rest, value, appends);
  return copy;
}
