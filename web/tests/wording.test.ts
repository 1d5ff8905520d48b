// Which texts come with which pages.

import { expect, test, vi } from "vitest";
import { has, say, words } from "../src/lib/words.svelte";
import { kinds } from "../wording";

const found = kinds();

test("a text comes with the page that says it, and with all where several do", () => {
  expect(found.get("start-now")).toBe("start");
  expect(found.get("web-game-graveyard")).toBe("game");
  expect(found.get("draft-log-passed")).toBe("draft");
  expect(found.get("companion-coin")).toBe("companion");
  expect(found.get("keyword-about-deathtouch")).toBe("keywords");
  expect(found.get("nights-sheet-pods")).toBe("rest");
  expect(found.get("web-confirm")).toBe("first");
});

test("what a table asks comes with it, though no page names it", () => {
  const here = { game: ["game-proliferate", "game-vote", "game-scry"], draft: ["draft-winchester", "draft-bid-keep"] };
  for (const [page, keys] of Object.entries(here))
    for (const key of keys) expect([key, found.get(key)]).toEqual([key, page]);
});

test("a text that no page so far says is nothing until it comes, and no key is ever read instead", async () => {
  expect(say("web-confirm")).toBe("web-confirm");
  await words.load("en");
  expect(say("web-confirm")).not.toBe("web-confirm");
  expect(has("nights-sheet-pods")).toBe(false);
  expect(say("nights-sheet-pods")).toBe("");
  await vi.waitFor(() => expect(say("nights-sheet-pods")).toMatch(/pod/i));
  expect(say("there-is-no-such-text")).toBe("there-is-no-such-text");
});
