// What a word that is chosen means is said by the card that asks for it.

import { expect, test } from "vitest";
import { meaningOf } from "../src/prompts/meanings";

const VOTE =
  "Council — Starting with you, each player votes for bread or water. If bread gets more votes, you gain 4 life. " +
  "If water gets more votes or the vote is tied, draw a card. (Watered wine is none.)";

test("each word has the sentence that speaks of it alone", () => {
  const words = ["bread", "water"];
  expect(meaningOf("bread", words, VOTE)).toBe("If bread gets more votes, you gain 4 life.");
  expect(meaningOf("water", words, VOTE)).toBe("If water gets more votes or the vote is tied, draw a card.");
});

test("in Japanese, too, and lines of a list count as sentences", () => {
  const text =
    "各プレイヤーは「パン」か「水」に投票する。「パン」の票が多い場合、あなたは４点のライフを得る。\n・水：カードを１枚引く。";
  const words = ["パン", "水"];
  expect(meaningOf("パン", words, text)).toBe("「パン」の票が多い場合、あなたは４点のライフを得る。");
  expect(meaningOf("水", words, text)).toBe("・水：カードを１枚引く。");
});

test("of what the text doesn't speak of alone nothing is said", () => {
  expect(meaningOf("red", ["red", "blue"], "Choose red or blue.")).toBe("");
  expect(meaningOf("red", ["red", "blue"], "")).toBe("");
});
