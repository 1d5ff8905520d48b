"""Commander with decks of their own: two people bring lists, one commander is cast twice and ends the game."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from entaku.messages import Language
from entaku.oracle.catalogue import shipped
from entaku.oracle.library import Library
from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.people import Person
from tests.browser.players import Player, play
from tests.browser.test_ways import SMALL_TARGETS

HOUND = {
    "name": "Cinder Comet Hound",
    "manaCost": "{R}",
    "manaValue": 1,
    "colors": ["R"],
    "colorIdentity": ["R"],
    "type": "Legendary Creature — Dog",
    "supertypes": ["Legendary"],
    "types": ["Creature"],
    "subtypes": ["Dog"],
    "power": "11",
    "toughness": "11",
    "layout": "normal",
    "text": "Haste\nAt the beginning of the end step, sacrifice this creature.",
    "firstPrinting": "AAA",
    "firstPrinted": "2009-01-01",
    "legalities": {"commander": "Legal", "vintage": "Legal"},
}
"""A made-up card that gets there quickly: a commander that leaves each turn and strikes twice."""
LIST = f"Commander\n1 {HOUND['name']}\n\nDeck\n99 Mountain\n"


class Leading(Player):
    """Plays lands and the commander, and attacks with everything."""

    def _use(self) -> None:
        lands, leader = self.page.locator(".in-hand.live"), self.page.locator(".own .command .live")
        if lands.count():
            lands.first.click()
        elif leader.count():
            self.asked["led"] += 1
            leader.first.click()
        else:
            self.page.keyboard.press("Space")


class Looking(Player):
    """Passes, whatever they could do."""

    def _use(self) -> None:
        self.page.locator('.bar [data-key="pass"]').click()

    def _attack(self) -> None:
        self._confirm()


def hand_in(person: Person, text: str) -> None:
    """Paste a list, look at it and hand it in."""
    person.page.get_by_label(person.say("web-check-list")).fill(text)
    person.button("web-check-now").click()
    person.page.locator(".own .sign").wait_for()
    person.button("own-hand-in").click()
    person.page.locator(".own p.ready").wait_for()


def two_led_by(server: Server, sit: Sit, commander: Mapping[str, object], text: str) -> tuple[Person, Person]:
    """Two people begin a game with this list, led by a made-up card: one at a desk, one with a Japanese phone."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    begin_led_by(server, (ada, ken), commander, text)
    return ada, ken


def begin_led_by(server: Server, people: Sequence[Person], commander: Mapping[str, object], text: str) -> None:
    """These people, the first of whom is the host, begin a game with this list, led by a made-up card."""
    file = server.data / f"{commander['name']}.jsonl"
    file.write_text(json.dumps(commander), encoding="utf-8")
    Library(server.data).import_files([file])
    host, *others = people
    host.open_form()
    host.page.get_by_label(host.say("web-your-name")).fill(host.name)
    host.button("own-decks-instead").click()
    host.page.get_by_label(host.say("web-seats"), exact=True).fill(str(len(people)))
    host.button("web-create").click()
    code = host.page.locator("[data-code]").inner_text()
    for other in others:
        other.join(code)
        expect(other.page.get_by_text(other.say("own-wait-host", host=host.name))).to_be_visible()
    for person in people:
        hand_in(person, text)
    host.button("own-start").click()


def tax(player: Player) -> Locator:
    """What the commander in the own command zone costs more."""
    return player.page.locator(".own .command .tax")


