"""Rooms, nights and replays lie well on the screen, and keep nobody out who doesn't see or point, light or dark."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.lines import Line, begin, drafted, drafted_for, seated
from tests.browser.looking import ACROSS, WIDTHS, barred, misplaced, parted, rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.players import cube
from tests.browser.stories import STORIES
from tests.browser.test_first_game import Learner

CREATURES = cube((34, "Child of Night"), (30, "Vampire Hexmage"))
DRAFT = {"cube": {"name": "Cube", "text": CREATURES}, "rounds": 1, "pack_sizes": [15]}


def open_to_all(sit: Sit, kept: dict[str, str], places: dict[str, str], lies: bool = True) -> None:
    """Each of these addresses, once what is to be there stands there, is open to everybody, and `lies` well."""
    told: list[str] = []
    for language, width in ACROSS:
        person: Person = sit("Ada", language, width, WIDTHS[width], touch=width < 900, kept=kept)
        for address, there in places.items():
            person.page.goto(address)
            expect(person.page.locator(there).first).to_be_visible()
            told += [f"{address} {language} {width}: {one}" for one in found_on(person.page, lies)]
        person.page.context.close()
    assert told == [], "\n".join(told)


def found_on(page: Page, lies: bool) -> list[str]:
    """What keeps somebody out there, or lies badly."""
    return (misplaced(page) if lies else []) + parted(page) + barred(page)


def key(line: Line) -> dict[str, str]:
    """What the browser of whoever sits there has kept."""
    return {f"entaku.token.{line.code}": line.token}


@pytest.mark.sweep
def test_a_room_from_its_lobby_to_the_decks(server: Server, sit: Sit) -> None:
    """The lobby, a pack to pick from, the deck; the draft watched again."""
    (line,) = seated(server, ("Ada",), 4, DRAFT)
    with line:
        room = f"/r/{line.code}"
        open_to_all(sit, key(line), {room: "[data-code]"})
        line.ask("start")
        line.when(lambda one: bool(one.view))
        open_to_all(sit, key(line), {room: "[data-pack]"})
        drafted_for([line])
        open_to_all(sit, key(line), {room: "[data-part=main]", f"{room}/replay": ".controls output"})


@pytest.mark.sweep
def test_a_game_that_is_over(server: Server, sit: Sit) -> None:
    """Its last page, and the game watched again."""
    (line,) = drafted(server, ("Ada",), 2, CREATURES)
    with line:
        begin([line], grace=None)
        giving_up = next(one["decision"] for one in line.asked if one["decision"]["purpose"] == "game-concede")
        line.ask("give", table=line.table, decision=giving_up["id"], answer=True)
        line.when(lambda one: one.over)
        room = f"/r/{line.code}"
        open_to_all(sit, key(line), {room: ".verdict h1", f"{room}/replay": ".controls output"})


@pytest.mark.sweep
def test_a_night(sit: Sit, subtests: pytest.Subtests) -> None:
    """The desk with all its tabs, and what players and onlookers see: at registration, with a pairing, in a round."""
    desk = Organiser(sit("Ada"))
    desk.make_night("Friday")
    desk.type_names(["Ada", "Ben", "Cleo", "葵", "健", "さくら"])
    kept = {"entaku.nights": str(desk.page.evaluate("localStorage.getItem('entaku.nights')"))}
    night = f"/n/{desk.code}"
    for stage, steps in (("register", ()), ("publish", ("pair", "publish")), ("play", ("play",))):
        for step in steps:
            desk.go_on(step)
        with subtests.test(stage):
            open_to_all(sit, kept, {night: "h1"}, lies=False)
            tabs = desk.page.locator("[data-tab]").evaluate_all("tabs => tabs.map(tab => tab.dataset.tab)")
            told: list[str] = []
            for tab in tabs:
                desk.open_tab(tab)
                expect(desk.page.locator(f"[data-tab={tab}][aria-current=page]")).to_be_visible()
                told += [f"{tab}: {one}" for one in barred(desk.page)]
            assert told == [], "\n".join(told)


def test_the_screen_for_all(sit: Sit) -> None:
    """It is dark, and as open as other pages; who plays where can be read."""
    desk = Organiser(sit("Ada"))
    desk.make_night("Friday")
    desk.type_names(["Ada", "Ben", "Cleo", "葵", "健", "さくら"])
    for step in ("pair", "publish"):
        desk.go_on(step)
    desk.page.goto(f"/n/{desk.code}/screen")
    desk.page.locator("[data-scene]").get_by_text("さくら").first.wait_for(timeout=20_000)
    assert [*barred(desk.page, ("dark",)), *parted(desk.page)] == []


def test_the_screen_for_all_keeps_its_own_colours(sit: Sit) -> None:
    """It is dark until somebody at it wants it light, whatever its device asks for meanwhile."""
    desk = Organiser(sit("Ada"))
    desk.make_night("Friday")
    page = desk.page
    page.goto(f"/n/{desk.code}/screen")
    page.locator("header h1").wait_for()
    schemes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function("scheme => matchMedia(`(prefers-color-scheme: ${scheme})`).matches", arg=scheme)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert page.locator("html").get_attribute("data-theme") == "dark"


@pytest.mark.parametrize(("language", "width"), rest_swept(*ACROSS))
def test_a_first_game_with_a_note_open(sit: Sit, language: Language, width: int) -> None:
    """The notes of a first game, with the question that each is about: one over a prompt, one over the boards."""
    ada = sit("Ada", language, width, WIDTHS[width], touch=width < 900)
    learner = Learner(ada)
    learner.begin()
    learner.reads("land")
    assert [*barred(ada.page), *parted(ada.page)] == []


@pytest.mark.sweep
@pytest.mark.parametrize(("language", "width"), ACROSS)
def test_a_replay_in_the_middle(server: Server, sit: Sit, language: Language, width: int) -> None:
    """A finished game looked at again where permanents lie on the boards."""
    with STORIES["replay"](server) as scene:
        ada = sit("Ada", language, width, WIDTHS[width], touch=width < 900, kept=scene.kept)
        ada.page.goto(scene.address)
        scene.ready(ada)
        assert [*barred(ada.page), *parted(ada.page)] == []


@pytest.mark.sweep
@pytest.mark.parametrize("sight", ["companion", "companion-due", "companion-over"])
def test_a_game_on_paper(server: Server, sit: Sit, sight: str) -> None:
    """The companion while it is played, when somebody is about to be out, and at the end."""
    told: list[str] = []
    with STORIES[sight](server) as scene:
        for language, width in ACROSS:
            ada = sit("Ada", language, width, WIDTHS[width], touch=width < 900, kept=scene.kept)
            ada.page.goto(scene.address)
            scene.ready(ada)
            told += [f"{language} {width}: {one}" for one in (*barred(ada.page), *parted(ada.page))]
            ada.page.context.close()
    assert told == [], "\n".join(told)
