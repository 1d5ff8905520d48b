// Every shape of decision can be answered on the page, whatever it is for, with an answer that the server takes.

import { expect, test } from "vitest";
import { cases } from "../cases.ts";
import { told, type Told } from "./told.ts";
import { waitFor, within } from "./visit.ts";

interface Prompt {
  name: string;
  asked: { decision: { shape: { type: string } } };
  answer: unknown;
}
const PROMPTS = Object.fromEntries(cases<Prompt>("prompts").map(([, prompt]) => [prompt.name, prompt]));

/** A page on which this is asked, and the answer that is to be given there. */
async function asked(name: string, refusal: object | null = null): Promise<{ at: Told; answer: unknown }> {
  const prompt = PROMPTS[name];
  if (!prompt) throw new Error(`Nothing is asked as ${name}.`);
  const at = await told("draft", {}, refusal);
  await at.page.first("main");
  at.say({ type: "update", table: 1, asked: [prompt.asked] });
  await at.page.one(".prompt");
  return { at, answer: prompt.answer };
}

const press = async (at: Told, name: string) => at.page.click(at.page.button(name, ".prompt"));
const confirming = (at: Told) => at.page.button(at.page.say("web-confirm"), ".prompt") as Promise<HTMLButtonElement>;

/** Confirm; the question is gone at once, and just this was answered. */
async function confirmed(at: Told, answer: unknown): Promise<void> {
  await at.page.click(confirming(at));
  await at.page.count(".prompt", 0);
  await at.answered(answer);
}

test.each([
  [0, "yes"],
  [1, "no"],
])("a question has two buttons, of which button %i says %s", async (place, name) => {
  const { at, answer } = await asked(name);
  const buttons = at.page.all(".prompt .row button");
  expect(buttons).toHaveLength(2);
  await at.page.click(buttons[place] as HTMLElement);
  await at.page.count(".prompt", 0);
  await at.answered(answer);
});

test("one card of several: a click lights it, the button gives it", async () => {
  const { at, answer } = await asked("one");
  await press(at, "Bolt");
  await confirmed(at, answer);
});

test("two of three: fewer can't be confirmed, a third can't be lit", async () => {
  const { at, answer } = await asked("some");
  await press(at, "Forest");
  expect((await confirming(at)).disabled).toBe(true);
  await press(at, "Bear");
  await press(at, "Bolt");
  await at.page.count(".prompt [aria-pressed=true]", 2);
  await confirmed(at, answer);
});

test("things go up and down one place at a time", async () => {
  const { at, answer } = await asked("order");
  await press(at, "Earlier: Forest");
  await confirmed(at, answer);
});

test("an amount is shared out to the last, from the usual way of sharing it on", async () => {
  const { at, answer } = await asked("divide");
  expect((await confirming(at)).disabled).toBe(false);
  await at.page.click(within(await at.page.one(".prompt")).getAllByRole("button", { name: /^One less:/ })[0]!);
  await waitFor(async () => expect((await confirming(at)).disabled).toBe(true));
  await press(at, "One more: Bolt");
  await confirmed(at, answer);
});

test("things are moved between two piles, which keep to their sizes", async () => {
  const { at, answer } = await asked("split");
  expect((await confirming(at)).disabled).toBe(true);
  await press(at, "Bolt: move to second");
  await confirmed(at, answer);
});

test("each subject gets one of its own choices, or none", async () => {
  const { at, answer } = await asked("assign");
  await at.page.user.selectOptions(at.page.all(".prompt select")[1]!, "5");
  await confirmed(at, answer);
});

test("a number is typed or stepped to, within its bounds", async () => {
  const { at, answer } = await asked("number");
  const field = await at.page.one(".prompt input");
  const typed = async (number: string) => {
    await at.page.user.clear(field);
    await at.page.user.type(field, number);
  };
  await typed("9");
  await waitFor(async () => expect((await confirming(at)).disabled).toBe(true));
  await typed("4");
  await press(at, "One more");
  await confirmed(at, answer);
});

test("an answer that is refused is taken back: the question is there again, with the reason", async () => {
  const { at, answer } = await asked("yes", { key: "decision-over", args: {}, text: "Too late." });
  await at.page.click(at.page.all(".prompt .row button")[0]!);
  await waitFor(() => expect(document.body.textContent).toContain("Too late."));
  await at.page.one(".prompt");
  await at.answered(answer);
});

const PARTED: Record<string, string[]> = {
  "game-piles": ["first", "second"],
  "game-scry": ["top", "bottom"],
  "game-fateseal": ["top", "bottom"],
  "game-surveil": ["top", "graveyard"],
};

test.each(Object.keys(PARTED))("what %s asks to part is called in the viewer's words", async (purpose) => {
  const at = await told("magic");
  await at.page.first(".own .permanent");
  const parts = PARTED[purpose] ?? [];
  const shape = { type: "split", options: [{ key: 1, what: "card" }], parts: parts.map((what) => ({ what })) };
  at.ask(purpose, shape, [[1], []]);
  const prompt = await at.page.one(`.prompt[data-purpose=${purpose}]`);
  const titles = [...prompt.querySelectorAll("h3")].map((title) => title.firstChild?.textContent?.trim());
  expect(titles).toEqual(parts.map((part) => at.page.say(`${purpose}-${part}`)));
  expect(prompt.textContent).toContain(at.page.say("web-part-empty"));
});

test.each(["game-choose-pile", "game-choose-hand"])(
  "what lies together is chosen by what it is: %s",
  async (purpose) => {
    const at = await told("magic");
    await at.page.first(".own .permanent");
    const options = [
      { key: 0, what: "pile", place: 0, cards: ["Forest", "Bear"] },
      { key: 1, what: "pile", place: 1, cards: ["Bolt"] },
    ];
    at.ask(purpose, { type: "choose", options, least: 1, most: 1 }, 0);
    const prompt = await at.page.one(`.prompt[data-purpose=${purpose}]`);
    expect([...prompt.querySelectorAll("section")].map((pile) => pile.querySelectorAll(".card").length)).toEqual([
      2, 1,
    ]);
    const second = at.page.say(`${purpose}-pile`, { number: 2 });
    await at.page.click([...prompt.querySelectorAll("button")].find((one) => one.textContent?.includes(second))!);
    await at.answered(1);
  },
);