@pytest.mark.rule("CM-9", "CM-12", "CM-13", "CR 903.8", "CR 903.10a")
def test_a_commander_is_cast_twice_and_ends_a_player(server: Server, sit: Sit) -> None:
    """The second time it costs two more; with 22 damage by it a player of 18 life loses, and everybody sees why."""
    ada, ken = two_led_by(server, sit, HOUND, LIST)
    leading, looking = Leading(ada), Looking(ken)
    players = leading, looking
    play(*players, until=lambda: leading.asked["led"] == 1)
    paid = ada.page.locator(".own .row-of.lands .permanent.tapped")
    expect(paid).to_have_count(1)
    expect(paid).not_to_contain_text("×")
    play(*players, until=lambda: tax(leading).count() > 0)
    expect(tax(leading)).to_contain_text("+")
    more = re.compile(re.escape(ada.say("web-commander-more", tax="{2}")))
    expect(ada.page.locator(".own .command .permanent")).to_have_attribute("aria-label", more)
    struck = ada.page.locator(".rail li[data-seat='1'] .struck")
    expect(struck).to_have_text("11")
    assert ken.page.evaluate(SMALL_TARGETS) == []
    ken.page.locator(".rail li[data-seat='1'] .struck").tap()
    expect(ken.page.locator("dialog[open]")).to_contain_text("11 / 21")
    ken.button("web-game-close").tap()
    play(*players, until=lambda: leading.asked["led"] == 2)
    expect(paid).to_contain_text("×3")
    play(*players, until=lambda: leading.is_over and looking.is_over)
    expect(ada.page.locator(".verdict h1")).to_have_text(ada.say("web-game-you-won"))
    loser = ada.page.locator(".rail li[data-seat='1']")
    expect(loser).to_contain_text(ada.say("night-cause-commander-damage"))
    expect(ken.page.locator(".rail li[data-seat='1']")).to_contain_text("統率者")


def test_everybody_sees_the_bracket_of_a_deck_before_the_game(sit: Sit) -> None:
    """With the list stands what speaks for which bracket; beside its player stands the lowest, for the others too."""
    ada, ken = sit("Ada", width=1440, height=900), sit("健", "ja", width=390, height=844, touch=True)
    ada.open_form()
    ada.page.get_by_label(ada.say("web-your-name")).fill("Ada")
    ada.button("own-decks-instead").click()
    assert ada.page.locator("input[name='own-rules']").count() == 7
    ada.button("web-create").click()
    ken.join(ada.page.locator("[data-code]").inner_text())
    hand_in(ada, "Commander\n1 Marchesa, the Black Rose\n\nDeck\n1 Necropotence\n98 Swamp\n")
    expect(ada.page.get_by_role("heading", name=ada.say("web-check-bracket", bracket=3))).to_be_visible()
    for person in (ada, ken):
        seat = person.page.locator("li").filter(has_text="Ada")
        expect(seat).to_contain_text(person.say("own-bracket", bracket=3))
    assert ken.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ken.page.evaluate(SMALL_TARGETS) == []


def test_problems_and_cards_played_by_hand_are_said_before(server: Server, sit: Sit) -> None:
    """A list with a problem can't be handed in until the host allows it; cards that nobody knows are counted."""
    ken = sit("健", "ja", width=390, height=844, touch=True)
    ken.open_form()
    ken.button("own-decks-instead").tap()
    ken.page.locator("input[value='free-60']").check()
    ken.button("web-create").tap()
    ken.page.get_by_label(ken.say("web-check-list")).fill("57 Forest\n2 Nobody's Own Card")
    ken.button("web-check-now").tap()
    expect(ken.page.locator(".own .rule")).to_have_text("CR 100.2")
    expect(ken.button("own-hand-in")).to_be_disabled()
    expect(ken.page.locator(".own .by-hand summary")).to_have_text(ken.say("own-by-hand", count=1))
    expect(ken.button("own-start")).to_be_disabled()
    assert ken.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ken.page.evaluate(SMALL_TARGETS) == []
    ken.page.get_by_label(ken.say("web-check-list")).fill("59 Forest\n2 Nobody's Own Card")
    ken.button("own-hand-in").tap()
    expect(ken.page.locator(".own p.ready")).to_be_visible()
    expect(ken.button("own-start")).to_be_enabled()


LED = "Commander\n1 Edric, Spymaster of Trest\n\nDeck\n60 Forest\n39 Island\n"


