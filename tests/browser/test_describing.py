"""A card known by name only is described at the table: a form, what others read of it, and their objection."""

import re

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.looking import ACROSS, WIDTHS, barred, misplaced, rest_swept
from tests.browser.people import Person
from tests.browser.players import Player, play
from tests.browser.test_commander import Looking, hand_in
from tests.browser.turning import in_each_language

TEAPOT = "Nobody’s Teapot"
LIVE = ".in-hand.live"
SAID = "{0} | Artifact Creature — Teapot | 2/3 | Flying"


class Describing(Looking):
    """Passes until it is a main phase of their own, which is left to the test."""

    def has_main_phase(self) -> bool:
        """Whether they have priority in a main phase of their own."""
        step = self.person.say("game-step-precombat-main")
        own = self.page.locator(".rail li.active[data-seat='0']")
        return self.question[0] == "game-priority" and bool(own.count()) and step in self.bar.inner_text()

    def act(self) -> bool:
        return not self.has_main_phase() and super().act()


def two_with_teapots(ada: Person, ken: Person) -> tuple[Describing, Looking]:
    """A game of two whose decks are forty cards of which nobody knows more than the name."""
    ada.open_form()
    ada.page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    ada.page.locator("[name=own-rules][value=free-40]").check()
    ada.page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    ada.button("web-create").click()
    ken.join(ada.page.locator("[data-code]").inner_text())
    for person in (ada, ken):
        hand_in(person, f"40 {TEAPOT}")
    ada.button("own-start").click()
    return Describing(ada), Looking(ken)


def describe(actor: Player) -> None:
    """Press a card in hand, choose to say what it is, and fill the form."""
    page, say = actor.page, actor.person.say
    page.locator(".in-hand.live").first.click()
    page.locator(".bar [data-choice]", has_text=say("game-priority-describe", card=TEAPOT)).click()
    form = page.locator("[data-describing]")
    form.get_by_label(say("typed-cost")).fill("0")
    form.get_by_label(say("typed-type")).select_option("Artifact Creature")
    form.get_by_label(say("typed-kinds")).fill("teapot")
    form.get_by_label(say("typed-size")).fill("2/3")
    form.get_by_label(say("typed-text")).fill("Flying")


@pytest.mark.parametrize(("language", "width"), rest_swept(*ACROSS))
def test_a_card_is_described_played_and_objected_to(server: Server, sit: Sit, language: Language, width: int) -> None:
    """Its owner alone reads it until it is cast; then everybody does, and after an objection nobody any more."""
    ada = sit("Ada", language, width=width, height=WIDTHS[width], touch=width < 600)
    ken = sit("健", "en" if language == "ja" else "ja")
    players = actor, other = two_with_teapots(ada, ken)
    play(*players, until=actor.has_main_phase)
    describe(actor)
    assert in_each_language(ada, misplaced, barred) == []
    actor.page.locator("[data-describing] [data-key=confirm]").click()
    log = other.page.locator(".log")
    expect(log).to_contain_text(ken.say("table-by-hand-describe-hidden", player=ada.name))
    expect(log).not_to_contain_text(SAID)
    hand = actor.page.locator(".in-hand")
    expect(hand.first).to_have_attribute("aria-label", re.compile(r"\b2/3\b"))
    hand.first.click()
    spell = other.page.locator(".stack .item, .item").first
    expect(spell).to_contain_text("Teapot")
    other.page.locator("[data-object]").click()
    actor.page.locator("[data-describing] [data-nothing]").click()
    expect(actor.page.locator(LIVE).first).to_be_visible()
    expect(actor.page.locator(".in-hand[aria-label*='2/3']")).to_have_count(0)
