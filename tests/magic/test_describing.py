"""A card known by its name only: its player says in the game what it is, and from then on the rules play it."""

from collections import Counter
from collections.abc import Sequence

import pytest

from entaku.games.own_decks import setup_of
from entaku.kernel.decisions import Answer, Choose
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Event, Table, replay
from entaku.magic.game import events as e
from entaku.magic.game.play import MAGIC
from entaku.magic.game.setup import PlayerSetup
from entaku.magic.views.game_view import CardView, GameView
from entaku.oracle.library import Library
from entaku.oracle.printed import PrintedCard
from tests.magic.wild import GameTable

TEAPOT = "Nobody’s Teapot"
SAID = "{1} | Artifact Creature — Teapot | 2/3 | Flying"
LINE = f"{TEAPOT} | {SAID}"


def begun() -> GameTable:
    """A game of three in which everybody has kept a hand of three teapots and four Islands, and it is seat 0's main."""
    deck = (*[PrintedCard(TEAPOT)] * 10, *[PrintedCard("Island")] * 30)
    top = (TEAPOT, TEAPOT, TEAPOT, *["Island"] * 9)
    players = [PlayerSetup(name, deck, top=top) for name in ("A", "B", "C")]
    table: GameTable = Table(MAGIC, setup_of(players, "free-40", Library(None)), seed_from(3))
    to_main(table, 0)
    return table


def give(table: GameTable, *answers: Answer) -> list[Event]:
    """Answer what is asked, one after the other."""
    told: list[Event] = []
    for one in answers:
        asked = table.state.decision
        assert asked is not None
        told += table.answer(asked.actor, asked.id, one)
    return told


def to_main(table: GameTable, seat: int) -> None:
    """Everybody goes on until a player has priority in their first main phase."""
    game = table.state.game
    while not (
        table.state.decision is not None
        and table.state.decision.purpose == "game-priority"
        and (game.active, game.pending.holder, game.step) == (seat, seat, "precombat main")
        and not game.stack
    ):
        give(table, table.state.decision.default if table.state.decision is not None else "")
        game = table.state.game


def offered(table: GameTable, what: str) -> list[int]:
    """The cards with which that can be done now."""
    asked = table.state.decision
    assert asked is not None
    assert isinstance(asked.shape, Choose)
    return [option.card for option in asked.shape.options if option.what == what and option.card is not None]


def seen(table: GameTable, viewer: int) -> GameView:
    view = table.view(viewer)
    assert isinstance(view, GameView)
    return view


def told(table: GameTable, events: Sequence[Event], viewer: int) -> list[tuple[str, str]]:
    """What a viewer is told of cards that were described: the name and the words."""
    known = [MAGIC.told(table.state, event, viewer) for event in events]
    return [(one.card, one.text) for one in known if isinstance(one, e.ActedByHand) and one.what == "describe"]


def teapots(cards: Sequence[CardView]) -> list[CardView]:
    return [card for card in cards if card.name == TEAPOT]


def says(table: GameTable, words: str = SAID) -> list[Event]:
    """Whoever has priority says so of a card in their hand."""
    return give(table, f"describe:{offered(table, 'describe')[0]}", words)


def test_what_is_said_in_hand_is_known_to_its_owner_alone() -> None:
    """All copies of its owner are what was said; nobody else reads the name, the words, or anything else of it."""
    table = begun()
    before = [seen(table, viewer) for viewer in (1, 2)]
    events = says(table)
    assert [told(table, events, viewer) for viewer in (0, 1, 2)] == [[(TEAPOT, SAID)], [("", "")], [("", "")]]
    assert [(card.cost, card.power, card.keywords) for card in teapots(seen(table, 0).players[0].hand)] == [
        ("{1}", 2, ("flying",))
    ] * 3
    assert [seen(table, viewer).described for viewer in (0, 1, 2)] == [(LINE,), (), ()]
    assert [seen(table, viewer).players for viewer in (1, 2)] == [view.players for view in before]
    cards = [one for one in table.state.game.objects.values() if one.definition.name == TEAPOT]
    assert Counter((one.owner, one.definition.said) for one in cards) == {(0, LINE): 10, (1, ""): 10, (2, ""): 10}


