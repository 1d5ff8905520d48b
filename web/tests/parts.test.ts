// A part of a page that doesn't come is fetched again.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { part, parts } from "../src/lib/parts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it is fetched until it comes, and is missing meanwhile", async () => {
  let left = 8;
  const coming = part(() => (left-- ? Promise.reject(new TypeError("no line")) : Promise.resolve("here")));
  await vi.advanceTimersByTimeAsync(300);
  expect([left, parts.missing]).toEqual([7, 1]);
  await vi.runAllTimersAsync();
  expect([await coming, parts.missing]).toEqual(["here", 0]);
});

test("a part that throws by itself is an error, not missing", async () => {
  const fault = new Error("written wrongly");
  const coming = part(() => Promise.reject(fault));
  const told = expect(coming).rejects.toBe(fault);
  await vi.runAllTimersAsync();
  await told;
  expect(parts.missing).toBe(0);
});
