// What happened in a draft, and what was noted, in the words of the draft's message files.

import { cardName } from "../lib/cards";
import type { DraftEvent, Note } from "../lib/protocol";
import { say, type Facts } from "../lib/words.svelte";
import type { Seating } from "./seating.svelte";

/** The lines that an event makes in the log. */
export function told(event: DraftEvent, table: Seating): string[] {
  const card = (name: string) => cardName(name, table.facts(name));
  const line = (key: string, facts: Facts = {}) => [say(`draft-log-${key}`, facts)];
  const player = "seat" in event ? table.player(event.seat) : "";
  switch (event.type) {
    case "round-began":
      return line(event.left ? "round-left" : "round-right", { number: event.round + 1 });
    case "drafted": {
      const key = event.at_random ? "drafted-at-random" : "drafted";
      return event.card ? line(key, { player, card: card(event.card.name) }) : line(`${key}-unseen`, { player });
    }
    case "passed":
      return line("passed", { player, other: table.player(event.to), count: event.cards });
    case "drafted-face-up":
      return line("face-up", { player, card: card(event.card.name) });
    case "revealed":
      return line(event.by === event.card.name ? "revealed" : "revealed-by", {
        player,
        card: card(event.card.name),
        by: card(event.by),
      });
    case "noted":
      return [notedBy(event.seat, event.note, table)];
    case "turned-down":
    case "put-into-pack":
      return line(event.type, { player, card: card(event.card.name) });
    case "removed":
      return event.card
        ? line("removed", { player, card: card(event.card.name), by: card(event.by) })
        : line("removed-unseen", { player, by: card(event.by) });
    case "cards-added":
      return event.cards.length
        ? event.cards.flatMap((each) => line("card-added", { player, card: card(each.name), by: card(event.by) }))
        : line("cards-added", { player, count: event.count });
    case "left-draft":
      return event.card
        ? line("left-draft", { player, card: card(event.card.name) })
        : line("left-draft-unseen", { player });
    case "looked": {
      const key = !event.round ? "looked-at-card" : event.by ? "looked-at-pack" : "looked-going-by";
      return line(key, { player, other: table.player(event.whose), by: card(event.by), number: event.round });
    }
    case "skipped-pack":
      return line("skipped", { player });
    case "burnt":
      return line("burnt", { player, count: event.count });
    case "sat-out":
      return line("sits-out", { player });
    case "booster-added":
      return line("booster-added", { player, by: card(event.by), count: event.cards });
    case "player-watched":
      return line("watched", { player, other: table.player(event.whose), by: card(event.by) });
    case "left-over":
      return line("left-over", { count: event.cards });
    case "draft-ended":
      return line("ended");
    case "exchange-began":
      return line("exchange", { player, card: card(event.card.name) });
    case "offers-shown":
      return event.offers.map((offer) =>
        say("draft-log-offer", { player: table.player(offer.seat), card: card(offer.card.name) }),
      );
    case "exchanged":
      return line("exchanged", {
        player,
        other: table.player(event.other),
        card: card(event.gave.name),
        got: card(event.got.name),
      });
    case "exchange-declined":
      return line("declined", { player });
    case "pools-final":
      return line("pools");
    case "sorted":
    case "sent-to-pile":
      return line(event.type, { player, count: event.count });
    case "pack-split": {
      const [number, count] = event.counts;
      return line("pack-split", { player, other: table.player(event.whose), number, count });
    }
    case "pile-chosen":
      return line(event.both ? "piles-both" : "pile-chosen", { player, number: event.pile });
    case "place-declined":
      return line("place-declined", { player, number: event.place });
    case "place-taken":
      return line(event.top ? "top-taken" : "place-taken", { player, number: event.place, count: event.cards });
    case "laid-out":
      return line("laid-out", { number: event.round + 1, count: event.cards });
    case "took":
      return event.cards.flatMap((each) => line("took", { player, card: card(each.name) }));
    case "uncovered":
      return event.cards.flatMap((each) => line("uncovered", { card: card(each.name) }));
    case "unwanted":
      return line("unwanted", { count: event.cards.length });
    case "swapped":
      return line("swapped", { player, card: card(event.gave.name), got: card(event.took.name) });
    case "won":
      return line("won", { player, card: card(event.card.name), number: event.price });
    case "pool-opened":
      return line("pool-opened", { player, count: event.count });
    case "claimed":
    case "released":
      return line(event.type, { player, card: card(event.card.name) });
    case "finished":
      return line("finished", { player });
  }
}

function notedBy(seat: number, note: Note, table: Seating): string {
  const card = (name: string) => cardName(name, table.facts(name));
  const facts: Facts = { player: table.player(seat), by: card(note.by) };
  const text = note.text ?? "";
  switch (note.kind) {
    case "name":
      return say("draft-log-noted-name", { ...facts, card: card(text) });
    case "creature type":
      return say("draft-log-noted-type", { ...facts, text });
    case "subtype":
      return say("draft-log-noted-subtype", { ...facts, text });
    case "colour":
      return say("draft-log-noted-colour", {
        ...facts,
        colour: say(`web-colour-${text}`),
        chooser: table.player(note.seat ?? seat),
      });
    case "number":
      return say("draft-log-noted-number", { ...facts, number: note.number ?? 0 });
    case "player":
      return say("draft-log-noted-player", { ...facts, other: table.player(note.number ?? 0) });
    case "guess":
      return say(`draft-log-guess-${note.right ? "right" : "wrong"}`, { ...facts, card: card(text) });
  }
}

/** What was noted, in a word: a name, a creature type, a colour, a number, a player, a guess. */
export function noted(note: Note, table: Seating): string {
  const text = note.text ?? "";
  if (note.kind === "number") return String(note.number ?? 0);
  if (note.kind === "player") return table.player(note.number ?? 0);
  if (note.kind === "colour") return say(`web-colour-${text}`);
  if (note.kind === "creature type") return text;
  const name = cardName(text, table.facts(text));
  return note.kind === "guess" ? say("web-note-guess", { card: name, right: note.right ? "yes" : "no" }) : name;
}
