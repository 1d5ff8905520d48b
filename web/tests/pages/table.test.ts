// A game's table as it is told: votes, the log, cards of two sides and face down, waiting for a bot.

import { expect, test } from "vitest";
import { told, type Told } from "./told.ts";
import { waitFor, within, type Wish } from "./visit.ts";

const FACTS = {
  name: "Day Fox // Night Wolf",
  ja: "昼の狐",
  layout: "transform",
  colours: "G",
  types: ["Creature"],
  faces: [
    { name: "Day Fox", ja: "昼の狐", type_line: "Creature — Fox", power: "1", toughness: "2" },
    { name: "Night Wolf", ja: "夜の狼", type_line: "Creature — Wolf", power: "4", toughness: "4" },
  ],
};
const WOLF = { id: 9101, name: "Night Wolf", power: 4, toughness: 4, types: ["Creature"], colours: "G" };
const NAMES = { en: ["Day Fox", "Night Wolf"], ja: ["昼の狐", "夜の狼"] } as const;
const LANGUAGES = ["en", "ja"] as const;

const THEIRS = { id: 9102, owner: 1, controller: 1, face_down: true, power: 2, toughness: 2, types: ["Creature"] };

async function sat(wish: Wish = {}): Promise<Told> {
  const at = await told("magic", wish);
  await at.page.first(".own .permanent");
  at.say({ type: "update", table: 1, changes: { step: "precombat main", active: 0, turn: 1 }, asked: [] });
  await at.page.count(".prompt", 0);
  return at;
}

const says = (what: () => HTMLElement | undefined, text: string) =>
  waitFor(() => expect(what()?.textContent).toContain(text));

test("votes are shown as they are cast, and a line of the log lights the card it is about", async () => {
  const at = await sat();
  const { page } = at;
  const votes = () => within(document.body).getByRole("region", { name: page.say("web-game-votes") });
  at.update({}, { type: "voted", voter: 1, choice: "death" });
  await waitFor(() => expect(votes().querySelectorAll("li.soft")).toHaveLength(3));
  at.update({}, { type: "voted", voter: 2, choice: "torture" });
  await waitFor(() => expect(votes().querySelectorAll("li:not(.soft)")).toHaveLength(2));
  const card = page.all(".own .permanent")[0]!;
  const lines = page.all(".log li").length;
  at.update({}, { type: "goaded", object: Number(card.dataset["id"]), by: 2 });
  await page.count(".log li", lines + 1);
  await page.user.hover(page.all(".log li").at(-1)!);
  await waitFor(() => expect(card.classList.contains("pointed")).toBe(true));
  await page.user.selectOptions(within(document.body).getByLabelText(page.say("web-game-log-filter")), "3");
  await page.count(".log li", 0);
});

test.each(LANGUAGES)(
  "a card is called as the side that lies up, and turned over in the zoom (%s)",
  async (language) => {
    const at = await sat({ language });
    const [front, back] = NAMES[language];
    at.say({ type: "update", table: 1, changes: { battlefield: [WOLF] }, cards: { "Night Wolf": FACTS } });
    const own = await at.page.one('.permanent[data-id="9101"]');
    await says(() => own, back);
    await at.page.user.pointer({ keys: "[MouseRight]", target: own });
    const title = () => at.page.all("dialog[open] h2")[0];
    await waitFor(() => expect(title()?.textContent?.trim()).toBe(back));
    await says(() => at.page.all("dialog[open] .words")[0], front);
    const turn = await at.page.one("dialog[open] [data-turn-over]");
    expect(turn.textContent?.trim()).toBe(at.page.say("web-card-turn-over", { name: front }));
    await at.page.click(turn);
    await waitFor(() => expect(title()?.textContent?.trim()).toBe(front));
    expect((await at.page.one("dialog[open] .card .name")).textContent?.trim()).toBe(front);
    await at.page.click(turn);
    await waitFor(() => expect(title()?.textContent?.trim()).toBe(back));
  },
);

