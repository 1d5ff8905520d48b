// What happened in a game, in words.

import { cardName } from "../lib/cards";
import { plain, signed } from "../lib/numbers";
import type { MagicEvent } from "../lib/protocol";
import { BY_INITIATIVE } from "../lib/usual";
import { has, joined, say, type Facts } from "../lib/words.svelte";
import { toldOfTable } from "../table/telling";
import type { Gaming } from "./gaming.svelte";
import { togetherIn } from "./teams";

/** One line of the log: its words, and the kind it is filtered by. */
export interface Told {
  kind: "turn" | "act" | "change" | "end" | "why";
  text: string;
  /** The cards it names, the objects and the players it is about. */
  names: string[];
  ids: number[];
  seats: number[];
}

type Line = Pick<Told, "kind" | "text"> & Partial<Told>;

/** An event as lines of the log, each with what it is about. */
export function told(event: MagicEvent, game: Gaming): Told[] {
  return lines(event, game).map((line) => {
    const ids = line.ids ?? objectsOf(event);
    const seats = line.seats ?? seatsOf(event);
    const names = [...namesOf(event), ...ids.flatMap((id) => game.card(id)?.name ?? [])];
    return { ...line, ids, seats, names: [...new Set(names)].filter(Boolean) };
  });
}

const namesOf = (event: MagicEvent): string[] => [
  ...("card" in event && typeof event.card === "string" ? [event.card] : []),
  ...("cards" in event && Array.isArray(event.cards) ? event.cards : []),
  ...("names" in event && event.names ? event.names : []),
];

function numbers(event: MagicEvent, keys: readonly string[]): number[] {
  const found = event as unknown as Record<string, unknown>;
  return keys.flatMap((key) => (typeof found[key] === "number" ? [found[key]] : []));
}

const objectsOf = (event: MagicEvent) => numbers(event, ["object", "source", "now"]);
const seatsOf = (event: MagicEvent) => numbers(event, ["seat", "voter", "controller", "owner", "by", "chosen"]);

type PlaneEvent = Extract<MagicEvent, { type: "plane" }>;
const planeKey = ({ walked, phenomenon }: PlaneEvent) =>
  walked === false ? "plane-first" : phenomenon ? "encountered" : "planeswalked";

