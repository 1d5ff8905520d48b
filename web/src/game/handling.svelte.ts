// What a press on a card or a player means while something is asked: an option, an attacker, a blocker.

import { cardName } from "../lib/cards";
import type { Assign, Option } from "../lib/protocol";
import type { Gaming, Pile } from "./gaming.svelte";
import { say } from "../lib/words.svelte";

/** Where a card was let go: over a card, over a player, or on a board. */
export interface Drop {
  card: number | null;
  seat: number | null;
  board: boolean;
}

const FIGHTS = ["game-attack", "game-block"];

export class Handling {
  /** Several things can be done with the card that was pressed. */
  menu = $state.raw<Option[]>([]);
  /** Options chosen of a choice of several. */
  chosen = $state.raw<(number | string)[]>([]);
  /** For each attacker or blocker the key of its choice. */
  assigned = $state.raw<ReadonlyMap<number, number | string>>(new Map());
  /** The choice that the next creature pressed is given. */
  aim = $state<number | string | null>(null);
  /** The blocker that was pressed first. */
  held = $state<number | null>(null);
  #for = "";
  /** At what a card was dragged: it is the target when one is asked for. */
  #aimed: Drop | null = null;

  constructor(readonly game: Gaming) {}

  /** A new question: nothing is lit any more. */
  follow(): void {
    const question = this.game.question;
    const id = `${this.game.line.backs ?? 0}-${question?.decision.id ?? -1}`;
    if (id === this.#for) return;
    this.#for = id;
    this.menu = [];
    this.chosen = [];
    this.held = null;
    this.assigned = new Map();
    this.aim = null;
    if (this.#aims()) return;
    const shape = this.fight;
    if (!shape || !question) return;
    const usual = question.decision.default;
    if (Array.isArray(usual)) {
      const rows = shape.subjects.map(
        (subject, place) => [subject.card ?? 0, (usual[place] as number[] | undefined)?.[0]] as const,
      );
      this.assigned = new Map(rows.filter((row): row is readonly [number, number] => row[1] !== undefined));
    }
    if (this.isAttack) this.aim = this.defenders[0]?.key ?? null;
  }

  /** Answer the question for a target by what a card was dragged at; whether that answered it. */
  #aims(): boolean {
    const [question, aimed] = [this.game.question, this.#aimed];
    if (!question || !aimed) return false;
    const { purpose, shape } = question.decision;
    if (purpose === "game-priority") this.#aimed = null;
    if (purpose !== "game-target" || shape.type !== "choose") return false;
    this.#aimed = null;
    const option = shape.options.find((one) => isAt(one, aimed));
    if (!option) return false;
    if (shape.most === 1) {
      this.game.answer(shape.least === 1 ? option.key : [option.key]);
      return true;
    }
    this.chosen = [option.key];
    return false;
  }

  /** Whether a card may be let go there. */
  mayDrop(card: number, drop: Drop): boolean {
    if (this.fight) return this.#row(card).some((option) => isAt(option, this.isAttack ? whole(drop) : drop));
    return drop.card !== card && this.game.options.has(`card-${card}`);
  }

  /** A card was let go there: an attacker attacks, a blocker blocks, a spell or ability is begun and aimed. */
  drop(card: number, drop: Drop): void {
    if (!this.fight) {
      this.#aimed = drop.board ? null : drop;
      this.press(card);
      return;
    }
    const option = this.#row(card).find((one) => isAt(one, this.isAttack ? whole(drop) : drop));
    if (option) this.assigned = new Map(this.assigned).set(card, option.key);
    this.held = null;
  }

  get isAttack(): boolean {
    return this.game.question?.decision.purpose === "game-attack";
  }

  get fight(): Assign | null {
    const decision = this.game.question?.decision;
    return decision && FIGHTS.includes(decision.purpose) && decision.shape.type === "assign" ? decision.shape : null;
  }

  /** Everybody and everything that can be attacked. */
  get defenders(): Option[] {
    const found = new Map<number | string, Option>();
    for (const row of this.fight?.choices ?? []) for (const option of row) found.set(option.key, option);
    return [...found.values()];
  }

  #row(card: number): Option[] {
    const shape = this.fight;
    const place = shape?.subjects.findIndex((subject) => subject.card === card) ?? -1;
    return place < 0 ? [] : (shape?.choices[place] ?? []);
  }

  isLive(pile: Pile): boolean {
    if (this.fight)
      return pile.cards.some(
        ({ id }) =>
          this.#row(id).length > 0 ||
          (!this.isAttack && this.held !== null && this.#row(this.held).some((option) => option.card === id)),
      );
    return pile.cards.some(({ id }) => this.game.options.has(`card-${id}`));
  }

  /** Whether nothing can be done with these but tapping them for mana, and nothing is to be paid just now: mana is made
   *  by itself, so that they needn't call for a press as a spell does. */
  isSource(pile: Pile): boolean {
    if (this.game.question?.decision.purpose !== "game-priority") return false;
    const options = pile.cards.flatMap(({ id }) => this.game.options.get(`card-${id}`) ?? []);
    return options.length > 0 && options.every((option) => option.what === "mana");
  }

  isLit(pile: Pile): boolean {
    if (this.fight) return pile.cards.some(({ id }) => this.assigned.has(id) || this.held === id);
    return pile.cards.some(({ id }) => this.isChosen(`card-${id}`));
  }

  /** Whether this card or player is among those chosen so far, where several are. */
  isChosen(where: string): boolean {
    return (this.game.options.get(where) ?? []).some((option) => this.chosen.includes(option.key));
  }

  /** What an attacker or blocker is given by a key. */
  choice(card: number, key: number | string): Option | undefined {
    return this.#row(card).find((one) => one.key === key);
  }

  /** What a creature will do, beside it. */
  mark(card: number): string {
    const key = this.assigned.get(card);
    const option = key === undefined ? undefined : this.choice(card, key);
    if (!option) return "";
    const whom =
      option.card != null ? this.game.named(option.card) : option.seat != null ? this.game.player(option.seat) : "";
    return whom;
  }

  /** Answer with what is lit. */
  confirm(): void {
    const [first] = this.chosen;
    if (this.game.isSingle && first !== undefined) this.take(first);
    else this.game.answer([...this.chosen]);
  }

  /** An option in words was pressed, beside those that are lit on the table. */
  pressOption(option: Option): void {
    if (this.game.isSingle) this.take(option.key);
    else this.#chooses([option]);
  }

  press(card: number): void {
    if (this.fight) this.#fights(card);
    else this.#chooses(this.game.options.get(`card-${card}`) ?? []);
  }

  pressPlayer(seat: number): void {
    if (this.isAttack) {
      const option = this.defenders.find((one) => one.seat === seat && one.card == null);
      if (option) this.aim = option.key;
    } else this.#chooses(this.game.options.get(`seat-${seat}`) ?? []);
  }

  /** A card of the hand goes away for good: it is lit first, and confirmed. */
  get isConfirmed(): boolean {
    const { question, held, isSingle } = this.game;
    const shape = question?.decision.shape;
    if (!isSingle) return true;
    return (
      question?.decision.purpose !== "game-priority" &&
      shape?.type === "choose" &&
      shape.options.some((option) => held.some((card) => card.id === option.card))
    );
  }

  #chooses(options: Option[]): void {
    const [option] = options;
    if (!option) return;
    const shape = this.game.question?.decision.shape;
    const most = shape?.type === "choose" ? shape.most : 1;
    if (this.isConfirmed) {
      if (this.chosen.includes(option.key)) {
        if (this.game.isSingle) this.take(option.key);
        else this.chosen = this.chosen.filter((key) => key !== option.key);
      } else if (this.chosen.length < most) this.chosen = [...this.chosen, option.key];
      else if (most === 1) this.chosen = [option.key];
    } else if (options.length > 1) this.menu = options;
    else this.take(option.key);
  }

  take(key: number | string): void {
    this.menu = [];
    this.game.answer(key);
  }

  #fights(card: number): void {
    const next = new Map(this.assigned);
    const row = this.#row(card);
    if (this.isAttack) {
      const wanted = row.find((option) => option.key === this.aim) ?? row[0];
      if (!wanted) return;
      if (next.get(card) === wanted.key) next.delete(card);
      else next.set(card, wanted.key);
    } else if (row.length) {
      if (next.has(card)) next.delete(card);
      else if (row.length === 1 && row[0]) next.set(card, row[0].key);
      else {
        this.held = this.held === card ? null : card;
        return;
      }
    } else if (this.held !== null) {
      const option = this.#row(this.held).find((one) => one.card === card);
      if (option) next.set(this.held, option.key);
      this.held = null;
    }
    this.assigned = next;
  }