@pytest.mark.sweep
def test_the_host_gives_each_bot_a_list(sit: Sit, tmp_path: Path) -> None:
    """Pasted or uploaded, checked as people's lists are; the game begins with the commanders of the lists."""
    ada = sit("Ada")
    page = ada.page
    ada.open_form()
    page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    page.get_by_label(ada.say("web-seats"), exact=True).fill("3")
    ada.button("web-create").click()
    page.locator("[data-code]").wait_for()
    for _ in range(2):
        before = ada.button("web-add-bot").count()
        ada.button("web-add-bot").last.click()
        expect(ada.button("web-add-bot")).to_have_count(before - 1)
    ada.button("web-stand-up").click()
    ada.button("web-add-bot").click()
    lists = page.get_by_role("button", name=ada.say("own-bot-list"))
    expect(lists).to_have_count(3)
    given = page.locator("ol .tag.ready")
    lists.nth(0).click()
    panel = page.locator(".own.panel")
    panel.get_by_label(ada.say("web-check-list")).fill(LED.replace("60 Forest", "59 Forest\n1 Doomed Traveler"))
    ada.button("web-check-now").click()
    expect(panel.locator(".illegal > ul .rule")).to_have_text(["CR 903.5c"])
    expect(ada.button("own-bot-give")).to_be_disabled()
    panel.get_by_label(ada.say("web-check-list")).fill(LED)
    ada.button("own-bot-give").click()
    expect(panel.locator("p.ready")).to_be_visible()
    expect(given).to_have_count(1)
    file = tmp_path / "second.txt"
    file.write_text(LED, encoding="utf-8")
    lists.nth(1).click()
    expect(panel.locator("p.ready")).to_have_count(0)
    panel.locator("input[type=file]").set_input_files(file)
    expect(panel.locator(".sign")).to_be_visible()
    ada.button("own-bot-give").click()
    expect(given).to_have_count(2)
    ada.button("own-bot-close").click()
    expect(panel).to_have_count(0)
    ada.button("own-start").click()
    expect(page.locator(".rail li")).to_have_count(3)
    led = page.locator(".board").filter(has_text="Edric, Spymaster of Trest")
    expect(led).to_have_count(2)


BESIDE = ("Charging Rhino", "Gnarlid Pack")
SWAPPED = "Commander\n1 Selvala, Explorer Returned\n\nDeck\n49 Plains\n49 Forest\n1 Howling Wolf\n\nSideboard\n"


@pytest.mark.rule("CM-9", "CM-16")
@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("en", 1440, False), ("ja", 390, True)))
def test_sideboard_cards_are_swapped_one_for_one(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """After the commanders are announced three minutes run; what came in is in the deck, what left lies beside it."""
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page = ada.page

    def named(name: str) -> str:
        return shipped().find(name).ja if language == "ja" else name

    ada.open_form()
    page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    page.locator("input[value='commander-2010']").check()
    page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    ada.button("web-create").click()
    page.locator("[data-code]").wait_for()
    hand_in(ada, SWAPPED + "".join(f"1 {name}\n" for name in BESIDE) + "1 Forest\n")
    ada.button("own-start").click()
    prompt = page.locator(".prompt[data-purpose='game-sideboard']")
    expect(prompt).to_be_visible()
    expect(prompt.get_by_role("timer")).to_be_visible()
    rows = prompt.locator("li")
    expect(rows).to_have_count(3)
    rhino = rows.filter(has_text=named(BESIDE[0]))
    rhino.get_by_role("combobox").select_option(label=named("Howling Wolf"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if touch:
        assert page.evaluate(SMALL_TARGETS) == []
    prompt.locator('[data-key="confirm"]').click()
    expect(page.locator(".bar[data-purpose='game-mulligan'] .prompt")).to_be_visible()
    page.locator(".board.own header button").click()
    beside = page.locator("dialog[open] section").filter(has_text=ada.say("web-game-sideboard")).locator("li")
    expect(beside).to_have_count(3)
    expect(beside.filter(has_text=named("Howling Wolf"))).to_have_count(1)
    expect(beside.filter(has_text=named(BESIDE[0]))).to_have_count(0)
