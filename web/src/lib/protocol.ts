// Made by `python tools/web.py types` from src/entaku/server/protocol.py; change it there.

/** The first message: who is there (no token: a spectator), and in which language errors are to be said. */
export interface Hello {
  type: "hello";
  token?: string | null;
  language?: "en" | "ja";
  batches?: boolean;
  mixes?: boolean | number;
}

/** From now on another language. */
export interface Speak {
  type: "speak";
  language: "en" | "ja";
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
  request?: number;
}

/** The answer to a decision of the table. */
export interface Give {
  type: "give";
  table: number;
  decision: number;
  answer: boolean | number | string | (number | string | number[])[];
  request?: number;
}

/** What is lit on the screen: given if time runs out, if it is lawful; None for nothing. */
export interface Lean {
  type: "lean";
  table: number;
  decision: number;
  answer: boolean | number | string | (number | string | number[])[] | null;
}

/** Whoever sits at a game: why something can't be done with a card now; `told-why` answers it. */
export interface AskWhy {
  type: "ask-why";
  table: number;
  card: number;
  request?: number;
}

/** Whoever sits at a game: why a player can't be the target that they are asked for; `told-why` answers it. */
export interface AskWhyPlayer {
  type: "ask-why-player";
  table: number;
  seat: number;
  request?: number;
}

/** Whoever is at a game: why an object is what it is; `told-why-so` answers it. */
export interface AskWhySo {
  type: "ask-why-so";
  table: number;
  card: number;
  request?: number;
}

/** Whoever is at a game: why this event, of which they were told, happened; `told-why-happened` answers it. */
export interface AskWhyHappened {
  type: "ask-why-happened";
  table: number;
  event: unknown;
  request?: number;
}

/** The hash of this device's nonce (`kernel.proof.pledge_of`), before anybody shows theirs. */
export interface Pledge {
  type: "pledge";
  number: number;
  attempt: number;
  pledge: string;
}

/** This device's agreement to the closed list (`kernel.proof.agreement_of`), before anybody shows their nonce. */
export interface Agree {
  type: "agree";
  number: number;
  attempt: number;
  agreement: string;
}

/** The nonce, now that everybody has agreed to the same list, and this device has noted it. */
export interface Reveal {
  type: "reveal";
  number: number;
  attempt: number;
  nonce: string;
}

/** Take a free or offered seat, or None: stand up, in the lobby. */
export interface Sit {
  type: "sit";
  seat: number | null;
  request?: number;
}

/** Another name for yourself. */
export interface Rename {
  type: "rename";
  name: string;
  request?: number;
}

/** Become the host, where the host has been away for two minutes. */
export interface TakeOver {
  type: "take-over";
  request?: number;
}

/** Host: begin.  Free seats get bots, or are closed; `shuffle` seats everybody at random first. */
export interface Start {
  type: "start";
  free?: "bots" | "close";
  shuffle?: boolean;
  request?: number;
}

/** Host: clocks stand still and nothing is answered, or they go on. */
export interface Pause {
  type: "pause";
  on: boolean;
  request?: number;
}

/** Host: how many seconds a bot takes for what it does. */
export interface Pace {
  type: "pace";
  seconds: number;
  request?: number;
}

/** Host: how well the room's bots play games from now on. */
export interface BotLevel {
  type: "bot-level";
  level: "easy" | "expert" | "hard" | "normal";
  request?: number;
}

/** Whoever sits at the table: bots take no time until a person is asked again. */
export interface Hurry {
  type: "hurry";
  request?: number;
}

/** Host, or whoever sits there: a bot plays the seat, or its person plays again. */
export interface Standin {
  type: "standin";
  seat: number;
  on: boolean;
  request?: number;
}

/** Host, in the lobby: a bot on a free seat, or off it again. */
export interface SetBot {
  type: "set-bot";
  seat: number;
  on: boolean;
  request?: number;
}

/** Host: whoever sits there leaves the room; during play a bot goes on. */
export interface Kick {
  type: "kick";
  seat: number;
  request?: number;
}

/** Host: somebody who looks on leaves the room; `guest` is their number among `RoomInfo.onlookers`. */
export interface Dismiss {
  type: "dismiss";
  guest: number;
  request?: number;
}

/** A newcomer may take over this bot's seat, or one's own, or no longer.  During a table, it is asked about it. */
export interface Offer {
  type: "offer";
  seat: number;
  on: boolean;
  request?: number;
}

/** Host, in the lobby: the seats in a new order (`order[n]` is who sat there before); empty for a random one. */
export interface Reseat {
  type: "reseat";
  order?: number[];
  request?: number;
}

/** Host, in the lobby: so many seats. */
export interface Resize {
  type: "resize";
  seats: number;
  request?: number;
}

/** Host, in the lobby: play this instead. */
export interface Change {
  type: "change";
  options: DraftOptions | OwnDeckOptions;
  request?: number;
}

/** A draft. */
export interface DraftOptions {
  type: "draft";
  format?: string;
  sets?: string[];
  cube?: CubeText | null;
  rounds?: number | null;
  pack_sizes?: number[];
  picks?: number | null;
  clock?: ClockChoice | null;
  chain?: DraftFormat | null;
  packs?: CubeText | null;
  arrange?: Arrangement;
  grace?: number | null;
}

/** A cube list as it was pasted or uploaded, in any of the formats that are read. */
export interface CubeText {
  name: string;
  text: string;
}

/** Seconds for the first pick of a pack of 15, for the last pick, evenly less in between, and for other choices. */
export interface ClockChoice {
  first?: number;
  last?: number;
  others?: number;
}

/** A chain of phases.  `name` is a format's key here, or what its host calls it; it is for so many players. */
export interface DraftFormat {
  phases: (
    | Booster
    | Glimpse
    | Supreme
    | OwnBoosters
    | Solomon
    | Winston
    | WinchesterPlan
    | GridPlan
    | RochesterPlan
    | RotisseriePlan
    | HousmanPlan
    | MinesweeperPlan
    | AuctionPlan
    | SealedPlan
    | TeamSealedPlan
  )[];
  name?: string;
  least_seats?: number;
  most_seats?: number;
}

/** A booster draft; `picks` are drafted from a pack before it is passed, and `burns` put away. */
export interface Booster {
  type: "booster";
  rounds?: number;
  picks?: number;
  burns?: number;
  last?: number;
  cards?: number;
}

/** A booster draft of many packs, of which cards are put away with each pick. */
export interface Glimpse {
  type: "glimpse";
  rounds?: number;
  burns?: number;
  cards?: number;
}

/** Many packs that are not passed: `picks` cards of each are drafted, the rest is put away. */
export interface Supreme {
  type: "supreme";
  rounds?: number;
  picks?: number;
  cards?: number;
}

/** Own boosters: `solomon` cards to the own pile, one pick, the rest to the pile of all.  (PD-2) */
export interface OwnBoosters {
  type: "sorting";
  rounds?: number;
  solomon?: number;
  cards?: number;
}

/** Packs of so many cards, split by a neighbour; `rounds` are added to what earlier phases put aside. */
export interface Solomon {
  type: "solomon";
  rounds?: number;
  cards?: number;
}

/** Face-down places; the packs of `rounds` are added to what earlier phases put aside. */
export interface Winston {
  type: "winston";
  places?: number;
  late?: boolean;
  mana_base?: string[];
  rounds?: number;
  cards?: number;
}

/** Face-up piles that grow by a card after each turn, of which the player in turn takes one. */
export interface WinchesterPlan {
  type: "winchester";
  piles?: number;
  cards?: number;
  sources?: number[];
}

/** Three rows of three cards, face up; each player in turn takes a row or a column. */
export interface GridPlan {
  type: "grid";
  grids?: number;
  picks?: number;
  sources?: number[];
}

/** One pack after the other is laid out face up; the players take a card in turn, there and back again. */
export interface RochesterPlan {
  type: "rochester";
  packs?: number;
  cards?: number;
  sources?: number[];
}

/** All cards lie face up; the players take one in turn, there and back again, until each has `picks`. */
export interface RotisseriePlan {
  type: "rotisserie";
  picks?: number;
  cards?: number;
  sources?: number[];
}

/** The players exchange cards of a hand for cards on the table and keep the hand; so many hands, one after another. */
export interface HousmanPlan {
  type: "housman";
  hands?: number;
  hand?: number;
  table?: number;
  exchanges?: number;
  snake?: boolean;
  sources?: number[];
}

/** Grids of which some cards are turned up; taking a card turns up those beside it. */
export interface MinesweeperPlan {
  type: "minesweeper";
  grids?: number;
  rows?: number;
  columns?: number;
  picks?: number;
  shown?: "border" | "centre" | "corners" | "corners-and-centre";
  sources?: number[];
}

/** All players bid in secret, and at once, for the cards of one pack after the other. */
export interface AuctionPlan {
  type: "auction";
  packs?: number;
  cards?: number;
  funds?: number;
  least?: number;
  price?: "own" | "second";
  ties?: "chance" | "fewer-cards" | "less-funds" | "more-cards" | "more-funds";
  sources?: number[];
}

/** Each player opens `packs` and has their cards. */
export interface SealedPlan {
  type: "sealed";
  dealt?: number[];
  packs?: number;
  cards?: number;
  sources?: number[];
}

/** Each team opens `packs`, and its players claim cards of them.  Teams sit spread round the table (`teams.py`). */
export interface TeamSealedPlan {
  type: "team-sealed";
  dealt?: number[];
  packs?: number;
  cards?: number;
  teams?: number;
  sizes?: number[];
  names?: string[];
  sources?: number[];
}

/** What a host wishes beyond a format. */
export interface Arrangement {
  spread?: "in-turn" | "one-pool" | "own-order" | "random" | "staggered";
  burns?: number;
  last?: number;
  basics?: boolean;
  balanced?: boolean | null;
  again?: boolean | null;
}

/** A game with decks that the players bring; `anyway`: decks that break the rules may be played, too. */
export interface OwnDeckOptions {
  type: "own-decks";
  rules?: "brawl" | "commander" | "commander-2010" | "free-40" | "free-60" | "oathbreaker" | "pauper-commander";
  anyway?: boolean;
  format?: string;
  undos?: number;
  clock?: GameClock | null;
  grace?: number | null;
  rumble?: number | null;
  lesson?: boolean;
  date?: "2010-12-15" | "2022-04" | "2026-09";
  variant?: "archenemy" | "none" | "planechase" | "supervillains";
  teams?: "" | "apart" | "shared";
}

/** Seconds for each decision, and minutes that a player has in reserve beyond them for the whole game. */
export interface GameClock {
  seconds?: number;
  reserve?: number;
}

/** Host: whoever sits there is the host from now on. */
export interface PassHost {
  type: "pass-host";
  seat: number;
  request?: number;
}

/** Host, when the table is over: everybody may see everything of it, and its recording. */
export interface Publish {
  type: "publish";
  request?: number;
}

/** Host, when the table is over: back to the lobby, for another one with the same people. */
export interface Again {
  type: "again";
  request?: number;
}

/** Host, when a draft or a game is over: everybody plays a game with the deck they built. */
export interface PlayGame {
  type: "play-game";
  options?: GameOptions;
  request?: number;
}

/** The rules of a game with drafted decks, and what its people may do with each other. */
export interface GameOptions {
  life?: number;
  attack?: "left" | "multiple" | "right";
  range?: number | null;
  mulligan?: "london" | "paris" | "partial-paris" | "vancouver";
  undos?: number;
  clock?: GameClock | null;
  grace?: number | null;
  rumble?: number | null;
  date?: "2010-12-15" | "2022-04" | "2026-09";
  variant?: "archenemy" | "none" | "planechase" | "supervillains";
  teams?: "" | "apart" | "shared";
}

/** Ask the table to go back: before your last act, or to where this step, the one before, or this turn began. */
export interface Undo {
  type: "undo";
  to?: "act" | "before" | "step" | "turn";
  request?: number;
}

/** Take back your last mana ability, spell or ability, until others know something new. */
export interface TakeBack {
  type: "take-back";
  request?: number;
}

/** Ask the table to take back what somebody just did by hand. */
export interface Objecting {
  type: "object";
  request?: number;
}

/** Say what you want in something that the table is asked; who asked for an undo withdraws it with "no". */
export interface Vote {
  type: "vote";
  motion: number;
  choice: string;
  request?: number;
}

/** Say something to the table: a text, or the key of a phrase. */
export interface Say {
  type: "say";
  text?: string;
  phrase?: string;
  request?: number;
}

/** Host, in the lobby: ask everybody who sits there whether they are ready. */
export interface AskReady {
  type: "ask-ready";
  request?: number;
}

/** Whether you are, when asked: `number` is that of `RoomInfo.ready`. */
export interface SayReady {
  type: "say-ready";
  number: number;
  ready: boolean;
  request?: number;
}

/** Host: when everything of the table will be open, and to whom.  What has been opened stays so. */
export interface OpenLog {
  type: "open-log";
  opening: LogOpening;
  request?: number;
}

/** When everything of a finished table is opened. */
export interface LogOpening {
  how?: "end" | "host" | "hours" | "time";
  hours?: number;
  at?: number;
  players?: boolean;
}

/** Host: a caster's link shows nothing any more. */
export interface EndCast {
  type: "end-cast";
  caster: number;
  request?: number;
}

/** Host: where the group talks, shown to who is in; "" for nowhere. */
export interface TalkAt {
  type: "talk-at";
  url: string;
  request?: number;
}

/** Host: the room stands among the open tables of the server, or no longer; who comes by them has to knock. */
export interface List {
  type: "list";
  on: boolean;
  knocking?: boolean;
  request?: number;
}

/** Host: who knocks is let in, or not; `knock` is its number among `RoomInfo.knocks`. */
export interface Admit {
  type: "admit";
  knock: number;
  on: boolean;
  request?: number;
}

/** You are in.  If something is being played, a `table` follows. */
export interface Welcome {
  type: "welcome";
  you: You;
  room: RoomInfo;
}

/** Who you are in this room, and whether a code leads you back; without a token a spectator without a name. */
export interface You {
  guest: number | null;
  name: string;
  seat: number | null;
  host: boolean;
  has_code: boolean;
  talk: string;
}

