// A clock looks again when it has another second to show, and not more often.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everySecond } from "../src/lib/seconds";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test("it ticks as each second is shown, past its end too, until it is ended", async () => {
  const until = 2300;
  const seen: number[] = [];
  const end = everySecond(
    () => until - Date.now(),
    () => seen.push(Date.now()),
  );
  await vi.advanceTimersByTimeAsync(4500);
  expect(seen).toEqual([300, 1300, 2300, 3300, 4300]);
  expect(seen.map((now) => Math.ceil((until - now) / 1000))).toEqual([2, 1, 0, -1, -2]);
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.length).toBe(5);
});

test("it ticks once a second from any moment on", async () => {
  let ticks = 0;
  const end = everySecond(
    () => 999.5 - Date.now(),
    () => (ticks += 1),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ticks).toBe(60);
  end();
});
