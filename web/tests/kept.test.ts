// What a browser keeps, and what it gives to others.

import { afterEach, expect, test } from "vitest";
import { asJson, asLink, forgetFormat, fromJson, fromLink, keepFormat, keptFormats } from "../src/formats/kept";
import { bindings } from "../src/lib/bindings.svelte";
import type { DraftFormat } from "../src/lib/protocol";
import { tokenFor, keepToken } from "../src/lib/settings.svelte";
import { forgetTable, knownTables, recoveryFor, rememberTable } from "../src/lib/tables";
import { linkTo, shared } from "../src/targets/marking";

afterEach(() => localStorage.clear());

const format = (name: string) => ({ name, phases: [{ type: "booster", rounds: 3 }] }) as unknown as DraftFormat;

test("a format survives its text and its link, in any letters", () => {
  const cube = format("家のキューブ ♥ <b>");
  expect(fromJson(asJson(cube))).toEqual(cube);
  location.hash = new URL(asLink(cube)).hash;
  expect(fromLink()).toEqual(cube);
  location.hash = "";
  expect(fromLink()).toBeNull();
});

test("what is no format is none", () => {
  const wrong = ["", "3", "null", "{}", '{"phases": []}', '{"phases": [1]}', '{"phases": [{"kind": "x"}]}', "{"];
  expect(wrong.map(fromJson)).toEqual(wrong.map(() => null));
  location.hash = "#format=____";
  expect(fromLink()).toBeNull();
});

test("formats are kept by name, the latest first, fifty of them", () => {
  for (let number = 0; number < 52; number++) keepFormat(format(`F${number}`));
  keepFormat({ ...format("F30"), phases: [] });
  expect(keptFormats()).toHaveLength(49); // one without phases is none
  keepFormat(format("F30"));
  expect(
    keptFormats()
      .map((one) => one.name)
      .slice(0, 2),
  ).toEqual(["F30", "F51"]);
  expect(forgetFormat("F30").map((one) => one.name)).not.toContain("F30");
});

test("rooms are remembered with what more is known, and their secrets forgotten with them", () => {
  rememberTable("AAAA", { title: "One" });
  rememberTable("BBBB", { title: "Two" });
  rememberTable("AAAA", { recovery: "12-34" });
  keepToken("AAAA", "secret");
  expect(knownTables().map(({ code, title }) => [code, title])).toEqual([
    ["AAAA", "One"],
    ["BBBB", "Two"],
  ]);
  expect([recoveryFor("AAAA"), recoveryFor("BBBB"), tokenFor("AAAA")]).toEqual(["12-34", "", "secret"]);
  forgetTable("AAAA");
  expect([knownTables().length, tokenFor("AAAA")]).toEqual([1, null]);
});

test("a key that is given to another act changes places with it, and keys that move stay what they are", () => {
  expect(bindings.act(" ")).toBe("pass");
  expect(bindings.change("pass", "E")).toBe(true);
  expect([bindings.act("e"), bindings.act(" ")]).toEqual(["pass", "until-end"]);
  expect(["ArrowLeft", "Tab", "5", "F5"].map((key) => bindings.change("pass", key))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  bindings.reset();
  expect(bindings.isUsual).toBe(true);
});

test("a text for the targets page survives its link", () => {
  const text = "Destroy target creature & draw a card #1 = 石";
  expect(shared(new URL(linkTo(text, "2022")).hash)).toEqual({ text, rules: "2022" });
  expect(shared("#nothing=1")).toBeNull();
});