/** A room. */
export interface RoomInfo {
  code: string;
  title: string;
  phase: "lobby" | "over" | "playing";
  paused: boolean;
  what: WhatIsPlayed;
  seats: SeatInfo[];
  watchers: number;
  watching: boolean;
  host: string;
  host_away: boolean;
  language: "en" | "ja";
  pace: number;
  table: number | null;
  seal: string;
  published: boolean;
  url: string;
  drafted: number | null;
  game: GameOptions | null;
  night: string;
  pod: string;
  group: number | null;
  motions: Motion[];
  mixing: boolean;
  mixers: number[];
  tries: number;
  host_lent: string;
  onlookers: Onlooker[];
  level: "easy" | "expert" | "hard" | "normal";
  ready: ReadyCheck | null;
  opening: LogOpening;
  opens: number | null;
  casters: CasterInfo[];
  teams: Team[];
  shared: Shared | null;
  listed: boolean;
  knocking: boolean;
  knocks: Knocking[];
}

/** The options as everybody sees them; of a cube only its name.  `own_decks` where no draft comes first. */
export interface WhatIsPlayed {
  format: string;
  options: string;
  sets: string[];
  cube: string | null;
  rounds: number | null;
  pack_sizes: number[];
  picks: number | null;
  clock: ClockChoice | null;
  chain: DraftFormat | null;
  own_decks: OwnDeckOptions | null;
}

/** One seat: who sits there, and who plays. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  away: boolean;
  standin: boolean;
  host: boolean;
  offered: boolean;
  deck: boolean;
  bracket: number;
  left_to: "" | "bot" | "defaults";
  grace: number | null;
}

/** Something that the table is asked. */
export interface Motion {
  id: number;
  kind: "absence" | "objection" | "offer" | "undo";
  seat: number;
  voters: number[];
  choices: string[];
  votes: [number, string][];
  left: number;
  holds: boolean;
  to: string;
  answers: number;
  shown: boolean;
}

/** Somebody in a room without a seat; who has no name there has a number below 0. */
export interface Onlooker {
  guest: number;
  name: string;
}

/** Whether those who sit there are ready: what they have said so far, while it is `open`, or said in the end. */
export interface ReadyCheck {
  number: number;
  open: boolean;
  left: number;
  seats: ReadySeat[];
}

/** Somebody in a ready check: who was asked, on which seat they are now if on any; or a bot, with no name. */
export interface ReadySeat {
  seat: number | null;
  name: string;
  said: "asked" | "gone" | "not-yet" | "ready";
}

/** A caster's link: who has it sees all hands and packs so many minutes later; `by` is who made it. */
export interface CasterInfo {
  id: number;
  minutes: number;
  by: string;
}

/** A team: what its host calls it, "" for its number alone, and the seats of its players. */
export interface Team {
  name: string;
  seats: number[];
}

/** The address at which this server is reached from anywhere: how it is, and by which tool. */
export interface Shared {
  state: "gone" | "open" | "opening" | "unanswered";
  tool: string;
  url: string;
  before: string;
}

/** Somebody who has come by the list of open tables and wants to be let in. */
export interface Knocking {
  knock: number;
  name: string;
}

/** Something about the room changed, or about you. */
export interface RoomChanged {
  type: "room";
  you: You;
  room: RoomInfo;
}

/** The seed of the next table is being made: pledge a nonce; once there are `pledges` the list is closed: agree to
 * it; once there are `agreements` note both, and reveal the nonce. */
export interface Mixing {
  type: "mixing";
  number: number;
  table: string;
  attempt: number;
  seat: number;
  commitment: string;
  pledges: Pledged[] | null;
  seconds: number;
  silent: number[];
  unasked: number[];
  agreements: Agreed[] | null;
}

/** What a seat's device pledged. */
export interface Pledged {
  seat: number;
  pledge: string;
}

/** How a seat's device agreed to the list. */
export interface Agreed {
  seat: number;
  agreement: string;
}

/** The whole view: at the beginning, after reconnecting, and whenever updates were missed. */
export interface TableShown {
  type: "table";
  table: number;
  plays: string;
  viewer: number | "open" | "public";
  view: unknown;
  asked: unknown[];
  cards: Record<string, unknown>;
  over: boolean;
  undo: UndoOffer | null;
  clocks: SeatClock[];
  events: unknown[];
  by: ("" | "bot" | "clock" | "table")[];
  cut: boolean;
  head: string;
}

/** What a player may take back. */
export interface UndoOffer {
  points: UndoPoint[];
  left: number;
  takes_back: boolean;
  by_hand: number | null;
}

/** To where a player may ask the table to go back: so many answers; `shown` if hidden cards were shown since. */
export interface UndoPoint {
  to: "act" | "before" | "step" | "turn";
  answers: number;
  shown: boolean;
}

/** A seat's clock, in seconds when sent: what its running decision has left, None if none runs, and its reserve. */
export interface SeatClock {
  seat: number;
  left: number | null;
  reserve: number;
}

/** What changed in the view, and what happened meanwhile, in order. */
export interface Update {
  type: "update";
  table: number;
  changes?: Record<string, unknown>;
  asked?: unknown[] | null;
  events?: unknown[];
  cards?: Record<string, unknown>;
  over?: boolean;
  undo?: UndoOffer | null;
  clocks?: SeatClock[];
  head?: string;
}

/** The table went back; the whole view follows.  Forget what you answered: numbers of decisions come again. */
export interface WentBack {
  type: "undone";
  table: number;
  seat: number;
  how: "objected" | "takeback" | "undo";
}

/** What the table was asked is decided: "done" or "refused"; for who is away what becomes of their seat. */
export interface Settled {
  type: "settled";
  kind: "absence" | "objection" | "offer" | "undo";
  seat: number;
  outcome: string;
}

/** What was said; `all` if these are all the lines there are. */
export interface Talk {
  type: "talk";
  lines: ChatLine[];
  all: boolean;
}

/** Something that was said: a text, or a phrase that each reads in their own language. */
export interface ChatLine {
  n: number;
  at: number;
  guest: number;
  name: string;
  seat?: number | null;
  text?: string;
  phrase?: string;
  aside?: boolean;
  notice?: "caster" | "host-back" | "kicked" | "let-back" | "offered" | "recovered" | "sat-down" | "took-over" | null;
  other?: string;
}

/** Another of your devices lit something else. */
export interface Leaned {
  type: "leaned";
  table: number;
  decision: number;
  answer: boolean | number | string | (number | string | number[])[] | null;
}

/** What you can't do with a card now, each with everything that keeps you from it; nothing where you can, or never
 * could.  A refusal is the text `why-KEY` with its facts: `why-KEY-by` with that fact, `why-KEY-none` without mana. */
export interface ToldWhy {
  type: "told-why";
  card: number;
  found: WhyNot[];
  request: number;
}

/** Something that a player can't do now, and everything that keeps them from it. */
export interface WhyNot {
  what:
    | "activate"
    | "attack"
    | "attack-whom"
    | "block"
    | "cast"
    | "companion"
    | "foretell"
    | "land"
    | "mana"
    | "plot"
    | "stay"
    | "suspend"
    | "target"
    | "turn-up"
    | "unlock";
  card: number;
  refusals: Refusal[];
  place?: number;
  whom?: number;
  seat?: number;
  misses?: Miss[];
}

/** Something that keeps a player from doing something: what it is called, and the rule that says so. */
export interface Refusal {
  key: string;
  rule: string;
  by?: number;
  facts?: [string, string][];
  said?: [string, Texts][];
}

/** A card's rules text in each language, "" where unknown, and its rulings. */
export interface Texts {
  en?: string;
  ja?: string;
  rulings?: Ruling[];
}

/** An official ruling and its date. */
export type Ruling = [date: string, text: string];

/** What keeps objects from being the target that something would need: the same for each of them. */
export interface Miss {
  refusal: Refusal;
  names?: string[];
  more?: number;
}

/** How an object came to be what it is, as far as you may know it, and what of its costs is other than printed. */
export interface ToldWhySo {
  type: "told-why-so";
  found: WhySo;
  request: number;
}

/** How an object came to be what it is, from what is printed on it to what it is now. */
export interface WhySo {
  card: number;
  reasons: Because[];
  costs?: CostSo[];
}

/** A step by which an object came to be what it is: where it comes from, in which layer, by which rule. */
export interface Because {
  origin: "copy" | "counters" | "created" | "effect" | "face-down" | "merged" | "own" | "printed" | "unlocked";
  layer: string;
  rule: string;
  changes: Changed[];
  by?: number;
  name?: string;
  controller?: number;
  turn?: number;
  counters?: [string, number][];
}

/** What is different of an object after a step. */
export interface Changed {
  what: "abilities" | "colours" | "controller" | "cost" | "names" | "rules" | "size" | "types";
  how: "gains" | "is" | "less" | "loses" | "more" | "switched";
  power?: number | null;
  toughness?: number | null;
  words?: string[];
  said?: Texts[];
  seat?: number;
}

/** What casting a card or activating an ability costs in mana, and what made that of what is printed. */
export interface CostSo {
  what: "activate" | "cast";
  printed: string;
  total: string;
  reasons: Because[];
  said?: Texts[];
}

/** Why something happened: what resolved or was done, by which rule, what was replaced, and who chose. */
export interface ToldWhyHappened {
  type: "told-why-happened";
  found: WhyHappened;
  request: number;
}

/** Why something happened. */
export interface WhyHappened {
  occasion: "acts" | "begins" | "resolves" | "state" | "step" | "trigger";
  rule: string;
  seat?: number;
  step?: string;
  by?: Source[];
  replaced?: Source[];
  chose?: number[];
}

/** An object whose ability or effect had to do with it, by its name, and the words of that ability. */
export interface Source {
  id: number;
  name: string;
  said?: Texts[];
}

/** A request was carried out and is stored. */
export interface Done {
  type: "done";
  request: number;
}

/** A request, or a message that can't be read, was not carried out; nothing changed. */
export interface Refused {
  type: "refused";
  trouble: Trouble;
  request: number;
}

