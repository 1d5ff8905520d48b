"""The first game, which teaches: its notes come beside what is asked, and go when it was done."""

import pytest
from playwright.sync_api import Locator, expect

from entaku.messages import Language
from entaku.oracle.catalogue import shipped
from tests.browser.conftest import Sit
from tests.browser.looking import misplaced, rest_swept
from tests.browser.people import Person


class Learner:
    """Somebody in their first game, who reads the notes."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def note(self, name: str) -> Locator:
        """The note of a step."""
        return self.page.locator(f"[data-guide={name}]")

    def reads(self, name: str) -> None:
        """Wait for a step's note: it says what to do in the reader's language, and nothing is in its way."""
        expect(self.note(name)).to_contain_text(self.person.say(f"guide-{name}-title"))
        assert misplaced(self.page) == []

    def press(self, card: str) -> None:
        """Press a card in hand by its English name."""
        ja = shipped().cards[card].ja
        name = ja if self.person.language == "ja" else card
        self.page.locator(".in-hand.live").filter(has_text=name).first.click()

    def begin(self) -> None:
        """From the front page to the first hand, a card named for the agenda."""
        self.page.goto("/")
        self.page.locator("[data-first-game]").click()
        self.reads("conspiracies")
        prompt = self.page.locator(".bar .prompt")
        expect(prompt.locator(".tile")).to_have_attribute("aria-pressed", "true")
        prompt.locator(".button.primary:enabled").click()
        self.reads("agenda")
        prompt.get_by_role("combobox").fill(shipped().cards["Wild Griffin"].ja if self.is_japanese else "Wild Griffin")
        prompt.locator(".button.primary:enabled").click()
        self.reads("keep")
        prompt.locator("button.button:enabled").last.click()

    @property
    def is_japanese(self) -> bool:
        return self.person.language == "ja"


def learner(sit: Sit, language: Language, width: int) -> Learner:
    return Learner(sit("Ada", language, width=width, height=900 if width > 500 else 844, touch=width < 500))


@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 1440), ("ja", 390), ("en", 390), ("ja", 1440)))
def test_the_first_turn_is_told_step_by_step(sit: Sit, language: Language, width: int) -> None:
    """From a conspiracy to a creature; a page that is loaded again goes on with the note that stood there."""
    ada = learner(sit, language, width)
    ada.begin()
    ada.reads("land")
    ada.press("Plains")
    ada.reads("creature")
    ada.page.reload()
    ada.reads("creature")
    ada.press("Doomed Traveler")
    ada.reads("pass")
    ada.page.locator(".bar [data-key=pass]").click()
    expect(ada.note("pass")).to_have_count(0)


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
@pytest.mark.sweep
def test_a_note_is_skipped_and_all_of_them_are_hidden_and_shown(sit: Sit, language: Language) -> None:
    """By keys as by hand; what is hidden stays hidden when the page is loaded again."""
    ada = learner(sit, language, 1440)
    ada.begin()
    ada.reads("land")
    ada.page.locator("[data-guide-skip]").press("Enter")
    ada.reads("pass")
    ada.page.locator("[data-guide-close]").press("Enter")
    expect(ada.note("pass")).to_have_count(0)
    ada.page.reload()
    ada.page.locator("[data-guide-open]").press("Enter")
    ada.reads("pass")
