// People, and what looks like them, from the belt up: back, clothes, head, headgear, what is held behind and before.

import type { Family } from "../shapes";
import { BACKS } from "./backs";
import { CLOTHES } from "./clothes";
import { HEADGEAR } from "./headgear";
import { HEADS } from "./heads";
import { HELD_BEFORE, HELD_BEHIND } from "./held";

export const FIGURE: Family = [
  { of: BACKS, any: ["none"] },
  { of: HELD_BEHIND, any: ["none"] },
  { of: CLOTHES, any: ["tunic", "robe", "coat"] },
  { of: HEADS, any: ["human", "human-long", "human-beard"] },
  { of: HEADGEAR, any: ["short", "long", "hood", "band", "bun"] },
  { of: HELD_BEFORE, any: ["none"] },
];
