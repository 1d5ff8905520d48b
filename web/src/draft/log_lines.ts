// Made by `python tools/web.py types` from src/entaku/drafts/log_lines.py; change it there.

import type { LogLine } from "../lib/protocol";

export const LINES: Record<string, LogLine[]> = {
  "round-began": [
    { key: "round-left", facts: { number: "round+1" }, when: { left: true } },
    { key: "round-right", facts: { number: "round+1" } },
  ],
  drafted: [
    { key: "drafted-at-random", facts: { player: "seat", card: "card.name" }, when: { at_random: true, card: true } },
    { key: "drafted-at-random-unseen", facts: { player: "seat" }, when: { at_random: true } },
    { key: "drafted", facts: { player: "seat", card: "card.name" }, when: { card: true } },
    { key: "drafted-unseen", facts: { player: "seat" } },
  ],
  passed: [{ key: "passed", facts: { player: "seat", other: "to", count: "cards" } }],
  "drafted-face-up": [{ key: "face-up", facts: { player: "seat", card: "card.name" } }],
  revealed: [
    { key: "revealed", facts: { player: "seat", card: "card.name", by: "by" }, when: { by: "=card.name" } },
    { key: "revealed-by", facts: { player: "seat", card: "card.name", by: "by" } },
  ],
  noted: [
    { key: "noted-name", facts: { player: "seat", by: "note.by", card: "note.text" }, when: { "note.kind": "name" } },
    {
      key: "noted-type",
      facts: { player: "seat", by: "note.by", text: "note.text" },
      when: { "note.kind": "creature type" },
    },
    {
      key: "noted-subtype",
      facts: { player: "seat", by: "note.by", text: "note.text" },
      when: { "note.kind": "subtype" },
    },
    {
      key: "noted-colour",
      facts: { player: "seat", by: "note.by", colour: "note.text", chooser: "note.seat|seat" },
      when: { "note.kind": "colour" },
    },
    {
      key: "noted-number",
      facts: { player: "seat", by: "note.by", number: "note.number" },
      when: { "note.kind": "number" },
    },
    {
      key: "noted-player",
      facts: { player: "seat", by: "note.by", other: "note.number" },
      when: { "note.kind": "player" },
    },
    { key: "guess-right", facts: { player: "seat", by: "note.by", card: "note.text" }, when: { "note.right": true } },
    { key: "guess-wrong", facts: { player: "seat", by: "note.by", card: "note.text" } },
  ],
  "turned-down": [{ key: "turned-down", facts: { player: "seat", card: "card.name" } }],
  "put-into-pack": [{ key: "put-into-pack", facts: { player: "seat", card: "card.name" } }],
  removed: [
    { key: "removed", facts: { player: "seat", card: "card.name", by: "by" }, when: { card: true } },
    { key: "removed-unseen", facts: { player: "seat", by: "by" } },
  ],
  "cards-added": [
    { key: "card-added", facts: { player: "seat", card: "each.name", by: "by" }, when: { cards: true }, each: "cards" },
    { key: "cards-added", facts: { player: "seat", count: "count" } },
  ],
  "left-draft": [
    { key: "left-draft", facts: { player: "seat", card: "card.name" }, when: { card: true } },
    { key: "left-draft-unseen", facts: { player: "seat" } },
  ],
  looked: [
    {
      key: "looked-at-card",
      facts: { player: "seat", other: "whose", by: "by", number: "round" },
      when: { round: false },
    },
    { key: "looked-at-pack", facts: { player: "seat", other: "whose", by: "by", number: "round" }, when: { by: true } },
    { key: "looked-going-by", facts: { player: "seat", other: "whose", by: "by", number: "round" } },
  ],
  "skipped-pack": [{ key: "skipped", facts: { player: "seat" } }],
  burnt: [{ key: "burnt", facts: { player: "seat", count: "count" } }],
  "sat-out": [{ key: "sits-out", facts: { player: "seat" } }],
  "booster-added": [{ key: "booster-added", facts: { player: "seat", by: "by", count: "cards" } }],
  "player-watched": [{ key: "watched", facts: { player: "seat", other: "whose", by: "by" } }],
  "left-over": [{ key: "left-over", facts: { count: "cards" } }],
  "draft-ended": [{ key: "ended" }],
  "exchange-began": [{ key: "exchange", facts: { player: "seat", card: "card.name" } }],
  "offers-shown": [{ key: "offer", facts: { player: "each.seat", card: "each.card.name" }, each: "offers" }],
  exchanged: [{ key: "exchanged", facts: { player: "seat", other: "other", card: "gave.name", got: "got.name" } }],
  "exchange-declined": [{ key: "declined", facts: { player: "seat" } }],
  "pools-final": [{ key: "pools" }],
  sorted: [{ key: "sorted", facts: { player: "seat", count: "count" } }],
  "sent-to-pile": [{ key: "sent-to-pile", facts: { player: "seat", count: "count" } }],
  "pack-split": [
    { key: "pack-split", facts: { player: "seat", other: "whose", number: "counts.0", count: "counts.1" } },
  ],
  "pile-chosen": [
    { key: "piles-both", facts: { player: "seat", number: "pile" }, when: { both: true } },
    { key: "pile-chosen", facts: { player: "seat", number: "pile" } },
  ],
  "place-declined": [{ key: "place-declined", facts: { player: "seat", number: "place" } }],
  "place-taken": [
    { key: "top-taken", facts: { player: "seat", number: "place", count: "cards" }, when: { top: true } },
    { key: "place-taken", facts: { player: "seat", number: "place", count: "cards" } },
  ],
  "laid-out": [{ key: "laid-out", facts: { number: "round+1", count: "cards" } }],
  took: [{ key: "took", facts: { player: "seat", card: "each.name" }, each: "cards" }],
  uncovered: [{ key: "uncovered", facts: { card: "each.name" }, each: "cards" }],
  unwanted: [{ key: "unwanted", facts: { count: "cards.#" } }],
  swapped: [{ key: "swapped", facts: { player: "seat", card: "gave.name", got: "took.name" } }],
  won: [{ key: "won", facts: { player: "seat", card: "card.name", number: "price" } }],
  "pool-opened": [{ key: "pool-opened", facts: { player: "seat", count: "count" } }],
  claimed: [{ key: "claimed", facts: { player: "seat", card: "card.name" } }],
  released: [{ key: "released", facts: { player: "seat", card: "card.name" } }],
  finished: [{ key: "finished", facts: { player: "seat" } }],
};
