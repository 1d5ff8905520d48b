"""Prizes by democratic points on paper, from the night's form to the picks."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture

NAMES = ["一郎", "二葉", "三奈", "四葉"]


@pytest.mark.sweep
@pytest.mark.rule("EV-4", "EV-10", "CM-18")
def test_a_pod_agrees_plays_votes_and_picks(sit: Sit) -> None:
    """The votes that a table counted on paper decide who picks first: at the desk, on a phone, on the projector."""
    desk = Organiser(sit("綾", "ja"))
    desk.make_night("民主的な夜", prepare=by_points)
    desk.type_names(NAMES)
    desk.go_on("pair")
    desk.go_on("publish")
    desk.go_on("play")
    order = desk.players_of(1)
    phone = own_phone(desk, sit, order[0])
    for name in order[:3]:
        desk.leave(1, name)
    desk.wait_for_stage("over")
    count_votes(desk, phone, order)
    pick(desk, phone, order)
    on_screen(desk, sit("Ben", width=1440, height=900).page, order[0])


def by_points(desk: Organiser) -> None:
    """Whoever chooses prizes by points has the votes turned on with it."""
    desk.page.locator("[data-prizes-by]").select_option("points")
    expect(desk.page.get_by_label(desk.say("nights-votes"))).to_be_checked()
    expect(desk.page.get_by_label(desk.say("nights-votes"))).to_be_disabled()
    picture(desk.page, "by-points-make")


def own_phone(desk: Organiser, sit: Sit, name: str) -> Person:
    """The player's page on a phone, by the link that the desk hands out; English, for once."""
    desk.open_tab("players")
    desk.page.locator(f'[data-player="{name}"] .name').click()
    link = desk.page.locator("[data-link=player]").get_attribute("href")
    desk.button("web-close").click()
    desk.open_tab("games")
    phone = sit(name, "en", width=390, height=844, touch=True)
    phone.page.goto(str(link))
    phone.page.locator("[data-me]").wait_for()
    return phone


def count_votes(desk: Organiser, phone: Person, order: list[str]) -> None:
    """A vote on the phone and a count of paper slips, which replaces it; before it there is no order to rely on."""
    page = desk.page
    ballot = phone.page.locator("[data-ballot='']")
    picture(phone.page, "phone-by-points-vote")
    ballot.get_by_role("button", name=order[1], exact=True).tap()
    ballot.wait_for(state="detached")
    desk.open_tab("standings")
    expect(page.locator("[data-prize-order] .warning")).to_be_visible()
    desk.open_tab("honours")
    page.get_by_text(desk.say("nights-votes-on-paper"), exact=True).click()
    page.locator(f'[data-votes-for="{order[0]}"]').fill("3")
    page.locator(f'[data-votes-for="{order[1]}"]').fill("1")
    picture(page, "by-points-count")
    desk.button("nights-votes-count-enter", votes=4).click()
    expect(page.locator("[data-vote-count]")).to_have_count(0)
    desk.open_tab("standings")
    lines = page.locator("[data-prize-order] li")
    expect(lines.first).to_contain_text(order[0])
    expect(lines.first).to_contain_text(desk.say("nights-points", points=3))
    expect(page.locator("[data-standings='1'] [data-rank='1']")).to_contain_text(order[3])
    picture(page, "by-points-standings")


def pick(desk: Organiser, phone: Person, order: list[str]) -> None:
    """Whoever has most points picks first, on their phone."""
    page = desk.page
    desk.open_tab("prizes")
    page.get_by_label(desk.say("nights-prize-list")).fill("Dack Fayden\nMarchesa, the Black Rose *F*")
    desk.button("nights-read-list").click()
    page.locator("[data-pool]").click()
    page.locator("[data-turn]", has_text=desk.say("nights-picks", name=order[0])).wait_for()
    picture(page, "by-points-prizes")
    phone.page.get_by_role("heading", name=phone.say("nights-your-pick")).wait_for()
    phone.button("nights-part-prizes").click()
    expect(phone.page.locator("[data-prize-order] li.me")).to_contain_text(order[0])
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.page.evaluate("scrollTo(0, 500)")
    picture(phone.page, "phone-by-points")
    phone.page.locator(".turn .button").first.tap()
    page.locator("[data-turn]", has_text=desk.say("nights-picks", name=order[3])).wait_for()


def on_screen(desk: Organiser, page: Page, first: str) -> None:
    """The projector shows the order beside the ranking."""
    page.goto(f"/n/{desk.code}/screen")
    expect(page.locator("[data-prize-order] li").first).to_contain_text(first)
    picture(page, "by-points-screen")
