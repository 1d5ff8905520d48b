"""The sandbox lies well on every screen: as a position is set up, played, opened as a puzzle and taken along."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.album import looked_through
from tests.browser.conftest import Sit
from tests.browser.looking import Scene
from tests.browser.people import Person
from tests.browser.test_sandbox import set_up

PUZZLE = """
scenario: Over the wall
why: Look up.
board: {A: {battlefield: [Wind Dancer, 3 Island]}, B: {life: 1, battlefield: [Pillarfield Ox]}}
expect: [A has won]
"""


def editor(person: Person) -> None:
    """A position of three players is set up by hand."""
    set_up(person.page)
    expect(person.page.locator("[data-play]")).to_be_enabled()


def as_text(person: Person) -> None:
    """The position as text."""
    editor(person)
    person.page.locator("[data-as-text]").click()
    expect(person.page.locator("[data-text]")).to_be_visible()


def played(person: Person) -> None:
    """The position is played."""
    editor(person)
    person.page.locator("[data-play]").click()
    expect(person.page.locator(".bar[data-purpose=game-priority]")).to_be_visible()


def taken(person: Person) -> None:
    """What was played is taken along."""
    played(person)
    person.page.locator("[data-take]").click()
    expect(person.page.locator("textarea[data-scenario]")).not_to_have_value("")


def puzzle(person: Person) -> None:
    """A puzzle asks to win in a turn."""
    person.page.goto("/sandbox")
    file = FilePayload(name="puzzle.yaml", mimeType="text/yaml", buffer=PUZZLE.strip().encode())
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.locator("[data-puzzle]")).to_be_visible()


def solved(person: Person) -> None:
    """The search has found how, and it was gone on to."""
    puzzle(person)
    person.page.locator("[data-search]").click()
    expect(person.page.locator("[data-told]")).to_be_visible()
    expect(person.page.locator("[data-last]")).to_be_enabled()
    person.page.locator("[data-last]").click()
    expect(person.page.locator("[data-solved]")).to_be_visible()


SIGHTS: dict[str, Callable[[Person], None]] = {
    one.__name__: one for one in (editor, as_text, played, taken, puzzle, solved)
}


@pytest.mark.parametrize(
    "sight", [pytest.param(one, marks=() if one == "puzzle" else pytest.mark.sweep) for one in SIGHTS]
)
def test_the_sandbox(sit: Sit, sight: str) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    told = looked_through(sit, Scene("/sandbox", SIGHTS[sight]), f"sandbox-{sight}")
    assert told == [], "\n".join(told)
