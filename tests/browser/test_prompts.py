"""A name is asked for, and found with the server's help.  Other questions are answered in web/tests/pages/prompts."""

import time

import msgspec
from playwright.sync_api import WebSocketRoute

from entaku.drafts.state import DraftCard
from entaku.drafts.views import DraftView, OwnView, PlayerView
from entaku.kernel.decisions import Decision, Name
from entaku.server.protocol import Asked, TableShown, Welcome
from entaku.server.rooms.bodies import RoomInfo, SeatInfo, You
from entaku.server.tables.bodies import WhatIsPlayed
from tests.browser.conftest import Sit
from tests.browser.people import PATIENCE, Person

ASKED = Decision(id=7, seat=0, actor=0, purpose="never-heard-of", shape=Name("card"), default="Forest")
POOL = tuple(DraftCard(number, name) for number, name in enumerate(("Bear", "Bolt", "Forest"), start=1))


def welcome() -> Welcome:
    what = WhatIsPlayed("conspiracy", "draft", ("CNS",), None, 3, (), 1, None)
    seat = SeatInfo(0, "person", "Ada", host=True)
    room = RoomInfo("FAKE23", "", "playing", False, what, (seat,), 0, True, "Ada", False, "en", 0.0, table=1)
    return Welcome(You(1, "Ada", 0, True, has_code=True), room)


def shown() -> TableShown:
    """A table at which only this is asked."""
    player = PlayerView("Ada", 3, (), (), (), (), 0, (), 3, 0, False, False)
    own = OwnView(0, 0, 0, (), 0, 0, POOL, (), (), ())
    view = DraftView("conspiracy", "draft", 1, 1, 1, 3, "left", (player,), own, None, ())
    raw = msgspec.Raw(msgspec.json.encode(view))
    return TableShown(1, "draft", 0, raw, (msgspec.Raw(msgspec.json.encode(Asked(ASKED))),), {}, False)


def answered(person: Person) -> list[object]:
    """Show a page on which this is asked; what it answers is collected in the list."""
    answers: list[object] = []

    def talk(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said["type"] == "hello":
                line.send(msgspec.json.encode(welcome()).decode())
                line.send(msgspec.json.encode(shown()).decode())
            elif said["type"] == "give":
                answers.append(said["answer"])

        line.on_message(hear)

    page = person.page
    page.route_web_socket("**/ws/FAKE23", talk)
    page.add_init_script("localStorage.setItem('entaku.token.FAKE23', 'token')")
    page.goto("/r/FAKE23")
    page.locator(".prompt").wait_for()
    return answers


def test_a_name_in_the_other_language(sit: Sit) -> None:
    """A Japanese name typed by an English reader completes to the card."""
    ada = sit("Ada")
    answers = answered(ada)
    prompt = ada.page.locator(".prompt")
    prompt.get_by_role("combobox").fill("歯車式司書")
    prompt.get_by_role("option", name="Cogwork Librarian").click()
    prompt.get_by_role("button", name="Confirm").click()
    prompt.wait_for(state="detached")
    begun = time.monotonic()  # the answer may come after the page has put the question away
    while not answers and time.monotonic() - begun < PATIENCE:
        ada.page.wait_for_timeout(20)
    assert [ASKED.check(answer) for answer in answers] == ["Cogwork Librarian"]
