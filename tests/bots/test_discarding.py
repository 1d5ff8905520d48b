"""What bots discard where they need not."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView
from entaku.oracle.card import Card
from entaku.oracle.catalogue import shipped


def discarded(names: tuple[str, ...], lands: int, least: int, most: int) -> object:
    """What a bot with these cards in hand discards, by their places."""
    hand = tuple(
        CardView(
            20 + place,
            name,
            0,
            0,
            types=facts(name).front.types,
            power=2,
            toughness=2,
            mana_value=int(facts(name).mana_value),
        )
        for place, name in enumerate(names)
    )
    field = tuple(CardView(40 + n, "Forest", 0, 0, types=("Land",)) for n in range(lands))
    players = (PlayerView(0, "Ada", 20, 30, len(hand), hand), PlayerView(1, "Ben", 20, 30, 4))
    view = GameView(0, 9, 0, "precombat main", 0, players, field)
    options = tuple(Option(card.id, "object", card=card.id, text=card.name) for card in hand)
    shape = Choose(options, least, most)
    decision = Decision(id=7, seat=0, actor=0, purpose="game-discard", shape=shape, default=())
    cards = {name: facts(name) for name in (*names, "Forest")}
    return PlayBot(cards, {}).answer(view, decision)


def facts(name: str) -> Card:
    found = shipped().find(name)
    assert found is not None
    return found


@pytest.mark.rule("CR 701.8a")
def test_a_bot_changes_lands_that_it_no_longer_needs() -> None:
    """Of what it may discard to draw, it discards the lands that are too many, and keeps what it can cast."""
    assert discarded(("Forest", "Elvish Aberration", "Forest"), lands=9, least=0, most=2) == (20, 22)


@pytest.mark.rule("CR 701.8a")
def test_a_bot_keeps_what_it_needs() -> None:
    """With few lands none of them is changed, though it must discard as many as it is told elsewhere."""
    assert discarded(("Forest", "Silverchase Fox"), lands=2, least=0, most=2) == ()
    assert discarded(("Forest", "Elvish Aberration"), lands=9, least=1, most=2) == (20,)
