"""Cards of two sides at a game's table: the side that lies up, both in the zoom, and the time of day."""

import json
from functools import cache

import pytest
from playwright.sync_api import expect

from entaku.lab.bench_table import Recorded, recorded
from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept
from tests.browser.people import Person
from tests.browser.tables import Told

FACTS = {
    "name": "Day Fox // Night Wolf", "ja": "昼の狐", "layout": "transform", "colours": "G", "types": ["Creature"],
    "faces": [
        {"name": "Day Fox", "ja": "昼の狐", "type_line": "Creature — Fox", "power": "1", "toughness": "2"},
        {"name": "Night Wolf", "ja": "夜の狼", "type_line": "Creature — Wolf", "power": "4", "toughness": "4"},
    ],
}  # fmt: skip
WOLF = {"id": 9101, "name": "Night Wolf", "power": 4, "toughness": 4, "types": ["Creature"], "colours": "G"}
NAMES = {"en": ("Day Fox", "Night Wolf"), "ja": ("昼の狐", "夜の狼")}


@cache
def table() -> Recorded:
    return recorded(answers=0)


def sat(sit: Sit, language: Language) -> tuple[Person, Told]:
    """Somebody at the recorded table, at night, with a card of two sides that shows its back."""
    person = sit("Ada", language, 1440, 900)
    told = Told(person.page, table())
    changes = {"battlefield": [WOLF], "daytime": "night"}
    told.say(json.dumps({"type": "update", "table": 1, "changes": changes, "cards": {"Night Wolf": FACTS}}))
    return person, told


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_a_card_is_turned_over_in_the_zoom(sit: Sit, language: Language) -> None:
    """On the table it is called as the side that lies up; seen large it is turned over and back, and names both."""
    ada, _ = sat(sit, language)
    front, back = NAMES[language]
    own = ada.page.locator('.permanent[data-id="9101"]')
    expect(own).to_contain_text(back)
    own.click(button="right", force=True)  # nothing can be done with it now, but it can be looked at
    zoom = ada.page.locator("dialog[open]")
    expect(zoom.locator("h2")).to_have_text(back)
    expect(zoom.locator(".words")).to_contain_text(front)
    turn = zoom.locator("[data-turn-over]")
    expect(turn).to_have_text(ada.say("web-card-turn-over", name=front))
    turn.click()
    expect(zoom.locator("h2")).to_have_text(front)
    expect(zoom.locator(".card .name")).to_have_text(front)
    turn.click()
    expect(zoom.locator("h2")).to_have_text(back)


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_the_time_of_day_is_beside_the_steps(sit: Sit, language: Language) -> None:
    """Day or night is said in words as soon as it is either."""
    ada, told = sat(sit, language)
    sign = ada.page.locator("[data-daytime]")
    expect(sign).to_contain_text(ada.say("web-game-night"))
    told.update(daytime="day")
    expect(sign).to_contain_text(ada.say("web-game-day"))
    told.update(daytime="")
    expect(sign).to_have_count(0)
