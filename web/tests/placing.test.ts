// Where a large card is laid.
import { expect, test } from "vitest";
import { placed, shared, type Box } from "../src/lib/placing";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 300, height: 419 };
const BAR: Box = { left: 208, top: 660, width: 940, height: 56 };

const spots: Box[] = [];
for (let left = 0; left <= 1330; left += 190)
  for (let top = 60; top <= 780; top += 120) spots.push({ left, top, width: 110, height: 130 });

test.each(spots)("beside $left,$top it is on the screen and covers neither the question nor the card", (beside) => {
  const found = placed(SIZE, beside, SCREEN, [BAR]);
  expect(found.left).toBeGreaterThanOrEqual(0);
  expect(found.top).toBeGreaterThanOrEqual(0);
  expect(found.left + found.width).toBeLessThanOrEqual(SCREEN.width);
  expect(found.top + found.height).toBeLessThanOrEqual(SCREEN.height);
  expect(shared(found, BAR)).toBe(0);
  expect(shared(found, beside)).toBe(0);
});

test("where there is room it lies at the right, level with its card", () => {
  const beside = { left: 300, top: 200, width: 110, height: 130 };
  expect(placed(SIZE, beside, SCREEN, [])).toEqual({ left: 422, top: 200 + 65 - 419 / 2, ...SIZE });
});

test("what is left of two bad places is the less bad one", () => {
  const wall = { left: 430, top: 0, width: 1010, height: 900 };
  expect(placed(SIZE, { left: 320, top: 300, width: 100, height: 100 }, SCREEN, [wall]).left).toBeLessThan(20);
});

test("beside a card below the question it lies above that, near both", () => {
  const beside = { left: 620, top: 727, width: 118, height: 165 };
  const found = placed(SIZE, beside, SCREEN, [BAR]);
  expect(found.top + found.height).toBeLessThanOrEqual(BAR.top);
  expect(found.left).toBe(750);
});
