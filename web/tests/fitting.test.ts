// How large a board's cards are drawn.
import { expect, test } from "vitest";
import { columnsFor, fitting, heightOf, narrowest, rows, shareFor, type Filled } from "../src/game/fitting";

const line = (upright: number, turned = 0, more: Partial<Filled> = {}): Filled => ({
  turned: [...Array<boolean>(upright).fill(false), ...Array<boolean>(turned).fill(true)],
  ...more,
});
const board = (creatures: number, lands: number): Filled[] => [line(creatures), line(lands, 0, { behind: true })];

test("few cards are as large as they may be", () => {
  expect(fitting(board(2, 1), { width: 1200, height: 900 }, 60, 200).card).toBe(200);
});

test("cards lie in one line where not even the least would have room below each other", () => {
  const room = { width: 360, height: 100 };
  const { card, beside } = fitting(board(3, 3), room, 44, 150);
  expect([beside, heightOf([line(6)], card, room.width) <= room.height]).toEqual([true, true]);
});

test("more cards are never larger", () => {
  const room = { width: 700, height: 300 };
  const sizes = [1, 4, 9, 16, 30].map((count) => fitting(board(count, 3), room, 40, 200).card);
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBeGreaterThan(2);
});

test("what is found has room", () => {
  for (const count of [1, 5, 12, 25]) {
    const room = { width: 640, height: 420 };
    const { card, beside } = fitting(board(count, 6), room, 30, 200);
    if (!beside) expect(heightOf(board(count, 6), card, room.width)).toBeLessThanOrEqual(room.height);
  }
});

test("turned cards take more of a row, so that the row breaks sooner", () => {
  expect(heightOf([line(0, 5)], 100, 560)).toBeGreaterThan(heightOf([line(5)], 100, 560));
});

test("on a wide and low board few cards lie in one line, many in two", () => {
  const room = { width: 1100, height: 200 };
  expect(fitting(board(2, 1), room, 60, 200).beside).toBe(true);
  expect(fitting(board(20, 6), room, 60, 200).beside).toBe(false);
});

test("where nothing fits the least is taken", () => {
  expect(fitting(board(200, 90), { width: 300, height: 200 }, 60, 200).card).toBe(60);
});

test("an empty line takes no room", () => {
  expect(heightOf([line(0), line(3)], 100, 600)).toBe(heightOf([line(3)], 100, 600));
});

test("what lies turned among the others is counted where it lies", () => {
  const mixed: Filled = { turned: [true, false, true, true, false] };
  // Turned, upright, turned have no room in one row; both upright ones and a turned one do.
  expect(heightOf([mixed], 100, 340)).toBeGreaterThan(heightOf([line(2, 3)], 100, 340));
});

test("five boards on a low screen lie side by side, on a narrow and high one in rows", () => {
  const boards = Array.from({ length: 5 }, () => board(3, 1));
  expect(columnsFor(boards, { width: 920, height: 370 }, 150, 1)).toBe(5);
  expect(columnsFor(boards, { width: 500, height: 900 }, 150, 5)).toBeLessThan(4);
});

test("boards are laid anew only where it is worth it", () => {
  const boards = Array.from({ length: 6 }, (_, place) => board(2 + place, 1));
  const room = { width: 1000, height: 700 };
  const best = columnsFor(boards, room, 150, 0);
  expect(columnsFor(boards, room, 150, best)).toBe(best);
  expect(columnsFor(boards, room, 150, 6)).toBe(best);
  // A little narrower, and they stay as they are.
  expect(columnsFor(boards, { ...room, width: 960 }, 150, best)).toBe(best);
});

test("boards are no towers", () => {
  const boards = Array.from({ length: 6 }, () => board(4, 1));
  expect(columnsFor(boards, { width: 930, height: 800 }, 150, 0)).toBe(3);
});

