// Made by `python tools/web.py types` from what the server says (tools/web_usual.py); change it there.

import type {
  Arrangement,
  ClockChoice,
  GameClock,
  GameOptions,
  Honour,
  Limited,
  PointSystem,
  Settings,
} from "./protocol";

export const NIGHT: Settings = {
  structure: "two-rounds",
  survivors: {},
  minutes: 75,
  lap: "active",
  overtime: 0,
  seating: "random",
  options: {
    attack: "any",
    influence: null,
    life: 20,
    mulligan: "london",
    rumble: null,
    clock: null,
    grace: 60,
    date: "2026-09",
  },
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
  fun: false,
  fun_prize: "",
  registration: true,
  reports: false,
  here: false,
  draft: "",
  decks: "free-40",
  anyway: false,
  lists: false,
  fee: 0,
  currency: "",
  when: "",
  where: "",
  capacity: 0,
  places: "order",
  brackets: false,
  limited: null,
  first_table: 1,
  blocked_tables: [],
};

export const NIGHTS: Record<Settings["structure"], Partial<Settings>> = {
  "two-rounds": {
    structure: "two-rounds",
    limited: {
      kind: "booster",
      packs: 3,
      cards: 15,
      seconds: [5, 5, 5, 5, 10, 10, 15, 20, 20, 25, 25, 30, 35, 40, 40],
      passing: 5,
      reviews: [60, 90],
      building: 25,
    },
  },
  "group-game": {
    structure: "group-game",
    options: {
      attack: "any",
      influence: null,
      life: 20,
      mulligan: "london",
      rumble: 20,
      clock: null,
      grace: 60,
      date: "2026-09",
    },
    limited: {
      kind: "booster",
      packs: 4,
      cards: 15,
      seconds: [5, 5, 5, 5, 10, 10, 15, 20, 20, 25, 25, 30, 35, 40, 40],
      passing: 5,
      reviews: [60, 90],
      building: 25,
    },
  },
  points: { structure: "points", decks: "commander" },
  swiss: { structure: "swiss", minutes: 50 },
  elimination: { structure: "elimination", minutes: 50 },
};

export const POINT_SYSTEMS: Record<string, PointSystem> = {
  win: { win: 5, draw: 1, loss: 0, bye: 5, places: [], wager: 0, start: 0 },
  places: { win: 5, draw: 1, loss: 0, bye: 5, places: [4, 3, 2, 1, 0], wager: 0, start: 0 },
  wager: { win: 5, draw: 1, loss: 0, bye: 5, places: [], wager: 7, start: 1000 },
};

export const HONOURS: Honour[] = [
  { key: "combat-damage", measure: "most", points: 0, text: "" },
  { key: "mana-pool", measure: "most", points: 0, text: "" },
  { key: "commander-win", measure: "each", points: 0, text: "" },
  { key: "commander-mana", measure: "most", points: 0, text: "" },
];

export const TIES_OF_MATCHES: Settings["ties"] = ["opponents-match", "game", "opponents-game"];

export const TIES_OF_POINTS: Settings["ties"] = ["opponents-points", "later-seats"];

export const TIES_ANYWHERE: Settings["ties"] = ["wins", "head-to-head", "lot"];

export const COMMANDER_NIGHTS: Record<string, Partial<Settings>> = {
  commander: {
    structure: "points",
    minutes: 60,
    options: {
      attack: "any",
      influence: null,
      life: 40,
      mulligan: "london",
      rumble: null,
      clock: null,
      grace: 60,
      date: "2026-09",
    },
    prizes_by: "points",
    honours: [
      { key: "combat-damage", measure: "most", points: 0, text: "" },
      { key: "mana-pool", measure: "most", points: 0, text: "" },
      { key: "commander-win", measure: "each", points: 0, text: "" },
      { key: "commander-mana", measure: "most", points: 0, text: "" },
    ],
    votes: true,
    fun: true,
    decks: "commander",
    brackets: true,
  },
  "commander-2010": {
    structure: "points",
    minutes: 60,
    options: {
      attack: "any",
      influence: null,
      life: 40,
      mulligan: "partial-paris",
      rumble: null,
      clock: null,
      grace: 60,
      date: "2010-12-15",
    },
    prizes_by: "points",
    honours: [
      { key: "combat-damage", measure: "most", points: 0, text: "" },
      { key: "mana-pool", measure: "most", points: 0, text: "" },
      { key: "commander-win", measure: "each", points: 0, text: "" },
      { key: "commander-mana", measure: "most", points: 0, text: "" },
    ],
    votes: true,
    fun: true,
    decks: "commander-2010",
  },
};

