// A finger drawn across a board turns to another one; one that scrolls, taps or rests doesn't.

import { expect, test } from "vitest";
import { turned } from "../src/game/swiping";

const by = (x: number, y: number, at = 200) => turned({ x: 200, y: 300, at: 0 }, { x: 200 + x, y: 300 + y, at });

test("to the left comes the next board, to the right the one before", () => {
  expect([by(-90, 10), by(90, -10)]).toEqual([1, -1]);
});

test("what goes along, is short or slow turns nothing", () => {
  expect([by(-90, 80), by(-30, 0), by(0, 200), by(-90, 0, 900)]).toEqual([0, 0, 0, 0]);
});
