"""The difference of two views, put in place, is the later view."""

import json
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from entaku.server.lines.differences import differences
from tests.server.serving import put


class Player(Struct, frozen=True):
    """A part that a view has several of."""

    name: str
    packs: tuple[int, ...]
    cards: tuple["Player", ...] = ()


class Thing(Struct, frozen=True):
    """Something that can leave and be told from others like it."""

    id: int
    tapped: bool = False


class Seen(Struct, frozen=True):
    """A view."""

    round: int
    players: tuple[Player, ...]
    own: Player | None
    log: tuple[str, ...]
    things: tuple[Thing | None, ...] = ()


numbers = st.lists(st.integers(0, 3), max_size=4).map(tuple)
leaves = st.builds(Player, st.sampled_from("ab"), numbers, st.just(()))
players = st.builds(Player, st.sampled_from("ab"), numbers, st.lists(leaves, max_size=3).map(tuple))
views = st.builds(
    Seen,
    st.integers(0, 2),
    st.lists(players, max_size=3).map(tuple),
    st.none() | players,
    st.lists(st.sampled_from("xy"), max_size=4).map(tuple),
    st.lists(st.none() | st.builds(Thing, st.integers(0, 6), st.booleans()), max_size=7).map(tuple),
)


def as_json(view: Seen) -> dict[str, Any]:
    """The view as a browser has it."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(view))
    return found


@given(views, views)
@settings(max_examples=300, deadline=None)
def test_putting_the_changes_in_place_gives_the_new_view(old: Seen, new: Seen) -> None:
    """Whatever the two views are."""
    browser = as_json(old)
    for path, value in differences(old, new).items():
        put(browser, path, json.loads(msgspec.json.encode(value)))
    assert browser == as_json(new)


def test_equal_views_have_no_changes() -> None:
    """Nothing is sent where nothing is new."""
    one = Seen(1, (Player("a", (1,)),), None, ("x",))
    assert differences(one, msgspec.structs.replace(one)) == {}


def test_a_long_list_is_not_sent_again_for_one_more_item() -> None:
    """A log grows by what is new."""
    old = Seen(1, (), None, tuple("x" * 50))
    assert differences(old, msgspec.structs.replace(old, log=(*old.log, "y"))) == {"log+": ("y",)}


def test_a_large_board_is_not_sent_again_for_one_thing_that_left() -> None:
    """Things that left are named by their places, the changed where they are then, the new at the end."""
    old = Seen(1, (), None, (), tuple(Thing(number) for number in range(150)))
    things: tuple[Thing | None, ...] = (*old.things[:3], Thing(4, tapped=True), *old.things[5:], Thing(150))
    expected = {"things-": (3,), "things.3.tapped": True, "things+": (Thing(150),)}
    assert differences(old, msgspec.structs.replace(old, things=things)) == expected


def test_a_place_that_became_empty() -> None:
    """A thing in a grid may be gone, its place staying."""
    old = Seen(1, (), None, (), (Thing(1), Thing(2), None))
    assert differences(old, msgspec.structs.replace(old, things=(Thing(1), None, None))) == {"things.1": None}
