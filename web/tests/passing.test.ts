// When a priority is passed without a click.
import { beforeEach, expect, test } from "vitest";
import { passing } from "../src/game/passing.svelte";
import type { Question } from "../src/lib/line.svelte";
import type { GameView } from "../src/lib/protocol";

beforeEach(() => {
  passing.control(false);
  passing.stop();
});

const asked = (...whats: string[]): Question =>
  ({
    decision: {
      purpose: "game-priority",
      shape: { type: "choose", options: ["pass", ...whats].map((what) => ({ key: what, what })), least: 1, most: 1 },
    },
  }) as unknown as Question;
const at = (step: string, active: number, stack: object[] = []): GameView =>
  ({ seat: 0, turn: 4, step, active, stack }) as unknown as GameView;
const THEIRS = [{ id: 7, name: "Shock", controller: 1 }];

test("a face-down agenda alone stops nobody in others' turns, nor while something is on the stack", () => {
  expect(passing.passes(asked("reveal-agenda"), at("end", 1))).toBe(true);
  expect(passing.passes(asked("reveal-agenda"), at("precombat main", 1, THEIRS))).toBe(true);
  expect(passing.passes(asked("reveal-agenda", "cast"), at("precombat main", 1, THEIRS))).toBe(false);
});

test("in the own main phase an agenda can be turned up", () => {
  expect(passing.passes(asked("reveal-agenda"), at("precombat main", 0))).toBe(false);
});

test("full control stops wherever anything can be done, and ends passing on", () => {
  expect(passing.passes(asked("cast"), at("upkeep", 1))).toBe(true);
  passing.pass("turn", at("upkeep", 1));
  passing.control(true);
  expect(passing.passes(asked("cast"), at("upkeep", 1))).toBe(false);
  expect(passing.passes(asked("reveal-agenda"), at("precombat main", 1, THEIRS))).toBe(false);
  expect(passing.passes(asked("mana"), at("upkeep", 1))).toBe(true);
});

test("a wish for full control is kept", () => {
  passing.control(true);
  expect(JSON.parse(localStorage.getItem("entaku.stops") ?? "{}")).toMatchObject({ full: true });
});
