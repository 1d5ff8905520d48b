"""A companion is looked over with its deck, revealed before the game, seen by everybody, and paid for."""

import json

import pytest
from playwright.sync_api import expect

from entaku.oracle.library import Library
from tests.browser.conftest import Server, Sit
from tests.browser.people import Person
from tests.browser.players import Player, play
from tests.browser.test_ways import SMALL_TARGETS

KRAKEN = "Even Kraken"
ALLOWS_EVEN = "Companion — Your starting deck contains only cards with even mana values."
ROWS = [
    {
        "name": name, "manaCost": cost, "manaValue": value, "colors": ["U", "B"], "colorIdentity": ["U", "B"],
        "type": kind, "supertypes": ["Legendary"], "types": ["Creature"], "subtypes": kind.partition(" — ")[2].split(),
        "power": "6", "toughness": "6", "layout": "normal", "text": text, "firstPrinting": "AAA",
        "firstPrinted": "2020-01-01", "legalities": {"commander": "Legal"},
    }
    for name, cost, value, kind, text in (
        (KRAKEN, "{4}{U/B}{U/B}", 6, "Legendary Creature — Demon Kraken", ALLOWS_EVEN),
        ("Deep Admiral", "{2}{U}{B}", 4, "Legendary Creature — Human Pirate", "Flying"),
        ("Odd Admiral", "{1}{U}{B}", 3, "Legendary Creature — Human Pirate", "Flying"),
    )
]  # fmt: skip
"""Made-up commanders, and a companion that allows even mana values."""


def listed(commander: str) -> str:
    return f"Commander\n1 {commander}\n\nCompanion\n1 {KRAKEN}\n\nDeck\n99 Island\n"


class Saving(Player):
    """Plays lands alone."""

    def _use(self) -> None:
        lands = self.page.locator(".in-hand.live").filter(has_text="Island")
        lands = lands if lands.count() else self.page.locator(".in-hand.live").filter(has_text="島")
        if lands.count():
            lands.first.click()
        else:
            self.page.locator('.bar [data-key="pass"]').click()

    def _attack(self) -> None:
        self._confirm()


class Alone(Saving):
    """Reveals no companion."""

    def _choose(self) -> None:
        if self.question[0] == "game-companion":
            self._confirm()
        else:
            super()._choose()


def look(person: Person, commander: str, finding: str) -> None:
    """Paste a list and look at it: this is said of its companion."""
    person.page.get_by_label(person.say("web-check-list")).fill(listed(commander))
    person.button("web-check-now").click()
    said = person.page.locator(".own .companions li")
    expect(said).to_contain_text(finding)
    expect(said).to_have_count(1)


@pytest.mark.rule("CR 103.2b", "CR 116.2g", "CR 702.139a")
def test_a_companion_is_seen_by_everybody_and_bought(server: Server, sit: Sit) -> None:
    """The check says whether a deck may have it; it lies on its owner's board until three lands pay for it."""
    file = server.data / "companions.jsonl"
    file.write_text("\n".join(map(json.dumps, ROWS)), encoding="utf-8")
    Library(server.data).import_files([file])
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    ada.open_form()
    ada.page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    ada.page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    ada.button("web-create").click()
    ken.join(ada.page.locator("[data-code]").inner_text())
    look(ada, "Odd Admiral", "the mana value of Odd Admiral is 3")
    look(ada, "Deep Admiral", ada.say("check-companion-allowed", companion=KRAKEN))
    look(ken, "Deep Admiral", "相棒として公開できます")
    for person in (ada, ken):
        person.button("own-hand-in").click()
        person.page.locator(".own p.ready").wait_for()
    ada.button("own-start").click()
    saving, alone = Saving(ada), Alone(ken)
    mine, theirs = ada.page.locator(".own .row-of.companion"), ken.page.locator(".row-of.companion")
    play(saving, alone, until=lambda: mine.count() > 0 and theirs.count() > 0)
    expect(mine.locator(".permanent")).to_contain_text(ada.say("web-game-companion"))
    expect(theirs).to_have_count(1)
    expect(theirs.locator(".permanent")).to_contain_text("相棒")
    play(saving, alone, until=lambda: mine.locator(".live").count() > 0)
    assert ken.page.evaluate(SMALL_TARGETS) == []
    mine.locator(".live").click()
    expect(mine).to_have_count(0)
    expect(theirs).to_have_count(0)
    expect(ada.page.locator(".in-hand").filter(has_text="Even Kraken")).to_have_count(1)
    expect(ada.page.locator(".own .row-of.lands .permanent.tapped")).to_contain_text("×3")
