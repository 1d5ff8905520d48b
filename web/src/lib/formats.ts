// What a draft is called.

import type { WhatIsPlayed } from "./protocol";
import { say } from "./words.svelte";

/** The name of what a room is for: a format's, or what its host calls their own. */
export function formatName(what: Pick<WhatIsPlayed, "format" | "chain">): string {
  if (what.format === "conspiracy") return say("web-format-conspiracy");
  return what.chain?.name || say(`draft-format-${what.format}`);
}