/** Why something asked for was not done: a message key, its facts, and the sentence in the asker's language. */
export interface Trouble {
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** The line is alive. */
export interface Pong {
  type: "pong";
  request: number;
}

/** The server ends the line; `final` if reconnecting with this token is no use. */
export interface Bye {
  type: "bye";
  trouble: Trouble;
  final: boolean;
}

/** A decision for you. */
export interface Asked {
  decision: Decision;
  left: number | null;
  lean: boolean | number | string | (number | string | number[])[] | null;
}

/** A question to one seat. */
export interface Decision {
  id: number;
  seat: number;
  actor: number;
  purpose: string;
  shape: Choose | Order | Divide | Split | Assign | Number | Name | YesNo;
  default: boolean | number | string | (number | string | number[])[];
  about: (number | string)[];
  optional: boolean;
  clock: number | null;
}

/** Choose `least` to `most` of the options.  Answer: the option's key when both are 1, else a list of keys. */
export interface Choose {
  type: "choose";
  options: Option[];
  least: number;
  most: number;
}

/** One lawful choice. */
export interface Option {
  key: number | string;
  what?: string;
  card?: number | null;
  seat?: number | null;
  text?: string;
  place?: number | null;
  undoes?: boolean;
  cards?: string[];
}

/** Put all the things in order, first to last.  Answer: a list of all their keys. */
export interface Order {
  type: "order";
  options: Option[];
}

/** Divide `total` among the options, at least `least_each` to each.  Answer: the amounts, in their order. */
export interface Divide {
  type: "divide";
  options: Option[];
  total: number;
  least_each: number;
}

/** Split all the things into the named parts.  Answer: for each part, in order, the list of its keys. */
export interface Split {
  type: "split";
  options: Option[];
  parts: Part[];
}

/** One of the piles that things are split into: its name and how many things it takes. */
export interface Part {
  what: string;
  least: number;
  most: number;
}

/** Give each subject one of its own choices, or none.  Answer: for each subject, in order, [choice] or []. */
export interface Assign {
  type: "assign";
  subjects: Option[];
  choices: Option[][];
}

/** Choose a whole number from `least` to `most`, both included. */
export interface Number {
  type: "number";
  least: number;
  most: number;
}

/** Name something of a kind ("card", "creature type" …).  Answer: the name; `known` lists the lawful ones. */
export interface Name {
  type: "name";
  kind: string;
  known: string[];
  beside: string;
  longest: number;
}

/** Answer: true or false. */
export interface YesNo {
  type: "yes-no";
}

/** What this server offers. */
export interface Offers {
  version: string;
  formats: FormatOffer[];
  phases: PhaseOffer[];
  sets: SetOffer[];
  languages: ("en" | "ja")[];
  image: string | null;
  longest: number;
  importing: number;
  cards_of: string;
  cards_until: string;
  open: number;
}

/** A format that can be played: its key, which kind of options it takes, how many seats it has, its phases. */
export interface FormatOffer {
  format: string;
  options: string;
  least_seats: number;
  most_seats: number;
  phases: (
    | Booster
    | Glimpse
    | Supreme
    | OwnBoosters
    | Solomon
    | Winston
    | WinchesterPlan
    | GridPlan
    | RochesterPlan
    | RotisseriePlan
    | HousmanPlan
    | MinesweeperPlan
    | AuctionPlan
    | SealedPlan
    | TeamSealedPlan
  )[];
}

/** A phase that a chain can have, for how many players at least, and what a host chooses of it. */
export interface PhaseOffer {
  type: string;
  least_seats: number;
  settings: Setting[];
}

/** Something a host may choose: its name, its default, and what it may be. */
export interface Setting {
  name: string;
  default: number | boolean | string | string[];
  least: number | null;
  most: number | null;
  choices: string[];
}

/** A set whose boosters can be opened here. */
export interface SetOffer {
  code: string;
  name: string;
  ja: string;
  released: string;
  cards: number;
}

/** Do these players, and a cube of so many cards, suffice for a format?  `count` is None for boosters of sets. */
export interface FormatToFit {
  chain: DraftFormat;
  seats: number;
  count?: number | null;
}

/** How many cards a format takes, why it can't be played so, if it can't, and the nearest settings that fit. */
export interface FormatFitted {
  needed: number;
  trouble: Trouble | null;
  fits: Fit[];
  uneven: UnevenPack[];
}

/** Settings near those asked for that a cube has the cards for: what is changed, and how many cards they take. */
export interface Fit {
  change: "amounts" | "seats" | "sizes";
  form: DraftFormat;
  seats: number;
  needed: number;
}

/** The last pack of each player's pile is smaller: in which phase, counted from 0, and how many cards it has. */
export interface UnevenPack {
  phase: number;
  cards: number;
}

/** What the table says of a cube list. */
export interface CubeChecked {
  name: string;
  size: number;
  unknown: string[];
  duplicates: string[];
  near: Record<string, string[]>;
  ambiguous: Record<string, string>;
  ignored: string[];
  slots: boolean;
  remarks: CubeRemark[];
  rounds: number | null;
  cards: number | null;
}

/** Something of a list that isn't used as it stands there: a message's key and its facts. */
export interface CubeRemark {
  key: string;
  facts?: Record<string, string | number>;
}

/** Start a room. */
export interface NewRoom {
  options: DraftOptions | OwnDeckOptions;
  name: string;
  seats?: number;
  play?: boolean;
  bots?: number[];
  title?: string;
  watching?: boolean;
  pace?: number;
  language?: "en" | "ja";
}

/** A game against so many bots, for which every deck lies ready. */
export interface AtOnce {
  name: string;
  bots?: number;
  language?: "en" | "ja";
}

/** The first game, which teaches: against two bots, with decks and opening hands that are always the same. */
export interface FirstGame {
  name: string;
  language: "en" | "ja";
}

/** The tables of this server that anybody may come to, the newest first. */
export interface OpenTables {
  tables: OpenTable[];
}

/** A table whose host lets others find it: what is played there, and for how many there is a seat. */
export interface OpenTable {
  id: string;
  title: string;
  what: WhatIsPlayed;
  host: string;
  seats: number;
  free: number;
  knocking: boolean;
  language: "en" | "ja";
}

/** Come to an open table. */
export interface Knock {
  name: string;
  language: "en" | "ja";
}

/** You are in (`entered`), or wait at the door: ask again with the key, and by that say that you are still there. */
export interface Knocked {
  key: string;
  entered: Entered | null;
}

/** You are in the room: keep the token secret and keep it; it is your seat on every device. */
export interface Entered {
  code: string;
  url: string;
  token: string;
  guest: number;
  name: string;
  seat: number | null;
  host: boolean;
  cube: CubeChecked | null;
  recovery: string;
}

/** Enter a room as a guest: on a seat, on any free seat, or without one (`watch`). */
export interface Enter {
  name: string;
  seat?: number | null;
  watch?: boolean;
  language?: "en" | "ja";
}

/** A link that moves your seat to another device: it works once, for so many seconds. */
export interface Moving {
  url: string;
  svg: string;
  seconds: number;
}

/** Your recovery code, however it is typed. */
export interface Recover {
  code: string;
}

/** What lets you in again when you have lost every device: it works once, and then there is a new one. */
export interface RecoveryCode {
  code: string;
}

/** The key of a moving link, from its fragment (`/r/CODE#move=KEY`). */
export interface Arrive {
  key: string;
}

/** English names, of cards and of subtypes, that somebody is to choose from. */
export interface NamesAsked {
  names: string[];
}

/** The Japanese names of those that have one. */
export interface NamesTold {
  ja: Record<string, string>;
}

/** The body of every HTTP answer that isn't a success. */
export interface Failure {
  trouble: Trouble;
}

/** A card as it is drawn. */
export interface CardFacts {
  name: string;
  faces: FaceFacts[];
  layout: string;
  ja?: string;
  colours?: string;
  identity?: string;
  mana_value?: number;
  types?: string[];
  rarity?: string;
  text?: string;
  text_ja?: string;
  text_from?: "import" | "none" | "rendered";
  bare?: boolean;
  conspiracy?: boolean;
  printings?: PrintingFacts[];
  choices?: Wording;
  pictures?: Picture[];
  related?: RelatedFacts[];
}

/** One face of a card, in both languages where known. */
export interface FaceFacts {
  name: string;
  ja?: string;
  cost?: string;
  colours?: string;
  type_line?: string;
  type_line_ja?: string;
  power?: string | null;
  toughness?: string | null;
  loyalty?: string | null;
}

/** Where a card was printed: what an address of a picture is made from. */
export interface PrintingFacts {
  set: string;
  number: string;
  rarity: string;
  scryfall?: string;
  scryfall_ja?: string;
}

/** The words of a card's activated abilities, of its mana abilities, and of its modes, each in their order. */
export interface Wording {
  activated?: Texts[];
  mana?: Texts[];
  modes?: Texts[];
  triggered?: Texts[];
  marks?: string[];
}

/** Where a list says a card's picture is: of a face (0 the front), in a language, of one printing. */
export interface Picture {
  url: string;
  language?: string;
  face?: number;
  printing?: number;
}

/** A card that a list shows beside another: its name, and what the list says of it besides. */
export interface RelatedFacts {
  name: string;
  type_line?: string;
  text?: string;
  pictures?: Picture[];
}

/** Cards whose name, in either language, these letters begin or are part of. */
export interface CardsFound {
  cards: CardFacts[];
}

/** What there is to say on a card besides its text. */
export interface RulingsFound {
  rulings: Ruling[];
  keywords: KeywordTold[];
}

/** A keyword of a card: its name in both languages, and the rule that defines it, "" where none of 2022 does. */
export interface KeywordTold {
  name: string;
  ja: string;
  rule: string;
}

/** A seat's pool and what is being built from it. */
export interface DeckDesk {
  pool: Pool;
  plan: Plan;
  smallest: number;
  statistics: Statistics;
  problems: DeckProblem[];
  formats: string[];
  handed_in: boolean;
  cards: Record<string, CardFacts>;
}

/** One player's pool: the cards, and what their abilities will refer to. */
export interface Pool {
  seat: number;
  player: string;
  cards: PrintedCard[];
  notes: Note[];
  removed: Removed[];
}

/** Which card, from which set and under which number, "" where that isn't known. */
export interface PrintedCard {
  name: string;
  set_code?: string;
  number?: string;
  foil?: boolean;
}

/** A fact that was noted for cards of a name; anyone may look at it in the draft and in the game. */
export interface Note {
  by: string;
  kind: "colour" | "creature type" | "guess" | "name" | "number" | "player" | "subtype";
  text?: string;
  number?: number;
  right?: boolean;
  seat?: number | null;
}

/** A card that was removed from the draft with cards of a name; it is in nobody's pool. */
export interface Removed {
  by: string;
  card: PrintedCard | null;
  face_up?: boolean;
}

/** What a builder chose: of the pool, by name, what goes to the main part and what to the command zone; and basic
 * lands.  Everything else is the sideboard. */
export interface Plan {
  main?: Record<string, number>;
  conspiracies?: Record<string, number>;
  basics?: Record<string, number>;
  name?: string;
}

/** A deck in numbers.  `curve` counts nonland cards by mana value, the last place for 7 and more. */
export interface Statistics {
  size: number;
  lands: number;
  creatures: number;
  curve: number[];
  colours: Record<string, number>;
  types: Record<string, number>;
  sources: Record<string, number>;
}

/** Why the deck may not be played yet: the rule, the card to blame if there is one, and the sentence. */
export interface DeckProblem {
  rule: string;
  key: string;
  card: string | null;
  text: string;
}

/** Keep this plan, and hand the deck in or take it back. */
export interface DeckSave {
  plan: Plan;
  hand_in?: boolean;
}

/** A plan to be completed: "lands" fills it up with basic lands, "deck" builds a whole deck anew. */
export interface DeckWish {
  plan: Plan;
  wish: "deck" | "lands";
}

/** A finished table, to be looked at step by step, by those viewers whom the asker may look over the shoulder of. */
export interface History {
  table: number;
  plays: string;
  steps: number;
  viewers: (number | "open" | "public")[];
  tables: PastTable[];
  seated: boolean;
}

/** A finished table of a room: its number, what it plays, and when it began, in seconds since 1970. */
export interface PastTable {
  table: number;
  plays: string;
  began: number;
}

/** What a caster may see: the table up to so many answers, as each of the viewers. */
export interface Cast {
  minutes: number;
  table: number | null;
  plays: string;
  steps: number | null;
  viewers: (number | "open" | "public")[];
  wait: number;
}

/** A caster's link with a delay of so many minutes: 1, 3, 5 or 10. */
export interface CasterWanted {
  minutes: number;
}

/** A caster's link. */
export interface CasterMade {
  id: number;
  minutes: number;
  url: string;
  svg: string;
}

/** The view after so many answers; `happened` is what the last of them led to, each in its turn. */
export interface Moment {
  step: number;
  viewer: number | "open" | "public";
  view: unknown;
  happened: Happened[];
  cards: Record<string, unknown>;
  over: boolean;
}

/** What the answer that made so many led to, as the viewer may know it, and why it was given. */
export interface Happened {
  step: number;
  events: unknown[];
  why: Why | null;
}

/** Why the bot at a seat answered so.  Only who sees what the bot saw is told. */
export interface Why {
  type: "why";
  seat: number;
  reason: Reason;
}

/** Why a bot did something: what kind of reason, and what it found by looking ahead. */
export interface Reason {
  kind: "alone" | "attack" | "block" | "land" | "looked" | "most" | "mulligan" | "rule" | "seen" | "waited";
  moves?: number;
  games?: number;
  share?: number;
  usual?: number;
}

/** An import: the file's name, how far it is, and at its end what it brought or why it brought nothing. */
export interface ImportShown {
  id: string;
  file: string;
  stage: "done" | "fetching" | "refused" | "waiting" | "working";
  done: number;
  brought: Imported | null;
  trouble: Trouble | null;
  riftbound: boolean;
  remarks: string[];
}

/** What an import brought. */
export interface Imported {
  cards: number;
  sets: string[];
  drafted: string[];
  left_out: number;
  missing: Record<string, number>;
  date: string;
  before: string;
  layouts: Record<string, string[]>;
  fields: string[];
  wording: string;
  mixed: string[];
}

/** Somebody wants the file of a source to be fetched. */
export interface UpdateAsked {
  source: string;
}

/** What can be fetched, the usual first; of which day the cards are that are here, and what is under way. */
export interface UpdatesOffered {
  sources: SourceShown[];
  date: string;
  running: ImportShown | null;
}

/** A file of all cards that the server can fetch: its name there, from which host, and about how large it is. */
export interface SourceShown {
  key: string;
  site: string;
  file: string;
  megabytes: number;
}

/** Everything that was found. */
export interface Verdict {
  rules: string;
  table: string;
  version: string;
  checked_by: string;
  answers: number;
  holds: boolean;
  proved: boolean;
  line: number | null;
  findings: Finding[];
  shared: boolean;
  chances: number;
  arranged: boolean;
  form: number;
}

/** One thing that was looked at. */
export interface Finding {
  check:
    | "arranged"
    | "chain"
    | "commitment"
    | "end"
    | "list"
    | "noted-commitment"
    | "noted-head"
    | "noted-nonce"
    | "noted-seal"
    | "pledges"
    | "replay"
    | "seats"
    | "seed"
    | "silent"
    | "stopped"
    | "withheld";
  state: "absent" | "broken" | "holds";
  line?: number;
  seats?: number[];
  try?: number;
  form?: number;
}

/** A cube looked over; `cards` has the facts of each of its cards by name, `study` a report on it, if any. */
export interface CubeShown {
  report: CubeChecked;
  rows: CubeRow[];
  numbers: CubeNumbers;
  cards: Record<string, unknown>;
  study: Published | null;
}

/** A card of a cube: how many there are of it, and in which of its sheets where it has several. */
export interface CubeRow {
  name: string;
  count?: number;
  sheet?: string;
  unknown?: boolean;
  again?: boolean;
}

/** How many cards a cube has of each kind, copies counted; unknown cards count in `size` and `unknown` alone. */
export interface CubeNumbers {
  size: number;
  different: number;
  unknown: number;
  colours: Record<string, number>;
  curve: number[];
  creatures: number[];
  types: Record<string, number>;
  rarities: Record<string, number>;
}

/** A report that is there: the key of its list, and from how many nights and games it speaks. */
export interface Published {
  key: string;
  nights: number;
  games: number;
}

/** Open `count` boosters of `size` cards, or as the list's slots say, if it has any.  Each number opens others. */
export interface CubeSample {
  cube: CubeText;
  size: number;
  count: number;
  number: number;
  slots: boolean;
}

/** Boosters. */
export interface CubeSampled {
  boosters: PrintedCard[][];
}

/** A cube in the store; `token` lets whoever saved it save it again, and is told that once. */
export interface CubeKept {
  code: string;
  name: string;
  text: string;
  saved: number;
  token: string | null;
}

/** The text that is written in a list's file. */
export interface ListText {
  text: string;
}

/** What decks can be checked by here, and how many cards were imported to check them with. */
export interface CheckVersions {
  versions: CheckVersion[];
  imported: number;
}

/** Rules to check a deck by: the first day, the usual one, and the last that they know. */
export interface CheckVersion {
  name: string;
  days: [string, string, string] | null;
  listed: string;
}

/** A list in any of the formats that are read. */
export interface DeckToCheck {
  text: string;
  rules: string;
  file?: string;
  on?: string;
  commander?: string;
  banned?: string[];
  allowed?: string[];
  not_commanders?: string[];
}

/** What the check found, the list as it was understood, and its cards' Japanese names. */
export interface CheckedDeck {
  report: CheckReport;
  deck: Deck;
  ja: Record<string, string>;
  by_name: string[];
  older: string[];
  read: string[];
}

/** What the check found; `unknown` is what it couldn't know, `identity` the commander's as mana symbols. */
export interface CheckReport {
  legal: boolean;
  problems: SaidProblem[];
  unknown: SaidProblem[];
  format: string;
  on: string;
  commanders: string[];
  identity: string | null;
  statistics: Statistics;
  companions: SaidCompanion[];
  as_of: string;
  listed: string;
  edition: string;
  remarks: SaidProblem[];
  bracket: SaidBracket | null;
  newer: string[];
  unimported: string[];
}

/** A problem as it is told. */
export interface SaidProblem {
  rule: string;
  card: string | null;
  message: string;
}

/** A card beside the deck that might be its companion, and whether it may be; `may_be` None where nobody knows. */
export interface SaidCompanion {
  card: string;
  may_be: boolean | null;
  rule: string;
  message: string;
}

/** The lowest bracket that a deck's cards speak for, and why; no verdict. */
export interface SaidBracket {
  at_least: number;
  because: SaidReason[];
  unread: string[];
  listed: string;
  remarks: string[];
}

/** What speaks for a bracket: the cards, the lowest bracket that has them, and a sentence. */
export interface SaidReason {
  kind: string;
  at_least: number;
  cards: string[];
  message: string;
}

/** A deck: its main part, its sideboard, its commanders, and the conspiracies set aside for the command zone. */
export interface Deck {
  main?: DeckEntry[];
  sideboard?: DeckEntry[];
  commanders?: DeckEntry[];
  conspiracies?: DeckEntry[];
  name?: string;
  described?: CustomCard[];
  aside?: LeftAside[];
  titles?: string[];
}

/** So many copies of a card, in a printing if it matters. */
export interface DeckEntry {
  count: number;
  name: string;
  set_code?: string;
  number?: string;
  foil?: boolean;
}

/** A card that a list describes itself, with its text and what it does in the draft. */
export interface CustomCard {
  card: Card;
  texts?: Texts;
  effects?: string[];
  pictures?: Picture[];
  related?: Related[];
}

/** A card of a name, whatever its printing.  The name of one with several faces is "First // Second". */
export interface Card {
  name: string;
  faces: Face[];
  layout?:
    | "adventure"
    | "aftermath"
    | "augment"
    | "bare"
    | "case"
    | "class"
    | "flip"
    | "host"
    | "leveler"
    | "meld"
    | "modal_dfc"
    | "mutate"
    | "normal"
    | "omen"
    | "planar"
    | "prepare"
    | "prototype"
    | "reversible_card"
    | "room"
    | "saga"
    | "scheme"
    | "split"
    | "station"
    | "token"
    | "transform"
    | "unknown"
    | "vanguard";
  identity?: string;
  printings?: Printing[];
}

/** One face, or one half, of a card. */
export interface Face {
  name: string;
  ja?: string;
  cost?: Cost | null;
  colours?: string;
  indicator?: string;
  supertypes?: string[];
  types?: string[];
  subtypes?: string[];
  power?: string | null;
  toughness?: string | null;
  loyalty?: string | null;
  defense?: string | null;
  value?: number | null;
}

/** A mana cost: its symbols in printed order, without braces. */
export interface Cost {
  symbols: string[];
}

/** One row of a set: where a card was printed, how rarely, and what other programs call that printing. */
export interface Printing {
  set_code: string;
  number: string;
  rarity: "bonus" | "common" | "mythic" | "rare" | "special" | "uncommon";
  scryfall?: string;
  mtgo?: number | null;
  scryfall_ja?: string;
}

/** A card that a list shows beside another: one of a name, or one that is described only there. */
export interface Related {
  name: string;
  face?: Face | null;
  text?: string;
  pictures?: Picture[];
}

/** Cards of another kind of deck, of a part that no deck has, or a line that says no card. */
export interface LeftAside {
  name: string;
  why:
    | "attractions"
    | "contraptions"
    | "dungeons"
    | "maybeboard"
    | "planes"
    | "schemes"
    | "stickers"
    | "tokens"
    | "vanguards"
    | "line"
    | "section";
  count?: number;
}

/** A list for the game; `hand_in` when its player is done with it. */
export interface DeckToBring {
  text: string;
  file?: string;
  commander?: string;
  hand_in?: boolean;
}

/** A seat's own list as it was last kept, what the check says of it, and whether it may be played here. */
export interface BroughtDeck {
  text: string;
  file: string;
  commander: string;
  handed_in: boolean;
  checked: CheckedDeck | null;
  by_hand: string[];
  playable: boolean;
  fixed: boolean;
}

/** Make a night. */
export interface NewNight {
  name: string;
  settings: Settings;
}

/** A night's settings. */
export interface Settings {
  structure: "elimination" | "group-game" | "points" | "swiss" | "two-rounds";
  survivors: Record<string, number[]>;
  minutes: number;
  lap: "active" | "extra" | "none";
  overtime: number;
  seating: "finish" | "random";
  options: TournamentGameOptions;
  prizes_by: "honours" | "points" | "ranking";
  pick: "snake" | "straight";
  rounds: number;
  points: PointSystem;
  odd: "fives" | "threes";
  final: number;
  wins: number;
  ties: (
    "game" | "head-to-head" | "later-seats" | "lot" | "opponents-game" | "opponents-match" | "opponents-points" | "wins"
  )[];
  honours: Honour[];
  votes: boolean;
  fun: boolean;
  fun_prize: string;
  registration: boolean;
  reports: boolean;
  here: boolean;
  draft: string;
  decks: "brawl" | "commander" | "commander-2010" | "free-40" | "free-60" | "oathbreaker" | "pauper-commander";
  anyway: boolean;
  lists: boolean;
  fee: number;
  currency: string;
  when: string;
  where: string;
  capacity: number;
  places: "lottery" | "order";
  brackets: boolean;
  limited: Limited | null;
  first_table: number;
  blocked_tables: number[];
}

/** The rules that a pod agrees on, handed to its games as they are.  (EV-11, EV-12) */
export interface TournamentGameOptions {
  attack: "any" | "left" | "right";
  influence: number | null;
  life: number;
  mulligan: "london" | "paris" | "partial-paris" | "vancouver";
  rumble: number | null;
  clock: DecisionClock | null;
  grace: number | null;
  date: "2010-12-15" | "2022-04" | "2026-09";
}

/** Seconds for each decision of a game, and minutes that a player has in reserve beyond them for the whole game. */
export interface DecisionClock {
  seconds: number;
  reserve: number;
}

/** How a group's game gives points. */
export interface PointSystem {
  win: number;
  draw: number | null;
  loss: number;
  bye: number;
  places: number[];
  wager: number;
  start: number;
}

/** An honour or a mission that is announced before the game.  (CM-17) */
export interface Honour {
  key: string;
  measure: "each" | "most" | "vote";
  points: number;
  text: string;
}

/** A night's draft on paper, called by the desk, or its sealed pools. */
export interface Limited {
  kind: "booster" | "sealed";
  packs: number;
  cards: number;
  seconds: number[];
  passing: number;
  reviews: number[];
  building: number;
}

/** Make the night of the pod that drafted in a room; `name` "" for the room's own. */
export interface NewPodNight {
  settings: Settings;
  name: string;
}

/** The night that a room's seats play: the desk's key for the host, their player's number and key for a player. */
export interface PodNight {
  code: string;
  desk: string | null;
  player: number | null;
  key: string | null;
}

/** The room here in which a pod drafted, and the token of its host. */
export interface PodRoom {
  room: string;
  token: string;
  seen: number;
  by: string;
}

/** Open a draft for a pod, or a table for a group, with everybody on their seats. */
export interface OpenRoom {
  by: string;
}

/** A player's seat is wanted: in this room of their group, else where their pod drafts. */
export interface NightSeating {
  room: string;
}

/** A token in a room of the night: a player's, of their seat, or the host's for an organiser. */
export interface NightSeat {
  room: string;
  token: string;
}

/** A night that was made: its code, and the key that makes an organiser. */
export interface NightMade {
  code: string;
  key: string;
}

/** Enter an act, having seen so many entries; `insist` although it breaks a rule. */
export interface NightEntering {
  act:
    | SettingsChanged
    | Registered
    | Renamed
    | CardClaimed
    | CardLinked
    | ClaimRefused
    | CheckedIn
    | Dropped
    | Returned
    | LotsDrawn
    | PlaceGiven
    | BracketDeclared
    | PodsMade
    | PodJoined
    | RulesProposed
    | RulesProposedToPods
    | RulesAnswered
    | RulesWithdrawn
    | SeatGiven
    | PairingDrafted
    | PairingPublished
    | LeftGame
    | GameWon
    | LivesNoted
    | TimeRanOut
    | ResultEntered
    | MatchReported
    | ClockStarted
    | ClockPaused
    | ClockExtended
    | CallStarted
    | CallPaused
    | CallExtended
    | CallMoved
    | CallEnded
    | TurnNoted
    | DraftedAt
    | TableNamed
    | HonourNoted
    | Voted
    | VotesCounted
    | FunNamed
    | VotesClosed
    | PrizesPooled
    | PrizePicked
    | ExtraPrize
    | ExtraGiven
    | RulingGiven
    | PenaltyGiven
    | TimeGiven
    | FeePaid
    | StockSet
    | StockGiven
    | ListHanded
    | ListsLocked
    | DeskOpened
    | DeskClosed
    | NoticeSent
    | RecoveryUsed
    | RecoveryReplaced
    | DeskRenewed
    | LinkRenewed
    | Undone;
  seen: number;
  insist: boolean;
  by: string;
  token: string;
}

export interface SettingsChanged {
  type: "SettingsChanged";
  settings: Settings;
}

/** `player` is the next free number; `via` says how: typed, link, code; `reading` is the name in kana, if given. */
export interface Registered {
  type: "Registered";
  player: number;
  name: string;
  via: string;
  reading: string;
  card: string;
  mark: string;
}

export interface Renamed {
  type: "Renamed";
  player: number;
  name: string;
  reading: string;
  mark: string;
}

/** Whoever has the card, which goes by the name `holder`, says that they are a player who was typed in. */
export interface CardClaimed {
  type: "CardClaimed";
  player: number;
  card: string;
  holder: string;
}

/** A player has this card from here on: the desk consents to a claim, or they prove to be the player. */
export interface CardLinked {
  type: "CardLinked";
  player: number;
  card: string;
}

/** The desk says that whoever has the card isn't that player. */
export interface ClaimRefused {
  type: "ClaimRefused";
  player: number;
  card: string;
}

/** `here` false takes a check-in back at the door. */
export interface CheckedIn {
  type: "CheckedIn";
  player: number;
  here: boolean;
}

export interface Dropped {
  type: "Dropped";
  player: number;
}

export interface Returned {
  type: "Returned";
  player: number;
}

/** Lots decide who of those who wait has a place; everybody is shown the seed from which they follow. */
export interface LotsDrawn {
  type: "LotsDrawn";
  seed: string;
}

/** Who waited has a place from here on. */
export interface PlaceGiven {
  type: "PlaceGiven";
  player: number;
}

/** For which bracket a player's Commander deck is meant, 1 to 5; 0 for none. */
export interface BracketDeclared {
  type: "BracketDeclared";
  player: number;
  bracket: number;
}

/** The players of each pod in the order of their seats at the draft. */
export interface PodsMade {
  type: "PodsMade";
  pods: number[][];
}

/** A late entry takes the last seat of a pod. */
export interface PodJoined {
  type: "PodJoined";
  player: number;
  pod: number;
}

/** By what a pod could play, for its players to agree on; what was proposed to it before is proposed no longer. */
export interface RulesProposed {
  type: "RulesProposed";
  pod: number;
  rules: PodRules;
  proposal: number;
  by: number | null;
}

/** By what a pod plays: the rules of its games, the time of its round, and the turns after it.  (EV-9, EV-11) */
export interface PodRules {
  options: TournamentGameOptions;
  minutes: number;
  lap: "active" | "extra" | "none";
  overtime: number;
}

/** An organiser proposes the same rules to several pods, under one number; each of them agrees for itself. */
export interface RulesProposedToPods {
  type: "RulesProposedToPods";
  pods: number[];
  rules: PodRules;
  proposal: number;
}

/** Players of a pod agree to what is proposed to it, or would rather not. */
export interface RulesAnswered {
  type: "RulesAnswered";
  pod: number;
  proposal: number;
  players: number[];
  agrees: boolean;
}

/** Nothing is proposed to a pod any longer, nor agreed on: it plays by the night's own rules. */
export interface RulesWithdrawn {
  type: "RulesWithdrawn";
  pod: number;
  proposal: number;
}

/** Somebody who came once the round was published takes the last seat of one of its groups. */
export interface SeatGiven {
  type: "SeatGiven";
  player: number;
  group: number;
}

/** A pairing that only organisers see, drawn or changed by hand; players in no group have a bye. */
export interface PairingDrafted {
  type: "PairingDrafted";
  seatings: Seating[];
  quality: Quality | null;
}

/** A group that is to play: its players in turn order, its pod and half, how many of it survive. */
export interface Seating {
  players: number[];
  half: string;
  pod: number | null;
  survivors: number;
}

/** How good a pairing of groups is. */
export interface Quality {
  meetings: number;
  distance: number;
  least: number;
  proved: boolean;
}

export interface PairingPublished {
  type: "PairingPublished";
}

/** Players left a group's game together.  (EV-7) */
export interface LeftGame {
  type: "LeftGame";
  group: number;
  players: number[];
  cause: string;
}

/** A player won by a card: everybody else loses at once. */
export interface GameWon {
  type: "GameWon";
  group: number;
  player: number;
}

export interface LivesNoted {
  type: "LivesNoted";
  group: number;
  lives: Record<number, number>;
}

/** Time and the extra turns are over and the life totals decide.  (EV-9) */
export interface TimeRanOut {
  type: "TimeRanOut";
  group: number;
  lives: Record<number, number>;
}

/** A whole game at once, as a table of this system gives it, or as a correction of what was entered before. */
export interface ResultEntered {
  type: "ResultEntered";
  group: number;
  left: Departure[];
  lives: Record<number, number>;
  timed_out: boolean;
  turns: number;
  order: number[];
  correction: boolean;
}

/** Players who left the game at the same time, and why. */
export interface Departure {
  players: number[];
  cause: string;
}

/** A match of two by games won, and games drawn; as a correction it replaces what was entered before. */
export interface MatchReported {
  type: "MatchReported";
  group: number;
  wins: Record<number, number>;
  drawn: number;
  correction: boolean;
}

export interface ClockStarted {
  type: "ClockStarted";
  at: number;
}

export interface ClockPaused {
  type: "ClockPaused";
  at: number;
}

export interface ClockExtended {
  type: "ClockExtended";
  seconds: number;
}

/** The desk begins to call the draft on paper, or the time for sealed decks, or goes on with it. */
export interface CallStarted {
  type: "CallStarted";
  at: number;
}

export interface CallPaused {
  type: "CallPaused";
  at: number;
}

/** More time, or less, for the pick, the look or the building that it is just now. */
export interface CallExtended {
  type: "CallExtended";
  seconds: number;
  at: number;
}

/** What is called goes on from the beginning of a step: of the pick of this pack from so many cards; without cards of
 * the look after the pack, and without a pack of building. */
export interface CallMoved {
  type: "CallMoved";
  pack: number;
  cards: number;
  at: number;
}

/** Decks are built; where nothing was called, the pods draft and build without the desk. */
export interface CallEnded {
  type: "CallEnded";
}

/** Whose turn it was when time ran out in a group. */
export interface TurnNoted {
  type: "TurnNoted";
  group: number;
  active: number;
}

/** The room of this system where a pod drafted, at its table of this number; its groups play there too.  (EV-10) */
export interface DraftedAt {
  type: "DraftedAt";
  pod: number;
  room: string;
  table: number;
  seats: number[];
}

/** The table of this system at which a group plays: its result flows in by itself.  "" for none.  (EV-10) */
export interface TableNamed {
  type: "TableNamed";
  group: number;
  room: string;
}

/** A fact for an honour: from a game's records, or claimed at the table and confirmed by another player.  (CM-17) */
export interface HonourNoted {
  type: "HonourNoted";
  group: number;
  honour: string;
  player: number;
  value: number;
  confirmed_by: number | null;
}

/** A vote for who made the game most enjoyable (CM-18), or the answer to the question of an honour (CM-17). */
export interface Voted {
  type: "Voted";
  group: number;
  voter: number;
  chosen: number;
  honour: string;
}

/** The votes for a group's most enjoyable player as they were counted on paper: so many for each.  (CM-18) */
export interface VotesCounted {
  type: "VotesCounted";
  group: number;
  votes: Record<number, number>;
}

/** A table says who made its game the most fun, and has the prize for that. */
export interface FunNamed {
  type: "FunNamed";
  group: number;
  player: number;
}

/** Nobody's vote is waited for any longer in a group; missing ones count for nobody. */
export interface VotesClosed {
  type: "VotesClosed";
  group: number;
}

/** The pool of a pod, picked in ranking order.  (EV-4) */
export interface PrizesPooled {
  type: "PrizesPooled";
  pod: number;
  prizes: Prize[];
}

/** A card, or an extra prize: its number in the night, what it is, and who drafted it. */
export interface Prize {
  number: number;
  name: string;
  rarity: string;
  foil: boolean;
  drafter: number | null;
}

export interface PrizePicked {
  type: "PrizePicked";
  player: number;
  prize: number;
}

/** A prize for a group of round 2, handed out as the group decides.  (EV-8) */
export interface ExtraPrize {
  type: "ExtraPrize";
  group: number;
  prize: Prize;
}

export interface ExtraGiven {
  type: "ExtraGiven";
  prize: number;
  player: number;
}

/** What was ruled, in words: at a group's table (0: at none), or for these players. */
export interface RulingGiven {
  type: "RulingGiven";
  text: string;
  group: number;
  players: number[];
}

/** A penalty for a player, and why. */
export interface PenaltyGiven {
  type: "PenaltyGiven";
  player: number;
  penalty: "disqualification" | "game-loss" | "match-loss" | "warning";
  reason: string;
}

/** More time for one group alone: after a long ruling, say. */
export interface TimeGiven {
  type: "TimeGiven";
  group: number;
  seconds: number;
}

/** `paid` false takes the mark back. */
export interface FeePaid {
  type: "FeePaid";
  player: number;
  paid: boolean;
}

/** So many of a thing there are to be given as prizes: a new item, or another count of a known one. */
export interface StockSet {
  type: "StockSet";
  item: number;
  name: string;
  count: number;
}

/** So many of an item for each of these players. */
export interface StockGiven {
  type: "StockGiven";
  item: number;
  given: Record<number, number>;
}

/** A player hands in their deck list, as it was written; it takes the place of the one before. */
export interface ListHanded {
  type: "ListHanded";
  player: number;
  text: string;
  file: string;
  commander: string;
}

/** No list is changed any more; `locked` false opens them again. */
export interface ListsLocked {
  type: "ListsLocked";
  locked: boolean;
}

/** A link to the desk for those of a role; the one before leads there no longer.  `key` is no other link's. */
export interface DeskOpened {
  type: "DeskOpened";
  role: "judge" | "organiser" | "scorekeeper";
  key: number;
}

/** The link for those of a role leads to the desk no longer. */
export interface DeskClosed {
  type: "DeskClosed";
  role: "judge" | "organiser" | "scorekeeper";
}

/** The desk tells these players something, or a group, or a pod; where none of them is named, everybody. */
export interface NoticeSent {
  type: "NoticeSent";
  text: string;
  ready: "" | "begins" | "come" | "five";
  pod: number;
  group: number;
  players: number[];
}

/** Somebody came back to the organisers' desk with its recovery code, which is another one from here on. */
export interface RecoveryUsed {
  type: "RecoveryUsed";
  key: number;
}

/** The desk's recovery code is another one from here on. */
export interface RecoveryReplaced {
  type: "RecoveryReplaced";
}

/** A device of an organiser is lost: the organisers' link and the recovery code are others from here on. */
export interface DeskRenewed {
  type: "DeskRenewed";
  key: number;
}

/** A player's phone is lost: their link is another one from here on.  `key` is no other link's. */
export interface LinkRenewed {
  type: "LinkRenewed";
  player: number;
  key: number;
}

/** Takes an entry back; taking this one back brings it in again. */
export interface Undone {
  type: "Undone";
  entry: number;
}

/** An act was entered and is stored, as the entry of this number. */
export interface NightEntered {
  entry: number;
  key: string;
}

/** Draw lots: "pods", or the pairing of the next "round", which stays a draft. */
export interface NightDrawing {
  what: string;
  seen: number;
  insist: boolean;
  by: string;
}

/** Somebody registers by the link; `reading` is their name in kana, if they give it. */
export interface NightRegistering {
  name: string;
  reading: string;
  card: string;
  insist: boolean;
  mark: string;
}

/** A player who registered by the link, and the key that says that it is them. */
export interface NightRegistered {
  player: number;
  key: string;
}

/** The key of a player card. */
export interface NightCard {
  card: string;
}

/** Whoever has the key of this player card says that they are a player whom the desk typed in. */
export interface NightClaiming {
  card: string;
  player: number;
}

/** Who somebody with a card is at a night; the player they claim to be, and those that the desk says they aren't. */
export interface NightByCard {
  own: NightRegistered | null;
  claimed: number | null;
  refused: number[];
}

/** Whose card was scanned: its public number, and who they are here, if they are registered. */
export interface NightScanned {
  card: string;
  name: string;
  reading: string;
  player: number | null;
}

/** An act was not entered; nothing was changed. */
export interface NightRefused {
  trouble: Trouble;
  doubtful: boolean;
  problems: Said[];
  meanwhile: NightLogLine[];
  shown: unknown;
}

/** A message key and the facts for its places; a fact may be such a phrase itself. */
export interface Said {
  key: string;
  facts: Record<string, string | number | Said>;
}

/** An entry of the log: who entered what, and what is wrong with it, if it was kept on somebody's word. */
export interface NightLogLine {
  number: number;
  by: string;
  at: string;
  said: Said;
  what: Said;
  insisted: boolean;
  undone: boolean;
  is_undo: boolean;
  marks: Said[];
  act: string;
  role: "judge" | "organiser" | "scorekeeper" | null;
}

/** A link, and the same as a QR code. */
export interface NightLink {
  url: string;
  svg: string;
}

/** The links that an organiser hands out: for everybody, for the projector, for other organisers. */
export interface NightLinks {
  public: NightLink;
  screen: NightLink;
  desk: NightLink;
  roles: Record<string, NightLink>;
}

/** What is to be made prizes: a list of cards as it was typed, or what was drafted in a room of this server. */
export interface PrizeText {
  text: string;
  room: string;
  token: string;
}

/** Prizes read from a list, and the lines of which nothing more than the name is known. */
export interface PrizesRead {
  prizes: NightPrize[];
  unknown: string[];
}

/** A prize: of the pool of a `pod`, or the extra prize of a `group`; `taken` by whom, in which `order`. */
export interface NightPrize {
  number: number;
  name: string;
  rarity: string;
  foil: boolean;
  drafter: number | null;
  pooled: boolean;
  pod: number | null;
  group: number | null;
  taken: number | null;
  order: number | null;
  ja: string;
}

/** A night as it stands; `version` is how many entries there are, `waiting` is who is here and has no game. */
export interface NightView {
  code: string;
  name: string;
  version: number;
  stage: "draft" | "over" | "pair" | "play" | "pods" | "publish" | "register";
  settings: Settings;
  players: NightPlayer[];
  names: number[];
  split: NightSplit[];
  pods: NightPod[];
  round: number;
  groups: NightGroup[];
  byes: number[];
  waiting: number[];
  pairings: Pairing[];
  clock: NightClock | null;
  call: NightCall | null;
  standings: Standing[];
  points: Record<number, number>;
  noted: NightFact[];
  awards: Award[];
  prizes: NightPrize[];
  pools: NightPool[];
  prize_orders: NightPrizeOrder[];
  lists_locked: boolean;
  line: number[];
  lot_seed: string;
  notices: Notice[];
  desk: NightDesk | null;
  own: NightOwn | null;
}

/** A player; `group` is the newest group that they belong to, `reading` their name in kana, where it is known. */
export interface NightPlayer {
  number: number;
  name: string;
  here: boolean;
  dropped: boolean;
  late: boolean;
  via: string;
  pod: number | null;
  group: number | null;
  reading: string;
  carded: boolean;
  entered: string;
  mark: string;
  bracket: number;
}

/** A pod as it is, or as so many players would make it: its groups, and how many of each get into the winners'. */
export interface NightSplit {
  size: number;
  groups: number[];
  survivors: number[];
}

/** A pod: who drafts in it, in the order of the seats; `final` once its ranking is. */
export interface NightPod {
  number: number;
  players: number[];
  final: boolean;
  room: string;
  at: NightRoom | null;
  rules: PodRules | null;
  proposal: NightProposal | null;
}

/** A room of the night: how many people have seats there, how many are there, and have handed in their decks. */
export interface NightRoom {
  phase: "lobby" | "over" | "playing";
  people: number;
  here: number;
  ready: number;
  left: Departure[];
}

/** What is proposed to a pod to play by: who of it agrees, who would rather not, who hasn't answered yet. */
export interface NightProposal {
  number: number;
  rules: PodRules;
  by: number | null;
  agreed: number[];
  against: number[];
  missing: number[];
}

/** A group: `order` is the turn order, `places` the order in which the game ended or stands. */
export interface NightGroup {
  number: number;
  round: number;
  half: string;
  pod: number | null;
  survivors: number;
  order: number[];
  absent: number[];
  alive: number[];
  left: Departure[];
  lives: Record<number, number>;
  timed_out: boolean;
  over: boolean;
  places: NightPlace[];
  turns: number[];
  room: string;
  ballots: NightBallot[];
  democratic: Democratic[];
  waits: Said | null;
  at: NightRoom | null;
  place: "extra" | "none" | "seat";
  score: NightScore | null;
  rules: PodRules | null;
  longer: number;
  table: number;
  prize: TablePrize | null;
}

/** Where somebody is in the order of a group, what they have of its game, and the reasons. */
export interface NightPlace {
  player: number;
  reasons: Said[];
  outcome: "drawn" | "left" | "out" | "place" | "playing" | "survived";
  place: number | null;
}

/** The votes of a group: for the most enjoyable player (honour ""), or on an honour's question. */
export interface NightBallot {
  honour: string;
  missing: number[];
  winners: number[];
}

/** A player's points by the vote of their group. */
export interface Democratic {
  rank: number;
  player: number;
  points: number;
  survived: boolean;
  votes: number;
}

/** The score of a match: games won by each player, and games drawn. */
export interface NightScore {
  wins: Record<number, number>;
  drawn: number;
}

/** The prize of a group's table: who has it, None as long as it isn't said. */
export interface TablePrize {
  group: number;
  player: number | null;
  votes: number;
  level: number[];
}

/** One player's line: where to sit, against whom, who starts.  `group` and `table` are None for a bye. */
export interface Pairing {
  name: string;
  player: number;
  pod: number | null;
  group: number | null;
  table: number | null;
  half: string;
  seat: number | null;
  opponents: string[];
  starts: string;
}

/** The round's clock, in seconds of the server's time; see `NightShown.now`. */
export interface NightClock {
  length: number;
  used: number;
  since: number | null;
}

/** The draft on paper, or the time for sealed decks: its steps, and a clock that counts from the first one's begin. */
export interface NightCall {
  steps: Step[];
  used: number;
  since: number | null;
  begun: boolean;
}

/** A part of the hour: a pick from so many `cards`, which are passed then; a look between packs; building. */
export interface Step {
  kind: "build" | "pick" | "review";
  seconds: number;
  pack: number;
  cards: number;
  passes: "left" | "right";
  passing: number;
}

/** One line of a ranking; `pod` is None where the whole night is ranked together. */
export interface Standing {
  rank: number;
  player: number;
  name: string;
  pod: number | null;
  final: boolean;
  reasons: Said[];
  outcome: "drawn" | "left" | "out" | "place" | "playing" | "survived";
}

/** What was noted for an honour. */
export interface NightFact {
  group: number;
  honour: string;
  player: number;
  value: number;
  confirmed_by: number | null;
}

/** An honour and who has it, with the value that won it. */
export interface Award {
  honour: string;
  players: number[];
  value: number;
}

/** The prize picks of a pod: whose pick it is, and who picks after them; `final` once nothing can change that. */
export interface NightPool {
  pod: number;
  left: number;
  picker: number | null;
  then: number[];
  final: boolean;
  order: number[];
}

/** In which order a pod (0: the whole night) picks its prizes, where that isn't the ranking. */
export interface NightPrizeOrder {
  pod: number;
  by: "honours" | "points" | "ranking";
  final: boolean;
  lines: PrizeLine[];
  waits: number[];
}

/** Somebody's place in the order in which prizes are picked; `points` are what it goes by, 0 for the ranking. */
export interface PrizeLine {
  rank: number;
  player: number;
  name: string;
  points: number;
  reasons: Said[];
}

/** What players are told: `id` is no other notice's, `at` when it was said, `said` what. */
export interface Notice {
  id: string;
  kind: string;
  at: string;
  said: Said;
}

/** What organisers see besides: the drafted pairing, its `tables` and what is wrong with it, the log, rulings and
 * penalties. */
export interface NightDesk {
  draft: Seating[] | null;
  problems: Said[];
  log: NightLogLine[];
  strangers: number[];
  rulings: Ruled[];
  claims: NightClaim[];
  lists: number[];
  paid: number[];
  stock: StockLine[];
  role: "judge" | "organiser" | "scorekeeper";
  may: string[];
  notices: Sent[];
  tables: number[];
  quality: Quality | null;
}

/** A ruling (`penalty` None) or a penalty: the entry in the log, who gave it and when, in which round, to whom. */
export interface Ruled {
  entry: number;
  at: string;
  by: string;
  round: number;
  penalty: "disqualification" | "game-loss" | "match-loss" | "warning" | null;
  text: string;
  players: number[];
  group: number | null;
}

/** Whoever has a card, by the name `holder`, says that they are a player; the desk consents or refuses. */
export interface NightClaim {
  player: number;
  card: string;
  holder: string;
}

/** An item: how many there were and are left, and who got how many. */
export interface StockLine {
  item: number;
  name: string;
  count: number;
  left: number;
  given: Record<number, number>;
}

/** A notice as the desk sees it: who said it ("" for what came by itself), to whom. */
export interface Sent {
  notice: Notice;
  by: string;
  whom: Said;
  players: number[] | null;
  entry: number;
}

/** What one player sees besides, and nobody else but organisers: rulings, penalties and notices that concern them. */
export interface NightOwn {
  rulings: Ruled[];
  handed_in: boolean;
  notices: Notice[];
}

/** The nights of a season by their codes, and files with the results of tournaments that were held elsewhere. */
export interface SeasonWanted {
  nights: string[];
  files: string[];
}

/** A season over several nights, in the order in which they were held; `elsewhere` are the names of the others. */
export interface SeasonShown {
  nights: string[];
  lines: SeasonLine[];
  elsewhere: string[];
}

/** A player of a season: the nights and games that they played in, not those that they missed. */
export interface SeasonLine {
  rank: number;
  name: string;
  rating: Rating;
  nights: number;
  games: number;
  wins: number;
  points: number;
  apart: string;
  carded: boolean;
}

/** How strong a player seems (`mu`), and how unsure that is (`sigma`). */
export interface Rating {
  mu: number;
  sigma: number;
}

/** The first message: the organiser's key, a player's, or none. */
export interface NightHello {
  type: "hello";
  key: string | null;
  language: "en" | "ja";
}

/** The whole view: at first, and whenever updates were missed.  `now` is the server's time in seconds. */
export interface NightShown {
  type: "night";
  now: number;
  view: unknown;
}

/** What changed in the view, by the same paths as a table's (see `protocol.Update`). */
export interface NightUpdate {
  type: "update";
  now: number;
  changes: Record<string, unknown>;
}

/** A player's deck list as it was handed in or is being written, and what the check says of it. */
export interface NightList {
  text: string;
  file: string;
  commander: string;
  handed_in: boolean;
  checked: CheckedDeck | null;
  unknown: string[];
  playable: boolean;
}

/** How a deck differs from the list that was handed in; `ja` are names in Japanese, where they are known. */
export interface NightComparison {
  differences: ListDifference[];
  ja: Record<string, string>;
}

/** So many of a card more (or, below zero, fewer) than the list has in this part of the deck. */
export interface ListDifference {
  name: string;
  difference: number;
  sideboard: boolean;
}

/** Whether the server sends notifications: the key that browsers subscribe with, "" where it sends none. */
export interface PushOffer {
  key: string;
}

/** A browser asks to be told: where its push service takes messages, its key and secret as it writes them. */
export interface PushWanted {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "ja";
}

/** A browser asks to be told nothing more. */
export interface PushUnwanted {
  endpoint: string;
}

/** The name on a card, and how it is read, in kana, where somebody says so. */
export interface PlayerCardNamed {
  name: string;
  reading: string;
}

/** What anybody may see of a card: its public number, the name, and the link to it, also as a QR code. */
export interface PlayerCard {
  id: string;
  name: string;
  reading: string;
  url: string;
  svg: string;
}

/** A card for the device that has it from here on: `key` proves it and never leaves the device. */
export interface PlayerCardHeld {
  card: PlayerCard;
  key: string;
  recovery: string;
}

/** The key of a link to another device. */
export interface PlayerCardKey {
  key: string;
}

/** A game that is to be shared, as far as it has come. */
export interface NewPaperGame {
  setup: PaperSetup;
  acts: PaperBefore[];
}

/** What was agreed before the game; `began` in milliseconds since 1970. */
export interface PaperSetup {
  names: string[];
  life: number;
  minutes: number;
  commander: boolean;
  night: PaperNight | null;
  began: number;
  wins?: number;
  by_life?: boolean;
  lap?: "active" | "extra" | "none" | null;
  overtime?: number;
  heads?: number;
}

/** The group of a night that plays; `players` are its numbers in the order of the seats. */
export interface PaperNight {
  code: string;
  group: number;
  players: number[];
}

/** Something that happened before the game was shared. */
export interface PaperBefore {
  at: number;
  deed:
    | LifeChanged
    | CommanderHit
    | CounterChanged
    | MonarchIs
    | InitiativeIs
    | DayIs
    | TurnPassed
    | TimeCalled
    | SeatsOut
    | BegunAgain
    | DeedUndone
    | Rolled
    | Starts;
}

export interface LifeChanged {
  kind: "life";
  seat: number;
  by: number;
}

/** Combat damage by a commander, which costs as much life. */
export interface CommanderHit {
  kind: "commander";
  seat: number;
  source: number;
  by: number;
}

export interface CounterChanged {
  kind: "counter";
  seat: number;
  name: "energy" | "experience" | "other" | "poison" | "tax" | "tax-second";
  by: number;
}

export interface MonarchIs {
  kind: "monarch";
  seat: number | null;
}

export interface InitiativeIs {
  kind: "initiative";
  seat: number | null;
}

/** Day, night, or neither. */
export interface DayIs {
  kind: "day";
  day: boolean | null;
}

/** The turn ended; `seen` is the newest act that the phone knew of. */
export interface TurnPassed {
  kind: "turn";
  seen: number;
}

/** The round's time is over; everybody has one more turn. */
export interface TimeCalled {
  kind: "time";
}

/** They left the game together. */
export interface SeatsOut {
  kind: "out";
  seats: number[];
  cause: "commander-damage" | "concession" | "effect" | "empty-library" | "life" | "poison" | "unknown";
}

/** Another game of the same players; in a match the next one, whose score goes on. */
export interface BegunAgain {
  kind: "again";
}

/** The act of this number doesn't count. */
export interface DeedUndone {
  kind: "undo";
  number: number;
}

export interface Rolled {
  kind: "roll";
  sides: 2 | 6 | 20;
  result: number;
}

/** Who the lot fell on. */
export interface Starts {
  kind: "first";
  seat: number;
}

/** How others come to a game: whoever has the key counts, whoever has the code alone looks on. */
export interface PaperLink {
  code: string;
  key: string;
  url: string;
  qr: string;
}

/** The first message of a phone; without a key it only looks on. */
export interface PaperHello {
  type: "hello";
  key: string | null;
  device: string;
  seat: number | null;
  language: "en" | "ja";
}

/** Something happened so many milliseconds `ago`; said twice under one `id` it happened once. */
export interface PaperDo {
  type: "do";
  request: number;
  id: string;
  ago: number;
  deed:
    | LifeChanged
    | CommanderHit
    | CounterChanged
    | MonarchIs
    | InitiativeIs
    | DayIs
    | TurnPassed
    | TimeCalled
    | SeatsOut
    | BegunAgain
    | DeedUndone
    | Die
    | Lot;
}

/** Asks for a roll; with two sides it is a coin. */
export interface Die {
  kind: "die";
  sides: 2 | 6 | 20;
}

/** Asks who starts, of all who are in the game. */
export interface Lot {
  kind: "lot";
}

/** Whose phone this is; None for one in the middle of the table. */
export interface PaperSit {
  type: "sit";
  seat: number | null;
}

/** Everything anew; `now` is the server's clock, `counts` whether this phone may change anything. */
export interface PaperShown {
  type: "game";
  code: string;
  now: number;
  setup: PaperSetup;
  acts: PaperAct[];
  here: (number | null)[];
  counts: boolean;
}

/** A line of the log: the `number`-th, counted from 1; `by` is the seat of the phone that did it. */
export interface PaperAct {
  number: number;
  at: number;
  by: number | null;
  device: string;
  id: string;
  deed:
    | LifeChanged
    | CommanderHit
    | CounterChanged
    | MonarchIs
    | InitiativeIs
    | DayIs
    | TurnPassed
    | TimeCalled
    | SeatsOut
    | BegunAgain
    | DeedUndone
    | Rolled
    | Starts;
}

/** What happened since. */
export interface PaperMore {
  type: "acts";
  acts: PaperAct[];
}

/** Whose phones are there now. */
export interface PaperHere {
  type: "here";
  seats: (number | null)[];
}

/** The versions of the rules, and how many cards can be looked up here by name. */
export interface TargetsOffered {
  rules: string[];
  newest: string;
  cards: number;
}

/** A text to be analysed, or the name of a card of the user's. */
export interface TargetsAsked {
  text?: string;
  card?: string;
  rules?: string;
}

/** What is said of the text; the card it belongs to, if one was asked for. */
export interface TargetsFound {
  report: TargetReport;
  card: string;
  type: string;
}

/** Everything that is said of a text, in one language. */
export interface TargetReport {
  text: string;
  language: string;
  rules: string;
  understood: boolean;
  mentions: ReportedMention[];
  not_understood: ReportedUnread[];
  questions: ReportedQuestion[];
  note: string | null;
  since: string;
  followed: string;
}

/** A mention with its verdict, and those of all versions of the rules where they differ. */
export interface ReportedMention {
  text: string;
  start: number;
  end: number;
  target: boolean;
  reason: string;
  rule: string;
  explanation: string;
  number: number;
  core_rule: string;
  chosen: string;
  ground: string;
  earlier?: number | null;
  by_rules?: Record<string, ReportedVerdict>;
  depends?: boolean;
}

/** What one version of the rules says. */
export interface ReportedVerdict {
  target: boolean;
  reason: string;
  rule: string;
  core_rule: string;
  chosen: string;
  explanation: string;
}

/** A stretch that isn't understood; `mention` for a thing that it seems to mention. */
export interface ReportedUnread {
  text: string;
  start: number;
  end: number;
  mention: boolean;
}

/** A question judges get, answered; `about` are numbers of mentions. */
export interface ReportedQuestion {
  topic: string;
  about: number[];
  question: string;
  answer: string;
  rule: string;
}

/** Cards of the user's whose names hold the given letters. */
export interface CardNames {
  names: string[];
}

/** What an editor chooses from: by which rules, how many players at most, and at which step. */
export interface SandboxOffered {
  profiles: string[];
  steps: string[];
  players: number;
}

/** A sandbox as it stands: everything of it is seen, from the seat of who is asked. */
export interface SandboxShown {
  position: unknown;
  text: string;
  step: number;
  view: unknown;
  asked: Decision[];
  happened: Happened[];
  cards: Record<string, unknown>;
  over: boolean;
}

/** A position, or a file of scenarios, as somebody typed or opened it. */
export interface SandboxText {
  text: string;
}

/** All of a file. */
export interface SandboxesRead {
  found: SandboxRead[];
}

/** A position or a scenario of a file as a sandbox: what of it doesn't hold, or isn't taken over, each a sentence. */
export interface SandboxRead {
  name: string;
  sandbox: Sandbox;
  failures: string[];
  asks: Asks | null;
}

/** A position as a text, the seed of its chance, and what has been answered since. */
export interface Sandbox {
  text: string;
  answers: Given[];
  seed: string;
}

/** An answer as a table keeps it: to which of its decisions, and what. */
export type Given = [decision: number, answer: boolean | number | string | (number | string | number[])[]];

/** What a puzzle asks: that a player wins within so many turns, this one the first; `why` is what it says itself. */
export interface Asks {
  seat: number;
  turns: number;
  why: string;
}

/** A sandbox to be written out under a name; `why` is what a reader should know. */
export interface ScenarioWanted {
  sandbox: Sandbox;
  name: string;
  why: string;
}

/** The sandbox as a scenario, and how it stands now as a position; "" where the game is over. */
export interface ScenarioWritten {
  scenario: string;
  position: string;
  lost: string[];
}

/** A moment of a game: its position by the seats' letters, what that can't say, and a file to send to whoever looks
 * after the rules: how it was when nothing waited, and how it came out. */
export interface MomentTaken {
  position: string;
  lost: string[];
  file: string;
}

/** A win that is looked for: of whose seat, within how many turns. */
export interface WinWanted {
  sandbox: Sandbox;
  seat: number;
  turns: number;
}

/** The answers that win, None where none were found among so many positions. */
export interface WinFound {
  line: Given[] | null;
  positions: number;
  exhausted: boolean;
}

/** A message, `draft-log-` before it, for the events in which all of `when` holds. */
export interface LogLine {
  key: string;
  facts?: Record<string, string>;
  when?: Record<string, boolean | string>;
  each?: string;
}

/** A draft as one viewer sees it. */
export interface DraftView {
  format: string;
  stage: "draft" | "exchange" | "over";
  phase: number;
  phases: number;
  round: number;
  rounds: number;
  to: "left" | "right";
  players: PlayerView[];
  own: OwnView | null;
  exchange: ExchangeView | null;
  log: (
    | RoundBegan
    | Drafted
    | Passed
    | DraftedFaceUp
    | Revealed
    | Noted
    | TurnedDown
    | RemovedFromDraft
    | CardsAdded
    | LeftDraft
    | PutIntoPack
    | Looked
    | SkippedPack
    | Burnt
    | SatOut
    | BoosterAdded
    | PlayerWatched
    | LeftOver
    | DraftEnded
    | ExchangeBegan
    | OffersShown
    | Exchanged
    | ExchangeDeclined
    | PoolsFinal
    | Sorted
    | SentToPile
    | PackSplit
    | PileChosen
    | PlaceDeclined
    | PlaceTaken
    | LaidOut
    | Took
    | Unwanted
    | Swapped
    | Uncovered
    | Won
    | PoolOpened
    | Claimed
    | Released
    | Finished
  )[];
  all: OwnView[];
  packs: Pack[][];
  part?:
    | SortingPart
    | SolomonPart
    | WinstonPart
    | WinchesterPart
    | GridPart
    | RochesterPart
    | HousmanPart
    | MinesweeperPart
    | AuctionPart
    | SealedPart;
  parts?: (
    | SortingPart
    | SolomonPart
    | WinstonPart
    | WinchesterPart
    | GridPart
    | RochesterPart
    | HousmanPart
    | MinesweeperPart
    | AuctionPart
    | SealedPart
  )[];
}

/** What everybody sees of one player. */
export interface PlayerView {
  name: string;
  pile: number;
  face_up: DraftCard[];
  shown: DraftCard[];
  notes: Note[];
  packs: number[];
  removed: number;
  removed_face_up: Removed[];
  picked: number;
  skips: number;
  sits_out: boolean;
  blind: boolean;
}

/** One physical card in a draft: its id at this table, its name, and which printing it is. */
export interface DraftCard {
  id: number;
  name: string;
  set_code?: string;
  number?: string;
  foil?: boolean;
}

/** What only the player sees: the pack in hand (empty for one who can't look), the pile, what they were shown. */
export interface OwnView {
  seat: number;
  left: number;
  right: number;
  pack: DraftCard[];
  drawn: number;
  due: number;
  pool: DraftCard[];
  removed: Removed[];
  looks: Look[];
  on: TurnedOn[];
}

/** What a player has been shown, and why: `by` is a card's name, or "" for a pack that went by. */
export interface Look {
  by: string;
  whose: number;
  cards: DraftCard[];
  round: number;
}

/** An effect that is turned on: the face-up card, and the pack it waits for, 0 for the next pick. */
export interface TurnedOn {
  card: number;
  pack: number;
}

/** An exchange that is going on: whose it is, who has yet to say what they offer, and the cards on the table. */
export interface ExchangeView {
  seat: number;
  waiting: number[];
  shown: DraftCard | null;
  offers: DraftsOffer[];
}

/** A card that a player offers. */
export interface DraftsOffer {
  seat: number;
  card: DraftCard;
}

/** A draft round began: each player opened a booster; packs are passed to the left or not. */
export interface RoundBegan {
  type: "round-began";
  phase: number;
  round: number;
  left: boolean;
}

/** A player drafted a card.  `taken` is the id it had in the pack; both are known to its drafter alone. */
export interface Drafted {
  type: "drafted";
  seat: number;
  card: DraftCard | null;
  taken: number;
  pack: number;
  at_random: boolean;
  by?: string;
}

/** A player passed a pack on. */
export interface Passed {
  type: "passed";
  seat: number;
  to: number;
  pack: number;
  cards: number;
}

/** A drafted card lies face up before its player.  (CR 905.2c) */
export interface DraftedFaceUp {
  type: "drafted-face-up";
  seat: number;
  card: DraftCard;
}

/** A drafted card was shown to all, because of a card named `by`. */
export interface Revealed {
  type: "revealed";
  seat: number;
  card: DraftCard;
  by: string;
}

/** Something was noted for a player.  (CR 905.2b) */
export interface Noted {
  type: "noted";
  seat: number;
  note: Note;
}

/** A face-up card was turned face down. */
export interface TurnedDown {
  type: "turned-down";
  seat: number;
  card: DraftCard;
}

/** A player removed the card they drafted, with a card named `by`. */
export interface RemovedFromDraft {
  type: "removed";
  seat: number;
  by: string;
  card: DraftCard | null;
  face_up: boolean;
}

/** So many cards came into a player's pool from outside the draft, because they drafted a card named `by`. */
export interface CardsAdded {
  type: "cards-added";
  seat: number;
  by: string;
  cards: DraftCard[];
  count: number;
}

/** A card went out of the draft as its player drafted it. */
export interface LeftDraft {
  type: "left-draft";
  seat: number;
  card: DraftCard | null;
}

/** A face-up card was put into a booster pack. */
export interface PutIntoPack {
  type: "put-into-pack";
  seat: number;
  card: DraftCard;
  pack: number;
}

/** A player looked at cards because of a card named `by`; at a pack that went by if `by` is "". */
export interface Looked {
  type: "looked";
  seat: number;
  by: string;
  whose: number;
  cards: DraftCard[];
  round: number;
}

/** A player passed a pack without drafting from it. */
export interface SkippedPack {
  type: "skipped-pack";
  seat: number;
  pack: number;
}

/** A player put cards of a pack away, face down; nobody gets them. */
export interface Burnt {
  type: "burnt";
  seat: number;
  cards: DraftCard[];
  count: number;
  pack: number;
}

/** A player can't draft for the rest of the draft round. */
export interface SatOut {
  type: "sat-out";
  seat: number;
}

/** A player added a booster pack to the draft. */
export interface BoosterAdded {
  type: "booster-added";
  seat: number;
  by: string;
  pack: number;
  cards: number;
}

/** A player will look at the next card that another drafts. */
export interface PlayerWatched {
  type: "player-watched";
  seat: number;
  by: string;
  whose: number;
}

/** Nobody could draft any more in the round: so many cards stayed in the packs. */
export interface LeftOver {
  type: "left-over";
  cards: number;
}

/** The last card was drafted; all cards are face down now. */
export interface DraftEnded {
  type: "draft-ended";
}

/** A player revealed a card of their pool for an exchange. */
export interface ExchangeBegan {
  type: "exchange-began";
  seat: number;
  card: DraftCard;
}

/** All offers were revealed at once. */
export interface OffersShown {
  type: "offers-shown";
  seat: number;
  offers: DraftsOffer[];
}

/** Two players exchanged a card. */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  other: number;
  gave: DraftCard;
  got: DraftCard;
}

