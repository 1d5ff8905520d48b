"""The companion for games on paper, on one phone in the middle of the table."""

import re

import pytest
from playwright.sync_api import Page, expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture
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
    expect(page.get_by_role("combobox", name=ada.say("companion-night-table"))).to_be_visible()
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
    expect(page.get_by_role("heading", name="Paper", exact=False)).to_be_visible()
    page.locator("[data-give]").click()
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


def night_with_reports(ada: Person) -> tuple[Organiser, str]:
    """A night of four whose players report; gives the link of its second player."""
    organiser = Organiser(ada)
    organiser.make_night("Paper", lambda one: one.page.get_by_label(one.say("nights-may-report")).check())
    organiser.type_names(NAMES)
    for stage in ("pair", "publish", "play"):
        organiser.go_on(stage)
    link = ada.page.evaluate(
        """code => fetch(`/api/nights/${code}/players/2/link`, {headers: {Authorization: "Bearer " +
        JSON.parse(localStorage["entaku.nights"])[code].desk}}).then(answer => answer.json())""",
        organiser.code,
    )
    return organiser, str(link["url"])


def share(ken: Person, organiser: Organiser, link: str) -> str:
    """From a player's own page to a shared table of the group, with 5 life; gives the path that others scan."""
    page = ken.page
    page.goto(link)
    page.locator("[data-companion]").tap()
    expect(page.get_by_label(ken.say("companion-night"))).to_have_value(organiser.code)
    expect(page.get_by_role("combobox", name=ken.say("companion-night-table"))).to_be_visible()
    page.get_by_label(ken.say("companion-life"), exact=True).fill("5")
    ken.button("companion-begin").tap()
    page.locator("[data-share]").tap()
    page.locator("[data-make-shared]").tap()
    expect(page.locator("[data-nowhere]")).to_be_visible()  # no phone could follow a link to "this machine"
    picture(page, "companion-share")
    key = page.evaluate("JSON.parse(localStorage['entaku.companion.table']).key")
    ken.button("web-game-close").tap()
    return f"/companion/{page.url.split('/companion/')[1]}#key={key}"


def without_a_server(server: Server, dee: Person) -> None:
    """What happens while it is gone is shown here, also when the page is opened again, and said to wait."""
    server.kill()
    try:
        expect(dee.page.locator("[data-lost]")).to_be_visible()
        lose(dee.page, 2, 2)
        expect(dee.page.locator(".seat[data-seat='2'] .life")).to_have_text("0")
        expect(dee.page.locator("[data-lost]")).to_have_text(dee.say("companion-lost", count=1))
        picture(dee.page, "companion-lost")
        dee.page.reload()
        expect(dee.page.locator(".seat[data-seat='2'] .life")).to_have_text("0")
        expect(dee.page.locator("[data-lost]")).to_have_text(dee.say("companion-lost", count=1))
    finally:
        server.start()


