"""Every shape of decision can be answered on the page, whatever it is for; the answers are lawful."""

import time

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from entaku.draft.state import DraftCard
from entaku.draft.views import DraftView, OwnView, PlayerView
from entaku.kernel.decisions import (
    Answer,
    Assign,
    Choose,
    Decision,
    Divide,
    Name,
    Number,
    Option,
    Order,
    Part,
    Shape,
    Split,
    YesNo,
)
from entaku.server.protocol import Asked, TableShown, Welcome
from entaku.server.rooms.bodies import RoomInfo, SeatInfo, You
from entaku.server.tables.bodies import WhatIsPlayed
from tests.browser.conftest import Sit
from tests.browser.people import PATIENCE, Person

POOL = tuple(DraftCard(number, name) for number, name in enumerate(("Bear", "Bolt", "Forest"), start=1))
THINGS = tuple(Option(card.id, "thing", card=card.id) for card in POOL)


def welcome() -> Welcome:
    what = WhatIsPlayed("conspiracy", "draft", ("CNS",), None, 3, (), 1, None)
    seat = SeatInfo(0, "person", "Ada", host=True)
    room = RoomInfo("FAKE23", "", "playing", False, what, (seat,), 0, True, "Ada", False, "en", 0.0, table=1)
    return Welcome(You(1, "Ada", 0, True, has_code=True), room)


def shown(decision: Decision) -> TableShown:
    """A table at which only this is asked."""
    player = PlayerView("Ada", 3, (), (), (), (), 0, (), 3, 0, False, False)
    own = OwnView(0, 0, 0, (), 0, 0, POOL, (), (), ())
    view = DraftView("conspiracy", "draft", 1, 1, 1, 3, "left", (player,), own, None, ())
    raw = msgspec.Raw(msgspec.json.encode(view))
    return TableShown(1, "draft", 0, raw, (msgspec.Raw(msgspec.json.encode(Asked(decision))),), {}, False)


def decision(shape: Shape, default: Answer) -> Decision:
    return Decision(id=7, seat=0, actor=0, purpose="never-heard-of", shape=shape, default=default)


