"""A game against bots that begins at once: every deck lies ready."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from entaku.games.brought import Brought, by_hand, look
from entaku.games.first_game import Opening, openings
from entaku.games.ready import RULES, dealt, ready_decks
from entaku.kernel.randomness import seed_from
from entaku.oracle.library import Library
from tests.server.serving import PATIENCE, serving

LIBRARY = Library(None)


@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.file)
def test_the_rules_play_every_card_of_a_ready_deck(deck: Brought) -> None:
    """A deck that lies ready has forty cards, nothing stands against it, and none of it is played by hand."""
    looked = look(deck, RULES, LIBRARY)
    assert looked.problems == ()
    assert looked.deck.size == 40
    assert by_hand(looked.deck, LIBRARY) == ()


def test_everybody_gets_a_deck_of_their_own() -> None:
    """As long as there are enough, no two seats play the same deck; after that they begin anew."""
    decks = dealt(seed_from("ready"), 10)
    assert len({deck.file for deck in decks[:8]}) == 8
    assert len(decks) == 10


def test_a_game_against_bots_needs_nothing_but_go(tmp_path: Path) -> None:
    """The room is set with one wish; the host starts it, and plays with forty cards against three others with forty."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = (await served.post("/api/rooms/at-once", {"name": "Ada"})).json()
            assert (room["seat"], room["host"]) == (0, True)
            client = await served.connect(room["code"], room["token"])
            assert (await client.ask("start"))["type"] == "done"
            await client.when(lambda one: "players" in one.view)
            assert [one["library"] + one["hand_size"] for one in client.view["players"]] == [40] * 4

    asyncio.run(run())


@pytest.mark.parametrize("bots", [0, 6])
def test_a_game_at_once_is_for_two_to_six(tmp_path: Path, bots: int) -> None:
    """Nobody plays against no bots, nor against more than five."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            refused = await served.post("/api/rooms/at-once", {"name": "Ada", "bots": bots})
            assert refused.json()["trouble"]["key"] == "seats-out-of-range"

    asyncio.run(run())


@pytest.mark.parametrize("opening", openings(), ids=lambda opening: opening.deck.file)
def test_the_rules_play_every_card_of_the_first_game(opening: Opening) -> None:
    """Its decks have forty cards, of which none is played by hand, and hold what is laid on top of them."""
    looked = look(opening.deck, RULES, LIBRARY)
    assert looked.problems == ()
    assert looked.deck.size == 40
    assert by_hand(looked.deck, LIBRARY) == ()
    assert Counter(opening.top) <= Counter(looked.deck.counts())


def test_a_first_game_begins_with_the_hand_that_it_teaches_with(tmp_path: Path) -> None:
    """Whatever the seed, the learner begins with the cards that lie on top, and a conspiracy is beside the deck."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = (await served.post("/api/rooms/first-game", {"name": "Ada"})).json()
            client = await served.connect(room["code"], room["token"])
            assert (await client.ask("start"))["type"] == "done"
            await client.when(lambda one: "players" in one.view and any(one.asked))
            (asked,) = (one["decision"] for one in client.asked if one["decision"]["purpose"] == "game-conspiracies")
            assert asked["default"] == [option["key"] for option in asked["shape"]["options"]]
            await client.give(asked["id"], [])
            await client.when(lambda one: one.view["players"][0].get("hand"))
            hand = sorted(card["name"] for card in client.view["players"][0]["hand"])
            assert hand == sorted(openings()[0].top[:7])

    asyncio.run(run())


@pytest.mark.parametrize("seats", [2, 4])
def test_a_first_game_is_for_three(tmp_path: Path, seats: int) -> None:
    """No other table is called a first game."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            options = {"type": "own-decks", "rules": RULES, "lesson": True}
            refused = await served.post("/api/rooms", {"name": "Ada", "seats": seats, "options": options})
            assert refused.json()["trouble"]["key"] == "seats-out-of-range"

    asyncio.run(run())
