"""The pages on a phone, by keyboard alone, in Japanese; after a lost line."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.people import OFFERED, Person, draft_to_the_end

SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], select, summary')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.disabled)
  .map(e => [e.innerText || e.ariaLabel, e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([text, box]) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def fits(page: Page) -> bool:
    """Whether the page is no wider than the screen, and no control lies beyond its edge."""
    beyond = """() => document.documentElement.scrollWidth <= innerWidth
      && [...document.querySelectorAll('button, input, .timer')]
        .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.unseen'))
        .every(e => e.classList.contains('unseen') || e.getBoundingClientRect().right <= innerWidth + 1)"""
    return bool(page.evaluate(beyond))


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_a_phone_shows_one_part_at_a_time(sit: Sit, language: Language) -> None:
    """At 390 pixels pack, pool and table are tabs, nothing is wider than the screen, every target is 44 pixels."""
    ada = sit("Ada", language, width=390, height=844, touch=True)
    ada.set_table(packs=1, cards=6, seats=4)
    assert fits(ada.page)
    ada.start()
    page = ada.page

    def tap(person: Person) -> None:
        person.page.locator(OFFERED).first.tap()
        person.button("web-pick").tap()

    assert fits(page)
    assert page.evaluate(SMALL_TARGETS) == []
    page.get_by_role("navigation").get_by_role("button", name=ada.say("web-tab-pool")).tap()
    page.get_by_role("heading", name=ada.say("web-pool")).wait_for()
    page.locator("[data-pack]").wait_for(state="hidden")
    page.get_by_role("navigation").get_by_role("button", name=ada.say("web-tab-table")).tap()
    assert fits(page)
    assert page.evaluate(SMALL_TARGETS) == []
    page.get_by_role("navigation").get_by_role("button", name=ada.say("web-tab-pack")).tap()
    draft_to_the_end(ada, pick=tap)
    assert fits(page)
    assert page.evaluate(SMALL_TARGETS) == []


def test_a_draft_by_keyboard_alone(sit: Sit) -> None:
    """From the front page to a changed deck without a mouse: tab, letters, arrows, Enter."""
    ada = sit("Ada")
    page, keys = ada.page, ada.page.keyboard
    page.goto("/")

    def reach(name: str) -> None:
        for _ in range(80):
            found = page.evaluate(
                "document.activeElement.ariaLabel || document.activeElement.labels?.[0]?.innerText"
                " || document.activeElement.innerText || ''"
            )
            if found.strip().startswith(name):
                return
            keys.press("Tab")
        raise AssertionError(f"the keyboard does not reach {name!r}")

    page.locator("[data-set-table]").wait_for()
    reach(ada.say("start-friends-set"))
    keys.press("Enter")
    page.locator(".create").wait_for()
    reach(ada.say("web-your-name"))
    keys.type("Ada")
    reach(ada.say("start-settings"))
    keys.press("Enter")
    for field, text in (("web-rounds", "1"), ("web-pack-size", "4"), ("web-seats", "3")):
        reach(ada.say(field))
        keys.press("Control+A")
        keys.type(text)
    reach(ada.say("web-create"))
    keys.press("Enter")
    page.locator("[data-code]").wait_for()
    reach(ada.say("web-start"))
    keys.press("Enter")
    page.locator(OFFERED).first.wait_for()
    keys.press("2")
    expect(page.locator("[data-pack] [aria-pressed=true]")).to_have_count(1)
    expect(page.locator(":focus")).to_have_attribute("aria-keyshortcuts", "2")
    keys.press("ArrowLeft")
    expect(page.locator(":focus")).to_have_attribute("aria-keyshortcuts", "1")
    expect(page.locator("[data-pack] [tabindex='0']")).to_have_count(1)
    keys.press(".")
    page.locator("dialog[open]").wait_for()
    keys.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")

    def by_keys(person: Person) -> None:
        keys.press("1")
        keys.press("Enter")

    draft_to_the_end(ada, pick=by_keys)
    page.locator("[data-part=main] [data-card]").first.focus()
    name = page.evaluate("document.activeElement.dataset.card")
    keys.press("Enter")
    page.locator(f'[data-part=side] [data-card="{name}"]').wait_for()


def test_letters_that_an_input_method_composes_choose_nothing(sit: Sit) -> None:
    """While Japanese text is being composed, no key picks or selects a card."""
    ada = sit("Ada")
    ada.set_table(packs=1, cards=4, seats=2, clock="none")
    ada.start()
    ada.page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '1', bubbles: true, isComposing: true}))"
    )
    assert ada.page.locator("[data-pack] [aria-pressed=true]").count() == 0
    ada.page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '1', bubbles: true}))")
    ada.page.locator("[data-pack] [aria-pressed=true]").wait_for()


def test_everything_is_said_in_japanese_and_language_changes_at_any_time(sit: Sit, tmp_path: Path) -> None:
    """A Japanese reader finds no English sentence, card names are Japanese, and switching keeps what is lit."""
    yui = sit("結衣", "ja")
    yui.set_table(packs=1, cards=5, seats=4, clock="none")
    page = yui.page
    assert page.get_attribute("html", "lang") == "ja"
    yui.start()
    page.locator(OFFERED).first.click()
    japanese = page.locator("[data-pack] [aria-pressed=true]").get_attribute("aria-label") or ""
    assert any("ぁ" <= letter <= "ヿ" or "一" <= letter <= "鿿" for letter in japanese)
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Pick", exact=True).wait_for()
    english = page.locator("[data-pack] [aria-pressed=true]").get_attribute("aria-label") or ""
    assert english
    assert english != japanese
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="《日本語/English》").click()
    page.keyboard.press("Escape")
    both = page.locator("[data-pack] [aria-pressed=true]").get_attribute("aria-label") or ""
    assert both.startswith("《")
    assert english.split(",")[0] in both


def test_a_killed_server_comes_back_with_the_pick_still_lit_up(sit: Sit, server: Server) -> None:
    """After kill -9 in mid-draft the page says so calmly, comes back by itself, and the same pack lies there."""
    ada = sit("Ada")
    ada.set_table(packs=1, cards=6, seats=3, clock="none")
    ada.start()
    ada.pick_by_mouse()
    ada.page.locator(OFFERED).first.wait_for()
    labels = "tiles => tiles.map(tile => tile.ariaLabel)"
    before = ada.page.locator("[data-pack] .tile").evaluate_all(labels)
    server.kill()
    ada.page.get_by_text(ada.say("web-line-lost")).wait_for()
    server.start()
    ada.page.get_by_text(ada.say("web-line-lost")).wait_for(state="detached")
    ada.page.locator(OFFERED).first.wait_for()
    assert ada.page.locator("[data-pack] .tile").evaluate_all(labels) == before
    draft_to_the_end(ada)


@pytest.mark.sweep
def test_another_device_takes_the_same_seat(sit: Sit) -> None:
    """The link of “another device” brings a second browser to the same pick."""
    ada, phone = sit("Ada"), sit("", width=390, height=844, touch=True)
    ada.set_table(packs=1, cards=4, seats=2, clock="none")
    ada.start()
    ada.button("web-room").click()
    with ada.page.expect_response("**/moves") as moved:
        ada.button("web-another-device").click()
    phone.page.goto(moved.value.json()["url"])
    phone.page.locator(OFFERED).first.wait_for()
    assert "#" not in phone.page.url
    ada.page.keyboard.press("Escape")
    phone.page.locator(OFFERED).first.tap()
    phone.button("web-pick").tap()
    ada.page.get_by_role("heading", name=f"{ada.say('web-pool')} {ada.say('web-cards-count', count=1)}").wait_for()


def test_the_host_pauses_the_table(sit: Sit) -> None:
    """While the table is paused nothing can be picked, and everybody sees why."""
    ada = sit("Ada")
    ada.set_table(packs=1, cards=4, seats=2)
    ada.start()
    ada.button("web-room").click()
    ada.button("web-pause").click()
    ada.page.get_by_role("status").get_by_text(ada.say("web-paused")).wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(OFFERED)).to_have_count(0)
    ada.page.get_by_role("status").get_by_role("button", name=ada.say("web-resume")).click()
    ada.page.locator(OFFERED).first.wait_for()


def test_every_control_has_a_name(sit: Sit) -> None:
    """Each button, field and picture of the pages says what it is to those who don't see it."""
    nameless = """() => [...document.querySelectorAll('button, input, select, textarea, img, a[href], dialog')]
      .filter(e => e.checkVisibility() && !e.hasAttribute('alt') && !e.ariaLabel && !e.getAttribute('aria-labelledby')
                   && !e.labels?.length && !e.innerText.trim())
      .map(e => e.outerHTML.slice(0, 120))"""
    ada = sit("Ada")
    ada.open_form()
    ada.page.locator(".create").wait_for()
    assert ada.page.evaluate(nameless) == []
    ada.set_table(packs=1, cards=4, seats=2)
    assert ada.page.evaluate(nameless) == []
    ada.start()
    assert ada.page.evaluate(nameless) == []
    draft_to_the_end(ada)
    assert ada.page.evaluate(nameless) == []


