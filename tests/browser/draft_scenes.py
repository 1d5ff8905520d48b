"""What a draft's table looks like where it asks more than for a pick: what cards of the draft ask, and each phase."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from msgspec import Struct
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.lines import Json, Line, seated
from tests.browser.looking import Scene
from tests.browser.people import PATIENCE, Person
from tests.browser.phases import cube
from tests.browser.scenes import Ready, Stage, at_room

ASKING = """
10 Deal Broker
10 Regicide
10 Spire Phantasm
10 Canal Dredger
10 Lore Seeker
10 Child of Night
"""
"""Cards that ask something of those who draft them, of their neighbours, or of all."""
FILLED = cube(120)
"""Cards that ask nothing."""


class DraftMoment(Struct, frozen=True):
    """A moment of a draft.

    options  of the room
    purpose  what is asked of whoever is looked at
    ready    waits until their page shows it
    """

    options: Json
    purpose: str
    ready: Ready


def prompted(person: Person) -> None:
    """A question stands beside the pick."""
    expect(person.page.locator(".prompt").first).to_be_visible()


def phase(kind: str, purpose: str, **plan: object) -> DraftMoment:
    """A draft of one phase."""

    def ready(person: Person) -> None:
        expect(person.page.locator(f"[data-phase={kind}]")).to_be_visible()

    chain = {"phases": [{"type": kind, **plan}]}
    return DraftMoment({"format": "chain", "cube": {"name": "Cube", "text": FILLED}, "chain": chain}, purpose, ready)


QUESTIONS = ("colour", "guess", "pass", "add-booster", "deal-reveal", "deal-offer", "deal-accept")
"""What cards of the draft ask."""
ASKED = {"cube": {"name": "Cube", "text": ASKING}, "rounds": 1, "pack_sizes": [7]}
DRAFTS: dict[str, DraftMoment] = {name: DraftMoment(ASKED, f"draft-{name}", prompted) for name in QUESTIONS} | {
    "sorting": phase("sorting", "draft-sort", rounds=1, cards=15, solomon=8),
    "splitting": phase("solomon", "draft-split", rounds=1, cards=8),
    "choosing-a-pile": phase("solomon", "draft-pile", rounds=1, cards=8),
    "winston": phase("winston", "draft-place", rounds=1, cards=15),
}
"""The moments by name."""


def trading(line: Line) -> object:
    """Take what is first, reveal a card and offer one where it can be."""
    question = line.question
    assert question is not None
    shape = question["shape"]
    if question["purpose"] in ("draft-deal-reveal", "draft-deal-offer"):
        return shape["options"][0]["key"]
    if question["purpose"] == "draft-place":
        return "go-on"
    return question["default"]


def draft_on(lines: list[Line], purpose: str) -> Line:
    """Everybody drafts, until somebody is asked what is wanted; gives who.

    What others do meanwhile may ask somebody anew: what is answered then is answered again.
    """
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last and not any(line.over for line in lines):
        for line in lines:
            line.hear()
            if line.purpose == purpose:
                return line
            if question := line.question:
                line.ask("give", table=line.table, decision=question["id"], answer=trading(line))
    raise AssertionError(f"nobody is asked {purpose}")


@contextmanager
def drafting(name: str, server: Server) -> Iterator[Scene]:
    """A moment of a draft of two people and two bots, before which one of the people sits."""
    moment = DRAFTS[name]
    lines = seated(server, ("Ada", "健"), 4, moment.options)
    try:
        lines[0].ask("start")
        line = draft_on(lines, moment.purpose)
        yield at_room(line, moment.ready)
    finally:
        for one in lines:
            one.close()


AT_DRAFTS: dict[str, Callable[[Server], Stage]] = {name: partial(drafting, name) for name in DRAFTS}
"""Each of them, in a draft of its own."""