test.each(LANGUAGES)("day or night is said in words as soon as it is either (%s)", async (language) => {
  const at = await sat({ language });
  const sign = () => at.page.all("[data-daytime]")[0];
  expect(sign()).toBeUndefined();
  at.update({ daytime: "night" });
  await says(sign, at.page.say("web-game-night"));
  at.update({ daytime: "day" });
  await says(sign, at.page.say("web-game-day"));
  at.update({ daytime: "" });
  await at.page.count("[data-daytime]", 0);
});

test("a face-down creature, spell and cast of somebody else have no name", async () => {
  const at = await sat();
  at.update({ battlefield: [THEIRS] });
  await says(() => at.page.all('.permanent[data-id="9102"]')[0], at.page.say("web-game-face-down"));
  at.update(
    { stack: [{ id: 9103, name: "", controller: 1, face_down: true }] },
    { type: "cast", seat: 1, object: 9103, card: "", origin: "hand" },
  );
  await says(() => at.page.all('[data-item="9103"]')[0], at.page.say("web-game-unseen-card"));
});

test("the ways to cast a card are buttons, and one of them is face down", async () => {
  const at = await sat();
  const options = ["plain-0", "face-down"].map((text, key) => ({ key, what: "way", text }));
  at.ask("game-cast-way", { type: "choose", options, least: 1, most: 1 }, 0);
  const buttons = within(await at.page.one(".prompt")).getAllByRole("button");
  expect(buttons).toHaveLength(2);
  await at.page.click(buttons[1]!);
  await at.page.count(".prompt", 0);
  await at.answered(1);
});

test("while a bot decides a button has the table go on; while a person does, there is none", async () => {
  const at = await sat();
  at.say({ type: "update", table: 1, changes: { deciding: 1 }, asked: [] });
  await says(() => at.page.all(".bar")[0], at.page.say("web-game-wait-others", { player: "Bot 2" }));
  await at.page.count("[data-hurry]", 0);
  const { welcome } = at.table;
  const seats = welcome.room.seats.map((seat, place) => (place === 1 ? { ...seat, kind: "bot" } : seat));
  at.say({ ...welcome, room: { ...welcome.room, seats }, type: "room" });
  const skip = await at.page.one("[data-hurry]");
  expect(skip.textContent?.trim()).toBe(at.page.say("web-game-skip"));
  await at.page.click(skip);
  await waitFor(() => expect(at.wished).toContain("hurry"));
});

test("of the boards of others a teammate's says whose it is", async () => {
  const at = await sat();
  const board = (seat: number) => at.page.all(`[data-board="${seat}"] header`)[0];
  const teams = [
    [0, 1],
    [2, 3],
  ];
  at.update({ teams, shared: true });
  await says(() => board(1), at.page.say("web-game-teammate"));
  for (const seat of [0, 2, 3]) expect(board(seat)?.textContent).not.toContain(at.page.say("web-game-teammate"));
});

test("players of a team with one life total end at one place", async () => {
  const at = await sat();
  const teams = [
    [0, 1],
    [2, 3],
  ];
  const lost = [2, 3].map((seat) => ({ type: "lost", seat, why: "life" }));
  at.update({ teams, shared: true, "players.2.left": true, "players.3.left": true }, ...lost);
  at.say({ type: "update", table: 1, changes: { winners: [0, 1], ended: "survivors" }, over: true });
  await at.page.one("[data-ranking]");
  const places = (selector: string) => at.page.all(selector).map((one) => one.textContent?.trim());
  expect(places("[data-ranking] .place")).toEqual(["1", "1", "3", "3"]);
});

const asked = (at: Told) => at.page.first(".bar b");

