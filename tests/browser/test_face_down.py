"""What lies face down at a game's table is seen by who controls it.  What others see of it: web/tests/pages."""

from functools import cache

from playwright.sync_api import expect

from entaku.laboratory.bench_table import Recorded, recorded
from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.tables import Told

NAME = "Soulcatcher"
OWN = {"id": 9101, "name": NAME, "face_down": True, "power": 2, "toughness": 2, "types": ["Creature"]}
THEIRS = {"id": 9102, "owner": 1, "controller": 1, "face_down": True, "power": 2, "toughness": 2, "types": ["Creature"]}


@cache
def table() -> Recorded:
    return recorded(answers=0)


def sat(sit: Sit, language: Language = "en", width: int = 1440, height: int = 900) -> tuple[Person, Told]:
    """Somebody at the recorded table, with a face-down creature, as another player has one."""
    person = sit("Ada", language, width, height)
    told = Told(person.page, table())
    told.update(step="precombat main", active=0, turn=1, battlefield=[OWN, THEIRS])
    return person, told


def test_the_own_creature_is_turned_up_by_a_press(sit: Sit) -> None:
    """A face-down creature of one's own says which card it is, and a press turns it up."""
    ada, told = sat(sit)
    own = ada.page.locator('.permanent[data-id="9101"]')
    expect(own).to_contain_text(NAME)
    expect(own).to_contain_text(ada.say("web-game-face-down"))
    told.ask_priority({"key": "turn-up:9101", "what": "turn-up", "card": 9101, "text": NAME})
    own.click()
    expect(ada.page.locator(".permanent.live")).to_have_count(0)
    assert told.given == ["turn-up:9101"]