/** A player offered no exchange, or accepted no offer. */
export interface ExchangeDeclined {
  type: "exchange-declined";
  seat: number;
}

/** Everything that may be done after the draft is done: the piles are card pools now.  (CR 905.1d) */
export interface PoolsFinal {
  type: "pools-final";
}

/** A player sent cards of their booster to their Solomon pile. */
export interface Sorted {
  type: "sorted";
  seat: number;
  cards: DraftCard[];
  count: number;
}

/** A player sent what was left of their booster to the Winston pile. */
export interface SentToPile {
  type: "sent-to-pile";
  seat: number;
  cards: DraftCard[];
  count: number;
}

/** A player split another's pack into two piles of so many cards. */
export interface PackSplit {
  type: "pack-split";
  seat: number;
  whose: number;
  counts: [number, number];
}

/** A player chose one of the two piles, 1 or 2, or drafts both. */
export interface PileChosen {
  type: "pile-chosen";
  seat: number;
  pile: number;
  both: boolean;
}

/** A player looked at a place, counted from 1, and did not take it. */
export interface PlaceDeclined {
  type: "place-declined";
  seat: number;
  place: number;
}

/** A player took the cards of a place, counted from 1, or the top card of the pile. */
export interface PlaceTaken {
  type: "place-taken";
  seat: number;
  place: number;
  cards: number;
  top: boolean;
}

