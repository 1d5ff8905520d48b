// What a night is set to until somebody sets it otherwise: as the source describes it.

import type { Honour, PodRules } from "../lib/protocol";
import { has, say } from "../lib/words.svelte";
import type { NightSettings } from "./asking";

export const SOURCE_HONOURS: Honour[] = [
  { key: "combat-damage", measure: "most", points: 0, text: "" },
  { key: "mana-pool", measure: "most", points: 0, text: "" },
  { key: "commander-win", measure: "each", points: 0, text: "" },
  { key: "commander-mana", measure: "most", points: 0, text: "" },
];

/** How much life a card by the Rumble rule takes, until somebody sets it otherwise. */
export const RUMBLE = 20;

export function usualSettings(): NightSettings {
  return {
    structure: "two-rounds",
    survivors: {},
    minutes: 75,
    lap: "active",
    seating: "random",
    options: { attack: "any", influence: null, life: 20, mulligan: "london", rumble: null, clock: null },
    prizes_by: "ranking",
    pick: "straight",
    rounds: 4,
    points: { win: 5, draw: 1, loss: 0, bye: 5, places: [], wager: 0, start: 0 },
    odd: "threes",
    final: 0,
    wins: 2,
    ties: [],
    honours: [],
    votes: false,
    registration: true,
    reports: false,
    here: false,
    draft: "",
    decks: "free-40",
    anyway: false,
    lists: false,
    fee: 0,
    currency: "",
  };
}

/** The settings of a Group Game Draft: one game of everybody, and the Rumble rule. */
export function groupGame(): NightSettings {
  const usual = usualSettings();
  return { ...usual, structure: "group-game", options: { ...usual.options, rumble: RUMBLE } };
}

type Tie = NonNullable<NightSettings["ties"]>[number];
const OF_MATCHES: Tie[] = ["opponents-match", "game", "opponents-game"];
const OF_POINTS: Tie[] = ["opponents-points", "later-seats"];
const inMatches = ({ structure }: NightSettings) => structure === "swiss" || structure === "elimination";
const usualTies = (agreed: NightSettings) => (inMatches(agreed) ? OF_MATCHES : OF_POINTS);

/** The tie-breakers that there are in such a night. */
export const tiesOf = (agreed: NightSettings): Tie[] => [...usualTies(agreed), "wins", "head-to-head", "lot"];

/** The tie-breakers in their order: those chosen, or the usual ones. */
export function tieBreakers(agreed: NightSettings): Tie[] {
  const chosen = (agreed.ties ?? []).filter((one) => tiesOf(agreed).includes(one));
  return chosen.length ? chosen : usualTies(agreed);
}

const number = (value: number | null, otherwise: number) => (typeof value === "number" ? Math.round(value) : otherwise);

/** Rules in which fields that were emptied get what is usual. */
export function wholeRules(rules: PodRules): PodRules {
  const { options, minutes } = rules;
  return {
    ...rules,
    minutes: number(minutes, usualSettings().minutes),
    options: {
      ...options,
      life: number(options.life, 20),
      rumble: options.rumble === null ? null : number(options.rumble, RUMBLE),
    },
  };
}

/** Fields that were emptied get what is usual. */
export function whole(agreed: NightSettings): NightSettings {
  const usual = usualSettings();
  return {
    ...agreed,
    ...wholeRules({ options: agreed.options, minutes: agreed.minutes, lap: agreed.lap }),
    rounds: number(agreed.rounds, usual.rounds),
    final: number(agreed.final, 0),
    wins: number(agreed.wins, usual.wins),
    fee: typeof agreed.fee === "number" ? agreed.fee : 0,
    points: {
      win: number(agreed.points.win, 5),
      draw: typeof agreed.points.draw === "number" ? agreed.points.draw : null,
      loss: number(agreed.points.loss, 0),
      bye: number(agreed.points.bye, 0),
      places: agreed.points.places,
      wager: number(agreed.points.wager, 0),
      start: number(agreed.points.start, 0),
    },
  };
}

/** What an honour is called. */
export function honourName(honour: { key: string; text: string }): string {
  return honour.text || (has(`night-honour-${honour.key}`) ? say(`night-honour-${honour.key}`) : honour.key);
}
