"""A night at a shop's own tables: their numbers stand on the desk, the projector, phones and paper."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.printing import pages
from tests.browser.test_nights import picture

NAMES = ["佐藤", "Ada", "田中 太郎", "Ben", "さくら", "Dai", "健"]


def at_the_shops_tables(desk: Organiser) -> None:
    """Tables begin with 5, and 6 is broken; written as a Japanese keyboard writes it."""
    desk.page.locator("[data-first-table]").fill("5")
    desk.page.locator("[data-blocked-tables]").fill("６、８")


def numbers_shown(text: str) -> set[str]:
    """The tables of which a text speaks."""
    return {part[0] for part in text.replace(" ", "").split("卓")[1:] if part[:1].isdigit()}


@pytest.mark.rule("EV-5")
def test_tables_have_the_shops_numbers(sit: Sit) -> None:
    """Eight play at tables 5 and 7 in both rounds; a blocked number stands nowhere, nor does any group's."""
    desk = Organiser(sit("店長", "ja", width=1440, height=900))
    desk.make_night("金曜の夜", at_the_shops_tables)
    phone = sit("和", "ja", width=390, height=844, touch=True)
    desk.register(phone)
    desk.type_names(NAMES)
    desk.go_on("pair")
    desk.go_on("publish")
    expect(desk.page.locator("[data-draft] .part h3")).to_contain_text(["卓5", "卓7"])
    desk.go_on("play")
    seat_shown(desk, phone)
    for number in (1, 2):
        desk.leave(number, *desk.players_of(number)[:2])
    desk.go_on("publish")
    desk.go_on("play")
    expect(desk.page.locator("[data-group] h3")).to_contain_text(["卓5", "卓7"])


def seat_shown(desk: Organiser, phone: Person) -> None:
    """The desk, the phone, the projector and each sheet say where somebody sits."""
    page = desk.page
    group = next(number for number in (1, 2) if phone.name in desk.players_of(number))
    table, seat = {1: 5, 2: 7}[group], desk.players_of(group).index(phone.name) + 1
    expect(page.locator("[data-group] h3")).to_contain_text(["卓5", "卓7"])
    picture(page, "tables-desk")
    expect(phone.page.locator("[data-where]")).to_have_text(f"卓{table}、席{seat}")
    picture(phone.page, "tables-phone")
    screen = page.context.new_page()
    screen.goto(f"/n/{desk.code}/screen")
    expect(screen.locator("main .groups h3")).to_have_count(2)
    assert numbers_shown(" ".join(screen.locator("main .groups h3").all_inner_texts())) == {"5", "7"}
    picture(screen, "tables-screen")
    screen.goto(f"/n/{desk.code}/sheets")
    screen.locator("[data-paper]").wait_for()
    pressed = screen.locator(".bar button[aria-pressed=true]")
    for sheet in ("tables", "pairings", "slips"):
        while pressed.count():
            pressed.first.click()
        screen.get_by_role("button", name=desk.say(f"nights-sheet-{sheet}"), exact=True).click()
        expect(screen.locator("[data-sheet]")).to_have_count(1)
        paper = "".join(pages(screen))
        assert numbers_shown(paper) == {"5", "7"}
        assert "グループ1" not in paper.replace(" ", "")
    screen.close()