/** A round began: so many cards are laid out on the table. */
export interface LaidOut {
  type: "laid-out";
  phase: number;
  round: number;
  cards: number;
}

/** A player took cards from the table, where all could see them. */
export interface Took {
  type: "took";
  seat: number;
  cards: DraftCard[];
}

/** Cards on the table that nobody took are put away. */
export interface Unwanted {
  type: "unwanted";
  cards: DraftCard[];
}

/** A player took a card from the table and put one of their hand down for it. */
export interface Swapped {
  type: "swapped";
  seat: number;
  took: DraftCard;
  gave: DraftCard;
}

/** Cards that lay face down on the table were turned up. */
export interface Uncovered {
  type: "uncovered";
  cards: DraftCard[];
}

/** A player won a card in an auction and paid so much; `bids` are what each seat had promised for it. */
export interface Won {
  type: "won";
  seat: number;
  card: DraftCard;
  price: number;
  bids: number[];
}

/** A player, or the team they are of, got so many cards to build from. */
export interface PoolOpened {
  type: "pool-opened";
  seat: number;
  count: number;
}

/** A player claimed a card of their team's pool; only the team is told. */
export interface Claimed {
  type: "claimed";
  seat: number;
  team: number[];
  card: DraftCard;
}

/** A player gave a card back to their team's pool; only the team is told. */
export interface Released {
  type: "released";
  seat: number;
  team: number[];
  card: DraftCard;
}

