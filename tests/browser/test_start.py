"""The front page: a game at once, a table with two clicks, and addresses that lead nowhere."""

import json

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.lines import begin, drafted
from tests.browser.looking import LONG_AWAY, LONG_SINCE, misplaced, rest_swept
from tests.browser.scenes import CREATURES, own


@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 1440), ("ja", 390)))
def test_one_click_begins_a_game_against_bots(sit: Sit, language: Language, width: int) -> None:
    """Nothing is asked before the opening hand; three bots sit there, and the table is found again from the front."""
    ada = sit("Ada", language, width=width, height=844, touch=width < 900)
    ada.page.goto("/")
    ada.button("start-now").click()
    ada.page.locator(".bar[data-purpose='game-mulligan'] .prompt").wait_for()
    expect(ada.page.locator(".in-hand")).to_have_count(7)
    expect(ada.page.locator(".rail [data-seat]")).to_have_count(4)
    ada.page.goto("/")
    expect(ada.page.locator("[data-own-table]")).to_contain_text(ada.say("start-room-title"))


def test_a_table_for_friends_takes_two_clicks(sit: Sit) -> None:
    """Every setting has a good default: what they come to is said where they are folded away."""
    ada = sit("Ada")
    ada.page.goto("/")
    ada.button("start-friends-set").click()
    expect(ada.page.locator("[data-summary]")).to_have_text(
        ada.say("start-summary", what="Conspiracy", seats=8, clock=ada.say("web-clock-usual")), use_inner_text=True
    )
    ada.button("web-create").click()
    ada.page.locator("[data-code]").wait_for()


@pytest.mark.parametrize(("language", "width", "chosen", "grace"), [("en", 390, "120", 120), ("ja", 390, "-1", None)])
def test_a_draft_waits_for_who_is_away_as_its_host_says(
    sit: Sit, language: Language, width: int, chosen: str, grace: int | None
) -> None:
    """Beside a draft's clock stands how long its table waits, a minute at first, in the words of a game's table."""
    ada = sit("Ada", language, width=width, height=844, touch=True)
    ada.open_form()
    choice = ada.page.locator("label", has_text=ada.say("table-options-grace")).get_by_role("combobox")
    expect(choice).to_have_value("60")
    choice.select_option(chosen)
    expect(choice).to_have_count(1)
    assert misplaced(ada.page) == []
    with ada.page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/rooms")) as asked:
        ada.button("web-create").click()
    assert json.loads(asked.value.post_data or "")["options"]["grace"] == grace
    ada.page.locator("[data-code]").wait_for()


def test_a_wrong_address_says_so_and_leads_back(sit: Sit) -> None:
    """One sentence says that nothing is there, and a link leads to the front page."""
    ada = sit("Ada")
    for address, key in (
        ("/nowhere/at/all", "start-lost"),
        ("/r/NOBODY", "room-unknown"),
        ("/n/NOBODY", "night-unknown"),
    ):
        ada.page.goto(address)
        expect(ada.page.get_by_text(ada.say(key, code="NOBODY"))).to_be_visible()
        ada.page.get_by_role("link", name=ada.say("web-home")).click()
        ada.button("start-now").wait_for()


@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 1440), ("ja", 390)))
def test_who_comes_back_is_told_what_happened(sit: Sit, language: Language, width: int) -> None:
    """After a while away, what was missed stands there until one goes on; who is there is told nothing."""
    ada = sit("Ada", language, width=width, height=844, touch=width < 500)
    page = ada.page
    page.goto("/")
    page.locator("[data-play-now]").click()
    page.locator(".bar[data-purpose=game-mulligan] button").last.click()
    page.locator(".bar[data-purpose=game-priority]").wait_for()
    told = page.locator("[data-while-away]")
    expect(told).to_have_count(0)
    page.add_init_script(LONG_AWAY)
    page.reload()
    expect(told.locator("h2")).to_have_text(ada.say("away-title"))
    expect(told.locator("li.turn").first).to_be_visible()
    expect(told.locator("[data-played-for-you]")).to_have_count(0)
    assert misplaced(page) == []
    ada.button("away-on").click()
    expect(told).to_have_count(0)
    expect(page.locator(".bar[data-purpose=game-priority]")).to_be_visible()


@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 1440), ("ja", 390)))
@pytest.mark.sweep
def test_who_comes_back_is_told_what_a_bot_played_for_them(
    server: Server, sit: Sit, language: Language, width: int
) -> None:
    """What was done at one's seat stands by itself, under who did it."""
    (line,) = drafted(server, ("Ada",), 2, CREATURES)
    with line:
        begin([line], grace=None)
        ada = sit("Ada", language, width, 844, width < 500, {f"entaku.token.{line.code}": line.token})
        page = ada.page
        page.goto(f"/r/{line.code}")
        page.locator(".bar[data-purpose=game-mulligan] button").first.wait_for()  # of who begins nothing is told yet
        page.wait_for_function("() => Object.keys(localStorage).some(key => key.startsWith('entaku.seen.'))")
        page.goto("/")
        line.ask("standin", seat=0, on=True)
        line.when(lambda one: bool(own(one, "Land")))
        line.ask("standin", seat=0, on=False)
        page.add_init_script(LONG_SINCE)
        page.goto(f"/r/{line.code}")
        played = page.locator("[data-played-for-you]")
        expect(played.get_by_role("heading")).to_have_text([ada.say("away-by-bot")])
        expect(played.get_by_role("listitem").first).to_be_visible()
        assert misplaced(page) == []
