"""The companion counts matches of two: game by game, until the night has the score."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_companion import lose
from tests.browser.test_nights import picture, run_down
from tests.browser.test_ways import SMALL_TARGETS


def night_of_two(desk: Organiser, structure: str) -> str:
    """A night whose first round is one match of best of three, reported by its players; gives the first one's link."""

    def prepare(one: Organiser) -> None:
        one.button(f"nights-structure-{structure}").click()
        one.page.get_by_label(one.say("nights-may-report")).check()

    desk.make_night("Matches", prepare)
    desk.type_names(["Ada", "健"])
    desk.go_on("publish")
    desk.go_on("play")
    link = desk.page.evaluate(
        """code => fetch(`/api/nights/${code}/players/1/link`, {headers: {Authorization: "Bearer " +
        JSON.parse(localStorage["entaku.nights"])[code].desk}}).then(answer => answer.json())""",
        desk.code,
    )
    return str(link["url"])


def begin(one: Person, link: str, life: int) -> None:
    """From a player's own page to the match, with so much life."""
    one.page.goto(link)
    one.page.locator("[data-companion]").tap()
    expect(one.page.locator("[data-wins]")).to_have_value("2")
    one.page.get_by_label(one.say("companion-life"), exact=True).fill(str(life))
    picture(one.page, f"phone-match-setup-{one.language}")
    fits(one)
    one.button("companion-begin").tap()


def fits(one: Person) -> None:
    """Nothing goes over the edge, and every button can be pressed."""
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert one.page.evaluate(SMALL_TARGETS) == []


def lose_game(one: Person, seat: int, life: int) -> None:
    """The player of a seat loses all life, and the game."""
    lose(one.page, seat, life)
    one.button("companion-out").tap()
    one.page.locator(".finish").wait_for()


def score(server: Server, code: str, group: int = 1) -> dict[str, Any]:
    """The score of a match as the night has it, by seat."""
    found = next(one for one in server.http.get(f"/api/nights/{code}").json()["groups"] if one["number"] == group)
    assert found["over"]
    return {"won": [found["score"]["wins"][str(one)] for one in found["order"]], "drawn": found["score"]["drawn"]}


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_best_of_three_is_counted_and_handed_in(sit: Sit, server: Server, language: str) -> None:
    """A game each and one more: the next game keeps the score, an undo takes a game back, whoever lost starts."""
    link = night_of_two(Organiser(sit("Aya", "ja" if language == "ja" else "en")), "swiss")
    code = link.split("/n/")[1].split("#")[0]
    ada = sit("Ada", "ja" if language == "ja" else "en", width=390, height=844, touch=True)
    page = ada.page
    begin(ada, link, 3)
    lose_game(ada, 1, 3)
    expect(page.locator("[data-score]")).to_contain_text("1–0")
    picture(page, f"phone-match-game-{language}")
    fits(ada)
    page.locator("[data-next-game]").tap()
    expect(page.locator("[data-game]")).to_have_text(ada.say("companion-game", game=2))
    expect(page.locator(".seat[data-seat='1'].active .life")).to_have_text("3")
    for seat, won in ((0, 1), (1, 0)):
        expect(page.locator(f".seat[data-seat='{seat}'] [data-won]")).to_have_attribute("data-won", str(won))
    picture(page, f"phone-match-second-{language}")
    fits(ada)
    page.reload()
    lose_game(ada, 0, 3)
    page.locator(".finish").get_by_role("button", name=ada.say("companion-undo")).tap()
    expect(page.locator(".seat[data-seat='1'] [data-won]")).to_have_attribute("data-won", "0")
    ada.button("companion-out").tap()
    expect(page.locator("[data-score]")).to_contain_text("1–1")
    page.locator("[data-next-game]").tap()
    lose_game(ada, 0, 3)
    expect(page.locator("[data-next-game]")).to_have_count(0)
    page.locator("[data-look-over]").tap()
    page.locator("[data-give]").wait_for()
    expect(page.locator("[data-score]")).to_contain_text("1–2")
    picture(page, f"phone-match-give-{language}")
    fits(ada)
    page.locator("[data-give]").tap()
    expect(ada.button("companion-given")).to_be_visible()
    assert score(server, code) == {"won": [1, 2], "drawn": 0}


