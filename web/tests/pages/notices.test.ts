// What a room says of itself over a table goes when its time is up, whatever else is said meanwhile.

import { afterEach, expect, test, vi } from "vitest";
import { told } from "./told.ts";

afterEach(() => void vi.useRealTimers());

const line = (n: number, more: object) => ({ n, at: Date.now() / 1000, guest: 0, name: "Ada", ...more });
const SETTLED = { type: "settled", kind: "offer", seat: 1, outcome: "done" };
/** What is told, by the first word of its key, and the message that brings it. */
const SAID: [string, number, () => object][] = [
  ["a notice", 8, () => ({ type: "talk", lines: [line(1, { notice: "caster" })], all: false })],
  ["what was decided", 6, () => SETTLED],
];

test.each(SAID)("%s goes after %i seconds, though others speak", async (_, seconds, message) => {
  const at = await told("magic");
  await at.page.first(".own .permanent");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const shown = () => at.page.all("p.told").length;
  at.say(message());
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(1);
  at.say({ type: "talk", lines: [line(2, { guest: 2, text: "Hello" })], all: false });
  at.say({ type: "update", table: 1, changes: { turn: 2 }, asked: [] });
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1500);
  expect(shown()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(0);
});

test("of two that come together the last is shown for its whole time", async () => {
  const at = await told("magic");
  await at.page.first(".own .permanent");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  at.say({ type: "talk", lines: [line(1, { notice: "caster" })], all: false });
  await vi.advanceTimersByTimeAsync(5000);
  at.say(SETTLED);
  await vi.advanceTimersByTimeAsync(5000);
  const [shown, ...more] = at.page.all("p.told");
  expect(shown?.textContent).toBe(
    at.page.say("table-offer-done", { player: String(at.table.welcome.room.seats[1]?.["name"]) }),
  );
  expect(more).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(at.page.all("p.told")).toHaveLength(0);
});