def answered(person: Person, asked: Decision) -> list[object]:
    """Show a page on which this is asked; what it answers is collected in the list."""
    answers: list[object] = []

    def talk(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said["type"] == "hello":
                line.send(msgspec.json.encode(welcome()).decode())
                line.send(msgspec.json.encode(shown(asked)).decode())
            elif said["type"] == "give":
                answers.append(said["answer"])

        line.on_message(hear)

    page = person.page
    page.route_web_socket("**/ws/FAKE23", talk)
    page.goto("/")
    page.evaluate("localStorage.setItem('entaku.token.FAKE23', 'token')")
    page.goto("/r/FAKE23")
    page.locator(".prompt").wait_for()
    return answers


def confirm(page: Page) -> None:
    page.locator(".prompt").get_by_role("button", name="Confirm").click()
    page.locator(".prompt").wait_for(state="detached")


def check(page: Page, asked: Decision, answers: list[object], expected: Answer) -> None:
    """Wait for the one answer, which may come after the page has put the question away, and look at it."""
    begun = time.monotonic()
    while not answers and time.monotonic() - begun < PATIENCE:
        page.wait_for_timeout(20)
    assert [expected] == [asked.check(answer) for answer in answers]


@pytest.mark.parametrize("clicked, answer", [(1, True), (2, False)])
def test_yes_or_no(sit: Sit, clicked: int, answer: bool) -> None:
    """A question has two buttons."""
    asked = decision(YesNo(), False)
    ada = sit("Ada")
    answers = answered(ada, asked)
    ada.page.locator(f".prompt .row button:nth-child({clicked})").click()
    ada.page.locator(".prompt").wait_for(state="detached")
    check(ada.page, asked, answers, answer)


def test_choosing_one(sit: Sit) -> None:
    """One card of several: a click lights it, the button gives it."""
    asked = decision(Choose(THINGS), 1)
    ada = sit("Ada")
    answers = answered(ada, asked)
    ada.page.locator(".prompt").get_by_role("button", name="Bolt").click()
    confirm(ada.page)
    check(ada.page, asked, answers, 2)


def test_choosing_some(sit: Sit) -> None:
    """Two of three: fewer can't be confirmed, a third can't be lit."""
    asked = decision(Choose(THINGS, 2, 2), (1, 2))
    ada = sit("Ada")
    answers = answered(ada, asked)
    prompt = ada.page.locator(".prompt")
    prompt.get_by_role("button", name="Forest").click()
    expect(prompt.get_by_role("button", name="Confirm")).to_be_disabled()
    prompt.get_by_role("button", name="Bear").click()
    prompt.get_by_role("button", name="Bolt").click()
    expect(prompt.locator("[aria-pressed=true]")).to_have_count(2)
    confirm(ada.page)
    check(ada.page, asked, answers, (3, 1))


def test_ordering(sit: Sit) -> None:
    """Things go up and down one place at a time."""
    asked = decision(Order(THINGS), (1, 2, 3))
    ada = sit("Ada")
    answers = answered(ada, asked)
    ada.page.get_by_role("button", name="Earlier: Forest").click()
    confirm(ada.page)
    check(ada.page, asked, answers, (1, 3, 2))


def test_dividing(sit: Sit) -> None:
    """An amount is shared out to the last, from the usual way of sharing it on."""
    asked = decision(Divide(THINGS, 4, 1), (2, 1, 1))
    ada = sit("Ada")
    answers = answered(ada, asked)
    expect(ada.page.get_by_role("button", name="Confirm")).to_be_enabled()
    ada.page.get_by_role("button", name="One less:").first.click()
    expect(ada.page.get_by_role("button", name="Confirm")).to_be_disabled()
    ada.page.get_by_role("button", name="One more: Bolt").click()
    confirm(ada.page)
    check(ada.page, asked, answers, (1, 2, 1))


def test_splitting(sit: Sit) -> None:
    """Things are moved between two piles, which keep to their sizes."""
    asked = decision(Split(THINGS, (Part("first", 1), Part("second", 1))), ((1,), (2, 3)))
    ada = sit("Ada")
    answers = answered(ada, asked)
    expect(ada.page.get_by_role("button", name="Confirm")).to_be_disabled()
    ada.page.get_by_role("button", name="Bolt: move to second").click()
    confirm(ada.page)
    check(ada.page, asked, answers, ((1, 3), (2,)))


def test_assigning(sit: Sit) -> None:
    """Each subject gets one of its own choices, or none."""
    choices = (Option(4, text="left"), Option(5, text="right"))
    asked = decision(Assign(THINGS[:2], (choices, choices)), ((), ()))
    ada = sit("Ada")
    answers = answered(ada, asked)
    ada.page.locator(".prompt select").nth(1).select_option("5")
    confirm(ada.page)
    check(ada.page, asked, answers, ((), (5,)))


def test_a_number(sit: Sit) -> None:
    """A number is typed or stepped to, within its bounds."""
    asked = decision(Number(2, 5), 2)
    ada = sit("Ada")
    answers = answered(ada, asked)
    ada.page.locator(".prompt input").fill("9")
    expect(ada.page.get_by_role("button", name="Confirm")).to_be_disabled()
    ada.page.locator(".prompt input").fill("4")
    ada.page.get_by_role("button", name="One more").click()
    confirm(ada.page)
    check(ada.page, asked, answers, 5)


def test_a_name_in_the_other_language(sit: Sit) -> None:
    """A Japanese name typed by an English reader completes to the card."""
    asked = decision(Name("card"), "Forest")
    ada = sit("Ada")
    answers = answered(ada, asked)
    ada.page.get_by_role("combobox").fill("歯車式司書")
    ada.page.get_by_role("option", name="Cogwork Librarian").click()
    confirm(ada.page)
    check(ada.page, asked, answers, "Cogwork Librarian")


def test_an_answer_that_is_refused_is_taken_back(sit: Sit) -> None:
    """The page shows an answer as given at once; when the server refuses it, the question is back with the reason."""
    asked = decision(YesNo(), False)
    ada = sit("Ada")

    def talk(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said["type"] == "hello":
                line.send(msgspec.json.encode(welcome()).decode())
                line.send(msgspec.json.encode(shown(asked)).decode())
            elif said["type"] == "give":
                trouble = {"key": "decision-over", "args": {}, "text": "Too late."}
                line.send(
                    msgspec.json.encode({"type": "refused", "trouble": trouble, "request": said["request"]}).decode()
                )

        line.on_message(hear)

    ada.page.route_web_socket("**/ws/FAKE23", talk)
    ada.page.goto("/")
    ada.page.evaluate("localStorage.setItem('entaku.token.FAKE23', 'token')")
    ada.page.goto("/r/FAKE23")
    ada.page.locator(".prompt .row button").first.click()
    ada.page.get_by_text("Too late.").wait_for()
    ada.page.locator(".prompt").wait_for()
