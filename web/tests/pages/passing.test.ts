// Little clicking at a game's table: yields, passing until something happens, keys of one's own, taking back.

import { expect, test, vi } from "vitest";
import { told, type Told } from "./told.ts";
import { waitFor, within, type Wish } from "./visit.ts";

const ABILITY = { id: 9001, name: "Soulcatcher", controller: 1, is_ability: true, ability: "aa" };
const OTHER = { ...ABILITY, id: 9003, ability: "bb" };
const SPELL = { id: 9002, name: "Soulcatcher", controller: 2, target_seats: [0] };
const PASS = '.bar [data-key="pass"]';

/** Somebody at a table, in their own first main phase; nothing is asked yet. */
async function sat(wish: Wish = {}): Promise<Told> {
  const at = await told("magic", wish);
  await at.page.first(".own .permanent");
  at.say({ type: "update", table: 1, changes: { step: "precombat main", active: 0, turn: 1 }, asked: [] });
  await at.page.count(".prompt", 0);
  return at;
}

/** Something that can be done: the ability of the first permanent of the own board. */
function option(at: Told): { key: string; what: string; card: number } {
  const card = Number(at.page.all(".own .permanent")[0]?.dataset["id"]);
  return { key: `activate:${card}:0`, what: "activate", card };
}

const yielding = (at: Told) => at.page.button(at.page.say("web-game-yield"));
const pressed = (at: Told, is: boolean) =>
  waitFor(async () => expect((await yielding(at)).getAttribute("aria-pressed")).toBe(String(is)));
const revoking = (at: Told) =>
  within(at.page.all("dialog[open]")[0]!).queryAllByRole("button", {
    name: (said) => said.endsWith(at.page.say("web-game-yield-no")),
  });

test("an ability is yielded to until that is revoked", async () => {
  const at = await sat();
  at.update({ stack: [ABILITY] });
  at.askPriority(option(at));
  await at.page.one(PASS);
  await at.page.press("y");
  await pressed(at, true);
  await at.page.press(" ");
  at.askPriority(option(at));
  await at.answered("pass", "pass");
  await at.page.press("s");
  await at.page.one("dialog[open]");
  await at.page.click(revoking(at)[0]!);
  await at.page.press("Escape");
  at.askPriority(option(at));
  await at.page.one(PASS);
  await at.answered("pass", "pass");
});

test("another ability of the same card still asks: each is listed and revoked alone", async () => {
  const at = await sat();
  for (const item of [ABILITY, OTHER]) {
    at.update({ stack: [item] });
    at.askPriority(option(at));
    await at.page.one(PASS);
    await pressed(at, false);
    await at.page.press("y");
    await pressed(at, true);
    await at.page.press(" ");
    await at.page.count(PASS, 0);
  }
  await at.page.press("s");
  await at.page.one("dialog[open]");
  expect(revoking(at)).toHaveLength(2);
  await at.page.click(revoking(at)[0]!);
  await waitFor(() => expect(revoking(at)).toHaveLength(1));
  await at.page.press("Escape");
  at.askPriority(option(at));
  await at.answered("pass", "pass", "pass");
  await at.page.count(PASS, 0);
  at.update({ stack: [ABILITY] });
  at.askPriority(option(at));
  await at.page.one(PASS);
  await at.answered("pass", "pass", "pass");
});

test("yields kept by the card's name alone are still read, and the list says so", async () => {
  const yields = JSON.stringify(["Soulcatcher", 7, { name: "Regicide" }]);
  const at = await sat({ language: "ja", tab: { "entaku.yields": yields } });
  at.update({ stack: [OTHER] });
  at.askPriority(option(at));
  await at.answered("pass");
  await at.page.press("s");
  const kept = await at.page.one("dialog[open] section li");
  expect(kept.textContent).toContain(at.page.say("web-game-yield-all"));
});

test("passing until something happens goes over nothing, and stops when the viewer is aimed at", async () => {
  const at = await sat();
  at.askPriority(option(at));
  await at.page.one(PASS);
  await at.page.press("n");
  at.update({ step: "beginning of combat" });
  at.askPriority(option(at));
  await at.answered("pass", "pass");
  at.update({ stack: [SPELL], active: 2 });
  at.askPriority(option(at));
  await at.page.one(PASS);
  await at.page.one("svg.arrows path.target");
  await at.answered("pass", "pass");
});

test("keys are changed in the settings, kept, and rest while a word is composed", async () => {
  const at = await sat();
  const { page } = at;
  await page.click(page.button(page.say("web-settings")));
  await page.click(within(await page.one("dialog[open]")).findByText(page.say("web-keys-game")));
  await page.click(page.button(`${page.say("web-keys-pass")}: ␣`, "dialog[open]"));
  await page.press("p", "Escape");
  await page.click(page.one(".players .turn"));
  at.askPriority(option(at));
  await waitFor(async () => expect((await page.one(`${PASS} kbd`)).textContent).toBe("p"));
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true, isComposing: true }));
  await page.press(" ");
  expect(at.given).toEqual([]);
  await page.press("p");
  await at.answered("pass");
  await page.open();
  await page.first(".permanent");
  at.say({ type: "update", table: 1, changes: { step: "precombat main", active: 0, turn: 1 }, asked: [] });
  at.askPriority(option(at));
  await waitFor(async () => expect((await page.one(`${PASS} kbd`)).textContent).toBe("p"));
  await page.press("p");
  await at.answered("pass", "pass");
});

test("Escape takes back what was begun; where nothing can be taken back, nothing is asked", async () => {
  const at = await sat();
  at.askPriority(option(at));
  await at.page.one(PASS);
  await at.page.press("Escape");
  expect(at.wished).not.toContain("take-back");
  at.say({ type: "update", table: 1, undo: { points: [], left: 0, takes_back: true, by_hand: null } });
  await at.page.one("[data-takeback]");
  await at.page.press("Escape");
  await waitFor(() => expect(at.wished.filter((one) => one === "take-back")).toHaveLength(1));
});

test("rulings may come after the zoom was closed", async () => {
  let rule: (found: unknown) => void = () => undefined;
  const rulings = new Promise((done) => (rule = done));
  const at = await sat({ answers: { "GET /api/rulings/Soulcatcher": () => rulings } });
  const faults = vi.fn();
  window.addEventListener("unhandledrejection", faults);
  at.update({ stack: [ABILITY] });
  const item = await at.page.first(".item");
  await at.page.user.pointer({ keys: "[MouseRight]", target: item });
  await at.page.one("dialog[open]");
  await waitFor(() => expect(at.page.fetched.map(([, path]) => path)).toContain("/api/rulings/Soulcatcher"));
  await at.page.press("Escape");
  await at.page.count("dialog[open]", 0);
  rule({ rulings: [["2010-01-02", "It purrs."]] });
  await rulings;
  await new Promise((done) => setTimeout(done));
  expect(faults).not.toHaveBeenCalled();
});

test("arrows leave with the game, even on a page that draws no frames just then", async () => {
  const at = await sat();
  const attacker = option(at).card;
  at.update({ step: "combat damage", attacks: [{ attacker, player: 1 }] });
  await at.page.one("svg.arrows path.attack");
  vi.stubGlobal("requestAnimationFrame", () => 0);
  at.say({ type: "update", table: 1, changes: { winners: [0], ended: "last" }, over: true });
  await at.page.one(".verdict");
  await at.page.count("svg.arrows", 0);
});
