// What people at a table did with each other, in the words of the log.

import type { ChatLine, MagicEvent, Settled, WentBack, Why } from "../lib/protocol";
import { cardName } from "../lib/cards";
import { signed } from "../lib/numbers";
import { has, say } from "../lib/words.svelte";
import type { Gaming } from "../game/gaming.svelte";
import type { Told } from "../game/telling";

/** What the room itself says of its host or of a seat. */
export const notice = (line: ChatLine): string =>
  say(`room-notice-${line.notice}`, { name: line.name, other: line.other ?? "" });

/** The lines for something of that kind; null for what the game itself tells. */
export function toldOfTable(
  event: MagicEvent | Settled | WentBack | Why,
  game: Gaming,
): Pick<Told, "kind" | "text">[] | null {
  switch (event.type) {
    case "undone":
      return [{ kind: "act", text: say(`table-told-${event.how}`, { player: game.player(event.seat) }) }];
    case "settled":
      return [{ kind: "act", text: say(`table-${event.kind}-${event.outcome}`, { player: game.player(event.seat) }) }];
    case "why": {
      const { kind, moves = 0, games = 0, share = 0, usual = 0 } = event.reason;
      const why = say(`bot-why-${kind}`, { moves, games, share, usual });
      return [{ kind: "why", text: say("bot-why-told", { player: game.player(event.seat), why }) }];
    }
    case "acted-by-hand": {
      const change = event.number ?? 0;
      const isHidden = event.what === "describe" && !event.card;
      const text = say(`table-by-hand-${event.what}${isHidden ? "-hidden" : ""}`, {
        player: game.player(event.seat),
        card: event.card
          ? cardName(event.card, game.facts(event.card))
          : event.what === "damage" && event.whose != null
            ? game.player(event.whose)
            : say("table-by-hand-hidden"),
        whose: event.whose != null ? game.player(event.whose) : "",
        change: signed(change),
        count: change,
        text:
          event.what === "attach"
            ? event.whose != null
              ? game.player(event.whose)
              : cardName(event.text ?? "", game.facts(event.text ?? ""))
            : has(`game-by-hand-zone-${event.text}`)
              ? say(`game-by-hand-zone-${event.text}`)
              : (event.text ?? ""),
      });
      return [{ kind: "act", text }];
    }
    default:
      return null;
  }
}
