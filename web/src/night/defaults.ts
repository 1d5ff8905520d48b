// What a night is set to until somebody sets it otherwise: as the source describes it.

import type { Honour } from "../lib/protocol";
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
    options: { attack: "any", influence: null, life: 20, mulligan: "london", rumble: null },
    pick: "straight",
    rounds: 4,
    points: { win: 5, draw: 1, loss: 0, bye: 5, places: [], wager: 0, start: 0 },
    odd: "threes",
    final: 0,
    honours: [],
    votes: false,
    registration: true,
    reports: false,
    here: false,
    draft: "",
    decks: "free-40",
    anyway: false,
  };
}


/** The settings of a Group Game Draft: one game of everybody, and the Rumble rule. */
export function groupGame(): NightSettings {
  const usual = usualSettings();
  return { ...usual, structure: "group-game", options: { ...usual.options, rumble: RUMBLE } };
}

/** Fields that were emptied get what is usual. */
export function whole(agreed: NightSettings): NightSettings {
  const usual = usualSettings();
  const number = (value: number | null, otherwise: number) => (typeof value === "number" ? Math.round(value) : otherwise);
  return {
    ...agreed,
    minutes: number(agreed.minutes, usual.minutes),
    rounds: number(agreed.rounds, usual.rounds),
    final: number(agreed.final, 0),
    options: {
      ...agreed.options,
      life: number(agreed.options.life, 20),
      rumble: agreed.options.rumble === null ? null : number(agreed.options.rumble, RUMBLE),
    },
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
