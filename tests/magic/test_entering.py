"""Cards and tokens enter the battlefield the same way.  (CR 614.12, 707.5)"""

from functools import cache

import pytest

from entaku.kernel.decisions import Answer
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import PERMANENT_TYPES, Definition
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.catalogue import shipped
from tests.magic.positions import position

OTHERS = ("Runed Servitor", "Forest")
"""What lies on the battlefield and in graveyards before."""


@cache
def permanents() -> tuple[str, ...]:
    """The names of all cards that we ship and that can be permanents."""
    return tuple(sorted(card.name for card in shipped().cards.values() if PERMANENT_TYPES & set(card.front.types)))


@cache
def table() -> Game:
    """A game in which one player has every one of them in hand."""
    others = [name for name in OTHERS if name in shipped().cards]
    rest = {"battlefield": others, "graveyard": others, "library": others}
    return position([{**rest, "hand": permanents()}, rest, rest]).game


def follow(procedure: Procedure[list[int]]) -> list[int]:
    """What comes of a procedure if every question is answered by its default."""
    answer: Answer | None = None
    while True:
        try:
            decision = procedure.send(answer) if answer is not None else next(procedure)
        except StopIteration as end:
            return list(end.value)
        answer = decision.default


def how(game: Game, numbers: list[int]) -> list[tuple[object, ...]]:
    """How permanents have entered: as what, tapped or not, with which counters and choices, attached or not."""
    there: list[Object] = [game.objects[number] for number in numbers]
    return [
        (item.base.name, item.tapped, sorted(item.counters), item.chosen, item.attached, item.attached_player)
        for item in there
    ]


@pytest.mark.rule("CR 614.12", "CR 707.5", "CR 303.4f", "CR 303.4g")
def test_a_token_that_is_a_copy_enters_as_the_card_would() -> None:
    """For every permanent card that we ship: the same counters, choices, tapped or not, attached to the same."""
    different: list[tuple[object, ...]] = []
    assert len(table().hands[0]) > 250
    for number in table().hands[0]:
        as_card, as_token = table().copy(), table().copy()
        definition = as_card.objects[number].definition
        card = how(as_card, follow(moving.move(as_card, [Going(number, "battlefield", controller=0)])))
        copied = Definition(definition.card, definition.traits, is_token=True)
        token = how(as_token, follow(moving.tokens(as_token, [Wanted(copied, 0, 1)])))
        if card != token:
            different.append((definition.name, card, token))
        assert as_token.outside == table().outside
    assert different == []
