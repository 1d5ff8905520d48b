// This device's part in a table's seed: pledge a number, agree to the list of who did and who didn't, and show the
// number when everybody has agreed to that same list.

import type { FromClient, Mixing } from "../lib/protocol";
import { agreementOf, isComplete, type List, listOf, nonce, pledgeOf, sealOf } from "./hashes";
import { keep, kept, type Part } from "./kept";

/** A device has a part in so many tries at most: each that is given up is a seed that somebody may have thrown away. */
const MOST_TRIES = 3;

/** Answer the server.  What was said before the line broke is said once more, and nothing else. */
export function take(asked: Mixing, send: (message: FromClient) => void): void {
  const { table, number, attempt, commitment } = asked;
  if (attempt > MOST_TRIES) return;
  const part = asked.pledges === null ? pledging(asked) : partIn(asked);
  if (!part || kept(table)?.commitment !== commitment) return;
  if (asked.pledges === null) {
    send({ type: "pledge", number, attempt, pledge: pledgeOf(commitment, attempt, part.seat, part.nonce) });
    return;
  }
  const list = { shares: asked.pledges, silent: asked.silent, unasked: asked.unasked };
  if (!isAgreeable(list, part, commitment)) return;
  const agreement = agreementOf(listOf(commitment, attempt, list), part.nonce);
  if (asked.agreements === null) {
    const pledges = pledgesOf(list);
    if (changed(asked, { pledges, silent: list.silent, unasked: list.unasked }))
      send({ type: "agree", number, attempt, agreement });
    return;
  }
  const seal = sealed(asked, list, part, agreement);
  if (seal !== null && changed(asked, { seal })) send({ type: "reveal", number, attempt, nonce: part.nonce });
}

/** This device's part in a try, made if it is the first time that it hears of it; none under a second commitment. */
function pledging(asked: Mixing): Part | undefined {
  const { table, attempt, seat, commitment } = asked;
  const part = partIn(asked);
  keep(table, (now) => {
    const second = now.commitment !== "" && now.commitment !== commitment;
    const own = part || second ? [] : [{ attempt, seat, nonce: nonce(), pledges: null }];
    return {
      ...now,
      commitment: now.commitment || commitment,
      changed: now.changed || second,
      parts: [...now.parts, ...own],
    };
  });
  return partIn(asked);
}

const partIn = ({ table, attempt, seat }: Mixing) =>
  kept(table)?.parts.find((one) => one.attempt === attempt && one.seat === seat);

const pledgesOf = (list: List) => Object.fromEntries(list.shares.map((one) => [String(one.seat), one.pledge]));

/** Whether the list is one, has what this device pledged, and is the one that it agreed to if it did before. */
function isAgreeable(list: List, part: Part, commitment: string): boolean {
  const own = list.shares.find((one) => one.seat === part.seat)?.pledge;
  if (!isComplete(list) || own !== pledgeOf(commitment, part.attempt, part.seat, part.nonce)) return false;
  const said = [pledgesOf(list), list.silent, list.unasked];
  return part.pledges === null || JSON.stringify(said) === JSON.stringify([part.pledges, part.silent, part.unasked]);
}

/** The seal, if this device has agreed, all on the list have, and it is the one that it noted if it did before. */
function sealed(asked: Mixing, list: List, part: Part, own: string): string | null {
  const agreements = asked.agreements ?? [];
  const seats = list.shares.map((one) => one.seat).join();
  if (part.pledges === null || agreements.map((one) => one.seat).join() !== seats) return null;
  if (agreements.find((one) => one.seat === part.seat)?.agreement !== own) return null;
  const seal = sealOf(listOf(asked.commitment, asked.attempt, list), agreements);
  return part.seal === undefined || part.seal === seal ? seal : null;
}

/** Note something of this device's part; whether it is noted, for what can't be noted isn't given. */
function changed(asked: Mixing, what: Partial<Part>): boolean {
  keep(asked.table, (now) => ({
    ...now,
    parts: now.parts.map((one) =>
      one.attempt === asked.attempt && one.seat === asked.seat ? { ...one, ...what } : one,
    ),
  }));
  const part = partIn(asked);
  return part !== undefined && (what.seal === undefined ? part.pledges !== null : part.seal === what.seal);
}
