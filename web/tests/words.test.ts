// Sentences beside each other, and names in order, as a language has them.

import { expect, test } from "vitest";
import { collator, sentences } from "../src/lib/words.svelte";
import { settings } from "../src/lib/settings.svelte";

test("Japanese sentences stand without a space, English ones with one", () => {
  expect(sentences("8枚。", "7種類。")).toBe("8枚。7種類。");
  expect(sentences("8 cards.", false, null, 0, "7 of them differ.")).toBe("8 cards. 7 of them differ.");
});

test("names stand in the order of their letters, whichever kana they are in", () => {
  settings.language = "ja";
  expect(["ん", "イ", "あ"].sort(collator().compare)).toEqual(["あ", "イ", "ん"]);
  settings.language = "en";
  expect(["Zombie", "ape", "Bear"].sort(collator().compare)).toEqual(["ape", "Bear", "Zombie"]);
});
