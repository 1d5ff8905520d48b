"""What lies face down at a game's table: seen by who controls it, a creature without a name for everybody else."""

from functools import cache

from playwright.sync_api import expect

from entaku.lab.bench_table import Recorded, recorded
from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.tables import Told

NAME = "Soulcatcher"
OWN = {"id": 9101, "name": NAME, "face_down": True, "power": 2, "toughness": 2, "types": ["Creature"]}
THEIRS = {"id": 9102, "owner": 1, "controller": 1, "face_down": True, "power": 2, "toughness": 2, "types": ["Creature"]}
WAYS = (("plain-0", 0), ("face-down", 1))


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


def test_nobody_sees_what_others_have_face_down(sit: Sit) -> None:
    """A face-down creature, spell and cast of somebody else have no name."""
    ada, told = sat(sit)
    page = ada.page
    expect(page.locator('.permanent[data-id="9102"]')).to_contain_text(ada.say("web-game-face-down"))
    told.update(
        {"type": "cast", "seat": 1, "object": 9103, "card": "", "origin": "hand"},
        stack=[{"id": 9103, "name": "", "controller": 1, "face_down": True}],
    )
    expect(page.locator('[data-item="9103"]')).to_contain_text(ada.say("web-game-unseen-card"))


def test_a_card_is_cast_face_down_by_choosing_so(sit: Sit) -> None:
    """The ways to cast a card are buttons, and one of them is face down."""
    ada, told = sat(sit)
    options = [{"key": place, "what": "way", "text": word} for word, place in WAYS]
    told.ask("game-cast-way", {"type": "choose", "options": options, "least": 1, "most": 1}, 0)
    prompt = ada.page.locator(".prompt")
    expect(prompt.get_by_role("button")).to_have_count(2)
    prompt.get_by_role("button").nth(1).click()
    expect(prompt).to_have_count(0)
    assert told.given == [1]
