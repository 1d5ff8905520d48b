// What a card is that nobody knows, written into a list.

import { expect, test } from "vitest";
import { canSay, written } from "../src/cube/typing";

const teapot = { cost: "{2}", type: "Artifact Creature", kinds: "Teapot", size: "2/3", text: "Flying\nSing | a song." };

test("it is written behind the name, whatever the count", () => {
  const line = "Artifact Creature — Teapot | 2/3 | Flying | Sing / a song.";
  expect(written("Forest\n2 Test Teapot\nIsland", "Test Teapot", teapot)).toBe(
    `Forest\n2 Test Teapot | {2} | ${line}\nIsland`,
  );
  expect(written("《試験》", "試験", { ...teapot, kinds: "", size: "", text: "", cost: "" })).toBe(
    "《試験》 | Artifact Creature",
  );
});

test("only lines of a name alone can be written to", () => {
  expect(canSay("3x test teapot", "Test Teapot")).toBe(true);
  expect(canSay("4枚 Test Teapot", "Test Teapot")).toBe(true);
  expect(canSay("name,CMC\nTest Teapot,2", "Test Teapot")).toBe(false);
  expect(canSay("Test Teapot (CNS) 12", "Test Teapot")).toBe(false);
});
