"""A Group Game is started, and the Rumble rule played by, in a browser."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.people import Person
from tests.browser.players import Player, cube, play, play_to, with_drafted
from tests.browser.test_ways import SMALL_TARGETS

BLACK_AND_WHITE = cube((39, "Blood-Toll Harpy"), (6, "Pillarfield Ox"))


def leave_aside(server: Server, host: Person, code: str, count: int) -> None:
    """The host's deck is all they drafted but for so many Harpies, and Swamps."""
    token = host.page.evaluate("code => localStorage.getItem(`entaku.token.${code}`)", code)
    address, headers = f"/api/rooms/{code}/deck", {"Authorization": f"Bearer {token}"}
    pool = server.http.get(address, headers=headers).raise_for_status().json()["pool"]["cards"]
    main = Counter(card["name"] for card in pool)
    main["Blood-Toll Harpy"] -= count
    plan = {"main": +main, "conspiracies": {}, "basics": {"Swamp": 40 - main.total()}}
    server.http.put(address, headers=headers, json={"plan": plan}).raise_for_status()


@pytest.mark.rule("EV-14", "EV-15")
def test_the_next_game_is_played_by_the_same_rules(server: Server, sit: Sit) -> None:
    """What the host chose for a game stands in the form for the next."""
    ada = sit("Ada")
    with_drafted(server, ada, [], 3, BLACK_AND_WHITE)
    page = ada.page
    ada.button("web-game-preset-group-game").click()
    game = page.get_by_role("region", name=ada.say("web-game-play"), exact=True)
    game.get_by_text(ada.say("web-game-options"), exact=True).click()
    game.get_by_label(ada.say("web-game-rumble-life")).fill("2")
    game.get_by_label(ada.say("web-game-life"), exact=True).fill("17")
    ada.button("web-game-play").click()
    ada.give_up()
    expect(page.locator(".verdict")).to_be_visible()
    ada.button("web-game-play-again").click()
    expect(page.locator(".verdict")).to_have_count(0)
    counts = page.locator(".rail .rumble")
    expect(counts).to_have_count(3)
    expect(counts.first).to_have_text(ada.say("web-game-rumble-count", life=0, next=2))
    expect(page.locator(".rail li").first).to_contain_text("17")


@pytest.mark.sweep
@pytest.mark.rule("EV-14", "EV-15", "EV-16")
def test_a_card_of_the_sideboard_is_played(server: Server, sit: Sit) -> None:
    """The host chooses a Group Game; counts are shown, a card comes for the life lost, and is cast by a click."""
    ken = sit("健", "ja", width=390, height=844, touch=True)
    leave_aside(server, ken, with_drafted(server, ken, [], 3, BLACK_AND_WHITE), 3)
    page = ken.page
    ken.button("web-game-preset-group-game").tap()
    game = page.get_by_role("region", name=ken.say("web-game-play"), exact=True)
    expect(game.get_by_label(ken.say("web-game-rumble"), exact=True)).to_be_checked()
    game.get_by_text(ken.say("web-game-options"), exact=True).tap()
    game.get_by_label(ken.say("web-game-rumble-life")).fill("2")
    ken.button("web-game-play").tap()
    counts = page.locator(".rail .rumble")
    expect(counts).to_have_count(3)
    expect(counts.first).to_have_text(ken.say("web-game-rumble-count", life=0, next=2))
    player = Player(ken)
    waiting, live = page.locator(".in-hand .free"), page.locator(".in-hand.live", has=page.locator(".free"))
    play_to(player, "game-rumble")
    player.act()
    expect(waiting.first).to_be_in_viewport()
    expect(counts.first).not_to_have_text(ken.say("web-game-rumble-count", life=0, next=2))
    assert page.evaluate(SMALL_TARGETS) == []
    play(player, until=lambda: live.count() > 0 or player.is_over)
    while not live.count():  # the game ended before there was the mana for it
        play_to(player, "game-rumble")
        player.act()
        play(player, until=lambda: live.count() > 0 or player.is_over)
    before = waiting.count()
    assert ken.say("web-game-rumble-free") in (live.first.get_attribute("aria-label") or "")
    live.first.tap()
    expect(waiting).to_have_count(before - 1)
