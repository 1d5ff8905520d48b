"""A finished table is looked at again in a browser."""

import pytest
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
    ada.give_up()
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


@pytest.mark.sweep
def test_a_game_runs_from_happening_to_happening(server: Server, sit: Sit) -> None:
    """What was only passed isn't watched; Space runs and stops it, and a faster one gets further."""
    ada = sit("Ada")
    page = ada.page
    sit_down(server, ada, [], 2, CREATURES)
    play_to(Player(ada), "game-attack")
    ada.give_up()
    page.locator(".verdict").get_by_role("link", name=ada.say("web-replay")).click()
    page.locator(".marks i.turn").nth(1).wait_for()
    page.evaluate("window.shown = new Set()")
    page.evaluate("""() => {
      const output = document.querySelector('.controls output');
      new MutationObserver(() => window.shown.add(output.innerText))
        .observe(output, {subtree: true, characterData: true, childList: true});
    }""")
    page.get_by_role("group", name=ada.say("web-replay-speed")).get_by_role("button", name="4×").click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=ada.say("web-replay-stop"), exact=True)).to_be_visible()
    page.locator(".verdict").wait_for()
    expect(page.get_by_role("button", name=ada.say("web-replay-run"), exact=True)).to_be_disabled()
    shown: list[str] = page.evaluate("[...window.shown]")
    steps = int(shown[-1].split("/")[1])
    assert len(shown) < steps / 2, shown
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=ada.say("web-replay-run"), exact=True)).to_be_disabled()


@pytest.mark.sweep
def test_everything_that_was_played_in_a_room_is_watched_again(server: Server, sit: Sit) -> None:
    """The draft before a game, and the game again, by the name of each; a link leads to the earlier one as well."""
    ada = sit("Ada")
    page = ada.page
    code = sit_down(server, ada, [], 2, CREATURES)
    ada.give_up()
    page.locator(".verdict").get_by_role("link", name=ada.say("web-replay")).click()
    tables = page.locator("[data-tables]")
    expect(tables.locator("option")).to_have_count(2)
    expect(tables).to_have_value("2")
    tables.select_option("1")
    page.wait_for_url("**/replay?table=1&step=0&viewer=0")
    expect(page.locator("[data-pack]").first).to_be_visible()
    page.get_by_label(ada.say("web-replay-viewer")).select_option("public")
    page.wait_for_url("**/replay?table=1&step=0&viewer=public")
    eve = sit("Eve")
    eve.page.goto(page.url)
    expect(eve.page.locator("[data-tables]")).to_have_value("1")
    expect(eve.page.get_by_label(eve.say("web-replay-viewer"))).to_have_value("public")
    eve.page.goto(f"/r/{code}/replay?table=7")
    expect(eve.page.get_by_role("status").filter(has_text=eve.say("web-replay-other-table"))).to_be_visible()
    expect(eve.page.locator("[data-tables]")).to_have_value("2")


@pytest.mark.sweep
def test_a_moment_of_a_game_is_jumped_to_and_shared(server: Server, sit: Sit) -> None:
    """Who fell and each turn are gone to one by one; the address leads somebody else to the same moment."""
    ada = sit("Ada")
    page = ada.page
    sit_down(server, ada, [], 2, CREATURES)
    player = Player(ada)
    play_to(player, "game-attack")
    ada.give_up()
    page.locator(".verdict").get_by_role("link", name=ada.say("web-replay")).click()
    steps = page.locator(".controls output")
    jumps = page.get_by_role("group", name=ada.say("web-replay-jump"))
    jumps.get_by_role("combobox").select_option("out")
    after = jumps.get_by_role("button", name=ada.say("web-replay-after"))
    after.click()
    expect(page.locator(".controls [role=status]").first).to_contain_text(ada.say("web-replay-at-out", player="Ada"))
    expect(after).to_be_disabled()
    end = steps.inner_text()
    jumps.get_by_role("combobox").select_option("turn")
    jumps.get_by_role("button", name=ada.say("web-replay-before")).click()
    expect(steps).not_to_have_text(end)
    reached = steps.inner_text()
    step = int(reached.split("/")[0])
    assert 0 < step < int(reached.split("/")[1])
    page.get_by_label(ada.say("web-replay-viewer")).select_option("public")
    page.wait_for_url(f"**/replay?*step={step}&viewer=public")
    eve = sit("Eve")
    eve.page.goto(page.url)
    expect(eve.page.locator(".controls output")).to_have_text(reached)
    expect(eve.page.get_by_label(eve.say("web-replay-viewer"))).to_have_value("public")
    eve.page.goto(page.url.replace("viewer=public", "viewer=0"))
    expect(eve.page.get_by_label(eve.say("web-replay-viewer"))).to_have_value("public")
    expect(eve.page.locator(".in-hand")).to_have_count(0)


@pytest.mark.sweep
def test_the_log_says_why_bots_did_what_they_did(server: Server, sit: Sit) -> None:
    """Once everything is open, and to whoever looks at it so: over one's own shoulder nothing is told of others."""
    ada = sit("Ada")
    page = ada.page
    code = sit_down(server, ada, [], 2, CREATURES)
    play_to(Player(ada), "game-attack")
    ada.give_up()
    page.locator(".verdict").get_by_role("link", name=ada.say("web-replay")).click()
    page.get_by_role("button", name=ada.say("web-replay-last")).click()
    log = page.get_by_role("log")
    expect(log.locator("li.turn").first).to_be_visible()
    expect(log.locator("li.why")).to_have_count(0)
    page.goto(f"/verify?room={code}")
    publish = ada.button("web-publish")
    publish.click()
    expect(publish).to_have_count(0)
    eve = sit("Eve", "ja")
    eve.page.goto(f"/r/{code}/replay")
    eve.page.get_by_role("button", name=eve.say("web-replay-last")).click()
    eve.page.get_by_label(eve.say("web-replay-viewer")).select_option("open")
    reasons = eve.page.get_by_role("log").locator("li.why")
    expect(reasons.filter(has_text=eve.say("bot-why-land")).first).to_be_attached()
    eve.page.get_by_label(eve.say("web-replay-viewer")).select_option("public")
    expect(reasons).to_have_count(0)
