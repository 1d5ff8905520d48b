import { expect, test } from "vitest";
import type { Pile } from "../src/game/gaming.svelte";
import { lasting } from "../src/game/piling";
import type { CardView } from "../src/lib/protocol";

const card = (id: number): CardView => ({ id, name: "Forest" });
const pile = (...cards: CardView[]): Pile => ({ key: "", cards, attached: [] });
const keys = (piles: readonly Pile[]): string[] => piles.map((one) => one.key);

function naming(): () => string {
  let next = 0;
  return () => String(next++);
}

test("a pile that is taken apart and put together again keeps its key", () => {
  const fresh = naming();
  const [one, two, three] = [card(1), card(2), card(3)];
  const whole = lasting([], [pile(one, two, three)], fresh);
  const apart = lasting(whole, [pile(one), pile(two, three)], fresh);
  const again = lasting(apart, [pile(one, two, three)], fresh);
  expect([keys(whole), keys(apart), keys(again)]).toEqual([["0"], ["0", "1"], ["0"]]);
});

test("what has not changed is the very pile of before", () => {
  const fresh = naming();
  const [one, two] = [card(1), card(2)];
  const before = lasting([], [pile(one), pile(two)], fresh);
  const after = lasting(before, [pile(one), pile({ ...two, tapped: true })], fresh);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(keys(after)).toEqual(keys(before));
});

test("no two piles have one key, though a card comes back whose pile goes on without it", () => {
  const fresh = naming();
  const [one, two] = [card(1), card(2)];
  const whole = lasting([], [pile(one, two)], fresh);
  const without = lasting(whole, [pile(two)], fresh);
  expect(keys(lasting(without, [pile(one), pile(two)], fresh))).toEqual(["1", "0"]);
});
