// What a recording proves, as far as hashes can say it: the same as kernel/verify.py, without playing the table again.

import { bytesOf, hashed, isHash, keyed, pledgeOf } from "./hashes";
import type { Kept } from "./kept";

export interface Found {
  key: string;
  state: "holds" | "broken" | "absent";
  line: number;
  facts: Record<string, string | number>;
}

interface Share {
  seat: number;
  pledge: string;
  nonce?: string;
}

interface Mixing {
  shares?: Share[];
  silent?: number[];
  stopped?: boolean;
}

interface Header {
  seed: string;
  version: string;
  proof?: { table: string; commitment: string; mixings: Mixing[]; secret?: string; form?: number };
  chain?: string;
}

const LINK = ',"chain":"';
/** What may stand behind a line's link: how the table stood then, which whoever plays it again can check. */
const AFTER = /^"(,"digest":"[^"\\]*")?\}$/;

/** What the lines link to, and what there is to say of them; null for what is no recording. */
export function checked(text: string, kept: (table: string) => Kept | null): Found[] | null {
  const rows = text.split("\n");
  let header: Header;
  try {
    header = JSON.parse(rows[0] ?? "") as Header;
    if (typeof header !== "object" || header === null || !isHash(header.seed)) return null;
    return [...origin(rows[0] ?? "", header), ...links(rows, header, kept)];
  } catch {
    return null;
  }
}

const found = (check: string, state: Found["state"], line = 0, facts: Found["facts"] = {}): Found => ({
  key: `proof-${check}-${state}`,
  state,
  line,
  facts: { line, ...facts },
});

const named = (seats: number[]) => ({ seats: seats.map((seat) => seat + 1).join(", "), count: seats.length });

function origin(row: string, { seed, proof, version }: Header): Found[] {
  if (!proof) return [found("commitment", "absent")];
  const { table, commitment, mixings, form = 1 } = proof;
  const secret = proof.secret ?? "";
  const setup = row.slice(row.indexOf('"setup":') + '"setup":'.length, row.lastIndexOf(LINK));
  const bound =
    isHash(secret) &&
    commitment === hashed(`entaku commitment|${table}|${form > 1 ? `${version}|` : ""}${hashed(setup)}|${secret}`);
  const shares = mixings.at(-1)?.shares ?? [];
  const nonces = shares.map((share) => `${share.seat}:${share.nonce ?? ""}`).join("|");
  const silent = form > 1 ? `|silent ${mixings.map((mixing) => (mixing.silent ?? []).join(",")).join(";")}` : "";
  const mixed =
    isHash(secret) && seed === keyed(secret, `entaku seed|${table}|${commitment}|${mixings.length}|${nonces}${silent}`);
  return [
    found("commitment", bound ? "holds" : "broken", bound ? 0 : 1),
    pledges(commitment, mixings),
    found("seed", mixed ? "holds" : "broken", mixed ? 0 : 1),
  ];
}

function pledges(commitment: string, mixings: Mixing[]): Found {
  for (const [index, mixing] of mixings.entries()) {
    const shares = mixing.shares ?? [];
    const seats = shares.map((share) => share.seat);
    const withheld = shares
      .filter(
        (share) => !isHash(share.nonce) || pledgeOf(commitment, index + 1, share.seat, share.nonce) !== share.pledge,
      )
      .map((share) => share.seat);
    const unordered = seats.some((seat, place) => place > 0 && seat <= (seats[place - 1] ?? 0));
    const last = index === mixings.length - 1;
    const wrong = last ? withheld.length > 0 || mixing.stopped : !withheld.length && !mixing.stopped;
    if (unordered || wrong)
      return found("pledges", "broken", 1, { ...named(withheld.length ? withheld : seats), try: index + 1 });
  }
  const seats = (mixings.at(-1)?.shares ?? []).map((share) => share.seat);
  if (!mixings.length) return found("pledges", "broken", 1, { ...named([]), try: 1 });
  return found("pledges", seats.length ? "holds" : "absent", 0, named(seats));
}

/** Each line follows on the one before; and what this device noted is there. */
function links(rows: string[], header: Header, kept: (table: string) => Kept | null): Found[] {
  if (!header.chain && !header.proof) return [found("chain", "absent")];
  const key = keyed(header.seed, "chain");
  let head = "";
  let wrong = 0;
  const heads = new Set<string>();
  const ended = rows.at(-1) === "";
  for (const [index, row] of (ended ? rows.slice(0, -1) : rows).entries()) {
    const place = row.lastIndexOf(LINK);
    const added = `${row.slice(0, place)}}`;
    head = head ? keyed(key, bytesOf(head), added) : keyed(key, added);
    heads.add(head);
    const rest = row.slice(place + LINK.length);
    if (place < 0 || !rest.startsWith(head) || !AFTER.test(rest.slice(head.length))) {
      wrong = index + 1;
      break;
    }
  }
  if (!ended) wrong ||= rows.length;
  const own = header.proof ? kept(header.proof.table) : null;
  const nothing: Found = { key: "web-verify-own-absent", state: "absent", line: 0, facts: {} };
  return [
    found("chain", wrong ? "broken" : "holds", wrong),
    ...(own ? mine(own, header, heads, wrong > 0) : [nothing]),
  ];
}

/** What this device gave, and what it was shown, against what the recording says. */
function mine(own: Kept, header: Header, heads: Set<string>, broken: boolean): Found[] {
  const proof = header.proof;
  const results: Found[] = [];
  const verify = (state: Found["state"], key: string, facts: Found["facts"] = {}) =>
    results.push({ key, state, line: state === "broken" ? 1 : 0, facts });
  if (own.parts.length && proof) {
    const given = own.parts.map((part) => ({
      part,
      shares: proof.mixings[part.attempt - 1]?.shares ?? [],
      stopped: proof.mixings[part.attempt - 1]?.stopped,
    }));
    const altered = given.some(({ part, shares, stopped }) => {
      if (part.pledges === null || stopped) return false;
      const said = Object.fromEntries(shares.map((share) => [String(share.seat), share.pledge]));
      return (
        JSON.stringify(said) !== JSON.stringify(part.pledges) ||
        shares.find((share) => share.seat === part.seat)?.nonce !== part.nonce
      );
    });
    const counts = given.some(({ part }) => part.attempt === proof.mixings.length && part.pledges !== null);
    if (own.changed || own.commitment !== proof.commitment || altered) verify("broken", "web-verify-own-broken");
    else verify(counts ? "holds" : "absent", counts ? "web-verify-own-holds" : "web-verify-own-left");
  }
  if (own.heads.length && !broken) {
    const all = own.heads.every((head) => heads.has(head));
    if (all) verify("holds", "web-verify-heads-holds", { count: own.heads.length });
    else verify("broken", "web-verify-heads-broken");
  }
  return results;
}
