"""What it is worth to exile a permanent for a moment: it returns as a new one, which enters once more."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from entaku.bots.playing.board import worth_of
from entaku.magic.game.definitions import number
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t

if TYPE_CHECKING:
    from entaku.bots.playing.judging import Judge

AGAIN = 0.7
"""So much of what a permanent does as it enters it is worth to have it enter again."""
AWAKE = 0.05
"""What it is worth that a permanent returns untapped."""
IN_THE_WAY = 0.15
"""So much of what a blocker is worth it is worth that it is away for a combat."""


def worth(judge: "Judge", card: CardView, to: str) -> float:
    """What comes back, less what went, for whoever controls it now, and for whoever does then."""
    board = judge.board
    after = board.me if to == "you" else card.owner
    gone, back = worth_of(card), 0.0 if card.token else worth_of(printed(judge, card)) + AGAIN * entering(judge, card)
    laden = sum(worth_of(one) * board.side(one.controller) for one in board.enchanted.get(card.id, ()) if is_aura(one))
    total = back * board.side(after) - gone * board.side(card.controller) - laden
    total += AWAKE * board.side(after) * (1.0 if card.tapped else -1.0)
    return total + in_the_way(judge, card)


def is_aura(card: CardView) -> bool:
    return "Enchantment" in card.types and "Creature" not in card.types


def printed(judge: "Judge", card: CardView) -> CardView:
    """A permanent as it is printed: without the counters and all else that is added to it."""
    if card.name not in judge.lore.cards:
        return card
    front = judge.lore.card(card.name).front
    power, toughness = number(front.power), number(front.toughness)
    return replace(card, types=front.types, power=power, toughness=toughness, counters=())


def entering(judge: "Judge", card: CardView) -> float:
    """What it brings whoever controls a permanent that it enters, as far as that is the same for everybody."""
    return sum(
        max(0.0, judge.gain(part.do, card))
        for trigger, parts in judge.lore.triggers(card.name)
        if isinstance(trigger.on, h.Enters) and isinstance(trigger.on.what, t.Self)
        for part in parts
    )


def in_the_way(judge: "Judge", card: CardView) -> float:
    """What it is worth that a creature is away for this turn's combat: somebody's blocker, or an own attacker."""
    board = judge.board
    if not board.is_mine or board.view.step != "precombat main" or "Creature" not in card.types or card.tapped:
        return 0.0
    return -IN_THE_WAY * worth_of(card) * board.side(card.controller) * (not card.sick or card.controller != board.me)
