"""What is said briefly is read as it was meant, in every game."""

import json
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Option, Shape
from entaku.lab.bench_games import minds
from entaku.lab.bench_table import VIEWERS, large_table, sitting_of
from entaku.magic.events import GameEvent, StepBegan, Tapped
from entaku.magic.views import CardView, GameView
from entaku.server.lines import brief
from entaku.server.protocol import Asked
from tests.server.serving import Json, put, questions

SHOWN = {3: "Elf", 4: "Forest", 5: "", 12: "Elf"}
LARGEST = 5_000
"""Bytes of the largest update of a large table, but for the facts of cards that are seen for the first time."""
as_bytes = msgspec.json.encode

keys = st.integers(-3, 13) | st.sampled_from(("pass", "mana:4:0", "cast:3", "cast:³", "mana::1", "a:b", "mana:12", ""))
options = st.builds(
    Option,
    keys,
    st.sampled_from(("", "pass", "mana", "cast", "object")),
    st.none() | st.integers(-3, 13),
    st.none() | st.integers(0, 3),
    st.sampled_from(("", "Elf", "Forest")),
    st.none() | st.integers(0, 2),
    st.booleans(),
)
rows = st.lists(options, max_size=4).map(tuple)
shapes = st.builds(Choose, rows) | st.lists(st.tuples(options, rows), max_size=5).map(
    lambda pairs: Assign(tuple(one for one, _ in pairs), tuple(row for _, row in pairs))
)
cards = st.builds(
    CardView,
    st.integers(1, 9),
    st.sampled_from(("Elf", "Forest", "")),
    tapped=st.booleans(),
    power=st.none() | st.just(2),
)
fields = st.lists(cards, max_size=6).map(tuple)
views = st.builds(
    GameView,
    st.none(),
    st.just(1),
    st.just(0),
    st.just("main"),
    st.just(0),
    st.just(()),
    battlefield=fields,
    exile=fields,
)
events = st.builds(Tapped, st.integers(1, 3), st.booleans(), st.booleans()) | st.builds(
    StepBegan, st.just("end"), st.just(0)
)


def as_told(value: object) -> Any:  # noqa: ANN401 (JSON)
    """What arrives at a browser."""
    return json.loads(msgspec.json.encode(value))


def question(shape: Shape, default: Answer = "pass") -> Asked:
    return Asked(Decision(id=7, seat=0, actor=0, purpose="game-priority", shape=shape, default=default), left=2.5)


@given(shapes, st.booleans())
@settings(max_examples=100, deadline=None)
def test_a_question_is_read_as_it_was_meant(shape: Shape, was_told: bool) -> None:
    """Whatever its options are, and where it was told before."""
    asked = question(shape)
    told = [7] if was_told else [as_told(brief.asked_briefly(asked, lambda: SHOWN))]
    assert brief.asked_in_full(told, (asked,) if was_told else (), SHOWN) == (asked,)


def test_an_option_is_told_by_its_key() -> None:
    """A priority with many lands takes a few bytes each, and attackers share their row of defenders."""
    lands = tuple(Option(f"mana:{number}:0", "mana", number, text="Forest", place=0) for number in range(100, 150))
    shown = dict.fromkeys(range(100, 150), "Forest")
    told = brief.asked_briefly(question(Choose((Option("pass", "pass"), *lands))), lambda: shown)
    _, first, *others = told["decision"]["shape"]["options"]
    assert first == msgspec.to_builtins(lands[0])
    assert others == [[land.key, land.card, 0] for land in lands[1:]]
    row = (Option(0, "player", seat=1), Option(1, "player", seat=2))
    told = brief.asked_briefly(question(Assign(lands[:3], (row, row, row)), ((), (), ())), lambda: shown)
    assert told["decision"]["shape"]["choices"][1:] == [0, 0]


def test_the_picks_of_a_pack_are_told_by_their_cards() -> None:
    """Once what they do, and each card's number; one that says something else has them told one by one."""
    picks = tuple(Option(number, "take", number) for number in range(40, 55))
    others = (
        replace(picks[0], text="Elf"),
        replace(picks[0], key="a"),
        replace(picks[0], seat=1),
        Option("random", "draw"),
    )
    for other in ((), *((one,) for one in others)):
        asked = question(Choose((*picks[1:], *other)))
        told = as_told(brief.asked_briefly(asked, lambda: SHOWN))
        assert (told["decision"]["shape"]["options"] == {"what": "take", "cards": list(range(41, 55))}) == (not other)
        assert brief.asked_in_full([told], (), SHOWN) == (asked,)


@given(st.lists(events, max_size=12), st.integers(1, 4))
@settings(max_examples=100, deadline=None)
def test_events_are_read_as_they_happened(happened: list[GameEvent], least: int) -> None:
    """All of them, in their order."""
    told = as_told(list(brief.events_briefly(happened, least)))
    assert msgspec.convert(brief.events_in_full(told), list[GameEvent]) == happened


@given(views, views)
@settings(max_examples=100, deadline=None)
def test_things_that_have_come_are_read_as_they_are(old: GameView, new: GameView) -> None:
    """However they differ from what they are told by."""
    told = as_told(brief.changes_briefly({"battlefield": new.battlefield, "exile+": new.exile}, old))
    meant = brief.changes_in_full(told, as_told(old))
    assert msgspec.convert(meant["battlefield"], tuple[CardView, ...]) == new.battlefield
    assert msgspec.convert(meant["exile+"], tuple[CardView, ...]) == new.exile


@given(views)
@settings(max_examples=50, deadline=None)
def test_both_ends_know_things_by_the_same_names(view: GameView) -> None:
    """The names that the server counts on are those that a browser finds in the view."""
    assert brief.names_read(as_told(view)) == brief.names(view)


class Browser:
    """What a viewer's browser makes of what it is told."""

    def __init__(self, shown: bytes) -> None:
        whole = json.loads(shown)
        self.view: Json = whole["view"]
        self.asked = questions(whole["asked"], [], self.view)

    def hear(self, update: bytes) -> None:
        message = json.loads(update)
        for path, value in brief.changes_in_full(message.get("changes", {}), self.view).items():
            put(self.view, path, value)
        if "asked" in message:
            self.asked = questions(message["asked"], self.asked, self.view)


def test_a_large_game_is_told_in_small_parts() -> None:
    """Four players and 150 permanents: every viewer's updates make the view and the questions, and none is large."""
    sitting = sitting_of(large_table())
    browsers = {viewer: Browser(sitting.viewers.shown(viewer)) for viewer in VIEWERS}
    players = minds(sitting.table, "sensible")
    for _ in range(120):
        decision = sitting.table.state.decision
        assert decision is not None
        sitting.answer(decision.actor, decision.id, players[decision.actor].answer(decision))
        for viewer, browser in browsers.items():
            update = sitting.viewers.update(viewer)
            if update is None:
                continue
            assert len(as_bytes(json.loads(update) | {"cards": {}})) < LARGEST
            browser.hear(update)
            assert msgspec.convert(browser.view, GameView) == sitting.view(viewer)
            open_now = [one for one in sitting.open.values() if one.actor == viewer]
            assert msgspec.convert([one["decision"] for one in browser.asked], list[Decision]) == open_now
