"""A night of matches of two through the pages: Swiss rounds, a bracket, a phone, the results that anybody may see."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.test_nights import picture
from tests.browser.test_ways import fits

NAMES = ["伊藤", "健", "さくら", "Dai"]


def swiss(desk: Organiser) -> None:
    """Two Swiss rounds of best of three, then a bracket of two; players report; a side to attack means nothing here."""
    desk.page.locator("[data-attack]").select_option("left")
    desk.button("nights-structure-swiss").click()
    expect(desk.page.locator("[data-attack], [data-influence]")).to_have_count(0)
    desk.page.get_by_label(desk.say("nights-rounds"), exact=True).fill("2")
    desk.page.get_by_label(desk.say("nights-cut")).fill("2")
    desk.page.get_by_label(desk.say("nights-may-report")).check()
    ties = desk.page.locator("[data-ties]")
    ties.locator("[data-tie=wins]").click()
    ties.get_by_role("button", name=f"{desk.say('nights-tie-wins')}: {desk.say('nights-tie-up')}").click()
    expect(ties.locator("li").nth(2)).to_contain_text(desk.say("nights-tie-wins"))
    ties.locator("[data-tie=lot]").click()
    expect(ties.locator("li").last).to_contain_text(desk.say("nights-tie-lot"))
    picture(desk.page, "swiss-make")


def enter(desk: Organiser, number: int, score: str) -> None:
    """A match's score at the desk."""
    desk.group(number).locator(f'[data-result="{score}"]').click()
    desk.group(number).locator("[data-games]").first.wait_for()


@pytest.mark.rule("EV-10")
def test_swiss_rounds_and_a_bracket(sit: Sit) -> None:
    """Five play: a bye, scores from the desk and a phone, a correction, a bracket of two, the winner."""
    desk = Organiser(sit("綾", "ja"))
    page = desk.page
    desk.make_night("金曜スイス", prepare=swiss)
    phone = sit("Mia", "en", width=390, height=844, touch=True)
    desk.register(phone)
    desk.type_names(NAMES)
    desk.go_on("publish")
    picture(page, "swiss-draft")
    desk.go_on("play")
    desk.open_tab("standings")
    expect(page.locator("[data-rank]").filter(has_text=desk.say("night-why-lot"))).to_have_count(4)
    picture(page, "swiss-lots")
    desk.open_tab("games")
    picture(page, "swiss-desk")
    for number in (1, 2):
        if phone.name in desk.players_of(number):
            phone.page.locator('[data-result="2-1"]').tap()
            desk.group(number).locator("[data-games]").first.wait_for()
        else:
            enter(desk, number, "2-0")
    desk.wait_for_stage("pair")
    desk.open_tab("standings")
    expect(page.locator("[data-rank='1']")).to_contain_text("対戦相手のマッチ勝率")
    expect(page.locator("[data-rank='1']")).to_contain_text(desk.say("night-why-wins", wins=1))
    desk.go_on("publish")
    desk.go_on("play")
    for number in (3, 4):
        enter(desk, number, "1-1")
    desk.group(4).locator("[data-correct]").click()
    desk.group(4).locator('[data-result="0-2"]').click()
    desk.wait_for_stage("pair")
    expect(desk.group(4).locator("[data-games]")).to_have_text(["0", "2"])
    desk.go_on("publish")
    desk.go_on("play")
    first, second = desk.players_of(5)
    enter(desk, 5, "1-2")
    desk.wait_for_stage("over")
    desk.open_tab("standings")
    expect(page.locator("[data-rank='1'] .name")).to_have_text(second)
    expect(page.locator("[data-rank='2'] .name")).to_have_text(first)
    picture(page, "swiss-standings")
    desk.open_tab("log")
    expect(page.locator("[data-paste] pre")).to_contain_text(f"1\t{second}\t1位：決勝戦に進出")
    picture(page, "swiss-paste")
    phone.page.get_by_role("button", name=phone.say("nights-part-standings")).tap()
    expect(phone.page.locator("[data-rank='1'] .name")).to_have_text(second)
    phone.page.get_by_role("button", name=phone.say("nights-part-results")).tap()
    expect(phone.page.locator("[data-overview='5']")).to_contain_text("won 2–1")
    fits(phone.page)
    picture(phone.page, "phone-swiss")
