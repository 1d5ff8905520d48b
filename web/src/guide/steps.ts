// What the first game teaches, and when: each step is a row, chosen by what stands on the table and what is asked.

import type { CardFacts, Decision, GameView } from "../lib/protocol";

/** Cards of the first game's deck that its notes speak of. */
export const [BALLOT, CROWN] = ["Council's Judgment", "Palace Sentinels"];

/** What the steps ask about. */
export interface Moment {
  /** What the viewer is asked, "" for nothing. */
  purpose: string;
  isOwnTurn: boolean;
  /** What can be done at this priority: "land", "cast", "reveal-agenda" and so on. */
  ways: ReadonlySet<string>;
  /** The names of the cards that can be cast now. */
  castable: ReadonlySet<string>;
  /** Whether one of these is a creature. */
  hasCreatureToCast: boolean;
  lands: number;
  creatures: number;
  /** Names of the cards in the viewer's hand. */
  hand: ReadonlySet<string>;
  /** The names that the viewer's face-down conspiracies wait for. */
  agendas: ReadonlySet<string>;
  /** Nonland permanents of others. */
  aims: number;
  attackers: number;
  defenders: number;
  isMonarch: boolean;
  isOthersCrown: boolean;
}

export interface Step {
  name: string;
  /** When its note is said. */
  when: (now: Moment) => boolean;
  /** When it is learned; a step without this is learned once what it was said at has been answered. */
  until?: (now: Moment) => boolean;
  /** The last note may come without it: not every game has such a moment. */
  isExtra?: true;
}

const acts = (now: Moment, way: string): boolean => now.purpose === "game-priority" && now.ways.has(way);

/** The first that fits and isn't learned yet is said. */
export const STEPS: readonly Step[] = [
  { name: "conspiracies", when: (now) => now.purpose === "game-conspiracies" },
  { name: "agenda", when: (now) => now.purpose === "game-choose-name" || now.purpose === "game-choose-name-secret" },
  { name: "keep", when: (now) => now.purpose === "game-mulligan" },
  { name: "vote", when: (now) => now.purpose === "game-vote" },
  { name: "block", when: (now) => now.purpose === "game-block", isExtra: true },
  { name: "several", when: (now) => now.purpose === "game-attack" && now.attackers > 1 && now.defenders > 1 },
  { name: "attack", when: (now) => now.purpose === "game-attack" },
  { name: "land", when: (now) => now.isOwnTurn && acts(now, "land"), until: (now) => now.lands > 1 },
  {
    name: "turn-up",
    when: (now) => acts(now, "reveal-agenda") && [...now.agendas].some((name) => now.castable.has(name)),
    until: (now) => !now.agendas.size,
  },
  {
    name: "ballot",
    when: (now) => now.isOwnTurn && now.castable.has(BALLOT) && now.aims > 0,
    until: (now) => !now.hand.has(BALLOT),
  },
  { name: "crown", when: (now) => now.isOwnTurn && now.castable.has(CROWN), until: (now) => !now.hand.has(CROWN) },
  {
    name: "creature",
    when: (now) => now.isOwnTurn && acts(now, "cast") && now.hasCreatureToCast,
    until: (now) => now.creatures > 1,
  },
  { name: "crowned", when: (now) => now.isMonarch && now.purpose !== "" },
  { name: "uncrowned", when: (now) => now.isOthersCrown && now.purpose !== "", isExtra: true },
  { name: "pass", when: (now) => now.purpose === "game-priority" && now.isOwnTurn },
  { name: "others", when: (now) => now.purpose === "" && !now.isOwnTurn, until: (now) => now.isOwnTurn, isExtra: true },
];

/** The step that is said now, by what has been learned. */
export const stepAt = (now: Moment, learned: ReadonlySet<string>): Step | undefined =>
  STEPS.find((step) => !learned.has(step.name) && step.when(now));

/** What this moment shows to have been learned of what was said. */
export const learnedBy = (now: Moment, said: ReadonlySet<string>): string[] =>
  STEPS.filter((step) => said.has(step.name) && step.until?.(now)).map((step) => step.name);

/** What every first game teaches. */
export const LESSONS = STEPS.filter((step) => !step.isExtra).map((step) => step.name);

/** What the steps ask about, of a view and the decision that its seat is asked. */
export function momentOf(
  view: GameView,
  decision: Decision | undefined,
  facts: (name: string) => CardFacts | undefined,
): Moment {
  const { seat } = view;
  const shape = decision?.shape;
  const options = decision?.purpose === "game-priority" && shape?.type === "choose" ? shape.options : [];
  const own = (view.battlefield ?? []).filter((card) => (card.controller ?? 0) === seat);
  const others = (view.battlefield ?? []).filter((card) => (card.controller ?? 0) !== seat);
  const hand = (seat === null ? undefined : view.players[seat]?.hand) ?? [];
  const names = new Map(hand.map((card) => [card.id, card.name ?? ""]));
  const cast = options.filter((option) => option.what === "cast").map((option) => names.get(option.card ?? -1) ?? "");
  const hidden = (view.command ?? []).filter((card) => card.face_down && (card.controller ?? 0) === seat);
  const fight = shape?.type === "assign" ? shape : undefined;
  const is = (type: string) => (card: { types?: string[] }) => card.types?.includes(type) ?? false;
  return {
    purpose: decision?.purpose ?? "",
    isOwnTurn: view.active === seat,
    ways: new Set(options.map((option) => option.what ?? "")),
    castable: new Set(cast.filter(Boolean)),
    hasCreatureToCast: cast.some((name) => facts(name)?.types?.includes("Creature")),
    lands: own.filter(is("Land")).length,
    creatures: own.filter(is("Creature")).length,
    hand: new Set(names.values()),
    agendas: new Set(hidden.flatMap((card) => (card.chosen ?? []).map(([, name]) => name))),
    aims: others.filter((card) => !is("Land")(card)).length,
    attackers: fight?.subjects.length ?? 0,
    defenders: new Set((fight?.choices ?? []).flat().map((option) => option.key)).size,
    isMonarch: seat !== null && view.monarch === seat,
    isOthersCrown: view.monarch != null && view.monarch !== seat,
  };
}