  /** Every creature that can attacks this one. */
  attackAll(key: number | string): void {
    this.aim = key;
    const rows = this.fight?.subjects ?? [];
    this.assigned = new Map(
      rows
        .filter((subject) => this.#row(subject.card ?? 0).some((option) => option.key === key))
        .map((subject) => [subject.card ?? 0, key]),
    );
  }

  clear(): void {
    this.assigned = new Map();
    this.held = null;
  }

  declare(): void {
    const rows = this.fight?.subjects ?? [];
    this.game.answer(
      rows.map((subject) => {
        const key = this.assigned.get(subject.card ?? 0);
        return key === undefined ? [] : [Number(key)];
      }),
    );
  }

  /** An option in the words of a button. */
  words(option: Option): string {
    const own = this.game.worded(option);
    if (own) return own;
    const card = option.card != null ? this.game.named(option.card) : (option.text ?? "");
    const text = option.text ? cardName(option.text, this.game.facts(option.text)) : "";
    return say(`game-priority-${option.what}`, { card, text });
  }
}

/** Whether an option is what a card was let go at. */
const isAt = (option: Option, drop: Drop): boolean =>
  !drop.board &&
  (option.card != null
    ? option.card === drop.card
    : drop.card === null && option.seat != null && option.seat === drop.seat);

/** A player's board stands for the player. */
const whole = (drop: Drop): Drop => ({ ...drop, board: false });
