// Why something can't be done, in words.

import { beforeAll, expect, test } from "vitest";
import { missed, reason, whatNot } from "../src/game/whying";
import type { Refusal, WhyNot } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";

beforeAll(async () => {
  await words.needAll();
  settings.language = "en";
});

const said = (refusal: Refusal) => reason(refusal, (name) => name.toUpperCase());

test("a reason has the number of its rule", () => {
  expect(said({ key: "land-played", rule: "305.2" })).toBe(
    "You have played all lands that you may this turn (CR 305.2)",
  );
});

test("what it comes from is named as the viewer calls it, where it is known", () => {
  const refusal = { key: "cant-attack", rule: "508.1c" };
  expect(said({ ...refusal, by: 7, facts: [["by", "Fox"]] })).toBe("FOX keeps it from attacking (CR 508.1c)");
  expect(said(refusal)).toBe("An effect keeps it from attacking (CR 508.1c)");
});

test("mana that is lacking is told with what there is", () => {
  const owed = (mana: string): Refusal => ({
    key: "mana",
    rule: "601.2g",
    facts: [
      ["cost", "{1}{G}"],
      ["mana", mana],
    ],
  });
  expect(said(owed("{G}"))).toContain("it costs {1}{G}, you can make {G}");
  expect(said(owed(""))).toContain("you can make none");
});

test("a blocker says whom it can't block", () => {
  const one: WhyNot = { what: "block", card: 1, whom: 2, refusals: [] };
  expect(whatNot(one, () => "Fox")).toBe("Can’t block Fox");
  expect(whatNot(one, () => "")).toBe("Can’t block this attacker");
});

test("an attacker says whom it can't attack: a player by name, or what they have", () => {
  const player = (seat: number) => (seat === 2 ? "Cy" : "");
  expect(whatNot({ what: "attack-whom", card: 1, seat: 2, refusals: [] }, () => "Fox", player)).toBe("Can’t attack Cy");
  const walker: WhyNot = { what: "attack-whom", card: 1, seat: 2, whom: 9, refusals: [] };
  expect(whatNot(walker, () => "Walker", player)).toBe("Can’t attack Walker");
  expect(whatNot({ what: "stay", card: 1, refusals: [] }, () => "")).toBe("Has to attack");
});

test("what a target isn't is said in the reader's language", async () => {
  const refusal: Refusal = {
    key: "not-a",
    rule: "601.2c",
    facts: [["what", "Artifact"]],
    said: [["what", { en: "an artifact", ja: "アーティファクト" }]],
  };
  expect(said(refusal)).toBe("It isn’t an artifact (CR 601.2c)");
  settings.language = "ja";
  await words.needAll();
  expect(said(refusal)).toBe("アーティファクトではありません（CR 601.2c）");
  settings.language = "en";
  expect(missed({ refusal, names: ["Fox", "Elk"], more: 2 }, (name) => name)).toBe(
    "Fox, Elk and 2 more: It isn’t an artifact (CR 601.2c)",
  );
});
