"""A page that is open is turned from one way to look at it to the next: another language, another width of the screen.

To open it anew for each way takes four times as long, and shows the same (`test_turning`).
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from playwright.sync_api import expect

from entaku.messages import LANGUAGES, Language
from tests.browser.people import Person


class Device(Struct, frozen=True):
    """What somebody looks through.

    language  what its browser asks for
    screens   the widths that its screen may have, and the height of each
    touch     whether it is touched
    """

    language: Language
    screens: Mapping[int, int]
    touch: bool

    @property
    def first(self) -> tuple[int, int]:
        """The screen that a page is opened on."""
        return next(iter(self.screens.items()))


PHONE, DESK = Device("ja", {390: 844}, True), Device("en", {1440: 900}, False)
"""Where a page is opened: on each in its own language, in which axe looks too."""
SMALL = Device("ja", {390: 844, 768: 1024}, True)
LARGE = Device("en", {1440: 900, 2560: 1440}, False)
"""The same with another screen each."""
SWAP = "document.querySelector('header.top .language').click()"
"""Whatever else is open: dialogs are looked at in both languages."""
FORGET = "() => localStorage.removeItem('entaku.settings')"


def turned(person: Person, device: Device) -> Iterator[tuple[Language, int]]:
    """The person's page, opened on the device's first screen, as it stands in each language at each width.

    It comes last to the first width in the other language: neighbours differ in one thing alone.
    """
    screens = list(device.screens.items())
    for language in (device.language, *(one for one in LANGUAGES if one != device.language)):
        for screen in screens:
            widen(person, screen)
            speak(person, language)
            yield language, screen[0]
        screens.reverse()


def widen(person: Person, screen: tuple[int, int]) -> None:
    """Give the page a screen of this size."""
    person.page.set_viewport_size({"width": screen[0], "height": screen[1]})


def speak(person: Person, language: Language) -> None:
    """Let the page speak this language and the person read it, once all of its texts have come."""
    if person.language == language:
        return
    person.language = language
    person.page.evaluate(SWAP)
    settings = person.page.locator("header.top .square").last
    expect(settings).to_have_attribute("aria-label", person.say("web-settings"))


def leave(person: Person, device: Device) -> None:
    """Go nowhere; the device has never been told to speak another language than its own."""
    person.page.evaluate(FORGET)
    person.page.goto("about:blank")
    person.language = device.language
