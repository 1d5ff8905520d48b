"""What it is worth to cast a creature onto another one: the two are one then, and one of their bodies is lost.

(CR 702.140)
"""

from entaku.bots.playing.board import creature_worth, worth_of
from entaku.bots.playing.choosing import Choosing
from entaku.magic.game.definitions import number
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t

AT_ONCE = 1.5
"""What it is worth that the creature may attack at once with all that is new about it."""
HUMAN = "Human"


def body(choosing: Choosing, name: str) -> float:
    """What the creature that a card is would be worth by itself."""
    front = choosing.lore.card(name).front
    return creature_worth(number(front.power) or 0, number(front.toughness) or 0, choosing.lore.kit(name).keywords)


def hosts(choosing: Choosing) -> list[CardView]:
    """One's own creatures that may be mutated onto, as far as can be seen."""
    board, lore = choosing.board, choosing.lore
    mine = (card for card in board.creatures[board.me] if card.owner == board.me)
    return [card for card in mine if HUMAN not in lore.card(card.name).front.subtypes]


def triggered(choosing: Choosing, name: str) -> float:
    """What happens as a creature with this card mutates, and with what it has under it, is worth."""
    found = 0.0
    for trigger, parts in choosing.lore.triggers(name):
        if isinstance(trigger.on, h.Mutates) and isinstance(trigger.on.what, t.Self):
            found += choosing.judge.parts(parts, None)
    return found


def lost(choosing: Choosing, name: str, host: CardView) -> float:
    """What is lost where a card lies on a creature or under it: the lesser of the two bodies.  (CR 702.140e)"""
    return min(worth_of(host), body(choosing, name)) - triggered(choosing, host.name)


def way_worth(choosing: Choosing, name: str) -> float:
    """How much more it is worth to cast a card onto the best creature for it than as a creature of its own."""
    there = hosts(choosing)
    if not there:
        return -AT_ONCE
    return AT_ONCE + triggered(choosing, name) - min(lost(choosing, name, host) for host in there)


def over_worth(choosing: Choosing) -> float:
    """How much better the creature is with the spell's card on top than with it underneath; by their printed sizes.

    What counters and effects add is added either way.
    """
    spell = next((one for one in reversed(choosing.board.view.stack) if not one.is_ability), None)
    host = choosing.board.card(spell.targets[0]) if spell is not None and spell.targets else None
    if spell is None or host is None:
        return 0.0
    there = worth_of(host) if host.token else body(choosing, host.name)
    return body(choosing, spell.name) - there
