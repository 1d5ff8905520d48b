"""A lost device is not a lost seat, and the room says what becomes of seats, as people see it in their browsers."""

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.test_ways import SMALL_TARGETS, fits

HEIGHT = "document.documentElement.scrollHeight"


def test_a_code_leads_back_from_an_empty_browser(server: Server, sit: Sit) -> None:
    """Somebody photographs the code that is shown once they sit, loses the phone, and sits there again on another."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    code = ada.set_table(seats=2)
    ken.join(code)
    recovery = ken.page.locator("[data-first-code] code").inner_text()
    assert fits(ken.page)
    assert ken.page.evaluate(SMALL_TARGETS) == []
    ken.page.locator("[data-first-code]").get_by_role("button").tap()
    expect(ken.page.locator("[data-first-code]")).to_have_count(0)
    ken.page.reload()
    ken.button("web-room").click()
    expect(ken.page.locator("[data-recovery]")).to_have_text(recovery)
    expect(ken.page.locator("[data-first-code]")).to_have_count(0)
    ken.page.evaluate("localStorage.clear()")
    ken.page.goto(f"/r/{code}")
    ken.page.get_by_text(ken.say("web-recovery-have")).click()
    ken.page.get_by_label(ken.say("web-recovery-code")).fill(recovery.lower())
    ken.button("web-recovery-use").click()
    ken.page.locator("[data-code]").wait_for()
    notice = ada.say("room-notice-recovered", name="健")
    expect(ada.page.locator(".told")).to_have_text(notice)
    ada.page.locator("[data-chat]").click()
    expect(ada.page.locator(".chat")).to_contain_text(notice)


def test_who_sits_down_at_a_running_table_is_shown_a_code(server: Server, sit: Sit) -> None:
    """Whoever takes a bot's seat in the middle of a draft sees the code too, beside the cards; who saw it doesn't."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    code = ada.set_table(seats=2)
    ada.page.locator("[data-first-code]").wait_for()
    ada.start()
    expect(ada.page.locator("[data-first-code]")).to_have_count(0)
    ada.button("web-room").click()
    ada.button("web-offer").click()
    ken.page.goto(f"/r/{code}")
    ken.page.get_by_label(ken.say("web-your-name")).fill("健")
    ken.button("web-sit-down").tap()
    recovery = ken.page.locator("[data-first-code] code").inner_text()
    assert fits(ken.page)
    assert ken.page.evaluate(SMALL_TARGETS) == []
    height = ken.page.evaluate(HEIGHT)
    ken.page.locator("[data-first-code]").get_by_role("button").tap()
    expect(ken.page.locator("[data-first-code]")).to_have_count(0)
    assert ken.page.evaluate(HEIGHT) == height == 844  # the cards had made room for it, and nothing scrolls
    back = server.http.post(f"/api/rooms/{code}/recoveries", json={"code": recovery}).raise_for_status().json()
    assert back["seat"] == 1


def test_who_plays_bots_alone_is_shown_no_code(sit: Sit) -> None:
    """Nobody waits for them: the table has its whole place at once, and the code is in the menu."""
    ada = sit("Ada", "ja", width=390, height=844, touch=True)
    ada.page.goto("/")
    ada.page.locator("[data-play-now]").tap()
    ada.page.locator(".bar[data-purpose]").first.wait_for()
    expect(ada.page.locator("[data-first-code]")).to_have_count(0)
    ada.button("web-room").tap()
    ada.button("web-recovery").tap()
    expect(ada.page.locator("[data-recovery]")).to_be_visible()


def test_a_code_leads_back_to_an_organisers_desk(server: Server, sit: Sit) -> None:
    """The code is shown with the new night and is among its links; an empty browser is let in by it, once, for good."""
    ada = sit("Ada", "ja", width=390, height=844, touch=True)
    ada.page.goto("/night")
    ada.page.get_by_role("button", name=ada.say("nights-make"), exact=True).tap()
    shown = ada.page.locator("[data-first-code] [data-desk-recovery]")
    expect(shown).to_be_visible()
    recovery = shown.inner_text()
    assert fits(ada.page)
    assert ada.page.evaluate(SMALL_TARGETS) == []
    desk = ada.page.url
    ada.page.locator("[data-first-code]").get_by_role("button", name=ada.say("web-recovery-noted")).tap()
    ada.page.reload()
    ada.button("nights-links").tap()
    expect(ada.page.locator("dialog [data-desk-recovery]")).to_have_text(recovery)
    expect(ada.page.locator("[data-first-code]")).to_have_count(0)
    ben = sit("Ben")
    ben.page.goto(desk)
    ben.page.get_by_label(ben.say("web-recovery-code")).fill(recovery.lower())
    ben.button("web-recovery-use").click()
    expect(ben.page.locator("[data-first-code] [data-desk-recovery]")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_text(ada.say("night-desk-closed"))
    expect(ben.page.locator("[data-first-code] [data-desk-recovery]")).not_to_have_text(recovery)


def test_the_start_page_lists_where_one_has_been(server: Server, sit: Sit) -> None:
    """A closed tab is found again from the start page, and can be forgotten."""
    ada = sit("Ada")
    code = ada.set_table(seats=2)
    ada.page.goto("/")
    own = ada.page.locator(f"[data-own-table={code}]")
    own.click()
    expect(ada.page.locator("[data-code]")).to_have_text(code)
    ada.page.goto("/")
    ada.page.get_by_text(ada.say("web-own-forget-short"), exact=True).first.click()
    expect(own).to_have_count(0)
