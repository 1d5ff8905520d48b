"""People play games with what they drafted, in their browsers."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.players import Player, cube, play, play_to, sit_down
from tests.browser.stories import STORIES
from tests.browser.test_ways import SMALL_TARGETS

VOTES = cube(
    (14, "Tyrant's Choice"), (8, "Brago's Favor"), (14, "Child of Night"), (12, "Typhoid Rats"), (12, "Vampire Hexmage")
)
GAMES = 4
"""A game may end before anybody has voted; so many hardly do."""
CREATURES = cube((16, "Child of Night"), (14, "Vampire Hexmage"))


@pytest.mark.sweep
@pytest.mark.rule("CD-12", "CD-13", "CR 701.32a")
def test_two_people_and_two_bots_play_a_game_to_its_end(server: Server, sit: Sit) -> None:
    """They draft, play, vote, and turn a hidden agenda up, one of them in Japanese; somebody wins."""
    ada, ken = sit("Ada"), sit("健", "ja")
    sit_down(server, ada, [ken], 4, VOTES)
    players = Player(ada), Player(ken)
    for _ in range(GAMES):
        play(*players, until=lambda: all(player.is_over for player in players))
        asked = players[0].asked + players[1].asked
        fought = asked["game-attack"] + asked["game-block"]
        if fought and asked["game-vote"] and asked["turned up"]:
            break
        ada.button("web-game-play-again").click()
        for player in players:
            player.page.locator(".verdict").wait_for(state="detached")
    else:
        raise AssertionError(f"in {GAMES} games nobody fought, voted or turned an agenda up: {asked}")
    expect(ada.page.locator(".verdict h1")).to_be_visible()
    assert ken.page.locator(".verdict h1").inner_text().endswith(("！", "。"))
    expect(ada.button("web-game-play-again")).to_have_count(1)


@pytest.mark.sweep
def test_a_killed_server_and_a_lost_line_lose_nothing(server: Server, sit: Sit) -> None:
    """In mid-combat the server is killed and started again; a line is cut for a moment; the game goes on as it was."""
    ada = sit("Ada")
    sit_down(server, ada, [], 2, CREATURES)
    player = Player(ada)
    play_to(player, "game-attack")
    hand = ada.page.locator(".in-hand").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    server.kill()
    server.start()
    expect(ada.page.locator(".bar[data-purpose=game-attack]")).to_be_visible()
    assert ada.page.locator(".in-hand").evaluate_all("cards => cards.map(card => card.ariaLabel)") == hand
    player.act()
    ada.page.context.set_offline(True)
    ada.page.wait_for_function("() => !navigator.onLine")
    ada.page.context.set_offline(False)
    ada.page.wait_for_function("() => navigator.onLine")
    turn = ada.page.locator(".players .turn").inner_text()
    play(player, until=lambda: player.is_over or ada.page.locator(".players .turn").inner_text() != turn)
    expect(ada.page.locator(".rail li")).to_have_count(2)


def test_a_game_on_a_phone(server: Server, sit: Sit) -> None:
    """At 390 pixels, in Japanese: no page wider than the screen, every target large enough; giving up asks twice."""
    ken = sit("健", "ja", width=390, height=844, touch=True)
    sit_down(server, ken, [], 2, CREATURES)
    player = Player(ken)
    play_to(player, "game-attack")
    assert ken.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ken.page.evaluate(SMALL_TARGETS) == []
    ken.button("web-room").tap()
    ken.button("web-game-concede").tap()
    ken.button("web-game-concede-sure").tap()
    expect(ken.page.locator(".verdict h1")).to_be_visible()


def test_who_comes_after_the_end_reads_the_whole_story(server: Server, sit: Sit) -> None:
    """The last page of a game of which the end alone was told has the rest from the recording."""
    with STORIES["over"](server) as scene:
        ada = sit("Ada", kept=scene.kept)
        ada.page.goto(scene.address)
        expect(ada.page.locator("[data-honours] li").first).to_be_visible()
        star = ada.page.locator("[data-star]")
        expect(star.locator("img.art")).to_be_visible()
        expect(star).to_contain_text(str(star.get_attribute("data-star")))
        expect(ada.page.locator("[data-turns]")).not_to_contain_text(ada.say("web-game-turn", turn=0))