@pytest.mark.sweep
def test_two_phones_count_one_table_and_hand_its_result_in(sit: Sit, server: Server) -> None:
    """Both show both's changes; what happened without a server is told to it after; a player hands it in."""
    organiser, link = night_with_reports(sit("Ada"))
    ken = sit("健", "ja", width=390, height=844, touch=True)
    dee = sit("Dee", "en", width=390, height=844, touch=True)
    path = share(ken, organiser, link)
    dee.page.goto(path)
    dee.page.locator("main [data-seat='1']").wait_for()
    picture(dee.page, "companion-join")
    dee.page.locator("main [data-seat='1']").tap()
    assert "key" not in dee.page.url
    life = [one.page.locator(".seat[data-seat='2'] .life") for one in (ken, dee)]
    lose(dee.page, 2, 2)
    lose(ken.page, 2, 1)
    for shown in life:
        expect(shown).to_have_text("2")
    dee.button("companion-luck").tap()
    dee.page.get_by_role("button", name="d20", exact=True).tap()
    expect(ken.page.locator(".rolled")).to_be_visible()
    expect(dee.page.locator(".said")).to_have_text(ken.page.locator(".rolled").inner_text())
    dee.button("web-game-close").tap()
    for one in (ken, dee):
        picture(one.page, f"companion-shared-{one.language}")
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert one.page.evaluate(SMALL_TARGETS) == []
    dee.button("companion-undo").tap()
    expect(ken.page.locator(".rolled")).to_have_count(0)
    without_a_server(server, dee)
    expect(life[0]).to_have_text("0")
    expect(dee.page.locator("[data-lost]")).to_have_count(0)
    dee.button("companion-out").tap()
    expect(ken.page.locator(".seat.out")).to_have_count(1)
    for seat in (0, 3):
        ken.page.locator(f".seat[data-seat='{seat}'] .more").tap()
        ken.page.locator("dialog[open]").get_by_role("button", name=ken.say("companion-out"), exact=True).tap()
    expect(dee.page.locator(".finish li")).to_have_count(4)
    ken.button("companion-give").tap()
    ken.page.locator("[data-give]").wait_for()
    picture(ken.page, "companion-give")
    ken.page.locator("[data-give]").tap()
    expect(ken.button("companion-given")).to_be_visible()
    (group,) = server.http.get(f"/api/nights/{organiser.code}").json()["groups"]
    assert [one["players"] for one in group["left"]] == [[group["order"][seat]] for seat in (2, 0, 3)]


@pytest.mark.rule("EV-9")
@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_beside_a_night_its_clock_counts(sit: Sit, language: Language) -> None:
    """75 minutes and three that were given, by the night's clock, and its turns after time; more is given later."""
    ada = sit("綾", language)
    organiser, page = Organiser(ada), ada.page

    def prepare(one: Organiser) -> None:
        one.page.locator("label", has_text=one.say("nights-lap")).locator("select").select_option("none")
        one.page.get_by_label(one.say("nights-minutes"), exact=True).fill("75")

    organiser.make_night("Paper", prepare)
    organiser.type_names(NAMES)
    for stage in ("pair", "publish", "play"):
        organiser.go_on(stage)
    page.locator("[data-give-time]").click()
    phone = page.context.new_page()
    phone.goto("/companion")
    phone.get_by_label(ada.say("companion-night")).select_option(organiser.code)
    expect(phone.get_by_label(ada.say("companion-minutes"), exact=True)).to_have_value("78")
    phone.get_by_role("button", name=ada.say("companion-begin"), exact=True).click()
    clock = phone.locator(".bar .clock").first
    expect(clock).to_have_text("78:00")  # the night's clock stands
    assert phone.evaluate("JSON.parse(localStorage['entaku.companion.game']).setup.lap") == "none"
    organiser.button("nights-clock-start").click()
    page.locator("[data-give-time]").click()
    expect(clock).to_have_text(re.compile(r"^80:[0-5]\d$"))
    picture(phone, f"companion-clock-{language}")


def test_two_teams_share_life_turns_and_the_end(sit: Sit) -> None:
    """At Two-Headed Giant a hit on one is seen on both, both have the turn, and both are out together."""
    ken = sit("健", "ja", width=390, height=844, touch=True)
    page = ken.page
    page.goto("/companion")
    page.locator("[data-together]").tap()
    expect(page.locator("[data-teams]")).to_be_visible()
    expect(page.get_by_label(ken.say("companion-life"), exact=True)).to_have_value("30")
    free = page.get_by_role("button", name=ken.say("companion-free-for-all"), exact=True)
    expect(free).to_have_attribute("aria-pressed", "false")
    picture(page, "two-headed-setup")
    ken.button("companion-begin").tap()
    expect(page.locator(".seat .life")).to_have_text(["30"] * 4)
    lose(page, 3, 30)
    expect(page.locator(".seat .life")).to_have_text(["30", "30", "0", "0"])
    expect(page.locator(".seat.active")).to_have_count(2)
    picture(page, "two-headed")
    ken.button("companion-out-together").tap()
    expect(page.locator(".finish li")).to_have_count(2)
