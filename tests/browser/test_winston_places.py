"""Who picks several places of a Winston draft is asked which, as it is seen on a screen."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.lines import Line, play_on, seated
from tests.browser.looking import WAYS, WIDTHS, misplaced, parted, rest_swept
from tests.browser.test_nights import picture

CUBE = """
40 Cogwork Librarian
10 Typhoid Rats
10 Child of Night
10 Vampire Hexmage
10 Wakedancer
"""
OPTIONS = {
    "format": "chain",
    "cube": {"name": "Cube", "text": CUBE},
    "chain": {"phases": [{"type": "booster", "rounds": 1, "cards": 6}, {"type": "winston", "rounds": 1, "cards": 12}]},
}


def acts(line: Line) -> list[tuple[int, object]]:
    """What the player's cards can do beside the pick: each question, and what answers it."""
    return [
        (one["decision"]["id"], option["key"])
        for one in line.asked
        for option in one["decision"]["shape"].get("options", ())
        if option.get("what") == "draft-another"
    ]


def going_on(line: Line) -> object:
    """Take a Librarian where one is, and of the places decline the first two."""
    question = line.question
    assert question is not None
    if question["purpose"] == "draft-place":
        return "go-on" if int(question["about"][0]) < 3 else "take"
    return question["default"]


@pytest.mark.rule("PD-17")
@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(WAYS)))
def test_several_places_are_chosen(server: Server, sit: Sit, language: Language, width: int) -> None:
    """Any two of three places and the top card, called as on the table; those declined show what was seen."""
    lines = seated(server, ("Ada", "健"), 2, OPTIONS)
    lines[0].ask("start")

    def at_the_third(line: Line) -> bool:
        question = line.question or {}
        third = question.get("purpose") == "draft-place" and int(question["about"][0]) == 3
        return third and bool(acts(line))

    own = play_on(lines, at_the_third, going_on)
    assert own is not None
    decision, key = acts(own)[0]
    own.ask("give", table=own.table, decision=decision, answer=[key])
    name = "Ada" if own is lines[0] else "健"
    ada = sit(name, language, width, WIDTHS[width], width < 900, {f"entaku.token.{own.code}": own.token})
    page = ada.page
    page.goto(f"/r/{own.code}")
    page.locator("[data-answer=take]:enabled").click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(ada.say("draft-places", count=2))
    titles = [ada.say(f"draft-places-{where}") for where in ("left", "middle", "right", "top")]
    expect(prompt.locator("[aria-pressed]")).to_have_text(titles)
    for at in range(3):
        expect(page.locator(".pile").nth(at).locator("li").first).to_be_visible()
    expect(page.get_by_text(ada.say("web-wait"), exact=True)).to_have_count(0)
    assert misplaced(page) + parted(page) == []
    picture(page, f"phone-places-{language}-{width}")
    for title in (titles[0], titles[3]):
        prompt.get_by_role("button", name=title).click()
    prompt.locator(".button.primary").click()
    expect(page.get_by_text(ada.say("draft-places", count=2))).to_have_count(0)
    for line in lines:
        line.close()