@pytest.mark.sweep
def test_a_game_that_time_ends_is_drawn_and_a_match_may_end_with_it(sit: Sit, server: Server) -> None:
    """Swiss: a game won, one drawn by time, at a shared table; from both phones the score is the same."""
    desk = Organiser(sit("Aya"))
    link = night_of_two(desk, "swiss")
    code = link.split("/n/")[1].split("#")[0]
    ada, ken = (sit(name, width=390, height=844, touch=True) for name in ("Ada", "健"))
    page = ada.page
    page.goto(link)
    page.locator("[data-companion]").tap()
    expect(page.locator("[data-wins]")).to_have_value("2")
    page.get_by_label(ada.say("companion-life"), exact=True).fill("2")
    ada.button("companion-begin").tap()
    lose_game(ada, 0, 2)
    page.locator("[data-next-game]").tap()
    page.locator("[data-share]").tap()
    page.locator("[data-make-shared]").tap()
    page.locator("[data-nowhere]").wait_for()
    key = page.evaluate("JSON.parse(localStorage['entaku.companion.table']).key")
    ada.button("web-game-close").tap()
    ken.page.goto(f"/companion/{page.url.split('/companion/')[1]}#key={key}")
    ken.page.locator("main [data-seat='1']").tap()
    expect(ken.page.locator("[data-game]")).to_have_text(ken.say("companion-game", game=2))
    lose(ken.page, 1, 1)
    expect(page.locator(".seat[data-seat='1'] .life")).to_have_text("1")
    run_down(desk)
    ken.button("companion-time").tap()
    for _ in range(2):  # the running turn is the first of the lap (EV-9)
        before = ken.page.locator(".bar .button.primary").inner_text()
        ken.page.locator(".bar .button.primary").tap()
        expect(ken.page.locator(".bar .button.primary")).not_to_have_text(before)
    expect(page.locator("[data-score]")).to_contain_text(
        ada.say("companion-score-drawn", one="Ada", won=0, lost=1, other="健", drawn=1)
        if page.locator(".seat[data-seat='0']").get_attribute("aria-label") == "Ada"
        else ada.say("companion-score-drawn", one="健", won=0, lost=1, other="Ada", drawn=1)
    )
    page.locator("[data-look-over]").tap()
    page.locator("[data-give]").tap()
    expect(ada.button("companion-given")).to_be_visible()
    assert score(server, code) == {"won": [0, 1], "drawn": 1}


@pytest.mark.sweep
def test_in_a_bracket_life_decides_a_game_at_the_end_of_time(sit: Sit, server: Server) -> None:
    """Single elimination: nobody can draw, so the higher life total wins the game."""
    desk = Organiser(sit("Aya"))
    link = night_of_two(desk, "elimination")
    code = link.split("/n/")[1].split("#")[0]
    ada = sit("Ada", width=390, height=844, touch=True)
    page = ada.page
    page.goto(link)
    page.locator("[data-companion]").tap()
    expect(page.locator("[data-wins]")).to_have_value("2")
    expect(page.get_by_label(ada.say("companion-minutes"), exact=True)).not_to_be_editable()
    ada.button("companion-begin").tap()
    lose(page, 0, 1)
    run_down(desk)
    ada.button("companion-time").tap()
    for _ in range(2):  # the running turn is the first of the lap (EV-9)
        page.locator(".bar .button.primary").tap()
    expect(page.locator("[data-score]")).to_contain_text("0–1")
    page.locator("[data-look-over]").tap()
    page.locator("[data-give]").tap()
    expect(ada.button("companion-given")).to_be_visible()
    assert score(server, code) == {"won": [0, 1], "drawn": 0}
