// A game as one viewer sees it, in the forms that the pages need.

import { cardName, rulesText, type Facts } from "../lib/cards";
import type { Question } from "../lib/line.svelte";
import type {
  AttackView,
  CardView,
  Choose,
  GameView,
  MagicEvent,
  MagicPlayerView,
  Option,
  StackView,
  Texts,
  Wording,
} from "../lib/protocol";
import { seatName } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import type { ShownTable } from "../lib/shown";
import { has, joined, say } from "../lib/words.svelte";
import { wordOf, type Surroundings } from "../prompts/asking";
import { meaningOf } from "../prompts/meanings";
import { otherParts } from "./components";
import { lasting } from "./piling";
import { kindOf, namelessKey, type Kind } from "./stacking";
import { handsOf, isTurnOf, orderFrom } from "./teams";

/** A permanent, or several that are alike and drawn as one. */
export interface Pile {
  /** What it is called on the page, as long as any of it lies there. */
  key: string;
  cards: CardView[];
  attached: CardView[];
}

/** The attacks, by the attacker, and what each blocker blocks. */
interface Fights {
  attacks: readonly AttackView[];
  attackers: ReadonlyMap<number, AttackView>;
  blockers: ReadonlyMap<number, number>;
}
const PEACE: readonly AttackView[] = [];

/** A question without the card that it began with begins with a capital. */
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What lies face up beside the table in a Planechase game.  (CR 901.4) */
export const isPlane = (card: CardView): boolean =>
  Boolean(card.types?.includes("Plane") || card.types?.includes("Phenomenon"));

const ROWS = ["creatures", "others", "lands", "command", "companion"] as const;
export type Row = (typeof ROWS)[number];

export class Gaming implements Surroundings {
  /** Every name that has been seen under an id, for what is told of things that are gone. */
  readonly names = new Map<number, string>();

  /** What every permanent that has been seen was last, as tokens are that are gone. */
  readonly types = new Map<number, readonly string[]>();

  /** What a line of the log is about, while the pointer rests on it. */
  pointed = $state.raw<number[]>([]);
  /** The seats that were told to have left, the first one first; whoever isn't among them left before. */
  leaving = $state.raw<number[]>([]);
  /** How and where the stack lies on the page: arrows follow it. */
  stackLies = $state("");
  /** What happened last, in words. */
  latest = $state("");

  constructor(readonly line: ShownTable) {}

  get view(): GameView | null {
    return this.line.plays === "magic" ? (this.line.view as GameView | null) : null;
  }

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  get players(): MagicPlayerView[] {
    return this.view?.players ?? [];
  }

  get own(): MagicPlayerView | undefined {
    return this.seat === null ? undefined : this.players[this.seat];
  }

  /** Whether it is a player's turn, be it with their team. */
  isTurnOf = (seat: number | null): boolean => isTurnOf(this.view, seat);

  /** The seats in turn order, the viewer's own first, then their team. */
  readonly order = $derived.by(() => {
    const seats = this.players.map((player) => player.seat);
    return orderFrom(this.view, seats, this.seat ?? 0);
  });

  readonly objects = $derived.by(() => {
    const view = this.view;
    const found = new Map<number, CardView>();
    if (!view) return found;
    const zones = [
      view.battlefield,
      view.phased,
      view.exile,
      view.command,
      ...view.players.flatMap((player) => [player.hand, player.graveyard, player.sideboard, player.known]),
      ...view.players.map((player) => (player.companion ? [player.companion] : [])),
    ];
    for (const zone of zones) for (const card of zone ?? []) found.set(card.id, card);
    for (const [id, card] of found) if (card.name) this.names.set(id, card.name);
    for (const { id, types } of view.battlefield ?? []) if (types) this.types.set(id, types);
    for (const item of view.stack ?? []) this.names.set(item.id, item.name);
    return found;
  });

  /** Remember the names of what an event speaks of: who comes late is told of things that are gone. */
  learn(event: MagicEvent): void {
    if (!("card" in event) || typeof event.card !== "string" || !event.card) return;
    const ids =
      event.type === "moved"
        ? [event.was, event.now]
        : event.type === "triggered"
          ? [event.source]
          : "object" in event
            ? [event.object]
            : [];
    for (const id of ids) if (typeof id === "number" && !this.names.has(id)) this.names.set(id, event.card);
  }

