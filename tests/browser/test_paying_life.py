"""What is asked about a cost: life for Phyrexian mana, in the viewer's language and on any screen."""

import pytest
from playwright.sync_api import expect

from entaku.magic.concepts.mana.phyrexian_mana import IN_LIFE
from tests.browser.conftest import Server, Sit
from tests.browser.players import play
from tests.browser.test_commander import HOUND, Leading, Looking, two_led_by

SQUIRE = HOUND | {
    "name": "Ashen Comet Squire",
    "manaCost": "{R/P}",
    "power": "0",
    "toughness": "4",
    "text": "Defender\nAt the beginning of the end step, sacrifice this creature.",
}
"""A made-up commander that is cast again and again, for red mana or 2 life."""


class Paying(Leading):
    """Leaves it to others what is paid in life."""

    leaves = frozenset({IN_LIFE})


@pytest.mark.rule("CR 107.4f", "CR 601.2b")
def test_life_may_be_paid_instead_of_mana(server: Server, sit: Sit) -> None:
    """It is asked in the player's language, both choices can be pressed, and who pays in life taps nothing."""
    ada, ken = two_led_by(server, sit, SQUIRE, f"Commander\n1 {SQUIRE['name']}\n\nDeck\n99 Mountain\n")
    paying = Paying(ken)
    play(paying, Looking(ada), until=lambda: paying.question[0] == IN_LIFE)
    words = ken.say(IN_LIFE, card=str(SQUIRE["name"]), colour=ken.say("web-colour-R"))
    expect(ken.page.locator(".prompt h2")).to_have_text(words)
    expect(ken.button(f"web-no-{IN_LIFE}")).to_be_enabled()
    assert ken.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ken.button(f"web-yes-{IN_LIFE}").tap()
    expect(ken.page.locator(".rail li[data-seat='1']")).to_contain_text("38")
    expect(ken.page.locator(".own .row-of.lands .permanent.tapped")).to_have_count(0)
