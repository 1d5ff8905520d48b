"""Planechase in a browser: chosen for a new table, the plane shown across, the die rolled, what came of it told."""

import json
import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from entaku.oracle.library import Library
from tests.browser.conftest import Server, Sit, serving
from tests.browser.looking import barred, misplaced, rest_swept
from tests.browser.players import Player, play
from tests.browser.test_commander import hand_in

pytestmark = pytest.mark.xdist_group("a server for planechase")  # it is started by one worker

TEXTS = (
    "All creatures get +1/+1.\nWhenever you roll {CHAOS}, you gain 4 life.",
    "At the beginning of your upkeep, you gain 1 life.\nWhenever you roll {CHAOS}, draw a card.",
)


def plane(number: int) -> dict[str, object]:
    """A plane made up, one of many."""
    return {
        "name": f"Quiet Shore {number}",
        "manaValue": 0.0,
        "colors": [],
        "colorIdentity": [],
        "type": "Plane — Shore",
        "supertypes": [],
        "types": ["Plane"],
        "subtypes": ["Shore"],
        "layout": "planar",
        "text": TEXTS[number % 2],
        "firstPrinting": "AAA",
        "firstPrinted": "2009-01-01",
        "legalities": {},
    }


class Rolling(Player):
    """Keeps and passes."""

    def _use(self) -> None:
        self.page.locator('.bar [data-key="pass"]').click()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests alone: what is imported changes what others read on their pages."""
    running = Server(tmp_path_factory.mktemp("planes"))
    file = running.data / "planes.jsonl"
    file.write_text("\n".join(json.dumps(plane(number)) for number in range(24)), encoding="utf-8")
    Library(running.data).import_files([file])
    yield from serving(running)


@pytest.mark.rule("CR 901.5", "CR 901.9", "CR 901.15a")
@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("ja", 1440, False), ("en", 390, True)))
def test_a_table_plays_with_planes(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """The host chooses planes; the first lies there with its text; a roll costs nothing, the next one mana."""
    ada = sit("Ada", language, width=width, height=900, touch=touch)
    page = ada.page
    ada.open_form()
    page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    page.locator("input[name=own-rules][value=free-40]").check()
    page.locator("[data-variant]").select_option("planechase")
    expect(page.get_by_text(ada.say("web-game-variant-planechase-about"))).to_be_visible()
    page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    ada.button("web-create").click()
    hand_in(ada, "40 Forest")
    ada.button("web-add-bot").first.click()
    ada.button("own-start").click()
    rolling = Rolling(ada)
    play(rolling, until=lambda: page.locator("[data-roll]").count() > 0)
    shown = page.locator(".planes [data-plane]")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("Quiet Shore")
    expect(page.locator("[data-roll]")).to_have_attribute("data-roll", "0")
    assert misplaced(page) == []
    assert barred(page) == []
    page.locator("[data-roll]").click()
    if touch:
        ada.button("web-game-log").click()
    told = re.split("[:：]", ada.say("game-told-planar-die", player="~", face="blank"))[0].removeprefix("~").strip()
    expect(page.get_by_role("log").filter(has_text=told)).to_be_visible()
    if folder := os.environ.get("ENTAKU_PICTURES"):
        page.screenshot(path=f"{folder}/planechase-{language}.png")
