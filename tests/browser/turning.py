"""A page that is open is turned from one way to look at it to the next: another language, another width of the screen.

To open it anew for each way takes four times as long, and shows the same (`test_turning`).
"""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from playwright.sync_api import Page, expect

from entaku.messages import LANGUAGES, Language
from tests.browser.people import Person


class Device(Struct, frozen=True):
    """What somebody looks through.

    languages  what its browser asks for, and which other ones it is told to speak
    screens    the widths that its screen may have, and the height of each
    touch      whether it is touched
    """

    languages: tuple[Language, ...]
    screens: Mapping[int, int]
    touch: bool

    @property
    def language(self) -> Language:
        """The language in which a page is opened."""
        return self.languages[0]

    @property
    def first(self) -> tuple[int, int]:
        """The screen on which a page is opened."""
        return next(iter(self.screens.items()))


PHONE, DESK = Device(("ja", "en"), {390: 844}, True), Device(("en", "ja"), {1440: 900}, False)
"""Where a page is opened: on each in the language in which axe looks at it there."""
SMALL = Device(PHONE.languages, {390: 844, 768: 1024}, True)
LARGE = Device(DESK.languages, {1440: 900, 2560: 1440}, False)
"""The same with another screen each."""
SWAP = "header.top .language"
"""Who looks presses it whatever else is open: dialogs are looked at in both languages."""
OWN = """language => {
  const kept = JSON.parse(localStorage.getItem('entaku.settings') ?? '{}');
  localStorage.setItem('entaku.settings', JSON.stringify({...kept, language}));
}"""


def turned(person: Person, device: Device, opened: Callable[[], None]) -> Iterator[tuple[Language, int]]:
    """The page that the person has `opened` on the device's first screen, as it stands in each language at each width.

    Neighbours differ in one thing alone.  A page on which nobody can choose a language is opened again.
    """
    screens = list(device.screens.items())
    widen(person, screens[0])
    opened()
    for language in device.languages:
        if language != person.language and not person.page.locator(SWAP).count():
            keep(person, language)
            opened()
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
    person.page.locator(SWAP).dispatch_event("click")
    settings = person.page.locator("header.top .square").last
    expect(settings).to_have_attribute("aria-label", person.say("web-settings"))


def in_each_language(person: Person, *wrong: Callable[[Page], list[str]]) -> list[str]:
    """What is wrong with the person's page as it stands, in each language; in the end it speaks their own again."""
    own = person.language
    told = []
    for language in (own, *(one for one in LANGUAGES if one != own)):
        speak(person, language)
        told += [f"{language}: {one}" for each in wrong for one in each(person.page)]
    speak(person, own)
    return told


def keep(person: Person, language: Language) -> None:
    """Whatever the person opens next speaks this language."""
    person.page.evaluate(OWN, language)
    person.language = language


def leave(person: Person, device: Device) -> None:
    """Go nowhere; what is opened next speaks the device's language."""
    keep(person, device.language)
    person.page.goto("about:blank")
