"""What rules don't know is done by hand, in people's browsers: nothing is told before something was done."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.lines import Line, begin, drafted_for, play_on, seated
from tests.browser.looking import ACROSS, WIDTHS, misplaced, rest_swept
from tests.browser.scenes import own
from tests.browser.test_nights import picture
from tests.browser.turning import in_each_language
from tests.server.company import OWN_CUBE

CARD = "Round Table"
"""All that is drafted here."""


def may_use(line: Line) -> bool:
    """Whether somebody may use a card on the battlefield by hand."""
    keys = [str(one["key"]) for one in (line.question or {"shape": {}})["shape"].get("options", ())]
    return any(f"hand:{card['id']}" in keys for card in own(line, "Creature"))


@pytest.mark.rule("CR 401.2", "EV-15")
@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(ACROSS)))
def test_a_card_is_used_by_hand_unless_it_is_left(server: Server, sit: Sit, language: Language, width: int) -> None:
    """Who leaves it has told nobody; the top of one's library is offered without its name and moved unseen."""
    options = {key: value for key, value in OWN_CUBE.items() if key != "type"}
    lines = drafted_for(seated(server, ("Ada", "健"), 2, options))
    begin(lines, grace=None)
    actor = play_on(lines, may_use)
    assert actor is not None
    other = next(line for line in lines if line is not actor)
    ada, ken = (
        sit(name, language, width, WIDTHS[width], width < 900, {f"entaku.token.{line.code}": line.token})
        for name, line in (("Ada", actor), ("健", other))
    )
    for person in (ada, ken):
        person.page.goto(f"/r/{actor.code}")
        person.page.locator(".permanent").first.wait_for()
        if width < 900 and person is ken:
            person.page.get_by_role("button", name=person.say("web-game-log")).click()
    page, panel = ada.page, ada.page.locator("[data-by-hand]")
    told, objecting = ken.page.locator(".log li"), ken.page.locator("[data-object]")
    before = told.count()
    card = page.locator(".game .own .creatures .live").first
    card.click()
    leave = panel.locator("[data-act=done]")
    expect(leave).to_have_text(ada.say("game-by-hand-leave"))
    assert in_each_language(ada, misplaced) == []
    picture(page, f"phone-by-hand-{language}-{width}")
    assert (told.count(), objecting.count()) == (before, 0)
    leave.click()
    expect(panel).to_have_count(0)
    card.click()
    panel.locator("[data-act=move]").click()
    top = panel.locator("[data-choice=library-top]")
    expect(top).to_have_text(ada.say("game-by-hand-card-library-top"))
    assert in_each_language(ada, misplaced) == []
    picture(page, f"phone-by-hand-card-{language}-{width}")
    assert (told.count(), objecting.count()) == (before, 0)
    hand = len(actor.view["players"][actor.view["seat"]]["hand"])
    top.click()
    expect(panel).not_to_contain_text(CARD)
    picture(page, f"phone-by-hand-zone-{language}-{width}")
    panel.get_by_role("button", name=ada.say("game-by-hand-zone-hand")).click()
    actor.when(lambda one: len(one.view["players"][one.view["seat"]]["hand"]) == hand + 1)
    expect(leave).to_have_text(ada.say("game-by-hand-done"))
    expect(told.last).to_contain_text(ken.say("table-by-hand-hidden"))
    expect(objecting).to_be_visible()
    picture(ken.page, f"phone-by-hand-told-{language}-{width}")
    for line in lines:
        line.close()
