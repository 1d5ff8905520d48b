// An import is looked at until it is at its end, whether its file was sent or is fetched.

import { importing } from "../lib/api";
import type { ImportShown } from "../lib/protocol";

const ASKED_EVERY = 400;

export const isGoing = (one: ImportShown | null): boolean => !!one && !["done", "refused"].includes(one.stage);

/** How far an import is, as it was begun and each time that it is asked for, until its end or until `left` says so. */
export async function* followed(begun: ImportShown, left: () => boolean): AsyncGenerator<ImportShown> {
  let found = begun;
  yield found;
  while (!left() && isGoing(found)) {
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
    found = await importing(begun.id);
    yield found;
  }
}
