// A night's small sums: tie-breakers, clocks, what is said of it.

import { beforeAll, expect, test } from "vitest";
import type { NightSettings } from "../src/night/asking";
import { tieBreakers, tiesOf, whole, usualSettings } from "../src/night/defaults";
import { clockTime, groupPlace, isAlone, remaining, told } from "../src/night/night.svelte";
import { playedOn } from "../src/night/overtime";
import { lapLine } from "../src/night/rules";
import { tableName, tableOfRound } from "../src/night/tables";
import type { NightGroup } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import { cases } from "./cases";

beforeAll(async () => {
  await words.needAll();
  await words.load("ja");
});

type Ties = Pick<NightSettings, "structure" | "ties"> & { breakers: string[] };

test.for(cases<Ties>("defaults"))("tie-breakers, line %i", ([, { breakers, ...agreed }]) => {
  const night = { ...usualSettings(), ...agreed };
  expect(tieBreakers(night)).toEqual(breakers);
  expect(tiesOf(night)).toEqual(expect.arrayContaining(breakers));
});

test("fields that were emptied get what is usual, and those that were filled stay", () => {
  const usual = usualSettings();
  const emptied = {
    ...usual,
    minutes: null as unknown as number,
    rounds: null as unknown as number,
    wins: 3.4,
    options: { ...usual.options, life: null as unknown as number, rumble: 12 },
    points: { ...usual.points, win: null as unknown as number, draw: null },
  };
  const found = whole(emptied);
  expect([found.minutes, found.rounds, found.wins]).toEqual([usual.minutes, usual.rounds, 3]);
  expect([found.options.life, found.options.rumble]).toEqual([usual.options.life, 12]);
  expect([found.points.win, found.points.draw]).toEqual([usual.points.win, null]);
});

test("a round's clock counts down by the second, and up once its time is over", () => {
  expect([4500, 59.2, 0.1, 0, -0.9, -65].map(clockTime)).toEqual(["75:00", "1:00", "0:01", "0:00", "+0:00", "+1:05"]);
});

test("what is left on a clock is less for as long as it runs", () => {
  const clock = { length: 100, used: 30, since: null, called: false } as unknown as Parameters<typeof remaining>[0];
  expect(remaining(clock, 500)).toBe(70);
  expect(remaining({ ...clock, since: 490 }, 500)).toBe(60);
  expect(remaining({ ...clock, since: 510 }, 500)).toBe(70);
});

test("what is played on at time counts down once the time is up, and then up", () => {
  expect([70, 0, -590, -600, -601].map((left) => clockTime(playedOn(left, 10)))).toEqual([
    "1:10",
    "10:00",
    "0:10",
    "0:00",
    "+0:01",
  ]);
  expect(playedOn(-5, 0)).toBe(-5);
});

test("what follows on time says how long is played on, and then the turns", () => {
  settings.language = "ja";
  expect(lapLine({ overtime: 10, lap: "none" })).toBe("時間になったら10分延長。その場で終了。");
  expect(lapLine({ overtime: 0, lap: "none" })).toBe("その場で終了。");
  settings.language = "en";
});

const group = (what: Partial<NightGroup>) => ({ number: 4, half: "round-1", pod: null, ...what }) as NightGroup;

test("a group is called by the table where it sits, and by its round too where there are several", () => {
  settings.language = "en";
  const seated = group({ number: 6, table: 4, round: 2 });
  expect([tableName(seated), tableOfRound(seated), tableName(undefined)]).toEqual(["Table 4", "Round 2, table 4", ""]);
  expect(groupPlace(group({ pod: 2 }))).toBe("Pod 2");
  expect(groupPlace(group({ pod: 2, half: "winners" })).startsWith("Pod 2 · ")).toBe(true);
  expect(isAlone(group({ order: [3], absent: [] }))).toBe(true);
  expect(isAlone(group({ order: [3], absent: [5] }))).toBe(false);
});

test("a sentence of the server's may have another in it, and names stand in a row as the language joins them", () => {
  const said = { key: "web-seat", facts: { seat: { key: "web-seat", facts: { seat: 3 } } } };
  settings.language = "en";
  expect(told(said)).toBe(told({ key: "web-seat", facts: { seat: told({ key: "web-seat", facts: { seat: 3 } }) } }));
  const names = { key: "nights-votes-missing", facts: { names: "Ada, Ben" } };
  expect(told(names)).toContain("Ada, Ben");
  settings.language = "ja";
  expect(told(names)).toContain("Ada、Ben");
  settings.language = "en";
});
