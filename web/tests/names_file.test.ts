// Names from files, as spreadsheets write them.

import { expect, test } from "vitest";
import { cellsOf, namesIn, textOf } from "../src/night/names_file";

const bytes = (...parts: (number | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : [part])));

test("a file is read in whichever way it is written", () => {
  expect(textOf(bytes("名前\n佐藤"))).toBe("名前\n佐藤");
  expect(textOf(bytes(0x8d, 0xb2, 0x93, 0xa1))).toBe("佐藤"); // as Excel writes it in Japanese
  expect(textOf(bytes(0xff, 0xfe, 0x50, 0x4f))).toBe("佐");
});

test("cells are parted by commas, semicolons or tabs, and quoted ones hold them", () => {
  expect(cellsOf('a,"b,c"\r\n\r\nd,e')).toEqual([
    ["a", "b,c"],
    ["d", "e"],
  ]);
  expect(cellsOf("a;b\tc")).toEqual([["a;b", "c"]]);
  expect(cellsOf("a;b")).toEqual([["a", "b"]]);
});

test("the column of names has a heading, and readings stand behind names", () => {
  expect(namesIn("番号,氏名,ふりがな\n1,伊藤 桜,イトウ サクラ\n2,Ada,\n3,さくら,さくら")).toEqual([
    "伊藤 桜（いとう さくら）",
    "Ada",
    "さくら",
  ]);
});

test("without a heading the first cell that is no number is the name", () => {
  expect(namesIn("\ufeff1,Ada\n2,Ben\n\n")).toEqual(["Ada", "Ben"]);
  expect(namesIn("伊藤,いとう\n")).toEqual(["伊藤（いとう）"]);
  expect(namesIn('"Lovelace, Ada"')).toEqual(["Lovelace Ada"]);
  expect(namesIn("1,2\n")).toEqual([]);
});
