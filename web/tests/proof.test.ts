// What a browser can say of a recording is what Python says of it.

import { afterEach, expect, test, vi } from "vitest";
import type { FromClient, Mixing, Verdict } from "../src/lib/protocol";
import { checked, type Found } from "../src/proof/checking";
import { agreementOf, listOf, pledgeOf } from "../src/proof/hashes";
import { judged } from "../src/proof/judging";
import { keep, kept, type Kept } from "../src/proof/kept";
import { take } from "../src/proof/mixing";
import { cases } from "./cases";

interface Pledge {
  commitment: string;
  attempt: number;
  seat: number;
  nonce: string;
  pledge: string;
}

test.for(cases<Pledge>("pledges"))("pledge, line %i", ([, { commitment, attempt, seat, nonce, pledge }]) => {
  expect(pledgeOf(commitment, attempt, seat, nonce)).toBe(pledge);
});

/** Without what concerns this device; of the facts those that the message of a browser fills. */
function seen(found: Found[] | null, whole: Found[] | null = found): Found[] | null {
  const places = (key: string) => Object.keys(whole?.find((one) => one.key === key)?.facts ?? {});
  const own = found?.filter((one) => one.key.startsWith("proof-"));
  return (
    own?.map(({ facts, ...one }) => ({
      ...one,
      facts: Object.fromEntries(Object.entries(facts).filter(([name]) => places(one.key).includes(name))),
    })) ?? null
  );
}

test.for(cases<{ text: string; found: Found[] | null }>("recordings"))("recording, line %i", ([, { text, found }]) => {
  const here = checked(text, () => null)?.found ?? null;
  if (found) expect(seen(here)).toEqual(seen(found, here));
  // What doesn't begin as a recording does is refused by Python; a browser that can read it finds it broken.
  else expect(here?.some((one) => one.state === "broken") ?? true).toBe(true);
});

// What a server can tell otherwise once it knows every number, and what a device noted before.

interface Cheat {
  what: string;
  text: string;
  noted: {
    commitment: string;
    attempt: number;
    seat: number;
    nonce: string;
    pledges: Record<string, string>;
    silent: number[];
    unasked: number[];
    seal: string;
  };
  proved: boolean;
  holds: boolean;
  shared: boolean;
  chances: number;
  form: number;
  found: Found[];
}

/** What a server says that wants to be believed. */
const PRAISE = { holds: true, proved: true, shared: true, chances: 0, arranged: false, form: 3 } as Verdict;
const TABLE = "ABCDEF-1";
const keptOf = ({ commitment, ...part }: Cheat["noted"], what: Partial<Kept> = {}): Kept => ({
  commitment,
  changed: false,
  heads: [],
  at: 0,
  parts: [part],
  ...what,
});
const only = (own: Kept) => (table: string) => (table === TABLE ? own : null);

test.for(cases<Cheat>("cheats").map(([, one]) => [one.what, one] as const))("cheat: %s", ([, one]) => {
  const here = checked(one.text, only(keptOf(one.noted)))!;
  expect(seen(here.found)).toEqual(seen(one.found, here.found));
  expect([here.shared, here.chances, here.form]).toEqual([one.shared, one.chances, one.form]);
  expect(judged(here, [], PRAISE)).toMatchObject({ proved: one.proved });
  expect(judged(here, [], PRAISE).key === "proof-proved").toBe(one.proved);
});

const honest = cases<Cheat>("cheats")[0]![1];
const good = honest.text;
const noted = keptOf(honest.noted, { heads: [(JSON.parse(good.split("\n")[0]!) as { chain: string }).chain] });
const own = (what: Partial<Kept>) =>
  checked(good, only({ ...noted, ...what }))!
    .found.map((one) => one.key)
    .filter((key) => key.startsWith("web-"));
const part = noted.parts[0]!;

test("a device finds its part, and the states of the chain that it saw", () => {
  expect(own({})).toEqual(["web-verify-own-holds", "web-verify-heads-holds"]);
});

test("another part, list, commitment or seal, a second commitment, and a state never seen are found", () => {
  for (const other of [
    { nonce: "0".repeat(64) },
    { pledges: { "1": "0".repeat(64) } },
    { silent: [] },
    { unasked: [] },
    { seal: "0".repeat(64) },
  ])
    expect(own({ parts: [{ ...part, ...other }] })).toContain("web-verify-own-broken");
  expect(own({ commitment: "0".repeat(64) })).toContain("web-verify-own-broken");
  expect(own({ changed: true })).toContain("web-verify-own-broken");
  expect(own({ heads: ["0".repeat(64)] })).toContain("web-verify-heads-broken");
});