function lines(event: MagicEvent, game: Gaming): Line[] {
  const card = (name: string) => (name ? cardName(name, game.facts(name)) : say("web-game-unseen-card"));
  const object = (id: number | null | undefined) => (id == null ? "" : game.named(id));
  const line = (kind: Told["kind"], key: string, facts: Facts = {}): Line[] => [
    { kind, text: say(`game-told-${key}`, facts) },
  ];
  const ofTable = toldOfTable(event, game);
  if (ofTable) return ofTable;
  switch (event.type) {
    case "turn-began":
      return line("turn", "turn", {
        turn: event.turn,
        player: joined(togetherIn(game.view, event.seat).map(game.player)),
      });
    case "cast":
    case "activated":
      return line("act", event.type, { player: game.player(event.seat), card: card(event.card) });
    case "triggered":
      // What triggers by a rule has no source: the monarch has such abilities, the planar die, the initiative, speed.
      // (CR 720.2, 901.8; 2026 702.179d, 726.2)
      if (!event.card && event.source === BY_INITIATIVE)
        return line("act", "initiative-triggered", { player: game.player(event.seat) });
      if (!event.card && event.source < BY_INITIATIVE)
        return line("act", "speed-triggered", { player: game.player(event.seat) });
      if (!event.card && event.source < 0)
        return line("act", "planeswalking-triggered", { player: game.player(event.seat) });
      if (!event.card && event.source === 0)
        return line("act", "monarch-triggered", { player: game.player(event.seat) });
      return line("act", "triggered", { player: game.player(event.seat), card: card(event.card) });
    case "resolved":
      return event.fizzled ? line("act", "fizzled", { card: card(event.card) }) : [];
    case "countered":
      return line("act", "countered", { card: card(event.card) });
    case "moved":
      return moved(event, game, card, line);
    case "created":
      return line("change", event.zone === "command" ? "emblem" : "token", {
        player: game.player(event.controller),
        card: card(event.card),
      });
    case "life-changed":
      return line("change", "life", {
        player: game.player(event.seat),
        change: signed(event.change),
        now: plain(event.now),
      });
    case "player-counters":
      return line("change", "player-counters", {
        player: game.player(event.seat),
        kind: event.kind,
        change: signed(event.change),
        now: event.now,
      });
    case "damaged":
      if (!object(event.source)) return [];
      return event.seat != null
        ? line("change", "damage-player", {
            card: object(event.source),
            count: event.amount,
            player: game.player(event.seat),
          })
        : line("change", "damage-object", {
            card: object(event.source),
            count: event.amount,
            other: object(event.object),
          });
    case "attacked":
      return event.attackers.map(([attacker, seat, walker]) => ({
        kind: "act" as const,
        ids: [attacker, ...(walker ? [walker] : [])],
        seats: [seat, event.seat],
        text: say("game-told-attack", { card: object(attacker), player: walker ? object(walker) : game.player(seat) }),
      }));
    case "banded":
      return [
        {
          kind: "act",
          ids: [...event.creatures],
          seats: [event.seat],
          text: say("game-told-banded", { card: joined(event.creatures.map(object)) }),
        },
      ];
    case "blocked":
      return event.blocks.map(([blocker, attacker], place) => ({
        kind: "act" as const,
        ids: [blocker, attacker],
        seats: [...event.seats.slice(place, place + 1), ...owner(game, attacker)],
        text: say("game-told-block", { card: object(blocker), other: object(attacker) }),
      }));
    case "commanders":
      return line("act", "commanders", { player: game.player(event.seat), card: joined(event.cards.map(card)) });
    case "companion":
      return line("act", "companion", { player: game.player(event.seat), card: card(event.card) });
    case "commander-struck":
      return line("change", "struck", { player: game.player(event.seat), card: card(event.card), now: event.now });
    case "voted":
      return line("act", "voted", {
        player: game.player(event.voter),
        card:
          event.object != null
            ? object(event.object)
            : has(`game-word-${event.choice}`)
              ? say(`game-word-${event.choice}`)
              : card(event.choice),
      });
    case "revealed":
      return event.cards.length
        ? line("act", "revealed", { player: game.player(event.seat), card: joined(event.cards.map(card)) })
        : [];
    case "coin":
      return line("act", event.won ? "coin-won" : "coin-lost", { player: game.player(event.seat) });
    case "dice":
      return line("act", "dice", {
        player: game.player(event.seat),
        number: event.sides,
        now: event.results.join(", "),
      });
    case "planar-die":
      return line("act", "planar-die", { player: game.player(event.seat), face: event.face });
    case "plane":
      return line("act", planeKey(event), { player: game.player(event.seat), card: card(event.name) });
    case "undergone":
      return event.change === "sees chaos" ? line("act", "chaos", { card: object(event.object) }) : [];
    case "scheme":
    case "scheme-abandoned":
      return line("act", event.type, { player: game.player(event.seat), card: card(event.name) });
    case "player-controlled":
      return line("act", "player-controlled", { player: game.player(event.seat), other: game.player(event.whom) });
    case "monarch":
      return line("act", "monarch", { player: game.player(event.seat) });
    case "speed":
      return line("change", "speed", { player: game.player(event.seat), now: event.now });
    case "ring-tempted":
      return line("act", "ring-tempted", { player: game.player(event.seat) });
    case "initiative":
      return line("act", "initiative", { player: game.player(event.seat) });
    case "ventured":
      return line("act", "ventured", {
        player: game.player(event.seat),
        dungeon: say(`dungeon-${event.dungeon}`),
        room: say(`dungeon-${event.room}`),
      });
    case "dungeon-completed":
      return line("act", "dungeon-completed", {
        player: game.player(event.seat),
        dungeon: say(`dungeon-${event.dungeon}`),
      });
    case "blessed":
      return line("act", "blessed", { player: game.player(event.seat) });
    case "paired":
      return line("act", "paired", { card: object(event.object), other: object(event.other) });
    case "rumbled":
      return event.cards ? line("act", "rumbled", { player: game.player(event.seat), life: event.life }) : [];
    case "goaded":
      return line("act", "goaded", { card: object(event.object), player: game.player(event.by) });
    case "phased":
      return line("act", event.into ? "phased-in" : "phased-out", { card: card(event.card) });
    case "chosen":
      return line("act", "chosen", {
        player: game.player(event.seat),
        text: event.chosen != null ? game.player(event.chosen) : event.text ? card(event.text) : "",
      });
    case "turned-face-up":
      if (!event.names?.length) return line("act", "turned-up", { card: card(event.card) });
      return line("act", "face-up", { card: card(event.card), text: joined((event.names ?? []).map(card)) });
    case "transformed":
      return line("act", "transformed", { card: card(event.card) });
    case "mutated":
      return line("act", event.on_top ? "mutated-over" : "mutated-under", {
        card: card(event.card),
        other: event.onto ? card(event.onto) : say("web-game-unseen-card"),
      });
    case "melded":
      return line("act", "melded", { card: card(event.card), other: joined(event.cards.map(card)) });
    case "flipped":
      return line("act", "flipped", { card: card(event.card) });
    case "designated": {
      const key = event.designation.replaceAll(" ", "-");
      return line("change", `${event.lost ? "no-longer" : "is"}-${key}`, { card: object(event.object) });
    }
    case "level":
      return line("change", "level", { card: object(event.object), count: event.level });
    case "daytime":
      return line("act", event.now === "night" ? "night" : "day");
    case "mulligan":
      return line("act", "mulligan", { player: game.player(event.seat) });
    case "kept":
      return line("act", "kept", { player: game.player(event.seat), count: event.cards });
    case "shuffled":
      return line("change", "shuffled", { player: game.player(event.seat) });
    case "extra-turn":
      return line("act", "extra-turn", { player: game.player(event.seat) });
    case "lost":
      return line("end", "lost", { player: game.player(event.seat), why: event.why });
    case "ended":
      return event.winners.length
        ? event.winners.flatMap((seat) => line("end", "ended", { player: game.player(seat) }))
        : line("end", "drawn");
    case "by-hand":
      if (event.fault)
        return line("act", "fault", { player: game.player(event.seat), card: event.card ? card(event.card) : "none" });
      return line("act", "by-hand", { player: game.player(event.seat), card: card(event.card) });
    default:
      return [];
  }
}

