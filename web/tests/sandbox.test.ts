// Positions as the editor holds them, and sandboxes in links.

import { expect, test } from "vitest";
import { hashOf, sandboxIn } from "../src/sandbox/linking";
import {
  counted,
  empty,
  lineOf,
  lineText,
  positionOf,
  textOf,
  turned,
  withCard,
  withPlayers,
} from "../src/sandbox/position";

const READ = {
  players: ["Ada", "Ben", "Cem"],
  profile: { date: "commander", life: "30" },
  turn: "Ben's upkeep",
  monarch: "Cem",
  daytime: "night",
  board: {
    Ada: {
      life: "7",
      battlefield: ["2 Forest", "Wind Dancer as D (tapped, 2 +1/+1 counters)"],
      noted: { X: "number 1" },
    },
    Ben: { library: [], hand: "Brainstorm" },
  },
};

test("what the editor has no fields for stays as it was", () => {
  const position = positionOf(READ);
  expect(position.turn).toEqual({ seat: 1, step: "upkeep" });
  expect(position.sides[0]?.zones.battlefield).toHaveLength(2);
  expect(JSON.parse(textOf(position))).toEqual({
    ...READ,
    board: { ...READ.board, Ben: { library: [], hand: ["Brainstorm"] }, Cem: {} },
  });
  expect(positionOf(JSON.parse(textOf(position)))).toEqual(position);
});

test("players come and go, and what hangs on them with them", () => {
  const three = { ...withPlayers(empty(), 3), turn: { seat: 2, step: "draw" }, monarch: "C" };
  expect(three.sides.map((side) => side.name)).toEqual(["A", "B", "C"]);
  expect(withPlayers(three, 2)).toMatchObject({ turn: { seat: 1, step: "draw" }, monarch: "" });
});

test("a line is counted, turned and marked, and is what it was again", () => {
  expect(lineOf("2/2 green Bear token with flying")).toEqual({
    count: 1,
    name: "2/2 green Bear token with flying",
    details: [],
  });
  expect(lineText({ count: 3, name: "Forest", details: [] })).toBe("3 Forest");
  const tapped = turned("Wind Dancer", "tapped");
  expect(tapped).toBe("Wind Dancer (tapped)");
  const marked = counted(counted(tapped, "+1/+1", 1), "+1/+1", 1);
  expect(marked).toBe("Wind Dancer (tapped, 2 +1/+1 counters)");
  expect(turned(counted(counted(marked, "+1/+1", -1), "+1/+1", -1), "tapped")).toBe("Wind Dancer");
});

test("a card that is like the last is counted with it, unless something is said of that", () => {
  expect(withCard(withCard([], "Forest"), "Forest")).toEqual(["2 Forest"]);
  expect(withCard(["Forest (tapped)"], "Forest")).toEqual(["Forest (tapped)", "Forest"]);
});

test("a link holds all of a sandbox, and what is cut off is none", async () => {
  const sandbox = {
    text: "board: {渦まく知識: 1}",
    answers: [
      [3, "pass"],
      [4, [[7], []]],
    ] as never,
    seed: "1",
  };
  const hash = await hashOf(sandbox);
  expect(hash).toMatch(/^#s=[\w-]+$/);
  expect(await sandboxIn(hash)).toEqual(sandbox);
  expect(await sandboxIn(hash.slice(0, 20))).toBeNull();
  expect(await sandboxIn("#start")).toBeNull();
});
