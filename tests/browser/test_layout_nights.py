"""A night's pages lie well on every screen: each part of the desk, the players' page, the projector's, the sheets."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import barred, broken, cramped, misplaced, parted, rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture
from tests.browser.turning import LARGE, SMALL, Device, turned

ONE = Device(("en",), {390: 844}, True)
"""What is looked through each time."""
AXE_LOOKS: tuple[tuple[Language, int], ...] = (("en", 390), ("ja", 768), ("en", 1440), ("ja", 2560))
"""Where it looks at everything: at each width once, in each language twice.  No colour hangs on both at once."""
NAMES = [
    "青木 はるか",
    "Bartholomew Featherstonehaugh",
    "千恵",
    "Dai",
    "えみ",
    "Fumi",
    "五郎",
    "ハンス・ヴィルヘルム・シュミット",
]
"""Names that are long in either script."""
PARTS = ("", "/screen", "/sheets")
"""What a night has beside its desk."""
KEPT = "() => localStorage['entaku.nights']"


def night(sit: Sit) -> tuple[Organiser, str]:
    """A night of eight in its first round, one of whose games is over, with somebody's penalty; and the desk's key."""
    desk = Organiser(sit("Aya"))
    desk.make_night("金曜の夜 · The long Friday night of the old town")
    desk.type_names(NAMES)
    for stage in ("pair", "publish", "play"):
        desk.go_on(stage)
    desk.run_out(1, {name: 20 - place for place, name in enumerate(desk.players_of(1))})
    return desk, str(desk.page.evaluate(KEPT))


def tabs(page: Page) -> Iterator[tuple[str, Callable[[], None]]]:
    """Each part of the desk that is open, by its name, and how it is come to."""

    def come_to(tab: Locator) -> None:
        tab.click()
        expect(tab).to_have_attribute("aria-current", "page")

    for name in page.locator("[data-tab]").evaluate_all("tabs => tabs.map(tab => tab.dataset.tab)"):
        yield str(name), partial(come_to, page.locator(f"[data-tab={name}]"))


def seen(person: Person, what: str, way: tuple[Language, int]) -> list[str]:
    """What is wrong with a page as it stands, in the light and in the dark."""
    picture(person.page, f"night-{what}-{person.language}-{person.page.evaluate('innerWidth')}")
    found = [*misplaced(person.page), *parted(person.page), *broken(person.page)]
    if way in AXE_LOOKS:
        # The projector's page and the sheets are dressed as they say themselves, not as the device asks.
        worn = person.page.evaluate("document.documentElement.dataset.theme")
        found += barred(person.page, ("dark", "light") if what.startswith(("desk", "players")) else (worn,))
    else:
        found += cramped(person.page)
    return [f"{what} {way}: {one}" for one in found]


@pytest.mark.parametrize("device", rest_swept(ONE, SMALL, LARGE), ids=("each time", "small", "large"))
def test_a_nights_pages(sit: Sit, subtests: pytest.Subtests, device: Device) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    desk, kept = night(sit)
    person = sit("Aya", device.language, *device.first, touch=device.touch, kept={"entaku.nights": kept})
    for what, opened in pages(person.page, desk.code):
        with subtests.test(what):
            told = [one for way in turned(person, device, opened) for one in seen(person, what, way)]
            assert told == [], "\n".join(told)


def pages(page: Page, code: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """The pages of a night: each part of its desk, and what it has beside that."""
    page.goto(f"/n/{code}/desk")
    page.locator("[data-stage]").wait_for()
    for name, come_to in tabs(page):
        yield f"desk-{name}", come_to
    for part in PARTS:

        def opened(part: str = part) -> None:
            page.goto(f"/n/{code}{part}")
            page.locator("main").first.wait_for()

        yield part.strip("/") or "players", opened
