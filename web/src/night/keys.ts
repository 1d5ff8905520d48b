// What this device knows of nights: which it has seen, and as whom.  Kept in this browser alone.

export interface Known {
  name: string;
  /** The organisers' key. */
  desk?: string;
  /** A judge's or a scorekeeper's key. */
  staff?: string;
  /** Whether the desk's recovery code was shown here. */
  noted?: boolean;
  /** Notices that were dismissed here, by their ids. */
  dismissed?: string[];
  /** Where notifications for this night go, if they were asked for here. */
  push?: string;
  /** A player's number and key; without a key, whose lines are looked at. */
  me?: { player: number; key: string | null };
}

const KEY = "entaku.nights";

export function knownNights(): Record<string, Known> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Known>) : {};
  } catch {
    return {};
  }
}

export function known(code: string): Known | undefined {
  return knownNights()[code];
}

/** A key that leads here no longer is forgotten; whose lines it was are looked at still. */
export function forget(code: string, key: string): void {
  const { desk, staff, me } = known(code) ?? {};
  if (desk === key) keep(code, { desk: undefined });
  if (staff === key) keep(code, { staff: undefined });
  if (me?.key === key) keep(code, { me: { ...me, key: null } });
}

export function keep(code: string, what: Partial<Known>): void {
  const nights = knownNights();
  const { [code]: before, ...others } = nights;
  try {
    const now: Known = { name: "", ...before, ...what };
    localStorage.setItem(KEY, JSON.stringify({ [code]: now, ...others }));
  } catch {
    // A browser that keeps nothing still works for this visit.
  }
}
