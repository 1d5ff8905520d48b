// Names are compared and read as the server does it.

import { expect, test } from "vitest";
import { folded, isJapanese, isSought, nameAndReading, ownReading } from "../src/night/reading";
import { cases } from "./cases";

test.for(cases<{ name: string; folded: string; reading: string }>("readings"))(
  "name, line %i",
  ([, { name, ...told }]) => {
    expect({ folded: folded(name), reading: ownReading(name) }).toEqual(told);
  },
);

test("a list's line may have the reading behind the name", () => {
  expect(nameAndReading("伊藤（いとう）")).toEqual({ name: "伊藤", reading: "いとう" });
  expect(nameAndReading(" 伊藤 (イトウ) ")).toEqual({ name: "伊藤", reading: "いとう" });
  expect(nameAndReading("Ada (late)")).toEqual({ name: "Ada (late)", reading: "" });
  expect(nameAndReading("（いとう）")).toEqual({ name: "（いとう）", reading: "" });
});

test("who is sought is found by name and by reading, in either kana, whatever spaces there are", () => {
  const player = { name: "伊藤 さくら", reading: "いとう さくら" };
  expect(["イトウ", "ｻｸﾗ", "伊藤さ", "うさ"].map((sought) => isSought(player, sought))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isSought(player, "かとう")).toBe(false);
  expect(isSought(undefined, "")).toBe(false);
});

test("a name in kana or kanji is Japanese, in Latin letters it isn't", () => {
  expect(["伊藤", "サクラ", "ｻｸﾗ", "Ken 佐々木", "Ada", "Zoë", "7", ""].map(isJapanese)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
