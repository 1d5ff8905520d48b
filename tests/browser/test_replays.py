"""A finished table is looked at again in a browser."""

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.players import Player, cube, play_to, sit_down

CREATURES = cube((16, "Child of Night"), (14, "Vampire Hexmage"))


def test_a_finished_game_is_watched_again(server: Server, sit: Sit) -> None:
    """Step by step, back and on, over one's own shoulder; the log tells how it came so; a spectator sees no hand."""
    ada = sit("Ada")
    page = ada.page
    sit_down(server, ada, [], 2, CREATURES)
    player = Player(ada)
    play_to(player, "game-attack")
    ada.button("web-room").click()
    ada.button("web-game-concede").click()
    ada.button("web-game-concede-sure").click()
    page.locator(".verdict").get_by_role("link", name=ada.say("web-replay")).click()
    steps = page.locator(".controls output")
    expect(steps).to_contain_text("0 /")
    last = int(steps.inner_text().split("/")[1])
    page.get_by_role("button", name=ada.say("web-replay-last")).click()
    expect(steps).to_contain_text(f"{last} / {last}")
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.get_by_role("log").locator("li.turn").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(steps).to_contain_text(f"{last - 1} / {last}")
    page.get_by_role("button", name=ada.say("web-replay-first")).click()
    expect(steps).to_contain_text(f"0 / {last}")
    expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(0)
    # What is whose own leaves the game with them (800.4a): a hand is there to see as long as its player is.
    page.get_by_role("button", name=ada.say("web-replay-last")).click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".in-hand").first).to_be_visible()
    page.get_by_label(ada.say("web-replay-viewer")).select_option("public")
    expect(page.locator(".in-hand")).to_have_count(0)
    expect(page.locator(".rail li")).to_have_count(2)