/** A player has all the cards that they want. */
export interface Finished {
  type: "finished";
  seat: number;
}

/** A booster pack in play. */
export interface Pack {
  id: number;
  cards: DraftCard[];
  passer: number | null;
  watches: Watch[];
  drafted_by: number;
}

/** Somebody waits for the next card that is drafted: from a pack, or by a player. */
export interface Watch {
  seat: number;
  by: string;
  kind: "guess" | "look" | "reveal";
  question: number;
  guess: string;
}

/** How many cards lie in each player's Solomon pile, and in the Winston pile. */
export interface SortingPart {
  type: "sorting";
  solomon: number[];
  winston: number;
}

/** How many packs each player has left; what the viewer splits, and the piles from which they choose. */
export interface SolomonPart {
  type: "solomon";
  packs: number[];
  to_split: PackToSplit[];
  piles: DraftCard[][];
}

/** A pack that the viewer is splitting. */
export interface PackToSplit {
  whose: number;
  cards: DraftCard[];
}

/** Whose turn it is, in which order they come, how many cards lie where. */
export interface WinstonPart {
  type: "winston";
  in_turn: number;
  order: number[];
  places: number[];
  pile: number;
  looked: number[];
  seen: DraftCard[][];
}

/** Whose turn it is, the piles that all can see, and how many cards are still to be added. */
export interface WinchesterPart {
  type: "winchester";
  in_turn: number;
  order: number[];
  piles: DraftCard[][];
  stack: number;
}

