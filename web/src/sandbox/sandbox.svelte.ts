// A sandbox in play: a position and its answers, of which those after the moment that is shown can be gone on to.

import { Refusal, showSandbox } from "../lib/api";
import type { Happening, Question } from "../lib/line.svelte";
import type { Asked, CardFacts, Given, Sandbox } from "../lib/protocol";
import type { ShownTable } from "../lib/shown";

/** More than one answer leads to, so that an event has the same number whenever it is told. */
const MOST_EVENTS = 100_000;
type Answer = Asked["decision"]["default"];

export class Playing implements ShownTable {
  answers = $state.raw<Given[]>([]);
  /** After how many answers it is shown. */
  step = $state(0);
  view = $state.raw<Record<string, unknown> | null>(null);
  asked = $state.raw<Question[]>([]);
  cards = $state.raw<Record<string, CardFacts>>({});
  happenings = $state.raw<Happening[]>([]);
  over = $state(false);
  busy = $state(false);
  /** Why the last answer, or the position, can't be. */
  trouble = $state("");
  /** How often it was gone back: the board is laid anew. */
  seen = $state(0);
  /** The position as lists and words. */
  position: unknown = null;
  written = "";

  readonly code = "";
  readonly you = null;
  readonly room = null;
  readonly plays = "magic";
  readonly everyone = true;
  readonly given = new Map<number, never>();

  constructor(readonly begun: Sandbox) {
    this.answers = begun.answers;
  }

  /** What is shown, for a link or a file. */
  get sandbox(): Sandbox {
    return { ...this.begun, answers: this.answers.slice(0, this.step) };
  }

  /** Who has gone back looks at what is there; nothing is passed until something else is answered. */
  get still(): boolean {
    return this.step < this.answers.length;
  }

  get open(): Question[] {
    return this.busy ? this.asked.filter((one) => one.decision.optional) : this.asked;
  }

  /** Show it after so many answers; false where the server refuses that. */
  async go(step: number, answers: Given[] = this.answers): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const count = Math.min(Math.max(step, 0), answers.length);
    try {
      const found = await showSandbox({ ...this.begun, answers: answers.slice(0, count) });
      if (count < this.step) this.seen++;
      this.answers = answers;
      this.step = count;
      this.cards = { ...this.cards, ...(found.cards as Record<string, CardFacts>) };
      this.happenings = found.happened.flatMap((one) =>
        one.events.map((event, place) => ({ number: one.step * MOST_EVENTS + place, event })),
      );
      this.asked = found.asked.map((decision) => ({ decision, left: null, lean: null, until: null }));
      this.view = found.view as Record<string, unknown>;
      this.over = found.over;
      this.position = found.position;
      this.written = found.text;
      this.trouble = "";
      return true;
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.trouble.text : String(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Answer for whoever is asked; what was answered after this moment before is no longer so. */
  async give(decision: number, answer: Answer): Promise<void> {
    const given: Given = [decision, answer];
    const next = this.answers[this.step];
    const same = next !== undefined && JSON.stringify(next) === JSON.stringify(given);
    await this.go(this.step + 1, same ? this.answers : [...this.answers.slice(0, this.step), given]);
  }

  lean = (): void => undefined;
  wish = (): Promise<void> => Promise.resolve();
}
