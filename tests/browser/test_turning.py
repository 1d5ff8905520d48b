"""A page that is turned to another language or width is as if it was opened so: that is why looking may turn pages."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from entaku.laboratory.bench_table import recorded
from tests.browser.conftest import Server, Sit
from tests.browser.looking import AT_REST, Scene
from tests.browser.scenes import GAMES, Stage
from tests.browser.tables import Told
from tests.browser.test_layout_pages import alone
from tests.browser.turning import LARGE, SMALL, Device, keep, turned, widen

LAID = """() => [...document.querySelectorAll('body *:not(svg *, script, .unseen, .art)')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => {
    const { width, height } = one.getBoundingClientRect();
    const own = [...one.classList].filter((name) => !name.startsWith('svelte-')).sort().join('.');
    const words = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('|');
    return [one.localName, own, words, one.ariaLabel ?? '', Math.round(width), Math.round(height)].join(' ; ');
  })"""
"""Each element that is seen, with its words and its size.

How far a page is scrolled is not what it was turned to; what was announced to who doesn't see isn't announced again;
pictures are drawn beside the page, and come when they are done.
"""

SCREENS = ((1440, 900), (1440, 500), (2560, 1440), (1440, 900))


def laid(page: Page) -> Counter[str]:
    """What is seen on the page."""
    page.evaluate(AT_REST)
    return Counter(page.evaluate(LAID))


def differing(sit: Sit, scene: Scene, device: Device) -> list[str]:
    """In which ways a scene that was turned isn't as it is when it is opened, and in what."""
    person = sit("Ada", device.language, *device.first, touch=device.touch, kept=scene.kept)

    def opened() -> None:
        person.page.goto(scene.address)
        scene.ready(person)

    seen = {way: laid(person.page) for way in turned(person, device, opened)}
    told = []
    for (language, width), turned_to in seen.items():
        keep(person, language)
        person.page.goto("about:blank")
        widen(person, (width, device.screens[width]))
        opened()
        found = laid(person.page)
        told += [f"{language} {width}, opened: {one}" for one in found - turned_to]
        told += [f"{language} {width}, turned: {one}" for one in turned_to - found]
    return told


@contextmanager
def front(_: Server) -> Iterator[Scene]:
    """The first page."""
    yield alone("/")


SCENES: dict[str, tuple[Callable[[Server], Stage], Device]] = {
    "a game on a phone": (GAMES["attack"], SMALL),
    "a game at a desk": (GAMES["attack"], LARGE),
    "the first page at a desk": (front, LARGE),
}


@pytest.mark.sweep
@pytest.mark.parametrize("scene", SCENES)
def test_a_page_that_is_turned_is_as_it_is_opened(server: Server, sit: Sit, scene: str) -> None:
    """Everything that is seen says the same and is as large."""
    stage, device = SCENES[scene]
    with stage(server) as at:
        assert differing(sit, at, device) == []


def test_the_latest_line_of_the_log_stays_as_the_screen_changes(sit: Sit) -> None:
    """Who reads what happened last still does on a lower screen, and on one where the log stands elsewhere."""
    ada = sit("Ada", "en", *SCREENS[0])
    told = Told(ada.page, recorded(answers=0))
    told.update(*({"type": "life-changed", "seat": 1, "change": -1, "now": 40 - at} for at in range(40)))
    latest = ada.page.locator(".log li").last
    for screen in SCREENS:
        widen(ada, screen)
        ada.page.evaluate(AT_REST)
        expect(latest).to_be_in_viewport()
