// What a browser can say of a recording is what Python says of it.

import { afterEach, expect, test } from "vitest";
import type { FromClient, Mixing } from "../src/lib/protocol";
import { checked, type Found } from "../src/proof/checking";
import { pledgeOf } from "../src/proof/hashes";
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
  const here = checked(text, () => null);
  if (found) expect(seen(here)).toEqual(seen(found, here));
  // What doesn't begin as a recording does is refused by Python; a browser that can read it finds it broken.
  else expect(here?.some((one) => one.state === "broken") ?? true).toBe(true);
});

const recordings = cases<{ text: string; found: Found[] | null }>("recordings");
const good = recordings[0]![1].text;
const header = JSON.parse(good.split("\n")[0]!) as {
  chain: string;
  proof: {
    table: string;
    commitment: string;
    mixings: { shares: { seat: number; pledge: string; nonce: string }[] }[];
  };
};
const shares = header.proof.mixings[0]!.shares;
const noted: Kept = {
  commitment: header.proof.commitment,
  changed: false,
  heads: [header.chain],
  at: 0,
  parts: [
    {
      attempt: 1,
      seat: 1,
      nonce: shares[1]!.nonce,
      pledges: Object.fromEntries(shares.map((share) => [String(share.seat), share.pledge])),
    },
  ],
};
const own = (what: Partial<Kept>) =>
  checked(good, () => ({ ...noted, ...what }))!
    .map((one) => one.key)
    .filter((key) => key.startsWith("web-"));

test("a device finds its part, and the states of the chain that it saw", () => {
  expect(own({})).toEqual(["web-verify-own-holds", "web-verify-heads-holds"]);
});

test("a part that isn't there, another commitment, a second one, or a state never seen is found", () => {
  const part = noted.parts[0]!;
  expect(own({ parts: [{ ...part, nonce: "0".repeat(64) }] })).toContain("web-verify-own-broken");
  expect(own({ parts: [{ ...part, pledges: { "1": "0".repeat(64) } }] })).toContain("web-verify-own-broken");
  expect(own({ commitment: "0".repeat(64) })).toContain("web-verify-own-broken");
  expect(own({ changed: true })).toContain("web-verify-own-broken");
  expect(own({ heads: ["0".repeat(64)] })).toContain("web-verify-heads-broken");
});

test("a device that left before everybody had pledged has no part", () => {
  expect(own({ parts: [{ ...noted.parts[0]!, pledges: null }], heads: [] })).toEqual(["web-verify-own-left"]);
  expect(checked(good, () => null)!.at(-1)!.key).toBe("web-verify-own-absent");
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

test("a device pledges one number for a try, however often it is asked, and shows it when all have pledged", () => {
  const pledge = pledged();
  expect(pledged()).toBe(pledge);
  const [shown] = answered({ ...asked, pledges: [{ seat: 0, pledge }] }) as { type: string; nonce: string }[];
  expect(shown?.type).toBe("reveal");
  expect(pledgeOf(asked.commitment, 1, 0, shown?.nonce ?? "")).toBe(pledge);
});

test("a device shows nothing for a pledge that isn't its own, for others than those that stood, nor too late", () => {
  expect(answered({ ...asked, pledges: [{ seat: 0, pledge: "0".repeat(64) }] })).toEqual([]);
  const pledge = pledged();
  const others = (other: string) => [
    { seat: 0, pledge },
    { seat: 1, pledge: other },
  ];
  expect(answered({ ...asked, pledges: [{ seat: 0, pledge: "0".repeat(64) }] })).toEqual([]);
  expect(answered({ ...asked, pledges: others("1".repeat(64)) })).toHaveLength(1);
  expect(answered({ ...asked, pledges: others("2".repeat(64)) })).toEqual([]);
  expect(answered({ ...asked, attempt: 4 })).toEqual([]);
});

test("a second commitment for one table is noted", () => {
  pledged();
  pledged({ ...asked, attempt: 2, commitment: "d".repeat(64) });
  expect(kept("AAAA-1")).toMatchObject({ commitment: asked.commitment, changed: true });
});

test("what is kept of tables is of the latest forty", () => {
  for (let number = 1; number <= 45; number++) keep(`T-${number}`, (before) => ({ ...before, commitment: "c" }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith("entaku.table."))).toHaveLength(40);
});
