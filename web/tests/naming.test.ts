// How large names are written on permanents.
import { expect, test } from "vitest";
import { emsOf, longestWord } from "../src/lib/naming";

test("a short name is written as large as any", () => {
  expect(emsOf("Forest")).toBe(emsOf("Elf"));
  expect(emsOf("")).toBe(emsOf("Elf"));
});

test("wide letters take more room than narrow ones", () => {
  expect(emsOf("Mnemonic")).toBeGreaterThan(emsOf("Illicitl"));
});

test("two lines of whole words decide, the best way to part them", () => {
  expect(emsOf("Illusionary Informant")).toBe(Math.max(emsOf("Illusionary"), emsOf("Informant")));
  expect(emsOf("Affa Guard Hound")).toBeLessThan(emsOf("AffaGuardHound"));
  expect(emsOf("Affa Guard Hound")).toBeGreaterThan(emsOf("Affa Guard"));
});

test("a longer word never takes less", () => {
  expect(emsOf("Omenspeaker")).toBeGreaterThan(emsOf("Speaker"));
});

test("japanese is parted at its signs, and its longest words within", () => {
  expect(emsOf("潮の番人、ミレル")).toBe(emsOf("潮の番人、"));
  expect(emsOf("ボールドウィアの威嚇者たち")).toBe(emsOf("ボールドウィアの威嚇者"));
  expect(emsOf("ディミーアのドッペルゲンガー")).toBeGreaterThanOrEqual(8);
  expect(emsOf("テトラヴァイトドッペルゲンガー")).toBeGreaterThan(12);
});

test("the longest word is found wherever it stands", () => {
  expect(longestWord("Enraged Revolutionary")).toBe(longestWord("Revolutionary"));
  expect(longestWord("Air Elemental of X")).toBe(longestWord("Elemental"));
  expect(longestWord("")).toBe(longestWord("Elf"));
});
