"""Commanders as a bot judges them: how near their damage is to the end, and where they are best.  (CM-12, CM-14)"""

from collections.abc import Mapping, Sequence

from entaku.kernel.decisions import Answer, Choose, Decision
from entaku.kernel.seats import Seat
from entaku.magic.variants.commander import INSTEAD, RETURN
from entaku.magic.views.game_view import CardView, GameView

QUESTIONS = (INSTEAD, RETURN)
FEW_LANDS, MANY_LANDS = 3, 5
"""A hand with fewer lands wants more; one with more than the other wants less."""


class Leaders:
    """The commanders that a view shows, by their objects, and what they have dealt to whom."""

    def __init__(self, view: GameView) -> None:
        self.lethal = view.lethal
        self.known: Mapping[int, tuple[Seat, int]] = {
            leader.object: (leader.owner, leader.place)
            for player in view.players
            for leader in player.commanders
            if leader.object is not None
        }
        self.dealt: Mapping[tuple[Seat, Seat, int], int] = {
            (player.seat, hit.owner, hit.place): hit.damage
            for player in view.players
            for hit in player.commander_damage
        }

    def left(self, seat: Seat, number: int) -> int | None:
        """How much more combat damage by this creature is the end of a player; None if it may deal any amount."""
        who = self.known.get(number)
        return None if who is None or self.lethal is None else max(0, self.lethal - self.dealt.get((seat, *who), 0))

    def is_end(self, seat: Seat, number: int, damage: int) -> bool:
        """Whether so much combat damage by this creature is the end of a player."""
        left = self.left(seat, number)
        return left is not None and 0 < left <= damage


def goes_home(decision: Decision) -> bool:
    """Whether a commander goes to the command zone: from everywhere but to the own hand, where it costs no more."""
    return len(decision.about) < 2 or decision.about[1] != "hand"


def put_aside(hand: Sequence[CardView], decision: Decision) -> Answer:
    """What a partial mulligan puts aside: dear spells from a hand with few lands, lands from one with many.  (CM-10)"""
    shape = decision.shape
    assert isinstance(shape, Choose)
    lands = [card for card in hand if "Land" in card.types]
    spells = sorted(
        (card for card in hand if "Land" not in card.types), key=lambda card: (-card.mana_value, card.name, card.id)
    )
    if len(lands) < FEW_LANDS:
        cards = [card for place, card in enumerate(spells) if place < FEW_LANDS or card.mana_value > FEW_LANDS]
    elif len(lands) > MANY_LANDS:
        cards = lands[FEW_LANDS:]
    else:
        cards = spells[:2]
    keys = [card.id for card in cards if any(option.key == card.id for option in shape.options)][: shape.most]
    return tuple(keys) if len(keys) >= shape.least else tuple(option.key for option in shape.options[: shape.least])
