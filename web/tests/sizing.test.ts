import { describe, expect, it } from "vitest";
import { cardWidth } from "../src/draft/sizing";

const rows = (count: number, width: number, across: number, gap: number) =>
  Math.ceil(count / Math.floor((across + gap + 0.5) / (width + gap)));

describe("cards side by side", () => {
  it("are as wide as all of them find room", () => {
    for (const count of [1, 2, 5, 8, 15])
      for (const across of [400, 800, 1200]) {
        const width = cardWidth(count, { width: across, height: 1250 }, 10, "medium");
        const high = rows(count, width, across, 10);
        expect(high * width * 1.5 + 10 * (high - 1)).toBeLessThanOrEqual(1250);
      }
  });

  it("are larger on a larger screen", () => {
    const on = (width: number, height: number) => cardWidth(8, { width, height }, 10, "medium");
    expect(on(376, 540)).toBe(118);
    expect(on(810, 1250)).toBe(232);
  });

  it("are no narrower than can be read, where they are scrolled, and no wider than anybody wants", () => {
    expect(cardWidth(40, { width: 400, height: 300 }, 10, "medium")).toBeGreaterThanOrEqual(116);
    expect(cardWidth(1, { width: 2000, height: 2000 }, 10, "large")).toBe(290);
    expect(cardWidth(3, { width: 90, height: 300 }, 10, "small")).toBe(90);
  });
});
