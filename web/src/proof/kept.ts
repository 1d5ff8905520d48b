// What this device keeps of a table, to check afterwards that its recording is the one it took part in.

/**
 * A number that this device gave: in which try, and from which seat.  `pledges`, with who was silent and who wasn't
 * asked, is the list to which it agreed; `seal` what it noted before it showed its number, missing if it never did.
 */
export interface Part {
  attempt: number;
  seat: number;
  nonce: string;
  pledges: Record<string, string> | null;
  silent?: number[];
  unasked?: number[];
  seal?: string;
}

/** `heads` are the last states of the chain that it was shown; `changed` that a second commitment turned up. */
export interface Kept {
  commitment: string;
  changed: boolean;
  parts: Part[];
  heads: string[];
  at: number;
}

const PREFIX = "entaku.table.";
const MOST_TABLES = 40;
const MOST_HEADS = 60;
const SOON = 1_000;

const noted = new Map<string, string[]>();
let timer: ReturnType<typeof setTimeout> | null = null;

export function kept(table: string): Kept | null {
  write();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null");
    return typeof found === "object" && found !== null && "parts" in found ? (found as Kept) : null;
  } catch {
    return null;
  }
}

export function keep(table: string, change: (before: Kept) => Kept): void {
  const before = kept(table) ?? { commitment: "", changed: false, parts: [], heads: [], at: 0 };
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify({ ...change(before), at: Date.now() }));
    forget();
  } catch {
    // A browser that keeps nothing can check nothing of its own afterwards.
  }
}

/** Note a state of the chain; it is written down soon. */
export function note(table: string, head: string): void {
  const heads = noted.get(table) ?? [];
  if (heads.at(-1) !== head) heads.push(head);
  noted.set(table, heads);
  timer ??= setTimeout(write, SOON);
}

function write(): void {
  if (timer) clearTimeout(timer);
  timer = null;
  const fresh = [...noted];
  noted.clear();
  for (const [table, heads] of fresh) {
    keep(table, (before) => ({ ...before, heads: [...new Set([...before.heads, ...heads])].slice(-MOST_HEADS) }));
  }
}
addEventListener("pagehide", write);

function forget(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (tables.length <= MOST_TABLES) return;
  const aged = tables.map((key) => ({
    key,
    at: (JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>).at ?? 0,
  }));
  aged.sort((a, b) => a.at - b.at);
  for (const { key } of aged.slice(0, tables.length - MOST_TABLES)) localStorage.removeItem(key);
}