def test_it_is_cast_and_then_everybody_knows_it() -> None:
    """It is paid for and flies by the rules; whoever else has a card of its name has what was said, and sees it."""
    table = begun()
    says(table)
    give(table, f"land:{offered(table, 'land')[0]}")
    give(table, f"cast:{offered(table, 'cast')[0]}")
    assert [seen(table, viewer).described for viewer in (0, 1, 2)] == [(LINE,)] * 3
    while seen(table, 0).stack:
        give(table, table.state.decision.default if table.state.decision is not None else "")
    (there,) = teapots(seen(table, 1).battlefield)
    assert (there.power, there.toughness, there.keywords) == (2, 3, ("flying",))
    assert [card.cost for card in teapots(seen(table, 1).players[1].hand)] == ["{1}"] * 3
    to_main(table, 1)
    assert offered(table, "describe") == []
    assert offered(table, "hand") == []


@pytest.mark.rule("CR 306.5b")
def test_what_lies_on_the_battlefield_is_described_before_everybody() -> None:
    """A planeswalker put there by hand is one as soon as it is said, with its loyalty, and all read it."""
    table = begun()
    number = offered(table, "by-hand")[0]
    give(table, f"hand:{number}", "move", (number,), "battlefield", -1, "done")
    there = seen(table, 1).battlefield[0].id
    assert there in offered(table, "describe")
    events = give(table, f"describe:{there}", "{2}{U} | Planeswalker — Pot | 4")
    words = "{2}{U} | Planeswalker — Pot | 4"
    assert [told(table, events, viewer) for viewer in (0, 1, 2)] == [[(TEAPOT, words)]] * 3
    assert [card.counters for card in seen(table, 2).battlefield] == [(("loyalty", 4),)]
    assert {item.definition.said for item in table.state.game.objects.values() if item.definition.name == TEAPOT} == {
        f"{TEAPOT} | {words}"
    }


@pytest.mark.parametrize("words", ["-", "a nice one", "{2} | 2/2 | Flying"])
def test_words_that_say_no_type_say_nothing(words: str) -> None:
    """The card stays as it was, nothing is told, and it can still be said what it is."""
    table = begun()
    before = seen(table, 0)
    events = says(table, words)
    assert told(table, events, 0) == []
    assert seen(table, 0) == before
    assert len(offered(table, "describe")) == 3


def test_what_is_not_understood_is_left_to_hands() -> None:
    """English that no rule knows, and Japanese, stand on the card and are done by hand."""
    table = begun()
    says(table, "{0} | Artifact | 紅茶を淹れる。")
    give(table, f"cast:{offered(table, 'cast')[0]}")
    while seen(table, 0).stack:
        give(table, table.state.decision.default if table.state.decision is not None else "")
    to_main(table, 0)
    (there,) = teapots(seen(table, 0).battlefield)
    assert offered(table, "by-hand") == [there.id]
    assert seen(table, 2).described == (f"{TEAPOT} | {{0}} | Artifact | 紅茶を淹れる。",)


def test_a_log_with_described_cards_is_played_again() -> None:
    """Replay equals original, at the end and in every view, and so does a fork that goes on."""
    table = begun()
    says(table)
    fork = table.fork()
    for one in (table, fork):
        give(one, f"land:{offered(one, 'land')[0]}")
        give(one, f"cast:{offered(one, 'cast')[0]}")
    again = replay(MAGIC, table.setup, table.seed, table.log)
    for viewer in (0, 1, 2):
        assert seen(again, viewer) == seen(table, viewer) == seen(fork, viewer)
