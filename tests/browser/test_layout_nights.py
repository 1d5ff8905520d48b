"""A night's pages lie well on every screen: each part of the desk, the players' page, the projector's, the sheets."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import barred, broken, misplaced, parted, rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture

SCREENS = {390: 844, 768: 1024, 1440: 900, 2560: 1440}
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


def parts(page: Page) -> Iterator[str]:
    """Each part of the desk, one after the other, as it is shown."""
    for name in page.locator("[data-tab]").evaluate_all("tabs => tabs.map(tab => tab.dataset.tab)"):
        page.locator(f"[data-tab={name}]").click()
        expect(page.locator(f"[data-tab={name}]")).to_have_attribute("aria-current", "page")
        yield str(name)


def seen(person: Person, what: str) -> list[str]:
    """What is wrong with a page as it stands, in the light and in the dark."""
    picture(person.page, f"night-{what}-{person.language}-{person.page.evaluate('innerWidth')}")
    # The projector's page and the sheets are dressed as they say themselves, not as the device asks.
    worn = person.page.evaluate("document.documentElement.dataset.theme")
    themes = ("dark", "light") if what.startswith(("desk", "players")) else (worn,)
    found = (*misplaced(person.page), *parted(person.page), *broken(person.page), *barred(person.page, themes))
    return [f"{what}: {one}" for one in found]


@pytest.mark.parametrize(
    ("language", "widths"), rest_swept(("en", (390,)), ("en", (768, 1440, 2560)), ("ja", tuple(SCREENS)))
)
def test_a_nights_pages(sit: Sit, subtests: pytest.Subtests, language: Language, widths: tuple[int, ...]) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    desk, kept = night(sit)
    for width in widths:
        with subtests.test(width=width):
            person = sit("Aya", language, width, SCREENS[width], touch=width < 900, kept={"entaku.nights": kept})
            told = wrong_at(person, desk.code)
            person.page.context.close()
            assert told == [], "\n".join(told)


def wrong_at(person: Person, code: str) -> list[str]:
    """What is wrong with the pages of a night: each part of its desk, and what it has beside that."""
    told: list[str] = []
    person.page.goto(f"/n/{code}/desk")
    person.page.locator("[data-stage]").wait_for()
    for name in parts(person.page):
        told += seen(person, f"desk-{name}")
    for part in PARTS:
        person.page.goto(f"/n/{code}{part}")
        person.page.locator("main").first.wait_for()
        told += seen(person, part.strip("/") or "players")
    return told
