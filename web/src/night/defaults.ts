// What a night is set to until somebody sets it otherwise.

import type { NightSplit, PodRules } from "../lib/protocol";
import { BUILDING, LIMITED, NIGHT, NIGHTS, RUMBLE, TIES_ANYWHERE, TIES_OF_MATCHES, TIES_OF_POINTS } from "../lib/usual";
import { has, say } from "../lib/words.svelte";
import type { NightSettings } from "./asking";
import { nightRules } from "./rules";

/** A night of this structure as it begins. */
export function usualSettings(structure = NIGHT.structure): NightSettings {
  return structuredClone({ ...NIGHT, ...NIGHTS[structure] });
}

type Ties = NightSettings["ties"];

/** Whether two play against each other. */
export const inMatches = ({ structure }: Pick<NightSettings, "structure">) =>
  structure === "swiss" || structure === "elimination";
const usualTies = (agreed: NightSettings): Ties => (inMatches(agreed) ? TIES_OF_MATCHES : TIES_OF_POINTS);

/** The tie-breakers that there are in such a night. */
export const tiesOf = (agreed: NightSettings): Ties => [...usualTies(agreed), ...TIES_ANYWHERE];

/** The tie-breakers in their order: those chosen, or the usual ones. */
export function tieBreakers(agreed: NightSettings): Ties {
  const chosen = agreed.ties.filter((one) => tiesOf(agreed).includes(one));
  return chosen.length ? chosen : usualTies(agreed);
}

const number = (value: number | null, otherwise: number) => (typeof value === "number" ? Math.round(value) : otherwise);

/** Numbers as they are typed in a row, however they are parted: "7, 13", 「７、１３」. */
export const numbersIn = (written: string): number[] => (written.normalize("NFKC").match(/\d+/g) ?? []).map(Number);

/** Rules in which fields that were emptied get what is usual. */
export function wholeRules(rules: PodRules): PodRules {
  const { options, minutes, overtime } = rules;
  return {
    ...rules,
    minutes: number(minutes, NIGHT.minutes),
    overtime: number(overtime, NIGHT.overtime),
    options: {
      ...options,
      life: number(options.life, NIGHT.options.life),
      rumble: options.rumble === null ? null : number(options.rumble, RUMBLE),
    },
  };
}

function wholeLimited(limited: NightSettings["limited"] | null): NonNullable<NightSettings["limited"]> | null {
  if (!limited) return null;
  return {
    ...limited,
    packs: number(limited.packs, LIMITED.packs),
    cards: number(limited.cards, LIMITED.cards),
    passing: number(limited.passing, LIMITED.passing),
    building: number(limited.building, BUILDING[limited.kind]),
  };
}

/** Fields that were emptied get what is usual. */
export function whole(agreed: NightSettings): NightSettings {
  const usual = usualSettings(agreed.structure);
  return {
    ...agreed,
    ...wholeRules(nightRules(agreed)),
    rounds: number(agreed.rounds, usual.rounds),
    final: number(agreed.final, usual.final),
    wins: number(agreed.wins, usual.wins),
    first_table: number(agreed.first_table, usual.first_table),
    when: agreed.when ?? "",
    capacity: number(agreed.capacity ?? 0, usual.capacity ?? 0),
    limited: wholeLimited(agreed.limited ?? null),
    fee: typeof agreed.fee === "number" ? agreed.fee : usual.fee,
    points: {
      win: number(agreed.points.win, usual.points.win),
      draw: typeof agreed.points.draw === "number" ? agreed.points.draw : null,
      loss: number(agreed.points.loss, usual.points.loss),
      bye: number(agreed.points.bye, usual.points.bye),
      places: agreed.points.places,
      wager: number(agreed.points.wager, usual.points.wager),
      start: number(agreed.points.start, usual.points.start),
    },
  };
}

/** How many of a pod play on in the losers' group. */
export const losersOf = (pod: NightSplit) => pod.size - pod.survivors.reduce((sum, stay) => sum + stay, 0);

/** What an honour is called. */
export function honourName(honour: { key: string; text: string }): string {
  return honour.text || (has(`night-honour-${honour.key}`) ? say(`night-honour-${honour.key}`) : honour.key);
}