function owner(game: Gaming, id: number): number[] {
  const card = game.objects.get(id);
  return card ? [card.controller ?? 0] : [];
}

/** Whether a permanent was a creature as it left: as it was last seen, else as its card says.  Of a token that was
 *  never seen here only this is known, that it died of something. */
function wasCreature(event: Moved, game: Gaming): boolean {
  const types = (event.was ? game.types.get(event.was) : undefined) ?? game.facts(event.card)?.types;
  return types?.length ? types.includes("Creature") : event.cause === "state";
}

type Moved = Extract<MagicEvent, { type: "moved" }>;

function moved(
  event: Moved,
  game: Gaming,
  card: (name: string) => string,
  line: (kind: Told["kind"], key: string, facts?: Facts) => Line[],
): Line[] {
  if (event.card && event.now) game.names.set(event.now, event.card);
  const player = game.player(event.owner);
  const unseen = !event.card && (event.to === "battlefield" || event.to === "stack");
  const name = event.card || unseen ? card(event.card) : "";
  const cause = event.cause ?? "";
  if (cause === "draw" || cause === "deal")
    return name ? line("change", "draw-card", { player, card: name }) : line("change", "draw", { player, count: 1 });
  if (!name || cause === "cast" || cause === "leave") return [];
  if (cause === "cycle") return line("act", "cycle", { player, card: name });
  if (cause === "discard") return line("act", "discard", { player, card: name });
  if (cause === "rumble") return line("act", "rumble-card", { player, card: name });
  if (event.to === "battlefield") {
    if (event.part) return [];
    if (cause === "play") return line("act", "land", { player, card: name });
    return line("change", "battlefield", { player: game.player(event.controller), card: name });
  }
  if (event.to === "graveyard") {
    if (event.origin === "stack") return [];
    const creature = event.origin === "battlefield" && !event.part && wasCreature(event, game);
    return line("change", creature ? "dies" : "graveyard", { card: name });
  }
  if (event.to === "hand" && (event.origin === "library" || event.origin === "outside"))
    return line("change", "to-hand", { player, card: name });
  if (event.to === "exile" || event.to === "hand" || event.to === "library")
    return line("change", event.to, { player, card: name });
  return [];
}