  /** By the name of a card the line by which a player has said in this game what it is. */
  readonly #described = $derived.by(
    () => new Map((this.view?.described ?? []).map((line) => [line.slice(0, line.indexOf(" | ")), line])),
  );

  facts = (name: string): Facts => this.line.cards[this.#described.get(name) ?? name] ?? this.line.cards[name];
  knows = (name: string): boolean => name in this.line.cards;

  player = (seat: number): string => seatName(this.line.room, seat, this.players[seat]?.name);

  /** The cards that a question shows and the view does not: a library that is searched, say. */
  readonly offered = $derived.by(() => {
    const shape = this.question?.decision.shape;
    const found = new Map<number, string>();
    const options = !shape
      ? []
      : "options" in shape
        ? shape.options
        : shape.type === "assign"
          ? [...shape.subjects, ...shape.choices.flat()]
          : [];
    for (const option of options) if (option.card != null && option.text) found.set(option.card, option.text);
    return found;
  });

  #learnt = -1;
  /** Everything that was told is known by name before anything is said of it. */
  readonly #heard = $derived.by(() => {
    const { happenings } = this.line;
    const last = happenings[happenings.length - 1]?.number ?? 0;
    for (const { number, event } of happenings)
      if (number > this.#learnt || last < this.#learnt) this.learn(event as MagicEvent);
    return (this.#learnt = last);
  });

  card = (id: number): { name: string } | undefined => {
    void this.#heard;
    const name =
      this.objects.get(id)?.name ??
      this.view?.stack?.find((item) => item.id === id)?.name ??
      this.offered.get(id) ??
      this.names.get(id);
    return name ? { name } : undefined;
  };

  /** A card's name in the viewer's words; "" for one that is not known. */
  named = (id: number): string => {
    const name = this.card(id)?.name;
    if (name) return cardName(name, this.facts(name));
    return this.objects.get(id)?.face_down || this.view?.stack?.some((item) => item.id === id && item.face_down)
      ? say("web-game-unseen-card")
      : "";
  };

  /** What the table waits for from this viewer. */
  readonly question = $derived.by<Question | undefined>(() =>
    this.line.open.find(({ decision }) => !decision.optional),
  );

  /** The options of a choice, by the object or the player that each concerns. */
  readonly options = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const shape = this.question?.decision.shape;
    if (shape?.type !== "choose") return found;
    for (const option of shape.options) {
      const key = option.card != null ? `card-${option.card}` : option.seat != null ? `seat-${option.seat}` : "";
      if (key) found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
  });

  get isSingle(): boolean {
    const shape = this.question?.decision.shape as Choose | undefined;
    return shape?.type === "choose" && shape.least === 1 && shape.most === 1;
  }

  /** The words of an ability or a mode, as the card says them. */
  worded = (option: Option): string => {
    const [first] = this.question?.decision.about ?? [];
    const { what = "", place = null } = option;
    const source = what === "mode" ? first : option.card;
    const choices = typeof source === "number" ? this.#choicesOf(source) : [];
    const lists: Record<string, readonly Texts[] | undefined> = {
      mode: choices[0]?.modes,
      activate: choices.flatMap((one) => one.activated ?? []),
      mana: choices.flatMap((one) => one.mana ?? []),
    };
    const texts = place === null ? undefined : lists[what]?.[place];
    return (settings.language === "ja" ? texts?.ja || texts?.en : texts?.en || texts?.ja) ?? "";
  };

  /** What can be chosen of a permanent: of a merged one, what all its cards offer, those of the topmost first. */
  #choicesOf(id: number): Wording[] {
    const card = this.card(id);
    const names = [card?.name ?? "", ...otherParts(card)];
    return names.flatMap((name) => this.facts(name)?.choices ?? []);
  }

  /** Whether what is on the stack is a spell, or which kind of ability. */
  kindOf = (item: StackView): Kind =>
    kindOf(item, [this.facts(item.name)?.choices ?? {}, ...this.#choicesOf(item.source ?? 0)]);

  /** The words of an ability on the stack, "" for one that its card doesn't say: another card gave it. */
  abilityWords = (name: string, mark: string, source = 0): string => {
    const all = [this.facts(name)?.choices, ...this.#choicesOf(source)];
    const choices = all.find((one) => one?.marks?.includes(mark));
    const texts = [...(choices?.activated ?? []), ...(choices?.triggered ?? [])][choices?.marks?.indexOf(mark) ?? -1];
    return (settings.language === "ja" ? texts?.ja || texts?.en : texts?.en || texts?.ja) ?? "";
  };

  /** The words of the spell or ability that asks, "" where nothing is known to say them. */
  readonly asking = $derived.by(() => {
    const [first] = this.question?.decision.about ?? [];
    if (typeof first !== "number") return "";
    const item = this.view?.stack?.findLast((one) => one.id === first || one.source === first);
    if (item?.ability) return this.abilityWords(item.name, item.ability, item.source);
    return rulesText(this.facts(this.card(first)?.name ?? ""));
  });

  /** What comes of choosing a word, as the card that asks says it. */
  meaning = (option: Option): string => {
    const shape = this.question?.decision.shape;
    if (!option.text || option.card != null || shape?.type !== "choose") return "";
    const words = shape.options.map((one) => wordOf(one.text ?? ""));
    return meaningOf(wordOf(option.text), words, this.asking);
  };

  answer(answer: Parameters<ShownTable["give"]>[1]): void {
    if (this.question) void this.line.give(this.question.decision.id, answer);
  }

  /** What something on the stack is called: by its card, else by what it comes of. */
  called = (item: StackView): string =>
    item.name ? cardName(item.name, this.facts(item.name)) : say(namelessKey(item));

  /** What resolves next, as a player is asked whether to respond to it. */
  readonly #responding = $derived.by(() => {
    const next = this.view?.stack?.at(-1);
    if (!next) return "";
    const key = next.controller === this.seat ? "web-game-respond-own" : "web-game-respond";
    return say(key, { card: this.called(next), player: this.player(next.controller), kind: this.kindOf(next) });
  });

  /** The question in words. */
  readonly asked = $derived.by(() => {
    const words = this.#asking();
    return words && this.line.everyone && this.seat !== null ? `${this.player(this.seat)} · ${words}` : words;
  });

  #asking(): string {
    const decision = this.question?.decision;
    if (!decision) return "";
    if (decision.purpose === "game-priority" && this.#responding) return this.#responding;
    const [first, second] = decision.about ?? [];
    const card = typeof first === "number" ? this.named(first) : "";
    // a symbol is told by its colours
    const colour = [...String(second ?? "")]
      .filter((letter) => "WUBRG".includes(letter))
      .map((letter) => say(`web-colour-${letter}`))
      .join("/");
    if (decision.purpose === "game-attack" && typeof first === "string") return say(`game-attack-again-${first}`);
    if (decision.purpose === "game-choose-name" && card) return say("game-choose-name-secret", { card });
    return has(decision.purpose)
      ? upper(say(decision.purpose, { card, colour }).replace(/^[：:]\s*/, ""))
      : say("web-ask-anything");
  }

  /** At how much life that a player has made opponents lose the Rumble rule gives them the next card. */
  nextRumble(seat: number): number {
    const step = this.view?.rumble ?? 1;
    return (Math.floor((this.players[seat]?.rumbled ?? 0) / step) + 1) * step;
  }

  /** The cards in hand that the viewer may play: their own, and those of a player whom they control for a turn. */
  get held(): CardView[] {
    return this.seat === null ? [] : handsOf(this.view, this.seat).flatMap((seat) => this.players[seat]?.hand ?? []);
  }

  /** What waits in the command zone for the viewer to play it, by the Rumble rule: shown with the hand. */
  readonly waiting = $derived.by(() =>
    (this.view?.command ?? []).filter((card) => this.isWaiting(card) && (card.owner ?? 0) === this.seat),
  );

  isWaiting(card: CardView): boolean {
    return Boolean(card.rumbling) && !card.types?.includes("Conspiracy");
  }

  /** The most combat damage that one commander has dealt a player, and how much is the end. */
  struck = (seat: number): { damage: number; lethal: number } => {
    const hits = this.players[seat]?.commander_damage ?? [];
    return { damage: Math.max(0, ...hits.map((one) => one.damage)), lethal: hits[0]?.lethal ?? 21 };
  };

  /** Whether a card is somebody's companion, revealed outside the game. */
  isCompanion = (id: number): boolean => this.players.some((player) => player.companion?.id === id);

  /** How much generic mana more a commander in the command zone costs; 0 for anything else. */
  tax = (id: number): number => {
    const found = this.players
      .flatMap((player) => player.commanders ?? [])
      .find((one) => one.object === id && one.zone === "command");
    return found?.tax ?? 0;
  };

  /** What each seat has on the battlefield, in rows, like with like. */
  readonly boards = $derived.by(() => this.players.map((player) => this.#board(player.seat)));

  /** The other players on whose boards something may be chosen now, as attackers are that could be blocked. */
  readonly sought = $derived.by(() => {
    const blocked = this.question?.decision.purpose === "game-block" ? this.#assignable : null;
    const wanted = ({ id }: CardView) => this.options.has(`card-${id}`) || blocked?.has(id);
    return this.order.filter(
      (seat) =>
        seat !== this.seat &&
        Object.values(this.boards[seat] ?? {}).some((row) =>
          row.some((pile) => [...pile.cards, ...pile.attached].some(wanted)),
        ),
    );
  });

  #board(seat: number): Record<Row, Pile[]> {
    const rows: Record<Row, Pile[]> = { creatures: [], others: [], lands: [], command: [], companion: [] };
    const companion = this.players[seat]?.companion;
    if (companion) rows.companion.push({ key: "", cards: [companion], attached: [] });
    for (const card of this.view?.command ?? [])
      if ((card.controller ?? 0) === seat && !isPlane(card) && !this.waiting.some((one) => one.id === card.id))
        rows.command.push({ key: "", cards: [card], attached: [] });
    const all = [...(this.view?.battlefield ?? []), ...(this.view?.phased ?? [])];
    const here = new Set(all.map((card) => card.id));
    const carried = new Map<number, CardView[]>();
    for (const card of all)
      if (card.attached != null && here.has(card.attached))
        carried.set(card.attached, [...(carried.get(card.attached) ?? []), card]);
    const alike = new Map<string, Pile>();
    for (const card of all) {
      if ((card.controller ?? 0) !== seat || (card.attached != null && here.has(card.attached))) continue;
      const row: Row = card.types?.includes("Creature")
        ? "creatures"
        : card.types?.includes("Land")
          ? "lands"
          : "others";
      const attached = carried.get(card.id) ?? [];
      const single =
        attached.length > 0 ||
        card.phased_out ||
        card.paired != null ||
        (card.designations?.length ?? 0) > 0 ||
        (card.components?.length ?? 0) > 0 ||
        (row === "creatures" && (!card.token || this.#isFighting(card.id) || Boolean(card.damage))) ||
        (card.counters?.length ?? 0) > 0 ||
        this.options.get(`card-${card.id}`)?.some((option) => option.what !== "mana");
      const size = row === "creatures" ? `-${card.sick ?? false}-${card.power}/${card.toughness}` : "";
      const like = single ? String(card.id) : `${card.name}-${card.tapped ?? false}-${row}${size}`;
      const known = alike.get(like);
      if (known) known.cards.push(card);
      else {
        const pile = { key: "", cards: [card], attached };
        alike.set(like, pile);
        rows[row].push(pile);
      }
    }
    const before = this.#laid.get(seat);
    for (const row of ROWS) rows[row] = lasting(before?.[row] ?? [], rows[row], () => String(this.#piles++));
    this.#laid.set(seat, rows);
    return rows;
  }
  /** The boards as they were laid last, and how many piles there have been. */
  readonly #laid = new Map<number, Record<Row, Pile[]>>();
  #piles = 0;

  /** Whether a creature attacks or blocks, or is asked to: it is drawn by itself. */
  #isFighting(id: number): boolean {
    return this.#fights.attackers.has(id) || this.#fights.blockers.has(id) || this.#assignable.has(id);
  }

  /** Everything that attackers or blockers are chosen of, or for. */
  readonly #assignable = $derived.by(() => {
    const shape = this.question?.decision.shape;
    const rows = shape?.type === "assign" ? [shape.subjects, ...shape.choices] : [];
    return new Set(rows.flat().flatMap((option) => (option.card != null ? [option.card] : [])));
  });

  /** Where in the order of leaving a player ended, the winner first; null while they play. */
  readonly left = $derived.by(() => {
    const place = (seat: number) => this.leaving.indexOf(seat);
    const gone = this.players.filter((player) => player.left).map((player) => player.seat);
    return gone.sort((one, other) => place(one) - place(other));
  });

  /** Who fights whom, found anew only where the attacks have changed. */
  get #fights(): Fights {
    const attacks = this.view?.attacks ?? PEACE;
    if (attacks !== this.#fought.attacks) {
      const attackers = new Map(attacks.map((attack) => [attack.attacker, attack]));
      const blockers = new Map(
        attacks.flatMap((attack) => (attack.blockers ?? []).map((blocker) => [blocker, attack.attacker] as const)),
      );
      this.#fought = { attacks, attackers, blockers };
    }
    return this.#fought;
  }
  #fought: Fights = { attacks: PEACE, attackers: new Map(), blockers: new Map() };

  /** Whom a creature attacks. */
  attacked(id: number): string {
    const attack = this.#fights.attackers.get(id);
    if (!attack) return "";
    return attack.planeswalker != null ? this.named(attack.planeswalker) : this.player(attack.player);
  }

  /** With whom an attacker forms a band. */
  banded(id: number): string {
    const band = this.#fights.attackers.get(id)?.band;
    return band ? joined(band.map((other) => this.named(other))) : "";
  }

  blocks(id: number): string {
    const attacker = this.#fights.blockers.get(id);
    return attacker === undefined ? "" : this.named(attacker);
  }

  /** What a spell or ability on the stack is aimed at, in words. */
  targets(item: StackView): string[] {
    return [...(item.targets ?? []).map(this.named), ...(item.target_seats ?? []).map(this.player)].filter(Boolean);
  }

  stepName(step: string): string {
    const key = `game-step-${step.replaceAll(" ", "-")}`;
    return has(key) ? say(key) : step;
  }
}