test.each([
  [{}, "spell"],
  [{ is_ability: true, ability: "when", source: 9106 }, "triggered"],
])("what resolves next is named where one is asked to respond (%o)", async (more, kind) => {
  const at = await sat();
  const bell = {
    ...FACTS,
    name: "Bell",
    ja: "鐘",
    faces: [],
    choices: { triggered: [{ en: "Ring." }], marks: ["when"] },
  };
  at.say({ type: "update", table: 1, cards: { Bell: bell } });
  at.update({ stack: [{ id: 9105, name: "Bell", controller: 1, ...more }] });
  at.askPriority({ key: "cast", what: "cast", card: 9999 });
  const wanted = at.page.say("web-game-respond", { player: "Bot 2", card: "Bell", kind });
  await waitFor(async () => expect((await asked(at)).textContent).toBe(wanted));
});

test("what is discarded is chosen in the hand alone, and confirmed", async () => {
  const at = await sat();
  const [own, ...others] = (at.table.shown as { view: { players: object[] } }).view.players;
  const cards = [9501, 9502].map((id) => ({ id, name: "Forest", types: ["Land"] }));
  at.update({ players: [{ ...own, hand: cards, hand_size: 2 }, ...others] });
  const options = cards.map(({ id }) => ({ key: id, card: id }));
  at.ask("game-discard", { type: "choose", options, least: 1, most: 1 }, 9501);
  const confirm = (await at.page.one('.bar [data-key="confirm"]')) as HTMLButtonElement;
  await at.page.count(".bar .tile", 0);
  expect(confirm.disabled).toBe(true);
  const hand = at.page.all(".in-hand");
  await at.page.click(hand[0]!);
  await at.page.click(hand[1]!);
  await at.page.count(".in-hand.lit", 1);
  expect(at.given).toEqual([]);
  await at.page.click(confirm);
  await at.answered(Number(hand[1]!.dataset["card"]));
});

test("beside each word that is voted for stands what the card says of it", async () => {
  const at = await sat();
  const text = "Each player votes for death or torture. If death gets more votes, draw. If torture does, discard.";
  at.say({ type: "update", table: 1, cards: { Poll: { ...FACTS, name: "Poll", faces: [], text } } });
  at.update({ stack: [{ id: 9107, name: "Poll", controller: 1 }] });
  const options = ["death", "torture"].map((text) => ({ key: text, what: "word", text }));
  const decision = { id: 77, seat: 0, actor: 0, purpose: "game-vote", default: "death", about: [9107, "voter 0"] };
  const shape = { type: "choose", options, least: 1, most: 1 };
  at.say({
    type: "update",
    table: 1,
    asked: [{ decision: { ...decision, shape, optional: false, clock: null }, left: null, lean: null }],
  });
  await at.page.count(".prompt [data-choice] small", 2);
  const said = at.page.all(".prompt [data-choice] small").map((one) => one.textContent?.trim());
  expect(said).toEqual(["If death gets more votes, draw.", "If torture does, discard."]);
});

test("a mulligan says how many cards are kept after it, and shows no card as what asks", async () => {
  const at = await sat();
  const decision = { id: 7, purpose: "game-mulligan", about: [9101], shape: { type: "yes-no" }, default: false };
  const asked = [{ decision: { ...decision, seat: 0, actor: 0 }, left: null, lean: null, until: null }];
  at.say({ type: "update", table: 1, changes: { battlefield: [WOLF] }, cards: { "Night Wolf": FACTS }, asked });
  await at.page.one(".bar[data-purpose=game-mulligan]");
  expect((await at.page.one("[data-keeps]")).textContent).toBe(at.page.say("web-game-mulligan-keeps", { count: 9101 }));
  expect(at.page.all(".bar .source")).toHaveLength(0);
});

test("a player who can't be the target can be asked why, one who can be can't", async () => {
  const at = await sat();
  at.ask("game-target", { type: "choose", options: [{ key: 7, what: "player", seat: 1 }], least: 1, most: 1 }, 7);
  const button = await at.page.one("[data-why-player='2']");
  await at.page.count("[data-why-player='1']", 0);
  await at.page.click(button);
  await waitFor(() => expect(at.wished).toContain("ask-why-player"));
});