test("no column is left empty", () => {
  for (let count = 1; count <= 9; count++) {
    const boards = Array.from({ length: count }, () => board(4, 2));
    const columns = columnsFor(boards, { width: 1000, height: 500 }, 150, 0);
    expect(Math.ceil(count / Math.ceil(count / columns))).toBe(columns);
  }
});

test("boards with nothing on them lie side by side, until something on them asks for more room", () => {
  const boards = Array.from({ length: 3 }, () => board(0, 0));
  expect(columnsFor(boards, { width: 920, height: 340 }, 150, 0)).toBe(3);
});

const HALVES = { width: 920, height: 520 };

test("boards share the height as usual while all have room", () => {
  const few = board(2, 1);
  expect(shareFor([few, few, few], few, HALVES, 150, 54, 0)).toBe(54);
});

test("full boards of others have more of the height, and a full one of one's own", () => {
  const full = board(14, 8);
  expect(shareFor([full, full, full], full, HALVES, 150, 54, 54)).toBeGreaterThan(54);
  expect(shareFor([board(1, 1)], board(30, 10), HALVES, 150, 54, 54)).toBeLessThan(54);
});

test("a share that was given stays until another one is worth it, or the usual one shows all cards well", () => {
  const [full, few] = [board(14, 8), board(2, 1)];
  const given = shareFor([full, full, full], full, HALVES, 150, 54, 54);
  expect(shareFor([full, full, full], full, HALVES, 150, 54, given)).toBe(given);
  expect(shareFor([few, few, few], few, HALVES, 150, 54, given)).toBe(54);
  const fuller = board(15, 8);
  expect(shareFor([fuller, full, full], fuller, HALVES, 150, 54, given)).toBe(given);
});

test("the cards of the command zone lie in a frame, which has a row to itself where it is too long", () => {
  const framed: Filled = { turned: Array<boolean>(6).fill(false), framed: [0, 4] };
  // Four in a frame and two behind it have no room in one row; without a frame all six have.
  expect(rows({ turned: framed.turned }, 100, 6 * 107)).toBe(1);
  expect(rows(framed, 100, 6 * 107)).toBe(2);
  expect(rows(framed, 100, 6 * 107 + 8)).toBe(1);
  // Of a frame of two rows nothing else is in the second one.
  expect(rows(framed, 100, 3 * 107)).toBe(3);
  expect(heightOf([framed], 100, 3 * 107)).toBe(heightOf([line(9)], 100, 3 * 107) + 8);
});

test("a line is no wider than its rows need, so that none has a single card", () => {
  const width = narrowest(line(4), 100, 3 * 107);
  expect(rows(line(4), 100, width)).toBe(2);
  expect(width).toBeLessThan(2 * 107 + 8);
  expect(narrowest(line(3), 100, 900)).toBe(900);
  // Two turned cards below each other are as wide as they are.
  expect(narrowest(line(0, 2), 150, 280)).toBeGreaterThanOrEqual(180);
});

test("the largest size that fits is found", () => {
  for (const height of [120, 260, 400, 700])
    for (const count of [1, 7, 20]) {
      const room = { width: 640, height };
      const { card, beside } = fitting(board(count, 6), room, 30, 200);
      const fits = (size: number) => heightOf(board(count, 6), size, room.width) <= height;
      if (!beside && card > 30) expect([fits(card), card < 200 && fits(card + 2)]).toEqual([true, false]);
    }
});

test("what is attached takes the height of a name that can be read, once for each row that has any", () => {
  const bare = { turned: Array<boolean>(12).fill(false) };
  const [small, wide] = [50, 400];
  const rowsOf = rows(bare, small, wide);
  expect(rowsOf).toBe(2);
  const more = (line: object) => heightOf([{ ...bare, ...line }], small, wide) - heightOf([bare], small, wide);
  expect(more({ tabs: 2, bearers: 1 })).toBe(40);
  expect(more({ tabs: 2, bearers: 5 })).toBe(80);
});
