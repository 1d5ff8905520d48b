// What happened in a game, in words.

import { cardName } from "../lib/cards";
import type { MagicEvent } from "../lib/protocol";
import { has, joined, say, type Facts } from "../lib/words.svelte";
import type { Gaming } from "./gaming.svelte";

/** One line of the log: its words, and the kind it is filtered by. */
export interface Told {
  kind: "turn" | "act" | "change" | "end";
  text: string;
}

export function told(event: MagicEvent, game: Gaming): Told[] {
  const card = (name: string) => (name ? cardName(name, game.facts(name)) : "");
  const object = (id: number | null | undefined) => (id == null ? "" : game.named(id));
  const line = (kind: Told["kind"], key: string, facts: Facts = {}): Told[] => [{ kind, text: say(`game-told-${key}`, facts) }];
  switch (event.type) {
    case "turn-began":
      return line("turn", "turn", { turn: event.turn, player: game.player(event.seat) });
    case "cast":
    case "activated":
      return line("act", event.type, { player: game.player(event.seat), card: card(event.card) });
    case "triggered":
      return line("act", "triggered", { player: game.player(event.seat), card: card(event.card) });
    case "resolved":
      return event.fizzled ? line("act", "fizzled", { card: card(event.card) }) : [];
    case "countered":
      return line("act", "countered", { card: card(event.card) });
    case "moved":
      return moved(event, game, card, line);
    case "created":
      return line("change", "token", { player: game.player(event.controller), card: card(event.card) });
    case "life-changed":
      return line("change", "life", { player: game.player(event.seat), change: event.change > 0 ? `+${event.change}` : `−${-event.change}`, now: event.now });
    case "damaged":
      if (!object(event.source)) return [];
      return event.seat != null
        ? line("change", "damage-player", { card: object(event.source), count: event.amount, player: game.player(event.seat) })
        : line("change", "damage-object", { card: object(event.source), count: event.amount, other: object(event.object) });
    case "attacked":
      return event.attackers.map(([attacker, seat, walker]) => ({
        kind: "act" as const,
        text: say("game-told-attack", { card: object(attacker), player: walker ? object(walker) : game.player(seat) }),
      }));
    case "blocked":
      return event.blocks.map(([blocker, attacker]) => ({ kind: "act" as const, text: say("game-told-block", { card: object(blocker), other: object(attacker) }) }));
    case "voted":
      return line("act", "voted", { player: game.player(event.voter), card: event.object != null ? object(event.object) : has(`game-word-${event.choice}`) ? say(`game-word-${event.choice}`) : event.choice });
    case "revealed":
      return event.cards.length ? line("act", "revealed", { player: game.player(event.seat), card: joined(event.cards.map(card)) }) : [];
    case "monarch":
      return line("act", "monarch", { player: game.player(event.seat) });
    case "goaded":
      return line("act", "goaded", { card: object(event.object), player: game.player(event.by) });
    case "chosen":
      return line("act", "chosen", { player: game.player(event.seat), text: event.chosen != null ? game.player(event.chosen) : card(event.text ?? "") });
    case "turned-face-up":
      return line("act", "face-up", { card: card(event.card), text: joined((event.names ?? []).map(card)) });
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
      return event.winners.length ? event.winners.flatMap((seat) => line("end", "ended", { player: game.player(seat) })) : line("end", "drawn");
    case "by-hand":
      return line("act", "by-hand", { player: game.player(event.seat), card: card(event.card) });
    default:
      return [];
  }
}

type Moved = Extract<MagicEvent, { type: "moved" }>;

function moved(event: Moved, game: Gaming, card: (name: string) => string, line: (kind: Told["kind"], key: string, facts?: Facts) => Told[]): Told[] {
  if (event.card && event.now) game.names.set(event.now, event.card);
  const player = game.player(event.owner);
  const name = card(event.card);
  const cause = event.cause ?? "";
  if (cause === "draw") return name ? line("change", "draw-card", { player, card: name }) : line("change", "draw", { player, count: 1 });
  if (!name || cause === "cast" || cause === "leave") return [];
  if (cause === "discard") return line("act", "discard", { player, card: name });
  if (event.to === "battlefield") {
    if (cause === "play") return line("act", "land", { player, card: name });
    return line("change", "battlefield", { player: game.player(event.controller), card: name });
  }
  if (event.to === "graveyard") {
    if (event.origin === "stack") return [];
    const creature = event.origin === "battlefield" && game.facts(event.card)?.types?.includes("Creature");
    return line("change", creature ? "dies" : "graveyard", { card: name });
  }
  if (event.to === "hand" && event.origin === "library") return line("change", "to-hand", { player, card: name });
  if (event.to === "exile" || event.to === "hand" || event.to === "library") return line("change", event.to, { player, card: name });
  return [];
}
