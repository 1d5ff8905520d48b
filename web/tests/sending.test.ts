// What is entered quickly is entered, once.

import { expect, test } from "vitest";
import { Sending } from "../src/night/sending";

/** Sendings that are answered when the test says so. */
function held() {
  const sent: string[] = [];
  const answers: ((entered: boolean) => void)[] = [];
  const send = (name: string) => () => {
    sent.push(name);
    return new Promise<boolean>((answer) => answers.push(answer));
  };
  return { sent, answers, send };
}

const rest = () => new Promise((done) => setTimeout(done));

test("an act asked for while another is on its way follows it", async () => {
  const { sent, answers, send } = held();
  const line = new Sending();
  const first = line.inTurn("check in", send("check in"));
  const second = line.inTurn("seat", send("seat"));
  await rest();
  expect(sent).toEqual(["check in"]);
  answers[0]!(false);
  expect(await first).toBe(false);
  await rest();
  expect(sent).toEqual(["check in", "seat"]);
  answers[1]!(true);
  expect(await second).toBe(true);
  expect(line.empty).toBe(true);
});

test("the same asked for again meanwhile is one act, later it is another", async () => {
  const { sent, answers, send } = held();
  const line = new Sending();
  const both = [line.inTurn("drop", send("drop")), line.inTurn("drop", send("drop"))];
  await rest();
  answers[0]!(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  void line.inTurn("drop", send("drop"));
  await rest();
  expect(sent).toEqual(["drop", "drop"]);
});

test("a sending that fails fails alone", async () => {
  const line = new Sending();
  const lost = line.inTurn("lost", () => Promise.reject(new Error("no line")));
  const next = line.inTurn("next", () => Promise.resolve(true));
  await expect(lost).rejects.toThrow("no line");
  expect(await next).toBe(true);
});
