"""The hour between the pods and round 1 on paper: the desk calls the draft, the projector and phones show it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = ["佐藤", "Ada", "田中 太郎", "Ben", "さくら", "Dai", "健"]
EAR = """window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.heard += 1; return start.apply(this, at); };"""
"""Counts the tones that a page makes."""


def short(desk: Organiser) -> None:
    """Two packs of three cards, of which each pick has as long as the test needs."""
    page = desk.page
    page.locator("[data-limited-packs]").fill("2")
    page.locator("[data-limited-cards]").fill("3")
    page.locator("fieldset:has([data-limited-cards]) summary").click()
    page.locator("[data-limited-seconds]").fill("５９０、300 120")
    picture(page, "limited-form")


def shows(page: Page, kind: str, words: str) -> None:
    """A page says what is called."""
    expect(page.locator(f"[data-called={kind}] .words")).to_have_text(words)


@pytest.mark.rule("CR 905.1a", "CR 905.1b", "EV-10")
def test_a_draft_is_called_from_the_desk(sit: Sit) -> None:
    """Picks, directions and the look between packs stand on all screens at once; then decks are built, and paired."""
    desk = Organiser(sit("店長", "ja", width=1440, height=900))
    page = desk.page
    desk.make_night("金曜のドラフト", short)
    phone = sit("和", "ja", width=390, height=844, touch=True)
    phone.page.add_init_script(EAR)
    desk.register(phone)
    desk.type_names(NAMES)
    screen = sit("screen", "en", width=1280, height=720).page
    screen.goto(f"/n/{desk.code}/screen")
    desk.page.locator("[data-next]").click()
    desk.wait_for_stage("draft")
    picture(page, "call-desk-before")
    shows(phone.page, "soon", "ポッドの席に着いてください")
    begun(desk, phone, screen)
    walked(desk, phone, screen)
    built(desk, phone, screen)


def begun(desk: Organiser, phone: Person, screen: Page) -> None:
    """The desk starts and stops; the clock stands everywhere, the phone says to whom its pack goes, and rings."""
    page = desk.page
    sound = phone.page.locator("[data-call-sound]")
    for pressed in ("false", "true"):
        sound.tap()
        expect(sound).to_have_attribute("aria-pressed", pressed)
    assert phone.page.evaluate("heard") == 1
    page.locator("[data-call-start]").click()
    for one in (page, phone.page):
        shows(one, "pick", "3枚から1枚ピック")
    shows(screen, "pick", "Pick 1 of 3 cards")
    expect(screen.locator("[data-call-sound]")).to_have_attribute("aria-pressed", "false")
    expect(phone.page.locator("[data-notice=clock]")).to_contain_text(phone.say("night-notice-draft"))
    page.locator("[data-call-turn]").click()
    expect(screen.locator(".stopped")).to_have_text("Stopped")
    pod = [str(name) for name in page.locator("[data-seat]").evaluate_all("seats => seats.map(one => one.textContent)")]
    own = next(place for place, name in enumerate(pod) if phone.name in name)
    expect(phone.page.locator("[data-pass-to]")).to_contain_text("さんに回します")
    left = phone.page.locator("[data-pass-to]").inner_text().removesuffix("さんに回します。")
    assert left in pod[(own + 1) % len(pod)]
    before = screen.locator("[data-call-left]").inner_text()
    page.locator("[data-call-more='30']").click()
    expect(screen.locator("[data-call-left]")).not_to_have_text(before)
    picture(page, "call-desk")
    picture(phone.page, "call-phone")
    picture(screen, "call-screen")
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []


def walked(desk: Organiser, phone: Person, screen: Page) -> None:
    """From pick to pick, with a bell on the phone; the second pack goes the other way, the last card nowhere."""
    page, on = desk.page, desk.page.locator("[data-call-on]")
    for cards in (2, 1):
        heard = phone.page.evaluate("heard")
        on.click()
        shows(phone.page, "pick", "最後の1枚を取る" if cards == 1 else f"{cards}枚から1枚ピック")
        phone.page.wait_for_function("before => heard > before", arg=heard)
    expect(phone.page.locator("[data-pass-to]")).to_have_count(0)
    on.click()
    shows(screen, "review", "Look at your cards")
    expect(screen.locator("[data-called] .more")).to_have_text("Next: pack 2, passed to the right.")
    picture(screen, "call-screen-review")
    on.click()
    expect(screen.locator("[data-called] .more")).to_contain_text("Pack 2 of 2 · Pass to the right")
    page.locator("[data-call-back]").click()
    shows(page, "review", "ピックしたカードを確認")
    page.locator("[data-undo]").click()
    shows(page, "pick", "3枚から1枚ピック")


def built(desk: Organiser, phone: Person, screen: Page) -> None:
    """Building has its own clock, which a device that comes later shows too; the desk ends it and draws round 1."""
    page = desk.page
    page.locator("[data-call-build]").click()
    shows(phone.page, "build", "デッキを構築")
    expect(screen.locator("[data-call-left]")).to_have_text("25:00")
    page.locator("[data-call-more='300']").click()
    expect(phone.page.locator("[data-call-left]")).to_have_text("30:00")
    page.locator("[data-call-turn]").click()
    expect(phone.page.locator("[data-notice=clock]").first).to_contain_text(phone.say("night-notice-build", minutes=30))
    phone.page.reload()
    shows(phone.page, "build", "デッキを構築")
    picture(page, "call-desk-build")
    picture(screen, "call-screen-build")
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    picture(page, "call-phone-desk")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("[data-call-end]").click()
    desk.wait_for_stage("publish")
    expect(phone.page.locator("[data-called]")).to_have_count(0)
    desk.open_tab("log")
    for said in ("night-did-call-started", "night-did-call-ended"):
        expect(page.locator("main")).to_contain_text(desk.say(said))
