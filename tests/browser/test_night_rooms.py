"""Drafts and tables that an organiser opens from the desk; players get there from their own page, typing nothing."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person, draft_to_the_end

CUBE = "90 Vaporkin\n30 Enraged Revolutionary\n10 Guul Draz Specter"
FORTY = "17 Forest\n17 Mountain\n6 Grizzly Bears of Nowhere"


def short_draft(desk: Organiser) -> None:
    """A night on this server: four picks from one pack of a cube."""
    desk.page.locator("[data-here]").click()
    desk.page.locator("[data-change-draft]").click()
    desk.button("web-cube").click()
    desk.page.get_by_label(desk.say("web-cube-list")).fill(CUBE)
    desk.page.get_by_label(desk.say("web-rounds"), exact=True).fill("1")
    desk.page.get_by_label(desk.say("web-pack-size"), exact=True).fill("4")
    for _ in ("closed", "opened again"):
        desk.page.locator("[data-change-draft]").click()
    expect(desk.page.get_by_label(desk.say("web-cube-list"))).to_have_value(CUBE)
    expect(desk.page.get_by_label(desk.say("web-rounds"), exact=True)).to_have_value("1")


def commander_evening(desk: Organiser) -> None:
    """A night by points on this server, with any forty cards."""
    desk.button("nights-structure-points").click()
    desk.page.locator("[data-here]").click()
    desk.page.locator("[data-change-decks]").click()
    desk.page.locator("input[value=free-40]").check()


def come(desk: Organiser, people: Sequence[Person]) -> None:
    """Everybody registers by the link, and checks in."""
    for person in people:
        desk.register(person)
        person.page.get_by_text(person.say("nights-you-are-here")).wait_for()


@pytest.mark.rule("EV-3", "EV-10")
@pytest.mark.sweep
def test_a_pod_drafts_and_plays_from_the_desk(sit: Sit) -> None:
    """One click opens the draft; players are taken to their seats, then to their table with the deck they built."""
    desk = Organiser(sit("Aya"))
    people = [sit("健", "ja", width=390, height=844, touch=True), sit("Ben"), sit("Chie")]
    desk.make_night("Friday", short_draft)
    come(desk, people)
    desk.wait_for_stage("pods")
    desk.go_on("pair")
    desk.page.locator("[data-open-draft]").click()
    for person in people:
        person.page.locator("[data-code]").wait_for()
        expect(person.page.locator("[data-first-code] code")).to_be_visible()
        assert person.page.locator("main").get_by_role("textbox").count() == 0
    expect(desk.page.locator("[data-phase=lobby]")).to_have_text(desk.say("nights-pod-lobby", here=3, people=3))
    desk.page.locator("[data-start-draft]").click()
    draft_to_the_end(*people)
    desk.page.locator("[data-phase=over]").wait_for()
    desk.go_on("publish")
    desk.go_on("play")
    for person in people:
        person.page.locator(".bar[data-purpose]").wait_for()
        expect(person.page.locator("[data-first-code]")).to_have_count(0)  # the pod's code leads here too
    play_out(desk, people)


@pytest.mark.sweep
@pytest.mark.rule("EV-10")
def test_a_group_brings_its_decks_from_the_desk(sit: Sit) -> None:
    """One click opens the table, lists are pasted at the seat, the game begins by itself and its result flows back."""
    desk = Organiser(sit("Aya"))
    people = [sit("健", "ja", width=390, height=844, touch=True), sit("Ben"), sit("Chie")]
    desk.make_night("Commander", commander_evening)
    come(desk, people)
    desk.wait_for_stage("pair")
    desk.go_on("publish")
    desk.go_on("play")
    desk.page.locator("[data-open-table]").click()
    for person in people:
        person.page.get_by_label(person.say("web-check-list"), exact=True).fill(FORTY)
        person.button("own-hand-in").click()
    for person in people:
        person.page.locator(".bar[data-purpose]").wait_for()
    play_out(desk, people)


def play_out(desk: Organiser, people: Sequence[Person]) -> None:
    """Two of three give up, in turn order; the desk has the result, and who is left reads it."""
    at = {person.name: person for person in people}
    *others, last = desk.players_of(1)
    for name in others:
        at[name].give_up()
    desk.group(1).get_by_text(desk.say("nights-over"), exact=True).wait_for()
    expect(at[last].page.locator(".verdict [data-overview='1'] li").first).to_contain_text(last)