/** Whose turn it is, the nine places row by row, and how many cards are there to fill gaps. */
export interface GridPart {
  type: "grid";
  in_turn: number;
  order: number[];
  places: (DraftCard | null)[];
  refill: number;
}

/** Whose turn it is and whose comes next, and the cards that all can see. */
export interface RochesterPart {
  type: "rochester";
  in_turn: number;
  order: number[];
  coming: number[];
  table: DraftCard[];
}

/** Whose turn it is and whose comes next, the cards on the table, and the viewer's own hand. */
export interface HousmanPart {
  type: "housman";
  in_turn: number;
  order: number[];
  coming: number[];
  turns: number;
  table: DraftCard[];
  hand: DraftCard[];
}

/** Whose turn it is, and the grid row by row; `turns` are left for this grid, this one with them. */
export interface MinesweeperPart {
  type: "minesweeper";
  in_turn: number;
  order: number[];
  turns: number;
  columns: number;
  spots: Spot[];
}

/** A place of the grid: its card if it is turned up, whether one lies face down, neither if it is empty. */
export interface Spot {
  card?: DraftCard | null;
  covered?: boolean;
}

/** The cards for sale, what each player has, who has yet to bid, the viewer's own bids, the least that counts. */
export interface AuctionPart {
  type: "auction";
  table: DraftCard[];
  funds: number[];
  waiting: number[];
  bids: number[];
  least: number;
}

/** The viewer's team: who they are, what lies in their middle, what each has claimed, who of all is done. */
export interface SealedPart {
  type: "team-sealed";
  team: number[];
  middle: DraftCard[];
  claims: DraftCard[][];
  done: boolean[];
}

/** A game as a viewer sees it. */
export interface GameView {
  seat: number | null;
  turn: number;
  active: number;
  step: string;
  holder: number;
  players: MagicPlayerView[];
  battlefield?: CardView[];
  stack?: StackView[];
  exile?: CardView[];
  command?: CardView[];
  attacks?: AttackView[];
  monarch?: number | null;
  initiative?: number | null;
  daytime?: "" | "day" | "night";
  winners?: number[];
  ended?: string;
  deciding?: number | null;
  commander_rules?: "2010" | "today" | null;
  lethal?: number | null;
  rumble?: number | null;
  votes?: [number, string][];
  described?: string[];
  phased?: CardView[];
  date?: "2010-12-15" | "2022-04" | "2026-09" | null;
  freely?: boolean;
  teams?: number[][];
  shared?: boolean;
  beside?: BesideView | null;
  planned?: AttackView[];
}

/** A player as a viewer sees them. */
export interface MagicPlayerView {
  seat: number;
  name: string;
  life: number;
  library: number;
  hand_size: number;
  hand?: CardView[];
  graveyard?: CardView[];
  mana?: string;
  earmarked?: EarmarkedMana[];
  poison?: number;
  energy?: number;
  experience?: number;
  blessed?: boolean;
  completed?: string[];
  tempted?: number;
  speed?: number;
  left?: boolean;
  lost?: string;
  lands_played?: number;
  sideboard?: CardView[];
  known?: CardView[];
  rumbled?: number | null;
  commanders?: CommanderView[];
  companion?: CardView | null;
  identity?: string | null;
  commander_damage?: MagicCommanderHit[];
}

/** An object as a viewer sees it.  A card they may not see has neither name nor any other fact. */
export interface CardView {
  id: number;
  name?: string;
  owner?: number;
  controller?: number;
  tapped?: boolean;
  face_down?: boolean;
  power?: number | null;
  toughness?: number | null;
  damage?: number;
  sick?: boolean;
  types?: string[];
  colours?: string;
  keywords?: string[];
  counters?: [string, number][];
  attached?: number | null;
  attached_player?: number | null;
  token?: boolean;
  chosen?: [string, string][];
  cost?: string;
  mana_value?: number;
  commander?: boolean;
  rumbling?: boolean;
  phased_out?: boolean;
  paired?: number | null;
  components?: string[];
  designations?: ("left half unlocked" | "prepared" | "right half unlocked" | "ring-bearer" | "solved")[];
}

/** Mana in a pool of which its source says something: what it is for, or what it does where it is spent. */
export interface EarmarkedMana {
  mana: string;
  source: string;
}

/** A player's commander: where it is, and what casting it from the command zone costs more.  (CM-13, CR 903.8) */
export interface CommanderView {
  owner: number;
  place: number;
  name: string;
  zone?: "battlefield" | "command" | "exile" | "graveyard" | "hand" | "library" | "outside" | "stack" | null;
  object?: number | null;
  controller?: number | null;
  casts?: number;
  tax?: number;
}

/** The combat damage that a player has been dealt by one commander; `lethal` is how much of it is the end. */
export interface MagicCommanderHit {
  owner: number;
  place: number;
  name: string;
  damage: number;
  lethal?: number;
}

/** A spell or ability on the stack; `ability` is the mark of an ability, which those of equal content share. */
export interface StackView {
  id: number;
  name: string;
  controller: number;
  source?: number;
  is_ability?: boolean;
  ability?: string;
  targets?: number[];
  target_seats?: number[];
  x?: number;
  commander?: boolean;
  face_down?: boolean;
}

/** An attacking creature, whom it attacks and who blocks it; `band` are the others of its band.  (CR 702.22c) */
export interface AttackView {
  attacker: number;
  player: number;
  planeswalker?: number | null;
  blockers?: number[];
  band?: number[];
}

/** Planar and scheme decks; what is face up lies in the command zone. */
export interface BesideView {
  controller?: number | null;
  planes?: number;
  price?: number;
  schemes?: number[];
}

/** An object went from a zone to another and became a new object there.  (CR 400.7) */
export interface Moved {
  type: "moved";
  was: number;
  now: number;
  card: string;
  owner: number;
  controller: number;
  origin: "battlefield" | "command" | "exile" | "graveyard" | "hand" | "library" | "outside" | "stack";
  to: "battlefield" | "command" | "exile" | "graveyard" | "hand" | "library" | "outside" | "stack";
  seen: boolean;
  cause: string;
  part: boolean;
  by: number;
}

/** A token came to be, or an emblem. */
export interface Created {
  type: "created";
  object: number;
  card: string;
  controller: number;
  zone: "battlefield" | "command" | "exile" | "graveyard" | "hand" | "library" | "outside" | "stack";
}

/** An object that is no card ceased to exist. */
export interface Ceased {
  type: "ceased";
  object: number;
  card: string;
}

/** A permanent phased out or, with `into`, phased in; it is where it was all the time.  (CR 702.26) */
export interface Phased {
  type: "phased";
  object: number;
  card: string;
  controller: number;
  into: boolean;
}

/** A permanent left the game with its owner.  (CR 800.4a) */
export interface Departed {
  type: "departed";
  object: number;
  card: string;
  controller: number;
}

