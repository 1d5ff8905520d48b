// What changed in a view is put in its place.

import { expect, test } from "vitest";
import { changed } from "../src/lib/changes";
import { cases } from "./cases";

type Tree = Record<string, unknown>;

const USUAL: Record<string, unknown> = { what: "", tapped: false, controller: 0, power: null, exile: [] };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Python leaves out what is as usual, where a browser may know it by its value, too. */
const plain = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told), (key, value: unknown) =>
    key in USUAL && isSame(USUAL[key], value) ? undefined : value,
  );

test.for(cases<{ view: Tree; told: Tree; meant: Tree }>("changes"))("changes, line %i", ([, { view, told, meant }]) => {
  const before = JSON.stringify(view);
  expect(plain(changed(view, told))).toEqual(plain(meant));
  expect(JSON.stringify(view)).toBe(before);
});

test("what didn't change is the same thing as before, so that nothing of it is drawn again", () => {
  const view = { players: [{ name: "Ada" }, { name: "Ben" }], log: ["a"] };
  const next = changed(view, { "players.1.name": "Ken" });
  expect(next.players[0]).toBe(view.players[0]);
  expect(next.log).toBe(view.log);
  expect(next.players[1]).toEqual({ name: "Ken" });
});

test("places are taken out of what was there, and items put behind it", () => {
  expect(changed({ list: [5, 6, 7] }, { "list-": [0, 2], "list+": [8] })).toEqual({ list: [6, 8] });
  expect(changed({ list: null as number[] | null }, { "list+": [8] })).toEqual({ list: [8] });
});
