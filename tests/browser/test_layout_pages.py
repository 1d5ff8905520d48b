"""Every page that stands alone lies well on the screen in both languages at both widths, and keeps nobody out."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import WAYS, WIDTHS, Browsers, Scene, look, wrong
from tests.browser.people import Person
from tests.browser.test_parts import PAGES
from tests.browser.turning import Device

ALONE = {
    "/": "[data-play-now]",
    "/deck-check": "main textarea",
    "/targets": "main textarea",
    "/cube": "main textarea",
    "/companion": "form",
    "/night": "form",
    "/verify": "main",
    "/season": "main",
    "/card": "form",
    "/import": "main [role=group]",
    "/nowhere": "[data-address]",
    "/r/NOBODY": "[role=alert]",
    "/gallery": "main .tile",
    "/proxies": "main",
    "/sandbox": "[data-find]",
}
"""The pages, and what is there when they are."""


ELSEWHERE = {
    "/n/NOBODY": "test_layout_nights",
    "/r/NOBODY/replay": "test_layout_table",
    "/r/NOBODY/cast": "test_casting",
}
"""Pages that are looked at with what they are about, and where."""

TOLD = ("/r/NOBODY",)
"""Here the server has said something, which stays in the language in which it was asked."""
EACH = tuple(Device((language,), {width: WIDTHS[width]}, width < 900) for language, width in WAYS)
"""So these pages are opened anew in each way."""
FEWER = "() => document.querySelectorAll('.grid > :nth-child(n + 9)').forEach(one => one.remove())"
"""Of hundreds of cards eight of each kind stand for the rest: looking at all takes minutes."""


def alone(address: str) -> Scene:
    """One of them."""

    def ready(person: Person) -> None:
        expect(person.page.locator(ALONE[address]).first).to_be_visible()

    return Scene(address, ready)


def seen(person: Person, width: int) -> list[str]:
    """What is wrong with it."""
    person.page.evaluate(FEWER)
    return wrong(person, width)


def test_the_first_page(sit: Sit) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    look(sit, alone("/"))


@pytest.mark.sweep
def test_the_other_pages(sit: Sit, subtests: pytest.Subtests) -> None:
    """The same for each of them."""
    turning, anew = Browsers(sit), Browsers(sit, EACH)
    for address in [one for one in ALONE if one != "/"]:
        with subtests.test(address):
            told = (anew if address in TOLD else turning).look(alone(address), seen)
            assert told == [], "\n".join(told)


def test_the_form_of_a_new_table(sit: Sit) -> None:
    """A table's form with all its settings lies as well as the page that it opens on."""

    def ready(person: Person) -> None:
        person.page.locator("[data-set-table]").click()
        person.page.locator("[data-settings]").click()
        expect(person.button("web-create")).to_be_enabled()

    look(sit, Scene("/", ready))


def test_every_page_is_looked_at() -> None:
    """Whatever address has a page of its own is here, or where it is said to be."""
    assert ALONE.keys() | ELSEWHERE.keys() == PAGES.keys()
    for module in ELSEWHERE.values():
        text = Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
        assert "barred(" in text or "look(sit" in text, module
