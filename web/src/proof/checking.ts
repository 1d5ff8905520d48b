// What a recording proves, as far as hashes can say it: the same as kernel/verify.py, without playing the table again.

import { agreementOf, bytesOf, hashed, isComplete, isHash, keyed, type List, listOf, pledgeOf, sealOf } from "./hashes";
import type { Kept, Part } from "./kept";

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
  agreement?: string;
}

interface Mixing {
  shares?: Share[];
  silent?: number[];
  unasked?: number[];
  stopped?: boolean;
}

interface Proof {
  table: string;
  commitment: string;
  mixings: Mixing[];
  secret?: string;
  form?: number;
}

interface Header {
  rules: string;
  seed: string;
  version: string;
  proof?: Proof;
  chain?: string;
}

const LINK = ',"chain":"';
/** What may stand behind a line's link: how the table stood then, which whoever plays it again can check. */
const AFTER = /^"(,"digest":"[^"\\]*")?\}$/;

/** The first form with a list that is closed before a number is shown, and the last that is known here. */
export const LISTED = 3;
const FORM = 3;

/** Who had a part, how often the seed was begun anew, and the form of its proof: as the recording itself says it. */
export interface Checked {
  found: Found[];
  shared: boolean;
  chances: number;
  form: number;
}

/** What the lines link to, and what there is to say of them; null for what is no recording. */
export function checked(text: string, kept: (table: string) => Kept | null): Checked | null {
  const rows = text.split("\n");
  let header: Header;
  try {
    header = JSON.parse(rows[0] ?? "") as Header;
    if (typeof header !== "object" || header === null || !isHash(header.seed)) return null;
    const found = [...origin(rows[0] ?? "", header), ...links(rows, header, kept)];
    return {
      found,
      shared: found.some((one) => one.key === "proof-pledges-holds"),
      chances: Math.max((header.proof?.mixings.length ?? 0) - 1, 0),
      form: header.proof ? (header.proof.form ?? 1) : 0,
    };
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

function origin(row: string, header: Header): Found[] {
  const { proof, seed } = header;
  if (!proof) return [found("commitment", "absent")];
  const setup = row.slice(row.indexOf('"setup":') + '"setup":'.length, row.lastIndexOf(LINK));
  const secret = proof.secret ?? "";
  const bound = isHash(secret) && proof.commitment === committed(header, proof, setup);
  const mixed = isHash(secret) && seed === seedOf(proof, secret);
  return [
    found("commitment", bound ? "holds" : "broken", bound ? 0 : 1),
    listed(proof),
    pledges(proof),
    found("seed", mixed ? "holds" : "broken", mixed ? 0 : 1),
  ];
}

/** What the server published first, of the form that the proof has; none of a form that nobody knows. */
function committed({ rules, version }: Header, { table, secret, form = 1 }: Proof, setup: string): string | null {
  const end = `${hashed(setup)}|${secret}`;
  if (form === 1) return hashed(`entaku commitment|${table}|${end}`);
  if (form === 2) return hashed(`entaku commitment|${table}|${version}|${end}`);
  return form === FORM ? hashed(`entaku commitment 3|${rules}|${table}|${version}|${end}`) : null;
}

const listIn = ({ shares = [], silent = [], unasked = [] }: Mixing): List => ({ shares, silent, unasked });

function seedOf({ table, commitment, mixings, form = 1 }: Proof, secret: string): string {
  const last = mixings.at(-1) ?? {};
  const nonces = (last.shares ?? []).map((share) => `${share.seat}:${share.nonce ?? ""}`).join("|");
  if (form >= LISTED) {
    const list = listOf(commitment, mixings.length, listIn(last));
    return keyed(secret, `entaku seed 3|${table}|${list}|${nonces}`);
  }
  const silent = form === 2 ? `|silent ${mixings.map((mixing) => (mixing.silent ?? []).join(",")).join(";")}` : "";
  return keyed(secret, `entaku seed|${table}|${commitment}|${mixings.length}|${nonces}${silent}`);
}

/** Every try has each seat once: with a pledge, silent, or not asked.  Older recordings have no list. */
function listed({ mixings, form = 1 }: Proof): Found {
  if (form < LISTED) return found("list", "absent", 0, { form });
  const wrong = mixings.findIndex((mixing) => !isComplete(listIn(mixing)));
  return wrong < 0 ? found("list", "holds") : found("list", "broken", 1, { try: wrong + 1 });
}

/** The seats at which a try fails: who didn't agree, or else who didn't show what they had pledged and agreed with. */
function withheld({ commitment, form = 1 }: Proof, attempt: number, mixing: Mixing): number[] {
  const shares = mixing.shares ?? [];
  const mute = form >= LISTED ? shares.filter((share) => !isHash(share.agreement)) : [];
  if (mute.length) return mute.map((share) => share.seat);
  const list = listOf(commitment, attempt, listIn(mixing));
  const isKept = ({ seat, pledge, nonce, agreement }: Share) =>
    isHash(nonce) &&
    pledgeOf(commitment, attempt, seat, nonce) === pledge &&
    (form < LISTED || agreementOf(list, nonce) === agreement);
  return shares.filter((share) => !isKept(share)).map((share) => share.seat);
}

function pledges(proof: Proof): Found {
  const { mixings } = proof;
  for (const [index, mixing] of mixings.entries()) {
    const seats = (mixing.shares ?? []).map((share) => share.seat);
    const missing = withheld(proof, index + 1, mixing);
    const unordered = seats.some((seat, place) => place > 0 && seat <= (seats[place - 1] ?? 0));
    const last = index === mixings.length - 1;
    const wrong = last ? missing.length > 0 || mixing.stopped : !missing.length && !mixing.stopped;
    if (unordered || wrong)
      return found("pledges", "broken", 1, { ...named(missing.length ? missing : seats), try: index + 1 });
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
    ...neverBegun(header.proof?.table ?? "", kept),
  ];
}

/** What this device gave, and what it was shown, against what the recording says. */
function mine(own: Kept, header: Header, heads: Set<string>, broken: boolean): Found[] {
  const proof = header.proof;
  const results: Found[] = [];
  const verify = (state: Found["state"], key: string, facts: Found["facts"] = {}) =>
    results.push({ key, state, line: state === "broken" ? 1 : 0, facts });
  if (own.parts.length && proof) {
    const altered = own.parts.some((part) => isAltered(part, proof));
    const counts = own.parts.some((part) => part.attempt === proof.mixings.length && part.seal !== undefined);
    const older = (proof.form ?? 1) < LISTED && own.parts.some((part) => part.pledges !== null && !part.seal);
    if (own.changed || own.commitment !== proof.commitment || altered) verify("broken", "web-verify-own-broken");
    else if (older) verify("absent", "web-verify-own-older");
    else verify(counts ? "holds" : "absent", counts ? "web-verify-own-holds" : "web-verify-own-left");
  }
  if (own.heads.length && !broken) {
    const all = own.heads.every((head) => heads.has(head));
    if (all) verify("holds", "web-verify-heads-holds", { count: own.heads.length });
    else verify("broken", "web-verify-heads-broken");
  }
  return results;
}

/** Whether a try isn't as this device noted it: another list or seal, or a number that it didn't give. */
function isAltered(part: Part, { commitment, mixings, form = 1 }: Proof): boolean {
  if (part.seal !== undefined && form < LISTED) return true;
  const mixing = mixings[part.attempt - 1];
  if (part.pledges === null || mixing?.stopped) return false;
  const list = listIn(mixing ?? {});
  const shares: Share[] = list.shares;
  const said = [Object.fromEntries(shares.map((share) => [String(share.seat), share.pledge]))];
  const noted: unknown[] = [part.pledges];
  if (part.silent || part.unasked)
    if (JSON.stringify([list.silent, list.unasked]) !== JSON.stringify([part.silent, part.unasked])) return true;
  if (JSON.stringify(said) !== JSON.stringify(noted)) return true;
  const nonce = shares.find((share) => share.seat === part.seat)?.nonce;
  if (part.seal === undefined) return form < LISTED && nonce !== part.nonce;
  const agreements = shares.map(({ seat, agreement = "" }) => ({ seat, agreement }));
  return nonce !== part.nonce || sealOf(listOf(commitment, part.attempt, list), agreements) !== part.seal;
}

/** Tables before this one in its room to whose seed this device gave its number, and which it never saw begin. */
function neverBegun(table: string, kept: (table: string) => Kept | null): Found[] {
  const [, room = "", number = "0"] = /^(.+)-(\d{1,4})$/.exec(table) ?? [];
  const numbers = Array.from({ length: Math.max(Number(number) - 1, 0) }, (_, place) => place + 1);
  const thrown = numbers.filter((one) => {
    const own = kept(`${room}-${one}`);
    return own !== null && !own.heads.length && own.parts.some((part) => part.seal !== undefined);
  });
  if (!thrown.length) return [];
  return [{ key: "web-verify-never-begun", state: "absent", line: 0, facts: { count: thrown.length } }];
}
