// Parts of the pages that are fetched when they are first needed: until they have come, however often the line fails.

/** Milliseconds until what hasn't come is fetched again; then the last. */
const PAUSES = [400, 700, 1_000, 2_000, 4_000, 8_000];

class Parts {
  /** How many parts didn't come when they were last fetched. */
  missing = $state(0);
}

export const parts = new Parts();

/** Style sheets that didn't come, by address, until they have: nobody but us fetches them again. */
const sheets = new Map<string, Promise<void>>();
document.addEventListener(
  "error",
  ({ target: link }) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet" || sheets.has(link.href)) return;
    sheets.set(
      link.href,
      dressed(link).finally(() => sheets.delete(link.href)),
    );
  },
  true,
);

/** Fetch a style sheet again until it has come to its place. */
async function dressed(lost: HTMLLinkElement): Promise<void> {
  for (let tries = 0, link = lost; ; tries++) {
    await pause(tries);
    const next = link.cloneNode() as HTMLLinkElement;
    const come = new Promise((done) => {
      next.onload = () => done(true);
      next.onerror = () => done(false);
    });
    link.replaceWith(next);
    if (await come) return;
    link = next;
  }
}

function pause(tries: number): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSES[Math.min(tries, PAUSES.length - 1)]));
}

/** What `fetch` imports, fetched until it is there.  A fault of its own is thrown: it is the same one each time. */
export async function part<Part>(fetch: () => Promise<Part>): Promise<Part> {
  let last: unknown;
  for (let tries = 0; ; tries++) {
    try {
      const found = await fetch();
      if (tries) parts.missing--;
      return found;
    } catch (error) {
      if (!tries) parts.missing++;
      if (error === last) {
        parts.missing--;
        throw error;
      }
      last = error;
      // Whatever lacks a style sheet says which, and waits for it: the next time it would come without.
      const lacking = [...sheets].filter(([address]) => String(error).includes(address));
      await Promise.all([pause(tries), ...lacking.map(([, come]) => come)]);
    }
  }
}
