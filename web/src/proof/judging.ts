// What everything that was found comes to, for this device: the headline, and whether it is proved.

import type { Verdict } from "../lib/protocol";
import { type Checked, type Found, LISTED } from "./checking";

export interface Judged {
  key: string;
  facts: Record<string, number>;
  proved: boolean;
  /** The first line that is wrong, 0 for none. */
  wrong: number;
}

/**
 * What this browser found, and what whoever played the table again did.  What the browser can say itself it doesn't ask
 * for: who had a part, how often the seed was begun anew, whether there was a list.
 */
export function judged(here: Checked | null, server: Found[], verdict: Verdict | null): Judged {
  const found = [...(here?.found ?? []), ...server];
  const said = (key: string, facts: Judged["facts"] = {}, proved = false, wrong = 0) => ({ key, facts, proved, wrong });
  const lines = found.filter((one) => one.state === "broken").map((one) => one.line);
  const wrong = lines.length ? Math.min(...lines) : 0;
  if (lines.length || verdict?.holds === false)
    return said("proof-wrong", { line: wrong || (verdict?.line ?? 1) }, false, wrong || (verdict?.line ?? 1));
  if (verdict?.arranged) return said("proof-arranged");
  if (!here?.shared) return said("proof-unproved");
  const thrown = found.find((one) => one.key === "web-verify-never-begun")?.facts.count;
  const chances = here.chances + Number(thrown ?? 0);
  if (chances) return said("proof-chances", { count: chances });
  if (here.form < LISTED) return said("proof-older", { form: here.form });
  const isOwn = found.some((one) => one.key === "web-verify-own-holds");
  return verdict !== null && isOwn ? said("proof-proved", {}, true) : said("proof-unwitnessed");
}
