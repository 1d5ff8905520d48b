"""The page on Riftbound targets, on a phone and a laptop."""

import pytest
from playwright.sync_api import Page, Route, expect

from entaku.messages import Language
from entaku.riftbound.collection import Collection, RiftboundCard
from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.people import Person
from tests.browser.test_ways import SMALL_TARGETS, fits

TEXTS = {
    "en": "Exhaust a friendly gear: Stun an enemy unit at a battlefield.\nYou may play a unit from your trash.",
    "ja": "味方ギアを1つ待機状態にする：敵ユニットを1体スタンする。\nトラッシュからユニットを1体プレイできる。",
}
TARGETS = {
    "en": ["an enemy unit at a battlefield", "a unit from your trash"],
    "ja": ["敵ユニットを1体", "ユニットを1体"],
}


def paste(person: Person, text: str) -> Page:
    """Paste a text into the page and ask."""
    page = person.page
    box = page.get_by_label(person.say("web-targets-text"), exact=True)
    box.evaluate("(box, text) => { box.value = text; box.dispatchEvent(new Event('input', {bubbles: true})); }", text)
    person.button("web-targets-now").click()
    return page


def is_asked(route: Route) -> bool:
    """Whether a page asks what it can ask, rather than about a text."""
    return route.request.method == "GET"


@pytest.mark.rule("RT-1", "RT-19")
@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_pasted_text_is_judged_on_a_phone(sit: Sit, language: Language) -> None:
    """From the start page: mentions coloured and numbered, reasons beside them, nothing too wide or too small."""
    ada = sit("Ada", language, width=390, height=844, touch=True)
    ada.page.goto("/")
    ada.page.get_by_role("link", name=ada.say("web-targets")).tap()
    page = paste(ada, TEXTS[language])
    expect(page.locator("li.target .words")).to_have_text(TARGETS[language])
    expect(page.locator(".text .mention.target")).to_have_count(2)
    numbers = page.locator(".text .number").all_inner_texts()
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    page.locator(".text .mention.target").first.tap()
    expect(page.locator("li.shown .words")).to_have_text(TARGETS[language][0])
    expect(page.get_by_text(ada.say("riftbound-deflect"))).to_be_visible()
    assert fits(page)
    assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.rule("RT-12")
def test_the_versions_of_the_rules_are_compared(sit: Sit) -> None:
    """Where they differ both are shown, and the other one can be chosen."""
    ada = sit("Ada")
    ada.page.goto("/targets")
    page = paste(ada, "Stun all units at a location.")
    expect(page.locator("li.target .words")).to_have_text(["a location"])
    expect(page.locator(".differs")).to_contain_text(ada.say("web-targets-rules-faq"))
    expect(page.locator("[data-followed]")).to_contain_text("2026-03-30")
    page.get_by_label(ada.say("web-targets-rules")).select_option("faq-2025-10")
    expect(page.locator("li.target")).to_have_count(0)
    expect(page.locator("[data-followed]")).to_contain_text("2025-10-16")
    expect(page.locator(".differs")).to_contain_text(ada.say("web-targets-rules-core"))


def test_a_link_holds_the_text(sit: Sit) -> None:
    """Whoever asks before the page knows the rules is answered; whoever opens the copied link sees the same."""
    ada = sit("Ada")
    late: list[Route] = []
    ada.page.route("**/api/targets", lambda route: late.append(route) if is_asked(route) else route.continue_())
    ada.page.goto("/targets")
    page = paste(ada, TEXTS["ja"])
    expect(page.locator("li.target .words")).to_have_text(TARGETS["ja"])
    assert len(late) == 1
    late.pop().continue_()
    ada.button("web-targets-share").click()
    page.wait_for_url("**/targets#text=*")
    ben = sit("Ben", "ja")
    ben.page.goto(page.url)
    expect(ben.page.locator("li.target .words")).to_have_text(TARGETS["ja"])
    expect(ben.page.get_by_label(ben.say("web-targets-text"), exact=True)).to_have_value(TEXTS["ja"])


@pytest.mark.rule("RT-19")
@pytest.mark.parametrize("language", rest_swept("en", "ja"))
@pytest.mark.sweep
def test_nonsense_and_endless_text_on_a_phone(sit: Sit, language: Language) -> None:
    """What isn't understood is said so; 100 KB are answered, more is refused in one sentence; nothing gets too wide."""
    ada = sit("Ada", language, width=390, height=844, touch=True)
    ada.page.goto("/targets")
    page = paste(ada, "Blorble the frumious snark 🜁 " + "x" * 3000)
    expect(page.get_by_role("heading", name=ada.say("web-targets-not-understood"))).to_be_visible()
    assert fits(page)
    endless = ((TEXTS[language] + "\n") * 1700)[:100_000]
    paste(ada, endless)
    expect(page.locator("li.target").first).to_be_visible()
    expect(page.locator("ol li")).to_have_count(60)
    assert fits(page)
    paste(ada, "x" * 120_001)
    expect(page.get_by_role("alert")).to_contain_text("120,000")


def test_a_card_of_the_user_s_is_looked_up(sit: Sit, server: Server) -> None:
    """A few letters of its name complete it, and its text is judged."""
    Collection(server.data).add([RiftboundCard("Pebble Thrower", "When you play me, stun an enemy unit.", "Unit")])
    ada = sit("Ada")
    page = ada.page
    page.goto("/targets")
    page.get_by_label(ada.say("web-targets-card"), exact=True).press_sequentially("pebb")
    expect(page.locator("datalist option")).to_have_attribute("value", "Pebble Thrower")
    page.get_by_label(ada.say("web-targets-card"), exact=True).fill("Pebble Thrower")
    ada.button("web-targets-now").click()
    expect(page.get_by_role("heading", name="Pebble Thrower")).to_be_visible()
    expect(page.locator("li.target .words")).to_have_text(["an enemy unit"])