export interface Tapped {
  type: "tapped";
  object: number;
  untapped: boolean;
  for_mana: boolean;
}

/** A player gained or lost life; `paid` as a cost, `damage` by damage. */
export interface MagicLifeChanged {
  type: "life-changed";
  seat: number;
  change: number;
  now: number;
  why: string;
}

/** A source dealt damage to an object or a player. */
export interface Damaged {
  type: "damaged";
  source: number;
  amount: number;
  object: number | null;
  seat: number | null;
  combat: boolean;
  controller: number;
}

export interface Countered {
  type: "countered";
  object: number;
  card: string;
}

/** Counters were put on an object, or removed from it.  `by`: who put them, -1 for nobody.  (CR 122.6a) */
export interface CountersChanged {
  type: "counters-changed";
  object: number;
  kind: string;
  change: number;
  now: number;
  by: number;
}

/** A player got counters of a kind, or paid or lost them. */
export interface PlayerCountersChanged {
  type: "player-counters";
  seat: number;
  kind: string;
  change: number;
  now: number;
}

/** A player copied a spell: the copy is on the stack.  (CR 707.10) */
export interface Copied {
  type: "copied";
  seat: number;
  object: number;
  card: string;
}

export interface MagicCast {
  type: "cast";
  seat: number;
  object: number;
  card: string;
  origin: "battlefield" | "command" | "exile" | "graveyard" | "hand" | "library" | "outside" | "stack";
}

export interface ActivatedAbility {
  type: "activated";
  seat: number;
  object: number;
  source: number;
  card: string;
}

export interface TriggeredAbility {
  type: "triggered";
  seat: number;
  object: number;
  source: number;
  card: string;
}

/** A spell or ability on the stack has these targets. */
export interface Targeted {
  type: "targeted";
  object: number;
  objects: number[];
  seats: number[];
}

export interface Resolved {
  type: "resolved";
  object: number;
  card: string;
  fizzled: boolean;
}

export interface ManaAdded {
  type: "mana-added";
  seat: number;
  mana: string;
  source: number;
}

/** Mana was spent; `commander`: to cast a commander.  (CM-17) */
export interface ManaPaid {
  type: "mana-paid";
  seat: number;
  mana: string;
  commander: boolean;
}

/** A player announced who leads their deck and put them into the command zone.  (CM-9, CR 903.6) */
export interface CommandersAnnounced {
  type: "commanders";
  seat: number;
  cards: string[];
}

/** A player revealed the card outside the game that is their companion.  (CR 103.2b, 702.139a) */
export interface CompanionRevealed {
  type: "companion";
  seat: number;
  card: string;
}

/** A commander dealt combat damage to a player: so much, and so much altogether now.  (CM-12) */
export interface CommanderStruck {
  type: "commander-struck";
  seat: number;
  owner: number;
  place: number;
  card: string;
  amount: number;
  now: number;
  source: number;
  controller: number;
}

/** Cards were shown to everybody, or to one player. */
export interface MagicRevealed {
  type: "revealed";
  seat: number;
  cards: string[];
  to: number | null;
}

export interface Shuffled {
  type: "shuffled";
  seat: number;
}

export interface Attached {
  type: "attached";
  object: number;
  to: number | null;
}

export interface ControlChanged {
  type: "control-changed";
  object: number;
  now: number;
  was: number;
}

/** A player will control another during that one's next turn.  (CR 718) */
export interface ControlGained {
  type: "player-controlled";
  seat: number;
  whom: number;
}

/** Attackers, each with the player it attacks and the planeswalker, if it attacks one; those that are exerted. */
export interface AttackDeclared {
  type: "attacked";
  seat: number;
  attackers: [number, number, number][];
  exerted: number[];
  enlisted: [number, number][];
}

/** Attackers were declared to be a band.  (CR 702.22c) */
export interface Banded {
  type: "banded";
  seat: number;
  creatures: number[];
}

/** Blocks, each a blocker and the attacker it blocks; `seats` are the players who block, one for each block. */
export interface BlockDeclared {
  type: "blocked";
  blocks: [number, number][];
  seats: number[];
}

/** Attackers weren't blocked, each with the player that it attacks.  (CR 509.1h) */
export interface Unblocked {
  type: "unblocked";
  attackers: [number, number][];
}

export interface MagicVoted {
  type: "voted";
  voter: number;
  choice: string;
  object: number | null;
}

export interface VoteEnded {
  type: "vote-ended";
  votes: [number, string][];
}

/** A player flipped a coin, and won or lost the flip.  (CR 705.2) */
export interface CoinFlipped {
  type: "coin";
  seat: number;
  won: boolean;
}

/** A player rolled dice of so many sides, with these results.  (CR 706.2) */
export interface DiceRolled {
  type: "dice";
  seat: number;
  sides: number;
  results: number[];
}

/** A player rolled the planar die: "planeswalk", "chaos" or "blank".  (CR 901.3a, 901.9) */
export interface PlanarDieRolled {
  type: "planar-die";
  seat: number;
  face: string;
}

/** A plane or phenomenon was turned face up; `walked`: a player planeswalked there.  (CR 901.5, 901.11) */
export interface PlaneTurnedUp {
  type: "plane";
  seat: number;
  object: number;
  name: string;
  phenomenon: boolean;
  walked: boolean;
}

/** An archenemy set a scheme in motion.  (CR 701.25) */
export interface SchemeSetInMotion {
  type: "scheme";
  seat: number;
  object: number;
  name: string;
  ongoing: boolean;
}

/** An ongoing scheme was abandoned.  (CR 701.26) */
export interface SchemeAbandoned {
  type: "scheme-abandoned";
  seat: number;
  name: string;
}

/** A player took the initiative, be it that they had it before. */
export interface InitiativeTaken {
  type: "initiative";
  seat: number;
}

/** The Ring tempted a player; `bearer` is the creature that they chose, 0 for none.  (CR 2026 701.54) */
export interface RingTempted {
  type: "ring-tempted";
  seat: number;
  bearer: number;
}

/** A player's speed is another one now.  (CR 2026 702.179) */
export interface SpeedChanged {
  type: "speed";
  seat: number;
  now: number;
}

export interface MonarchChanged {
  type: "monarch";
  seat: number;
}

/** A player got the city's blessing.  (CR 702.131) */
export interface Blessed {
  type: "blessed";
  seat: number;
}

/** Two creatures became a pair.  (CR 702.95b) */
export interface Paired {
  type: "paired";
  object: number;
  other: number;
}

/** A player's venture marker came into a room of a dungeon, each by its key among the messages.  (CR 701.46) */
export interface Ventured {
  type: "ventured";
  seat: number;
  dungeon: string;
  room: string;
}

/** A player completed a dungeon.  (CR 309.7) */
export interface DungeonCompleted {
  type: "dungeon-completed";
  seat: number;
  dungeon: string;
}

/** A player has made opponents lose so much life in all that they choose so many cards.  (EV-15) */
export interface Rumbled {
  type: "rumbled";
  seat: number;
  life: number;
  cards: number;
}

export interface Monstrous {
  type: "monstrous";
  object: number;
  amount: number;
}

/** A spell merged with a creature, on top of it or not: `card` is what was put there, `onto` what the creature was. */
export interface Mutated {
  type: "mutated";
  object: number;
  spell: number;
  card: string;
  onto: string;
  controller: number;
  on_top: boolean;
}

/** Cards melded into a permanent: `card` is what it is called, `cards` what melded.  (CR 701.37) */
export interface Melded {
  type: "melded";
  object: number;
  card: string;
  cards: string[];
  controller: number;
}

/** The controller of an object's exploit ability has sacrificed a creature as it resolved.  (CR 702.110b) */
export interface Exploited {
  type: "exploited";
  object: number;
  creature: number;
}

/** A player has done what is said by a keyword action or like one; `won`: a clash, or a flip of a coin. */
export interface MagicDone {
  type: "done";
  seat: number;
  what: string;
  won: boolean;
}

/** A keyword has come over an object: it explored, or became renowned. */
export interface Undergone {
  type: "undergone";
  object: number;
  change: string;
}

/** Creatures crewed a Vehicle, or saddled a Mount: they were tapped for it.  (CR 702.122b, 2026 702.171c) */
export interface Crewed {
  type: "crewed";
  object: number;
  crew: number[];
  saddling: boolean;
}

export interface Goaded {
  type: "goaded";
  object: number;
  by: number;
}

/** A player chose a word, a number or a player for something. */
export interface Chosen {
  type: "chosen";
  seat: number;
  what: string;
  text: string;
  chosen: number | null;
}

export interface TurnedFaceUp {
  type: "turned-face-up";
  object: number;
  card: string;
  names: string[];
}

/** A double-faced permanent was turned over: `card` is what its face is called that is up now. */
export interface Transformed {
  type: "transformed";
  object: number;
  card: string;
}

/** A flip card was flipped: `card` is what it is called now. */
export interface Flipped {
  type: "flipped";
  object: number;
  card: string;
}

/** It became day or night: `before` is what it was, "" where it was neither. */
export interface DaytimeChanged {
  type: "daytime";
  now: "" | "day" | "night";
  before: "" | "day" | "night";
}

/** A permanent got a designation, or lost it. */
export interface Designated {
  type: "designated";
  object: number;
  designation: "left half unlocked" | "prepared" | "right half unlocked" | "ring-bearer" | "solved";
  lost: boolean;
}

/** A Class gained a level. */
export interface LevelGained {
  type: "level";
  object: number;
  level: number;
}

export interface MulliganTaken {
  type: "mulligan";
  seat: number;
  cards: number;
}

export interface HandKept {
  type: "kept";
  seat: number;
  cards: number;
}

export interface TurnBegan {
  type: "turn-began";
  turn: number;
  seat: number;
}

export interface StepBegan {
  type: "step-began";
  step: string;
  seat: number;
}

export interface ExtraTurnAdded {
  type: "extra-turn";
  seat: number;
}

/** A player lost the game and left it.  `why`: life, draw, poison, commander, effect, concede … */
export interface PlayerLost {
  type: "lost";
  seat: number;
  why: string;
}

/** The game is over.  No winner is a draw. */
export interface GameEnded {
  type: "ended";
  winners: number[];
  why: string;
}

/** Something the rules here don't know, or have failed at (`fault`), to be done by hand by its controller. */
export interface ByHand {
  type: "by-hand";
  seat: number;
  card: string;
  text: string;
  fault: boolean;
}

/** A player does something by hand: `what` is how the rules' own question calls it. */
export interface ActedByHand {
  type: "acted-by-hand";
  seat: number;
  what: string;
  card: string;
  whose: number | null;
  number: number;
  text: string;
  seen: boolean;
}

export type FromClient =
  | Hello
  | Speak
  | Ping
  | Give
  | Lean
  | AskWhy
  | AskWhyPlayer
  | AskWhySo
  | AskWhyHappened
  | Pledge
  | Agree
  | Reveal
  | Sit
  | Rename
  | TakeOver
  | Start
  | Pause
  | Pace
  | BotLevel
  | Hurry
  | Standin
  | SetBot
  | Kick
  | Dismiss
  | Offer
  | Reseat
  | Resize
  | Change
  | PassHost
  | Publish
  | Again
  | PlayGame
  | Undo
  | TakeBack
  | Objecting
  | Vote
  | Say
  | AskReady
  | SayReady
  | OpenLog
  | EndCast
  | TalkAt
  | List
  | Admit;

export type FromServer =
  | Welcome
  | RoomChanged
  | Mixing
  | TableShown
  | Update
  | WentBack
  | Settled
  | Talk
  | Leaned
  | ToldWhy
  | ToldWhySo
  | ToldWhyHappened
  | Done
  | Refused
  | Pong
  | Bye;

export type RoomRequest =
  | Sit
  | Rename
  | TakeOver
  | Start
  | Pause
  | Pace
  | BotLevel
  | Hurry
  | Standin
  | SetBot
  | Kick
  | Dismiss
  | Offer
  | Reseat
  | Resize
  | Change
  | PassHost
  | Publish
  | Again
  | PlayGame
  | Undo
  | TakeBack
  | Objecting
  | Vote
  | Say
  | AskReady
  | SayReady
  | OpenLog
  | EndCast
  | TalkAt
  | List
  | Admit;

export type DraftEvent =
  | RoundBegan
  | Drafted
  | Passed
  | DraftedFaceUp
  | Revealed
  | Noted
  | TurnedDown
  | RemovedFromDraft
  | CardsAdded
  | LeftDraft
  | PutIntoPack
  | Looked
  | SkippedPack
  | Burnt
  | SatOut
  | BoosterAdded
  | PlayerWatched
  | LeftOver
  | DraftEnded
  | ExchangeBegan
  | OffersShown
  | Exchanged
  | ExchangeDeclined
  | PoolsFinal
  | Sorted
  | SentToPile
  | PackSplit
  | PileChosen
  | PlaceDeclined
  | PlaceTaken
  | LaidOut
  | Took
  | Unwanted
  | Swapped
  | Uncovered
  | Won
  | PoolOpened
  | Claimed
  | Released
  | Finished;

export type MagicEvent =
  | Moved
  | Created
  | Ceased
  | Phased
  | Departed
  | Tapped
  | MagicLifeChanged
  | Damaged
  | Countered
  | CountersChanged
  | PlayerCountersChanged
  | Copied
  | MagicCast
  | ActivatedAbility
  | TriggeredAbility
  | Targeted
  | Resolved
  | ManaAdded
  | ManaPaid
  | CommandersAnnounced
  | CompanionRevealed
  | CommanderStruck
  | MagicRevealed
  | Shuffled
  | Attached
  | ControlChanged
  | ControlGained
  | AttackDeclared
  | Banded
  | BlockDeclared
  | Unblocked
  | MagicVoted
  | VoteEnded
  | CoinFlipped
  | DiceRolled
  | PlanarDieRolled
  | PlaneTurnedUp
  | SchemeSetInMotion
  | SchemeAbandoned
  | InitiativeTaken
  | RingTempted
  | SpeedChanged
  | MonarchChanged
  | Blessed
  | Paired
  | Ventured
  | DungeonCompleted
  | Rumbled
  | Monstrous
  | Mutated
  | Melded
  | Exploited
  | MagicDone
  | Undergone
  | Crewed
  | Goaded
  | Chosen
  | TurnedFaceUp
  | Transformed
  | Flipped
  | DaytimeChanged
  | Designated
  | LevelGained
  | MulliganTaken
  | HandKept
  | TurnBegan
  | StepBegan
  | ExtraTurnAdded
  | PlayerLost
  | GameEnded
  | ByHand
  | ActedByHand;

export interface Views {
  draft: DraftView;
  magic: GameView;
}
