"""How bots proliferate."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView

MINE, THEIRS = 0, 1


def answered(cards: tuple[CardView, ...], poison: tuple[int, int]) -> object:
    """What a bot of seat 0 chooses."""
    players = tuple(PlayerView(seat, name, 20, 30, 4, poison=poison[seat]) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, "precombat main", MINE, players, cards)
    options = (
        *(Option(card.id, "object", card=card.id, text=card.name) for card in cards),
        *(Option(-1 - seat, "player", seat=seat) for seat in (MINE, THEIRS) if poison[seat]),
    )
    decision = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-proliferate", shape=Choose(options, 0, len(options)), default=()
    )
    return PlayBot({}, {}).answer(view, decision)


def creature(number: int, controller: int, counter: str) -> CardView:
    counters = ((counter, 1),)
    return CardView(
        number, "Moss", controller, controller, power=2, toughness=2, types=("Creature",), counters=counters
    )


@pytest.mark.rule("CR 701.27a")
def test_a_bot_gives_counters_where_they_do_it_good() -> None:
    """Its own good counters and its rival's bad ones; of poison only what its rival has."""
    cards = (
        creature(11, MINE, "+1/+1"), creature(12, MINE, "-1/-1"),
        creature(13, THEIRS, "+1/+1"), creature(14, THEIRS, "-1/-1"),
    )  # fmt: skip
    assert set(answered(cards, (2, 2))) == {11, 14, -1 - THEIRS}  # type: ignore[call-overload]


@pytest.mark.rule("CR 701.27a")
def test_a_bot_chooses_nothing_where_nothing_does_it_good() -> None:
    """Its rival's good counters and its own bad ones stay as they are."""
    assert answered((creature(12, MINE, "-1/-1"), creature(13, THEIRS, "+1/+1")), (1, 0)) == ()


@pytest.mark.rule("CR 701.27a")
def test_a_bot_gives_energy_to_itself_alone() -> None:
    """Its own energy grows; its rival's doesn't."""
    options = tuple(Option(-1 - seat, "player", seat=seat) for seat in (MINE, THEIRS))
    players = tuple(PlayerView(seat, name, 20, 30, 4, energy=2) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, "precombat main", MINE, players, ())
    decision = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-proliferate", shape=Choose(options, 0, len(options)), default=()
    )
    assert PlayBot({}, {}).answer(view, decision) == (-1 - MINE,)
