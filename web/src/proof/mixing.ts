// This device's part in a table's seed: pledge a number, and show it when everybody's pledge is known.

import type { FromClient, Mixing } from "../lib/protocol";
import { nonce, pledgeOf } from "./hashes";
import { keep, kept } from "./kept";

/** A device has a part in so many tries at most: each that is given up is a seed that somebody may have thrown away. */
const MOST_TRIES = 3;

/** Answer the server.  What was pledged before the line broke is pledged, and shown, once more. */
export function take(asked: Mixing, send: (message: FromClient) => void): void {
  const { table, number, attempt, seat, commitment } = asked;
  if (attempt > MOST_TRIES) return;
  const before = kept(table);
  const part = before?.parts.find((one) => one.attempt === attempt && one.seat === seat);
  if (asked.pledges === null) {
    const own = part?.nonce ?? nonce();
    keep(table, (now) => ({
      ...now,
      commitment: now.commitment || commitment,
      changed: now.changed || (now.commitment !== "" && now.commitment !== commitment),
      parts: part ? now.parts : [...now.parts, { attempt, seat, nonce: own, pledges: null }],
    }));
    send({ type: "pledge", number, attempt, pledge: pledgeOf(commitment, attempt, seat, own) });
    return;
  }
  const pledges = Object.fromEntries(asked.pledges.map((one) => [String(one.seat), one.pledge]));
  if (!part || before?.commitment !== commitment) return;
  if (pledges[String(seat)] !== pledgeOf(commitment, attempt, seat, part.nonce)) return;
  const fixed = part.pledges ?? pledges;
  if (JSON.stringify(fixed) !== JSON.stringify(pledges)) return;
  keep(table, (now) => ({
    ...now,
    parts: now.parts.map((one) => (one.attempt === attempt && one.seat === seat ? { ...one, pledges } : one)),
  }));
  send({ type: "reveal", number, attempt, nonce: part.nonce });
}
