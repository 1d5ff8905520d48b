// What the stack says of what lies on it, and where it lies.

import { expect, test } from "vitest";
import { clearest, kindOf, namelessKey } from "../src/game/stacking";
import type { StackView } from "../src/lib/protocol";

const item = (more: Partial<StackView> = {}): StackView => ({ id: 1, name: "Bell", controller: 0, ...more });
const BELL = { activated: [{ en: "{T}: Ring." }], triggered: [{ en: "When it rings, draw." }], marks: ["a", "b"] };

test("a spell is told from an ability, and one that was activated from one that triggered", () => {
  const ability = (mark: string) => kindOf(item({ is_ability: true, ability: mark }), [{}, BELL]);
  expect(kindOf(item(), [BELL])).toBe("spell");
  expect(["a", "b"].map(ability)).toEqual(["activated", "triggered"]);
});

test("of an ability that its card doesn't say it isn't told which kind it is", () => {
  expect(kindOf(item({ is_ability: true, ability: "c" }), [BELL])).toBe("ability");
});

test("what comes of no card is called by what it comes of", () => {
  const keys = [{ face_down: true }, { source: -3 }, { source: -2 }, { source: -1 }, {}].map((one) =>
    namelessKey(item({ name: "", ...one })),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

const ROOM = { left: 0, right: 900, top: 200, bottom: 400 };
const card = (left: number, weight = 1) => ({ box: { left, right: left + 60, top: 250, bottom: 330 }, weight });

test("the stack lies in the middle of an empty table, and of one that is as full everywhere", () => {
  expect(clearest(ROOM, 300, []).place).toBe("center");
  expect(
    clearest(
      ROOM,
      300,
      Array.from({ length: 15 }, (_, place) => card(60 * place)),
    ).place,
  ).toBe("center");
});

test("it makes way for what is aimed at in the middle", () => {
  expect(clearest(ROOM, 300, [card(420, 6), card(700)]).place).toBe("start");
  expect(clearest(ROOM, 300, [card(420, 6), card(100)]).place).toBe("end");
});

test("where it would hide what may be chosen at each place it is raised, and says so where that is no help", () => {
  const asked = Array.from({ length: 15 }, (_, place) => card(60 * place, 6));
  expect(clearest(ROOM, 300, asked, [0, 210], 6)).toEqual({ place: "center", raised: 210, hides: false });
  expect(clearest(ROOM, 300, asked, [0, 20], 6)).toMatchObject({ hides: true });
  expect(clearest(ROOM, 300, [card(700, 6)], [0, 210], 6)).toEqual({ place: "center", raised: 0, hides: false });
});
