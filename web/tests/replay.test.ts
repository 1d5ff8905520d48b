// A finished table is gone through faster than its moments come: what was wished for last is shown.

import { expect, test, vi } from "vitest";
import type { RoomInfo } from "../src/lib/protocol";
import { Replay } from "../src/replay/replay.svelte";

const asked: { step: number; viewer: unknown; come: () => void }[] = [];
vi.mock("../src/lib/api", () => ({
  history: () => Promise.resolve({ table: 1, plays: "magic", steps: 9, viewers: [0, "public"] }),
  moment: (_code: string, step: number, viewer: unknown) =>
    new Promise((resolve) =>
      asked.push({
        step,
        viewer,
        come: () => resolve({ view: { viewer }, cards: {}, happened: [], over: step === 99 }),
      }),
    ),
}));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("another viewer, chosen while a step is on its way, sees that step", async () => {
  const replay = new Replay("ROOM", null, {} as RoomInfo);
  void replay.load();
  await settled();
  asked.pop()?.come();
  await settled();
  void replay.go(9);
  void replay.look("public");
  expect([replay.viewer, replay.seen]).toEqual(["public", 0]);
  for (let count = 0; asked.length && count < 9; count++) {
    asked.shift()?.come();
    await settled();
  }
  expect([replay.step, replay.seen, replay.view]).toEqual([9, "public", { viewer: "public" }]);
  expect(replay.busy).toBe(false);
});

test("the last that may be seen is no end: only a table that is over is", async () => {
  const replay = new Replay("ROOM", null, {} as RoomInfo);
  void replay.load();
  await settled();
  asked.pop()?.come();
  await settled();
  void replay.go(9);
  asked.pop()?.come();
  await settled();
  expect([replay.step, replay.atEnd, replay.over]).toEqual([9, true, false]);
});
