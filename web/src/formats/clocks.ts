// The clocks that a draft can have.

import type { ClockChoice } from "../lib/protocol";

export const CLOCKS: Record<string, ClockChoice | null> = {
  none: null,
  calm: { first: 120, last: 20, others: 60 },
  usual: { first: 75, last: 10, others: 40 },
  quick: { first: 40, last: 5, others: 20 },
};