def test_a_cube_is_pasted_reported_on_and_drafted(sit: Sit) -> None:
    """The start page says how many cards a list has, which are known by name only, and whether they suffice."""
    ada = sit("Ada")
    page = ada.page
    ada.open_form()
    page.get_by_label(ada.say("web-your-name")).fill("Ada")
    ada.button("web-cube").click()
    page.get_by_label(ada.say("web-rounds"), exact=True).fill("1")
    page.get_by_label(ada.say("web-pack-size"), exact=True).fill("3")
    page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    known = ["Brainstorm", "Plummet", "Power of Fire", "Cogwork Librarian", "Provoke"]
    page.get_by_label(ada.say("web-cube-list")).fill("\n".join(known))
    ada.button("web-cube-check").click()
    page.get_by_text(ada.say("web-cube-enough", enough="no", needed=6)).wait_for()
    page.get_by_label(ada.say("web-cube-list")).fill("\n".join([*known, "A Card of Our Own"]))
    ada.button("web-cube-check").click()
    page.get_by_text(ada.say("web-cube-enough", enough="yes", needed=6)).wait_for()
    page.get_by_role("listitem").get_by_text("A Card of Our Own", exact=True).wait_for()
    ada.button("web-create").click()
    page.locator("[data-code]").wait_for()
    ada.start()
    draft_to_the_end(ada)


def test_a_narrow_zoomed_page_still_fits(sit: Sit) -> None:
    """At twice the size on a laptop, which leaves 720 by 450 pixels, nothing is cut off at the side."""
    ada = sit("Ada", width=720, height=450)
    ada.set_table(packs=1, cards=4, seats=2)
    assert fits(ada.page)
    ada.start()
    assert fits(ada.page)
    ada.page.locator(OFFERED).first.click()
    ada.button("web-pick").click()
    draft_to_the_end(ada)
    assert fits(ada.page)
