"""Whatever can be printed is printed, and nothing else: PDFs read back say what the page shows."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.printing import bare, cut_off, misprinted, pages

NAMES = ["佐藤", "Ada Lovelace", "田中 太郎", "Ben", "さくら", "Dai", "健", "Wolfgang A. von Habsburg"]
NIGHT = "金曜ドラフト Friday"
CARDS = "Llanowar Elves\nLightning Bolt\nSerra Angel\n9 Forest"
LOOK = os.environ.get("ENTAKU_PICTURES")


def printed(page: Page, name: str, foot: str = "") -> list[str]:
    """What is wrong with a printed page; where pictures are wanted, the paper is kept too."""
    page.wait_for_load_state("networkidle")
    if LOOK:
        Path(LOOK, f"{name}.pdf").write_bytes(page.pdf(prefer_css_page_size=True))
    return [f"{name}: {one}" for one in misprinted(page, foot)]


def every_sheet(page: Page, desk: Organiser, papers: tuple[str, ...] = ("A4",)) -> tuple[list[str], set[str]]:
    """What is wrong with each sheet that this night has, one by one and all together; and which there are."""
    page.goto(f"/n/{desk.code}/sheets")
    page.locator("[data-paper]").wait_for()
    choices, pressed = page.locator(".bar button[aria-pressed]"), page.locator(".bar button[aria-pressed=true]")
    found, seen = [], set[str]()
    for at in range(choices.count()):
        while pressed.count():
            pressed.first.click()
        choices.nth(at).click()
        expect(page.locator("[data-sheet]")).to_have_count(1)
        name = choices.nth(at).inner_text()
        seen.add(name)
        found += [f"cut off: {name}: {one}" for one in cut_off(page)]
        for paper in papers:
            page.locator("[data-paper]").select_option(paper)
            found += printed(page, f"{desk.person.language}-{paper}-{name}", NIGHT)
    for at in range(choices.count() - 1):
        choices.nth(at).click()
    expect(page.locator("[data-sheet]")).to_have_count(choices.count())
    return [*found, *printed(page, f"{desk.person.language}-all", NIGHT)], seen


def with_lists(desk: Organiser) -> None:
    """Deck lists are handed in."""
    desk.page.locator("[data-ask-lists]").check()


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_sheets_of_a_night_are_printed(sit: Sit, language: Language) -> None:
    """Posters, rules, seats, slips, standings and prizes of a night of pods, as they stand in each round; its page."""
    desk = Organiser(sit("綾", language))
    desk.make_night(NIGHT)
    desk.type_names(NAMES)
    desk.go_on("pair")
    desk.go_on("publish")
    desk.go_on("play")
    page = desk.page.context.new_page()
    wrong, seen = every_sheet(page, desk, ("A4", "letter"))
    names = ("poster", "rules", "pods", "tables", "pairings", "slips", "standings", "prizes")
    assert seen == {desk.say(f"nights-sheet-{one}") for one in names}
    assert wrong == []
    for number in (1, 2):
        desk.leave(number, *desk.players_of(number)[:2])
    desk.go_on("publish")
    desk.go_on("play")
    for number in (3, 4):
        desk.leave(number, *desk.players_of(number)[:3])
    desk.wait_for_stage("over")
    prizes(desk)
    wrong, _ = every_sheet(page, desk)
    assert wrong == []
    page.goto(f"/n/{desk.code}")
    expect(page.locator("main")).to_contain_text(NIGHT)
    assert printed(page, f"{language}-page") == []


def prizes(desk: Organiser) -> None:
    """Two cards are prizes, and one of them is taken."""
    desk.open_tab("prizes")
    desk.page.get_by_label(desk.say("nights-prize-list")).fill("Dack Fayden *F*\nMarchesa, the Black Rose *F*")
    desk.button("nights-read-list").click()
    desk.page.locator("[data-pool]").click()
    left = desk.page.locator("[data-prize]")
    expect(left).to_have_count(2)
    left.first.click()
    expect(left).to_have_count(1)


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_bracket_is_printed(sit: Sit, language: Language) -> None:
    """A night of matches prints its bracket, its slips and who sits where."""
    desk = Organiser(sit("綾", language))
    desk.make_night(NIGHT, lambda one: one.button("nights-structure-elimination").click())
    desk.type_names(NAMES)
    desk.go_on("publish")
    desk.go_on("play")
    desk.group(1).locator('[data-result="2-0"]').click()
    desk.group(1).locator("[data-games]").first.wait_for()
    page = desk.page.context.new_page()
    wrong, seen = every_sheet(page, desk)
    assert desk.say("nights-sheet-bracket") in seen
    assert wrong == []
    outcomes = ["playing"] * 6 + ["survived", "out"]
    ranks = page.locator("[data-rank-sheet] .rank").all_inner_texts()
    assert sorted(ranks) == sorted(desk.say(f"nights-outcome-{one}") for one in outcomes)
    assert bare(desk.say("nights-sheet-picks-open")) in "".join(pages(page))
    assert page.locator("[data-picks] .number").all_inner_texts() == [""] * len(NAMES)


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_a_deck_list_is_printed_alone(sit: Sit, language: Language) -> None:
    """Of the desk's page the list that is read, and, once none is, the page as it stands."""
    desk, phone = Organiser(sit("綾", language)), sit("Ben", language, width=390, height=844, touch=True)
    desk.make_night(NIGHT, with_lists)
    desk.register(phone)
    own = phone.page.locator("[data-own-list]")
    own.locator("textarea").fill("39 Forest\n1 Swamp")
    own.locator("[data-hand-in]").click()
    page = desk.page
    desk.open_tab("lists")
    page.locator("[data-list=Ben]").get_by_role("button").click()
    page.locator("[data-list-read]").wait_for()
    page.emulate_media(color_scheme="dark")
    assert printed(page, f"{language}-list") == []
    desk.open_tab("players")
    assert printed(page, f"{language}-desk") == []


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_proxies_are_printed(sit: Sit, language: Language) -> None:
    """Twelve cards with their words, on two sheets; who goes on to another page prints that one."""
    ada: Person = sit("Ada", language)
    page = ada.page
    page.goto("/cube")
    page.get_by_label(ada.say("web-cube-list")).fill(CARDS)
    ada.button("web-cube-show").click()
    ada.button("web-proxies").click()
    expect(page.locator("[data-sheet]")).to_have_count(2)
    assert printed(page, f"{language}-proxies") == []
    page.go_back()
    ada.button("web-cube-show").wait_for()
    assert printed(page, f"{language}-cube") == []
