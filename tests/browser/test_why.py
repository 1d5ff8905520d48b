"""Why a card can't be played: said where it is looked at, by pointer, by key and by a long press."""

import msgspec
import pytest
from playwright.sync_api import expect

from entaku.magic.concepts.refusals import PLAYER_HEXPROOF
from entaku.magic.views.why.refused import WhyNot
from entaku.magic.views.why.why_so import why_so
from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import ACROSS, barred, misplaced, rest_swept
from tests.browser.test_first_game import Learner, learner
from tests.browser.test_full_boards import GROWN, sat
from tests.browser.turning import in_each_language
from tests.magic.test_why_so import playroom


def sentence(ada: Learner, what: str) -> str:
    """The beginning of a reason, before what it names."""
    return ada.person.say(what, cost="|", mana="|").split("|")[0].strip()


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 1440), ("en", 390)))
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
    assert in_each_language(ada.person, misplaced) == []


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_card_that_can_be_played_has_nothing_to_explain(sit: Sit, language: Language) -> None:
    """A land in the own main phase opens without a reason."""
    ada = learner(sit, language, 1440)
    ada.begin()
    ada.reads("land")
    ada.page.locator(".in-hand.live").first.click(button="right")
    expect(ada.page.locator("dialog[open] h2")).to_be_visible()
    expect(ada.page.locator("dialog .why")).to_have_count(0)


@pytest.mark.rule("CR 613.1")
@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(ACROSS)))
def test_a_permanent_says_why_it_is_as_it_is(sit: Sit, language: Language, width: int) -> None:
    """Each layer is a line of the enlarged card, with its source, its turn and the number of its rule."""
    ada, told = sat(sit, language, width, [GROWN])
    game, number = playroom()
    found = msgspec.to_builtins(why_so(game, 0, number))
    told.answers = {
        "ask-why": {"type": "told-why", "card": GROWN["id"], "found": []},
        "ask-why-so": {"type": "told-why-so", "found": found},
    }
    ada.page.locator(f'.permanent[data-id="{GROWN["id"]}"]').click(button="right", force=True)
    layers = ada.page.locator("dialog [data-why-so] li")
    expect(layers).to_have_count(len(found["reasons"]))
    expect(layers.last).to_contain_text("4/6")
    expect(layers.last).to_contain_text("CR 613.4d")
    expect(layers.nth(2)).to_contain_text("Bandmaster")
    assert in_each_language(ada, misplaced) == []


@pytest.mark.rule("CR 608.2")
@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 1440), ("ja", 1440)))
def test_a_line_of_the_log_says_why_it_happened(sit: Sit, language: Language, width: int) -> None:
    """Opened, a line says what resolved, by which rule, and who chose; pressed again it is closed."""
    ada, told = sat(sit, language, width, [GROWN])
    said = {"en": "Destroy it.", "ja": "それを破壊する。"}
    bear = {"id": GROWN["id"], "name": "Bear", "said": [said]}
    found = {"occasion": "resolves", "rule": "608.2", "seat": 0, "by": [bear], "chose": [1]}
    told.answers = {"ask-why-happened": {"type": "told-why-happened", "found": found}}
    told.update({"type": "life-changed", "seat": 1, "change": -2, "now": 18})
    line = ada.page.locator(".log li").last
    line.hover()
    line.locator(".ask").click()
    expect(line.locator(".how")).to_contain_text("CR 608.2")
    expect(line.locator(".how")).to_contain_text(said[language])
    assert misplaced(ada.page) == []
    line.locator(".ask").click()
    expect(line.locator(".how")).to_have_count(0)


@pytest.mark.rule("CR 702.11c")
@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(ACROSS)))
def test_a_player_who_can_t_be_the_target_says_why(sit: Sit, language: Language, width: int) -> None:
    """Beside who can't be chosen stands a question mark: it says whose effect keeps them from it, and the rule."""
    ada, told = sat(sit, language, width, [GROWN])
    refusal = msgspec.structs.replace(PLAYER_HEXPROOF, facts=(("by", "Silverchase Fox"),))
    found = msgspec.to_builtins(WhyNot("target", 0, (refusal,), seat=1))
    told.answers = {"ask-why-player": {"type": "told-why", "card": 0, "found": [found]}}
    told.ask("game-target", {"type": "choose", "options": [{"key": 7, "seat": 0}], "least": 1, "most": 1}, 7)
    ada.page.locator("[data-why-player='1']").click()
    reasons = ada.page.locator(".rail .reasons")
    expect(reasons).to_contain_text(ada.say("why-target-player"))
    expect(reasons).to_contain_text("CR 702.11c")
    expect(ada.page.locator("[data-why-player='0']")).to_have_count(0)
    assert in_each_language(ada, misplaced, barred) == []
    ada.page.locator("[data-why-player='1']").click()
    expect(reasons).to_have_count(0)