test("a device that left before everybody had pledged, or agreed, has no part", () => {
  const { attempt, seat, nonce } = part;
  expect(own({ parts: [{ attempt, seat, nonce, pledges: null }], heads: [] })).toEqual(["web-verify-own-left"]);
  const { seal: _, ...unsealed } = part;
  const here = checked(good, only({ ...noted, parts: [unsealed] }));
  expect(judged(here, [], PRAISE)).toMatchObject({ proved: false });
  expect(checked(good, () => null)!.found.at(-1)!.key).toBe("web-verify-own-absent");
});

test("nothing is proved before the table was played again, nor where cards were arranged", () => {
  const here = checked(good, only(noted));
  expect(judged(here, [], PRAISE).key).toBe("proof-proved");
  expect(judged(here, [], null).key).toBe("proof-unwitnessed");
  expect(judged(here, [], { ...PRAISE, arranged: true }).key).toBe("proof-arranged");
  expect(judged(here, [], { ...PRAISE, holds: false }).key).toBe("proof-wrong");
  expect(
    judged(
      checked(good, () => null),
      [],
      PRAISE,
    ).key,
  ).toBe("proof-unwitnessed");
});

test("older recordings say what they don't prove, to whoever had a part, too", () => {
  for (const form of [1, 2]) {
    const one = cases<Cheat>("cheats").find(([, { what }]) => what === `form ${form}`)![1];
    const { commitment, mixings } = (JSON.parse(one.text.split("\n")[0]!) as { proof: Proof }).proof;
    const [share] = mixings[0]!.shares;
    const pledges = Object.fromEntries(mixings[0]!.shares.map(({ seat, pledge }) => [String(seat), pledge]));
    const before = { ...noted, commitment, heads: [], parts: [{ attempt: 1, seat: 0, nonce: share!.nonce, pledges }] };
    const here = checked(one.text, only(before))!;
    expect(here.found.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["proof-list-absent", "web-verify-own-older"]),
    );
    expect(judged(here, [], PRAISE)).toMatchObject({ key: "proof-older", proved: false, facts: { form } });
  }
});

interface Proof {
  commitment: string;
  mixings: { shares: { seat: number; pledge: string; nonce: string }[] }[];
}

test("a table before, to which a device gave its number and which never began, is a seed that was thrown away", () => {
  const later = cases<Cheat>("cheats")[0]![1].text.replaceAll(TABLE, "ABCDEF-3");
  const before = (heads: string[]) => checked(later, (table) => (table === TABLE ? { ...noted, heads } : null))!.found;
  expect(before([]).map(({ key }) => key)).toContain("web-verify-never-begun");
  expect(before(noted.heads).map(({ key }) => key)).not.toContain("web-verify-never-begun");
  const here = { ...checked(good, only(noted))!, found: [...checked(good, only(noted))!.found, before([]).at(-1)!] };
  expect(judged(here, [], PRAISE)).toMatchObject({ key: "proof-chances", facts: { count: 1 }, proved: false });
});

// Taking part.

const asked: Mixing = {
  type: "mixing",
  table: "AAAA-1",
  number: 1,
  attempt: 1,
  seat: 0,
  commitment: "c".repeat(64),
  pledges: null,
  silent: [],
  unasked: [],
  agreements: null,
  seconds: 5,
};
afterEach(() => localStorage.clear());

/** What a device answers. */
function answered(wanted: Mixing): FromClient[] {
  const sent: FromClient[] = [];
  take(wanted, (message) => sent.push(message));
  return sent;
}
const pledged = (wanted = asked) => (answered(wanted)[0] as { pledge: string }).pledge;

const OTHER = "1".repeat(64);

/** The list that is closed: this device's pledge and another's. */
const closed = (pledge: string, what: Partial<Mixing> = {}): Mixing => ({
  ...asked,
  pledges: [
    { seat: 0, pledge },
    { seat: 1, pledge: OTHER },
  ],
  silent: [2],
  unasked: [3],
  ...what,
});

