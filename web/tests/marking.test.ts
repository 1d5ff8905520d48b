// A text with its mentions marked is the same text.

import { expect, test } from "vitest";
import type { TargetReport } from "../src/lib/protocol";
import { pieces, type Piece } from "../src/targets/marking";

const report = (text: string, mentions: [number, number, number][], unread: [number, number][] = []) =>
  ({
    text,
    mentions: mentions.map(([start, end, number]) => ({ start, end, number, target: true })),
    not_understood: unread.map(([start, end]) => ({ start, end, mention: null })),
  }) as unknown as TargetReport;

const words = (piece: Piece): string =>
  "words" in piece ? piece.words : ("unread" in piece ? piece.unread : piece.inside).map(words).join("");

test("places count whole letters, also where one takes two units", () => {
  expect(pieces(report("𠮷が竜を撃つ", [[2, 3, 1]]))).toEqual([
    { words: "𠮷が" },
    { number: 1, target: true, inside: [{ words: "竜" }] },
    { words: "を撃つ" },
  ]);
});

test("a mention within a mention stands inside it, and what isn't read is marked too", () => {
  const found = pieces(
    report(
      "a creature you control dies",
      [
        [0, 22, 1],
        [11, 14, 2],
      ],
      [[23, 27]],
    ),
  );
  expect(found[0]).toMatchObject({
    number: 1,
    inside: [{ words: "a creature " }, { number: 2 }, { words: " control" }],
  });
  expect(found[2]).toEqual({ unread: [{ words: "dies" }] });
});

test("however mentions lie across each other, every letter stays where it was", () => {
  const text = "0123456789";
  for (let one = 0; one < 9; one++)
    for (let other = 0; other < 9; other++) {
      const found = pieces(
        report(
          text,
          [
            [one, Math.min(10, one + 4), 1],
            [other, other + 1, 2],
          ],
          [[3, 7]],
        ),
      );
      expect(found.map(words).join("")).toBe(text);
    }
});
