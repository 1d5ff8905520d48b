"""What a player has within reach, and whether a card is beyond their mana, is kept: it is what asking anew gives."""

from collections.abc import Callable, Iterator

import pytest

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.magic.concepts import within_reach as reach
from entaku.magic.concepts.mana import payment
from entaku.magic.concepts.mana.mana_abilities import Known
from entaku.magic.concepts.within_reach import WithinReach, within_reach
from entaku.magic.game import mutators
from entaku.magic.game.play import MAGIC
from entaku.magic.game.setup import GameSetup
from entaku.magic.game.state import Game
from entaku.magic.spells.casting import castable
from entaku.magic.variants import commander
from entaku.magic.views import viewing
from entaku.magic.views.game_view import CardView
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going
from tests.magic.wild import GameTable, drafted_setup, jumbled_setup, led_setup

PRICES = (["1"], ["3"], ["W", "G"], ["2", "U", "B"], ["3", "R"])
SETUPS: dict[str, Callable[[], GameSetup]] = {
    "drafted": lambda: drafted_setup(97),
    "jumbled": lambda: jumbled_setup(93, 3),
    "led": lambda: led_setup(103, 3),
}


def positions(name: str) -> Iterator[Game]:
    """The game at each of its decisions, and a copy of it that went another way there."""
    table: GameTable = Table(MAGIC, SETUPS[name](), seed_from(f"reach {name}"))
    player, other = RandomPlayer(seed_from(1), "P"), RandomPlayer(seed_from(1), "Q")
    while (decision := table.state.decision) is not None:
        yield table.state.game
        fork = table.fork()
        fork.answer(decision.actor, decision.id, other.answer(decision))
        yield fork.state.game
        table.answer(decision.actor, decision.id, player.answer(decision))


def forgotten(game: Game) -> Game:
    """The same game, of which nothing has been asked yet."""
    other = game.copy()
    other.projection, other.checked = None, -1
    nothing: list[object] = [None] * len(game.players)
    other.sources, other.reaches, other.held = nothing.copy(), nothing.copy(), nothing.copy()
    return other


def beyond_one_s_mana(game: Game, seat: Seat) -> list[bool]:
    """Whether each card in hand, and each that waits in the command zone, can't be paid for."""
    numbers = (*game.hands[seat], *game.command)
    return [castable.is_out_of_reach(game, seat, game.objects[number]) for number in numbers]


def payable(game: Game, seat: Seat) -> list[bool]:
    """Whether some prices can be paid."""
    return [payment.is_payable(game, seat, payment.Price(symbols)) for symbols in PRICES]


def all_within(game: Game, seat: Seat) -> tuple[object, ...]:
    """Everything that is said of what is within a player's reach."""
    there = within_reach(game, seat)
    return there.beyond(game), tuple(there.abilities(game)), there.is_nothing(game)


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.rule("CR 117.1", "CR 601.3")
def test_what_is_kept_of_mana_and_reach_is_so(name: str) -> None:
    """At every decision of a game, and where it went another way, it is what a game says that was asked nothing yet."""
    for game in positions(name):
        other = forgotten(game)
        for seat in range(len(game.players)):
            assert beyond_one_s_mana(other, seat) == beyond_one_s_mana(game, seat)
            assert payable(other, seat) == payable(game, seat)
            assert all_within(other, seat) == all_within(game, seat)


@pytest.mark.parametrize("name", SETUPS)
def test_a_card_is_beyond_one_s_mana_by_what_it_costs(name: str) -> None:
    """Whether a card in hand can't be paid for is what is found out where nothing is remembered."""
    for game in positions(name):
        for seat in range(len(game.players)):
            for number in game.hands[seat]:
                item = game.objects[number]
                assert castable.is_out_of_reach(game, seat, item) is castable.costs_too_much(game, seat, item)


def test_views_of_commanders_are_not_stale() -> None:
    """At every decision of a Commander game all is seen as it would be if nothing had been shown before."""
    for game in positions("led"):
        assert commander.found(game) == commander.placed(game.objects.values())
        other = forgotten(game)
        other.shown = other.apart = None
        for viewer in (0, "public"):
            known = viewing.view(game, viewer)
            viewing.SHOWN.known.clear()
            assert viewing.view(other, viewer) == known


def test_what_happens_to_a_card_in_the_command_zone_is_seen() -> None:
    """A counter that is put on it, and that it lies face down, as soon as that is so."""
    game = next(positions("led"))
    number = commander.found(game)[0, 0].id
    shown = [seen_in_command_zone(game, number)]
    mutators.alter(game, number, counters=(("charge", 1),))
    shown.append(seen_in_command_zone(game, number))
    mutators.alter(game, number, face_down=True)
    shown.append(seen_in_command_zone(game, number))
    assert [(one.counters, one.face_down) for one in shown] == [((), False), ((("charge", 1),), False), ((), True)]


def test_who_controls_a_commander_by_now_is_seen() -> None:
    """Nothing else of its owner has changed as another player gets control of it."""
    game = next(positions("led"))
    (number,) = zone_mutators.move(game, [Going(commander.found(game)[0, 0].id, "battlefield")])
    shown = [viewing.view(game, 1).players[0].commanders[0].controller]
    mutators.alter(game, number, controller=1)
    shown.append(viewing.view(game, 1).players[0].commanders[0].controller)
    assert shown == [0, 1]


def seen_in_command_zone(game: Game, number: int) -> CardView:
    """The card as an opponent of its owner sees it."""
    return next(card for card in viewing.view(game, 1).command if card.id == number)


def always(*_: object) -> bool:
    return True


def too_long(name: str) -> Callable[[Known, Known], None]:
    """Keeps what was asked before of a player's mana, whatever that is by now."""

    def goes_on(known: Known, before: Known) -> None:
        setattr(known, name, getattr(before, name))

    return goes_on


STALE = {
    "which cards are beyond it": (Known, "goes_on", too_long("beyond")),
    "what can be paid": (Known, "goes_on", too_long("payable")),
    "what is within reach": (WithinReach, "is_as", always),
    "what bears on that": (reach, "is_open", always),
}
"""Ways in which what is kept could be kept too long."""


def all_kept_is_so() -> None:
    for setup in SETUPS:
        test_what_is_kept_of_mana_and_reach_is_so(setup)


@pytest.mark.parametrize("way", STALE)
def test_what_is_kept_too_long_is_found(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If any of these kept its answers whatever happened, the games here would show it."""
    owner, name, stale = STALE[way]
    monkeypatch.setattr(owner, name, stale)
    with pytest.raises(AssertionError):
        all_kept_is_so()