/** The same with everybody's agreement. */
function all(list: Mixing, others = "2".repeat(64)): Mixing {
  const agreement = (answered(list)[0] as { agreement?: string } | undefined)?.agreement ?? "";
  const agreements = [
    { seat: 0, agreement },
    { seat: 1, agreement: others },
  ];
  return { ...list, agreements };
}

test("a device pledges one number for a try, agrees to the list, and shows the number when all have agreed", () => {
  const pledge = pledged();
  expect(pledged()).toBe(pledge);
  const list = closed(pledge);
  const [agreed] = answered(list) as { type: string; agreement: string }[];
  expect(agreed?.type).toBe("agree");
  expect(answered(list)).toEqual([agreed]);
  const [shown] = answered(all(list)) as { type: string; nonce: string }[];
  expect(shown?.type).toBe("reveal");
  expect(pledgeOf(asked.commitment, 1, 0, shown?.nonce ?? "")).toBe(pledge);
  const said = { shares: list.pledges!, silent: list.silent, unasked: list.unasked };
  expect(agreementOf(listOf(asked.commitment, 1, said), shown?.nonce ?? "")).toBe(agreed?.agreement);
  expect(answered(all(list))).toEqual([shown]);
  expect(kept("AAAA-1")?.parts).toMatchObject([{ silent: [2], unasked: [3], nonce: shown?.nonce }]);
  expect(kept("AAAA-1")?.parts[0]?.seal).toMatch(/^[0-9a-f]{64}$/);
});

test.for<[string, Partial<Mixing>]>([
  ["not its own pledge", { pledges: [{ seat: 0, pledge: OTHER }], silent: [1, 2] }],
  ["without it", { pledges: [{ seat: 1, pledge: OTHER }], silent: [0, 2] }],
  ["a seat missing", { unasked: [], silent: [3] }],
  ["a seat twice", { unasked: [2, 3] }],
  ["a seat twice in a group", { silent: [2, 2] }],
  ["out of order", { silent: [3, 2], unasked: [] }],
  ["a seat below the first", { silent: [-1, 2] }],
])("a device agrees to no list that is none: %s", ([, what]) => {
  expect(answered(closed(pledged(), what))).toEqual([]);
});

test("a device agrees to one list for a try, and shows its number under one seal alone", () => {
  const pledge = pledged();
  const list = closed(pledge);
  expect(answered(all(list, OTHER))).toHaveLength(1);
  for (const what of [
    { silent: [], unasked: [2, 3] },
    { silent: [2, 3], unasked: [] },
  ] as Partial<Mixing>[]) {
    expect(answered(closed(pledge, what))).toEqual([]);
    expect(answered({ ...all(list, OTHER), ...what })).toEqual([]);
  }
  expect(answered(all(list, "3".repeat(64)))).toEqual([]);
  expect(answered(all(list, OTHER))).toHaveLength(1);
});

test("a device shows its number to nobody before it and all others have agreed", () => {
  const pledge = pledged();
  const list = closed(pledge);
  const whole = [0, 1].map((seat) => ({ seat, agreement: OTHER }));
  expect(answered({ ...list, agreements: whole })).toEqual([]);
  expect(answered(list)).toHaveLength(1);
  expect(answered({ ...list, agreements: whole })).toEqual([]);
  expect(answered({ ...list, agreements: all(list).agreements!.slice(0, 1) })).toEqual([]);
  expect(answered({ ...list, agreements: [] })).toEqual([]);
});

test("a device has no part in a fourth try, under a second commitment, nor where it can keep nothing", () => {
  expect(answered({ ...asked, attempt: 4 })).toEqual([]);
  pledged();
  expect(answered({ ...asked, commitment: "d".repeat(64) })).toEqual([]);
  localStorage.clear();
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(answered(asked)).toEqual([]);
  full.mockRestore();
});

test("a second commitment for one table is noted", () => {
  pledged();
  expect(answered({ ...asked, attempt: 2, commitment: "d".repeat(64) })).toEqual([]);
  expect(kept("AAAA-1")).toMatchObject({ commitment: asked.commitment, changed: true });
});

test("what is kept of tables is of the latest forty", () => {
  for (let number = 1; number <= 45; number++) keep(`T-${number}`, (before) => ({ ...before, commitment: "c" }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith("entaku.table."))).toHaveLength(40);
});
