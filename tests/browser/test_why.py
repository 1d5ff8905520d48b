"""Why a card can't be played: said where it is looked at, by pointer, by key and by a long press."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import misplaced, rest_swept
from tests.browser.test_first_game import Learner, learner


def sentence(ada: Learner, what: str) -> str:
    """The beginning of a reason, before what it names."""
    return ada.person.say(what, cost="|", mana="|").split("|")[0].strip()


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 1440), ("en", 390), ("ja", 390), ("en", 1440)))
def test_a_card_that_can_t_be_played_says_why(sit: Sit, language: Language, width: int) -> None:
    """In the first turn a creature takes mana that isn't there: it says so, with the number of the rule."""
    ada = learner(sit, language, width)
    ada.begin()
    ada.reads("land")
    card = ada.page.locator(".in-hand:not(.live)").first
    if width > 500:
        card.hover()
        expect(ada.page.locator(".rest .why")).to_contain_text("CR 601.2g")
        expect(ada.page.locator(".rest .why")).to_contain_text(sentence(ada, "why-mana-none"))
        ada.page.keyboard.press("?")
    else:
        card.click(force=True)
    told = ada.page.locator("dialog .why")
    expect(told).to_contain_text(ada.person.say("why-cast"))
    expect(told).to_contain_text("CR 601.2g")
    assert misplaced(ada.page) == []


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_card_that_can_be_played_has_nothing_to_explain(sit: Sit, language: Language) -> None:
    """A land in the own main phase opens without a reason."""
    ada = learner(sit, language, 1440)
    ada.begin()
    ada.reads("land")
    ada.page.locator(".in-hand.live").first.click(button="right")
    expect(ada.page.locator("dialog[open] h2")).to_be_visible()
    expect(ada.page.locator("dialog .why")).to_have_count(0)