export const ROWS: string[] = ["names", "others", "lives", "wins", "given", "tables"];

export const RUMBLE: number = 20;

export const LIMITED: Limited = {
  kind: "booster",
  packs: 3,
  cards: 15,
  seconds: [5, 5, 5, 5, 10, 10, 15, 20, 20, 25, 25, 30, 35, 40, 40],
  passing: 5,
  reviews: [60, 90],
  building: 25,
};

export const BUILDING: Record<Limited["kind"], number> = { booster: 25, sealed: 30 };

export const OWN_RULES = [
  "commander",
  "commander-2010",
  "brawl",
  "pauper-commander",
  "oathbreaker",
  "free-40",
  "free-60",
] as const;

export const DATES = ["2026-09", "2022-04", "2010-12-15"] as const;

export const UNSAID_DATE = "2022-04" as const;

export const VARIANTS = ["none", "planechase", "archenemy", "supervillains"] as const;

export const TEAM_PLAYS = ["", "shared", "apart"] as const;

export const CLOCKS: Record<string, ClockChoice | null> = {
  none: null,
  calm: { first: 120, last: 20, others: 60 },
  usual: { first: 75, last: 10, others: 40 },
  quick: { first: 40, last: 5, others: 20 },
};

export const GAME_CLOCKS: Required<GameClock>[] = [
  { seconds: 15, reserve: 5 },
  { seconds: 30, reserve: 10 },
  { seconds: 60, reserve: 20 },
  { seconds: 120, reserve: 30 },
];

export const GRACES = [15, 30, 60, 120, 300] as const;

export const GAME: Required<GameOptions> = {
  life: 20,
  attack: "multiple",
  range: null,
  mulligan: "london",
  undos: 3,
  clock: null,
  grace: 60,
  rumble: null,
  date: "2026-09",
  variant: "none",
  teams: "",
};

export const MULLIGANS = ["london", "vancouver", "paris", "partial-paris"] as const;

export const ARRANGEMENT: Required<Arrangement> = {
  spread: "in-turn",
  burns: 0,
  last: 0,
  basics: true,
  balanced: null,
  again: null,
};

export const SPREADS = ["in-turn", "own-order", "one-pool", "staggered", "random"] as const;

export const PACKS = { rounds: 3, cards: 15 } as const;

export const LAID_OUT: string[] = [
  "winchester",
  "grid",
  "rochester",
  "rotisserie",
  "housman",
  "minesweeper",
  "auction",
];

export const CASTERS_MINUTES = [1, 3, 5, 10] as const;

export const PHRASES = [
  "hello",
  "good-luck",
  "thinking",
  "your-turn",
  "one-moment",
  "back",
  "nice",
  "thanks",
  "sorry",
  "oops",
  "good-game",
  "again",
] as const;

export const READY_WITHIN = 30 as const;

export const CAUSES = [
  "life",
  "commander-damage",
  "poison",
  "empty-library",
  "effect",
  "concession",
  "unknown",
] as const;

export const PENALTIES = ["warning", "game-loss", "match-loss", "disqualification"] as const;

export const COMMANDER = { lethal: 21, tax: 2 } as const;

export const LETHAL_POISON = 10 as const;

export const POISON_FOR_A_MATE = 5 as const;

export const BY_INITIATIVE = -2 as const;

export const OFFERED_TYPES = [
  "Creature",
  "Artifact",
  "Artifact Creature",
  "Enchantment",
  "Instant",
  "Sorcery",
  "Land",
  "Planeswalker",
  "Legendary Creature",
] as const;

export const RANGES = {
  seats: { least: 1, most: 10 },
  life: { least: 1, most: 200 },
  undos: { least: 0, most: 99 },
  hours: { least: 1, most: 720 },
  packs: { least: 1, most: 20 },
  cards: { least: 1, most: 60 },
  burns: { least: 0, most: 59 },
  booster: { least: 1, most: 60 },
  phases: { least: 1, most: 12 },
  minutes: { least: 1, most: 600 },
  overtime: { least: 0, most: 120 },
  rounds: { least: 1, most: 20 },
  final: { least: 0, most: 64 },
  fee: { least: 0, most: 1000000 },
  wager: { least: 1, most: 100 },
  table: { least: 1, most: 999 },
  places: { least: 0, most: 10000 },
  calledPacks: { least: 1, most: 8 },
  calledCards: { least: 1, most: 30 },
  calledSeconds: { least: 0, most: 600 },
  paperSeats: { least: 2, most: 8 },
  paperLife: { least: 1, most: 999 },
  paperMinutes: { least: 0, most: 600 },
} as const;
