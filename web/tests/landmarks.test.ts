// The landmarks of a finished table.
import { expect, test } from "vitest";
import { beside, landmarks, nextSeen, type Told } from "../src/replay/landmarks";

const table = (...events: [number, string, object?][]): Told[] =>
  events.map(([step, type, more]) => ({ step, event: { type, ...more } }) as Told);
const kinds = (told: Told[]): string[] => landmarks(told).map((mark) => `${mark.kind}@${mark.step}`);
const life = (step: number, seat: number, now: number): [number, string, object] => [
  step,
  "life-changed",
  { seat, now, change: 0, why: "" },
];
const hit = (step: number, by: number, seat: number, amount: number): [number, string, object] => [
  step,
  "damaged",
  { controller: by, seat, amount },
];

test("turns and rounds are marked where they begin", () => {
  expect(kinds(table([3, "turn-began", { turn: 1, seat: 0 }], [9, "turn-began", { turn: 2, seat: 1 }]))).toEqual([
    "turn@3",
    "turn@9",
  ]);
  expect(kinds(table([0, "round-began", { phase: 1, round: 1, left: true }]))).toEqual(["round@0"]);
});

test("a vote is one landmark, at the first voice, whoever votes after it", () => {
  const voice = (step: number, voter: number): [number, string, object] => [step, "voted", { voter, choice: "yes" }];
  const told = table(voice(4, 0), voice(5, 1), [5, "vote-ended", { votes: [] }], voice(8, 1), [8, "vote-ended", {}]);
  expect(kinds(told)).toEqual(["vote@4", "vote@8"]);
});

test("the crown is marked when it comes to somebody else", () => {
  expect(kinds(table([1, "monarch", { seat: 0 }], [2, "monarch", { seat: 0 }], [3, "monarch", { seat: 1 }]))).toEqual([
    "crown@1",
    "crown@3",
  ]);
});

test("what one player deals another in a turn is one blow, seen where it becomes one", () => {
  const turn: [number, string, object] = [9, "turn-began", { turn: 2, seat: 0 }];
  expect(kinds(table(hit(1, 0, 1, 3), hit(2, 0, 1, 4), hit(3, 0, 1, 9)))).toEqual(["blow@2"]);
  expect(kinds(table(hit(1, 0, 1, 3), hit(2, 0, 2, 4)))).toEqual([]);
  expect(kinds(table(hit(1, 0, 1, 4), turn, hit(10, 0, 1, 4)))).toEqual(["turn@9"]);
});

test("who was last and far behind comes back when they lead; who was never last only leads", () => {
  const begin = [life(1, 0, 20), life(1, 1, 20), life(1, 2, 20)];
  expect(kinds(table(...begin, life(2, 0, 8), life(3, 1, 12), life(4, 2, 11)))).toEqual([]);
  const back = table(...begin, life(2, 0, 8), life(3, 0, 15), life(4, 1, 9), life(5, 2, 5));
  expect(kinds(back)).toEqual(["comeback@5"]);
  expect(landmarks(back)[0]).toMatchObject({ seat: 0, other: 1, count: 15 });
});

test("one goes to the next of a kind, or the one before, and not beyond the last", () => {
  const marks = landmarks(table([2, "lost", { seat: 1 }], [5, "lost", { seat: 2 }], [6, "monarch", { seat: 0 }]));
  expect(beside(marks, "out", 0, 1)?.step).toBe(2);
  expect(beside(marks, "out", 2, 1)?.step).toBe(5);
  expect(beside(marks, "out", 5, -1)?.step).toBe(2);
  expect(beside(marks, "out", 5, 1)).toBeUndefined();
});

test("who watches is taken from happening to happening, past the steps that are only passed through", () => {
  const told = table(
    [2, "step-began"],
    [3, "cast"],
    [4, "step-began"],
    [7, "step-began"],
    [7, "attacked"],
    [9, "step-began"],
  );
  expect([0, 3, 6].map((step) => nextSeen(told, step))).toEqual([3, 7, 7]);
  expect(nextSeen(told, 7)).toBe(null);
});
