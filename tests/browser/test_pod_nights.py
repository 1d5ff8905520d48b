"""A pod that drafted here plays its night: one person with bots, from the draft to the prizes."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.people import Person
from tests.browser.players import cube, draft, with_drafted
from tests.browser.test_nights import picture

FLYERS = cube((80, "Vaporkin"), (28, "Enraged Revolutionary"), (12, "Guul Draz Specter"))
"""Eight packs of fifteen: all is dealt to a pod of eight, prizes for everybody among it."""


def publish(person: Person) -> None:
    """At the desk: publish the drawn pairing, and go to the own game."""
    person.page.locator("[data-publish]").click()
    person.page.locator("[data-own-table]").click()


@pytest.mark.sweep
@pytest.mark.rule("EV-2", "EV-3", "EV-4", "EV-5", "EV-6", "EV-10")
def test_one_person_and_seven_bots_from_draft_to_prizes(server: Server, sit: Sit) -> None:
    """Draft, deck, groups, two rounds, standings, prizes; a server killed in mid-round takes nothing with it."""
    ada = sit("Ada")
    page = ada.page
    draft(server, ada, [], 8, FLYERS)
    ada.button("web-hand-in").click()
    page.get_by_text(ada.say("web-game-options")).first.click()
    page.get_by_label(ada.say("web-game-life")).first.fill("4")
    page.locator("[data-start-night]").click()
    expect(page.locator("[data-draft] h3")).to_have_count(2)
    ada.button("nights-draw-again").first.click()
    publish(ada)
    ada.give_up()
    expect(page.locator("[data-out], .verdict").first).to_be_visible()
    server.kill()
    server.start()
    expect(page.locator(".verdict [data-night=pair]")).to_be_visible()
    expect(page.locator(".verdict [data-overview]")).to_have_count(2)
    page.locator(".verdict [data-desk]").click()
    page.locator("[data-next]").click()
    publish(ada)
    ada.give_up()
    expect(page.locator(".verdict [data-night=over]")).to_be_visible()
    expect(page.locator(".verdict .big")).to_have_text(ada.say("nights-your-rank", rank=8))
    page.locator(".verdict").get_by_role("link", name=ada.say("nights-standings-and-prizes")).click()
    ada.button("nights-part-standings").click()
    expect(page.locator("[data-standings='1'] li")).to_have_count(8)
    page.get_by_role("heading", name=ada.say("nights-your-pick")).wait_for()
    page.locator(".turn .button").first.click()
    expect(page.get_by_text(ada.say("nights-your-prizes", names="Guul Draz Specter"))).to_be_visible()


def agree(host: Person, guest: Person) -> None:
    """The host proposes attacking left at the desk; the guest agrees in the room; the host says so of the rest."""
    host.page.locator("[data-propose]").click()
    host.page.locator("dialog[open] [data-attack]").select_option("left")
    host.page.locator("[data-propose-it]").click()
    guest.page.locator("[data-agree]").scroll_into_view_if_needed()
    picture(guest.page, "pod-rules-phone-room")
    guest.page.locator("[data-agree]").tap()
    expect(host.page.locator("[data-missing-rules]")).not_to_contain_text(guest.name)
    host.page.locator("[data-all-agree]").click()
    expect(host.page.locator("[data-agreed]")).to_be_visible()


@pytest.mark.sweep
@pytest.mark.rule("EV-10", "EV-11")
def test_players_are_taken_to_their_games_and_may_look_at_others(server: Server, sit: Sit) -> None:
    """On a phone, in Japanese, without signing in again; whoever is out watches the other table."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    code = with_drafted(server, ada, [ken], 6, FLYERS)
    ken.page.locator("[data-part=main]").wait_for()
    ada.page.locator("[data-start-night]").click()
    agree(ada, ken)
    ada.page.locator("[data-publish]").click()
    ken.page.locator(".bar[data-purpose]").wait_for()
    assert f"/r/{code}" not in ken.page.url
    assert ken.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ken.give_up()
    ken.page.locator("[data-night-button]").click()
    ken.page.locator("dialog[open]").get_by_role("button", name=ken.say("nights-watch-table")).click()
    expect(ken.page.get_by_text(ken.say("web-game-watching"))).to_be_visible()
    ken.page.goto(f"/r/{code}")
    ken.page.locator("[data-part=main]").wait_for()
    expect(ken.page.locator("[data-overview]").first).to_be_visible()


@pytest.mark.rule("EV-2", "EV-10")
def test_a_host_without_a_seat_goes_on_after_the_draft(server: Server, sit: Sit) -> None:
    """Bots alone drafted: the page says that it is over, and the host without a seat starts the pod's night."""
    ada = sit("Ada")
    page = ada.page
    wanted = {
        "name": "Ada",
        "seats": 6,
        "pace": 0.0,
        "options": {"type": "draft", "cube": {"name": "Cube", "text": FLYERS}, "rounds": 1, "pack_sizes": [15]},
    }
    room = server.http.post("/api/rooms", json=wanted).raise_for_status().json()
    page.goto("/")
    page.evaluate(
        "([code, token]) => localStorage.setItem(`entaku.token.${code}`, token)", [room["code"], room["token"]]
    )
    page.goto(f"/r/{room['code']}")
    ada.button("web-stand-up").click()
    page.locator(".start .primary").click()
    after = page.locator("[data-after-draft]")
    expect(after.get_by_role("heading", name=ada.say("web-draft-over"))).to_be_visible()
    expect(after.locator("li")).to_have_count(6)
    after.locator("[data-start-night]").click()
    expect(page.locator("[data-draft] h3")).to_have_count(2)
    page.locator("[data-publish]").click()
    page.goto(f"/r/{room['code']}")
    expect(after.locator("[data-overview]")).to_have_count(2)
