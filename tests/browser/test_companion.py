"""The companion for games on paper, on one phone in the middle of the table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.test_ways import SMALL_TARGETS

NAMES = ("Ada", "健", "Cho", "Dee")


def lose(page: Page, seat: int, amount: int) -> None:
    for _ in range(amount):
        page.locator(f".seat[data-seat='{seat}'] .change").first.click()


@pytest.mark.rule("EV-7", "CM-12")
def test_a_game_of_four_is_counted_and_handed_to_its_night(sit: Sit) -> None:
    """Two leave together, one by commander damage; a reload and an undo later the night has the result."""
    ada = sit("Ada")
    page = ada.page
    organiser = Organiser(ada)
    organiser.make_night("Paper")
    organiser.type_names(NAMES)
    for stage in ("pair", "publish", "play"):
        organiser.go_on(stage)
    page.goto("/companion")
    page.get_by_role("button", name=ada.say("companion-commander"), exact=True).click()
    page.get_by_label(ada.say("companion-life"), exact=True).fill("5")
    page.get_by_label(ada.say("companion-night")).select_option(organiser.code)
    expect(page.get_by_label(ada.say("companion-group"))).to_be_visible()
    ada.button("companion-begin").click()
    lose(page, 1, 5)
    lose(page, 2, 5)
    expect(page.get_by_role("alert")).to_be_visible()
    page.reload()
    for seat in (1, 2):
        expect(page.locator(f".seat[data-seat='{seat}'] .life")).to_have_text("0")
    ada.button("companion-out-together").click()
    expect(page.locator(".seat.out")).to_have_count(2)
    ada.button("companion-undo").click()
    expect(page.locator(".seat.out")).to_have_count(0)
    ada.button("companion-out-together").click()
    page.locator(".seat[data-seat='3'] .more").click()
    for _ in range(21):
        page.locator("dialog[open] li").first.get_by_role("button").nth(1).click()
    page.locator("dialog[open] .button.primary").click()
    ada.button("companion-out").click()
    expect(page.locator(".finish li")).to_have_count(3)
    ada.button("companion-give").click()
    expect(ada.button("companion-given")).to_be_visible()
    (group,) = page.evaluate("code => fetch(`/api/nights/${code}`).then(answer => answer.json())", organiser.code)[
        "groups"
    ]
    assert group["over"]
    assert [sorted(one["players"]) for one in group["left"]] == [sorted(group["order"][1:3]), [group["order"][3]]]
    assert [one["cause"] for one in group["left"]] == ["life", "commander-damage"]


def test_the_companion_on_a_phone_passes_turns_and_calls_time(sit: Sit) -> None:
    """In Japanese at 390 pixels: turns go round, whoever is out is skipped, after time each has one more turn."""
    ken = sit("健", "ja", width=390, height=844, touch=True)
    page = ken.page
    page.goto("/companion")
    page.get_by_label(ken.say("companion-players"), exact=True).fill("3")
    page.get_by_label(ken.say("companion-minutes"), exact=True).fill("0.001")
    for seat in range(3):
        page.get_by_label(ken.say("web-seat", seat=seat + 1), exact=True).fill(NAMES[seat])
    ken.button("companion-begin").tap()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL_TARGETS) == []
    page.locator(".seat[data-seat='1'] .more").tap()
    ken.button("companion-out").tap()
    ken.button("companion-time").tap()
    step = page.locator(".bar .button.primary")
    step.tap()
    expect(page.locator(".seat[data-seat='2']")).to_have_class(re.compile("active"))
    step.tap()
    step.tap()
    expect(page.locator(".finish")).to_be_visible()
    expect(page.locator(".finish li")).to_have_count(2)


@pytest.mark.rule("CM-12", "CM-13", "CR 903.10a")
def test_twenty_one_by_one_commander_is_the_end(sit: Sit) -> None:
    """The surcharge counts in steps of two; damage by two commanders of a player counts apart, 21 by one is the end."""
    ken = sit("健", "ja", width=390, height=844, touch=True)
    page = ken.page
    page.goto("/companion")
    page.get_by_role("button", name=ken.say("companion-commander"), exact=True).tap()
    ken.button("companion-begin").tap()
    page.locator(".seat[data-seat='1'] .more").tap()
    tax = ken.say("companion-counter-tax")
    for _ in range(2):
        page.get_by_role("button", name=f"{tax} +2", exact=True).tap()
    ken.button("companion-partners").tap()
    rows = page.locator("dialog[open] section").first.locator("li")
    count = rows.count() // 2
    for row, damage in ((0, 15), (count, 20)):
        for _ in range(damage):
            rows.nth(row).get_by_role("button").nth(1).tap()
    assert page.evaluate(SMALL_TARGETS) == []
    ken.button("web-game-close").tap()
    panel = page.locator(".seat[data-seat='1']")
    expect(panel.locator(".more")).to_contain_text(f"{tax} +4")
    expect(panel.locator(".more .low")).to_contain_text("20")
    expect(page.get_by_role("alert")).to_have_count(0)
    panel.locator(".more").tap()
    rows.nth(count).get_by_role("button").nth(1).tap()
    ken.button("web-game-close").tap()
    expect(page.get_by_role("alert")).to_be_visible()
    ken.button("companion-out").tap()
    expect(page.locator(".seat.out")).to_have_count(1)
