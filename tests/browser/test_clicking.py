"""Little clicking at a game's table: keys, yields, passing; votes, arrows and the log as they are shown."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Route, expect

from entaku.cards.library import Library
from entaku.lab.bench_table import Recorded, recorded
from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.people import Person
from tests.browser.tables import Told
from tests.cards.making import mtgjson_row

ABILITY = {"id": 9001, "name": "Soulcatcher", "controller": 1, "is_ability": True, "ability": "aa"}
OTHER = {**ABILITY, "id": 9003, "ability": "bb"}
SPELL = {"id": 9002, "name": "Soulcatcher", "controller": 2, "target_seats": [0]}


@cache
def table() -> Recorded:
    return recorded(answers=0)


def sat(sit: Sit, language: Language = "en", width: int = 1440, height: int = 900) -> tuple[Person, Told]:
    """Somebody at the recorded table, in their own first main phase."""
    person = sit("Ada", language, width, height)
    told = Told(person.page, table())
    told.update(step="precombat main", active=0, turn=1)
    return person, told


def option(told: Told, person: Person) -> dict[str, object]:
    """Something that can be done: the ability of the first permanent of the own board."""
    card = int(person.page.locator(".own .permanent").first.get_attribute("data-id") or 0)
    return {"key": f"activate:{card}:0", "what": "activate", "card": card}


def test_what_makes_mana_alone_calls_for_no_press(sit: Sit) -> None:
    """What can be tapped for mana alone has a thin edge at a priority, and the full one where it is chosen of."""
    ada, told = sat(sit)
    own = ada.page.locator(".own .permanent")
    land, other = (int(own.nth(place).get_attribute("data-id") or 0) for place in (0, 1))
    mana = {"key": f"mana:{land}:0", "what": "mana", "card": land}
    use = {"key": f"activate:{other}:0", "what": "activate", "card": other}
    edge = "one => getComputedStyle(one).outlineWidth"
    told.ask_priority(use, mana)
    expect(own.nth(1)).to_have_class(re.compile("live"))
    assert [own.nth(place).evaluate(edge) for place in (0, 1)] == ["1px", "3px"]
    told.ask_priority({**use, "card": land}, mana)
    expect(own.nth(0)).not_to_have_class(re.compile("source"))
    assert own.nth(0).evaluate(edge) == "3px"
    told.ask("game-target", {"type": "choose", "options": [mana], "least": 1, "most": 1}, mana["key"])
    expect(own.nth(1)).not_to_have_class(re.compile("live"))
    assert own.nth(0).evaluate(edge) == "3px"


def test_an_ability_is_yielded_to_until_that_is_revoked(sit: Sit) -> None:
    """Always yielded to, an ability resolves without a click; the list of yields takes it back."""
    ada, told = sat(sit)
    page = ada.page
    told.update(stack=[ABILITY])
    told.ask_priority(option(told, ada))
    page.keyboard.press("y")
    expect(page.get_by_role("button", name=ada.say("web-game-yield"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    told.ask_priority(option(told, ada))
    told.wait_for(["pass", "pass"])
    page.keyboard.press("s")
    page.get_by_role("button", name=ada.say("web-game-yield-no")).click()
    page.keyboard.press("Escape")
    told.ask_priority(option(told, ada))
    expect(page.locator('.bar [data-key="pass"]')).to_be_visible()
    assert told.given == ["pass", "pass"]


@pytest.mark.sweep
def test_another_ability_of_the_same_card_still_asks(sit: Sit) -> None:
    """One ability is let resolve; another of the same name waits for a click, and each is listed and revoked alone."""
    ada, told = sat(sit)
    page = ada.page
    own, passing = option(told, ada), page.locator('.bar [data-key="pass"]')
    for item in (ABILITY, OTHER):
        told.update(stack=[item])
        told.ask_priority(own)
        yielding = page.get_by_role("button", name=ada.say("web-game-yield"))
        expect(passing).to_be_visible()
        expect(yielding).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("y")
        expect(yielding).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Space")
        expect(passing).to_be_hidden()
    page.keyboard.press("s")
    asking = page.get_by_role("button", name=ada.say("web-game-yield-no"))
    expect(asking).to_have_count(2)
    asking.first.click()
    expect(asking).to_have_count(1)
    page.keyboard.press("Escape")
    told.ask_priority(own)
    expect(passing).to_be_hidden()
    told.update(stack=[ABILITY])
    told.ask_priority(own)
    expect(passing).to_be_visible()
    told.wait_for(["pass", "pass", "pass"])


@pytest.mark.sweep
def test_yields_kept_by_the_card_s_name_alone_are_still_read(sit: Sit) -> None:
    """A tab that kept names lets every ability of such a card resolve, and the list says so."""
    ada, told = sat(sit, "ja")
    page = ada.page
    page.evaluate("sessionStorage.setItem('entaku.yields', JSON.stringify(['Soulcatcher', 7, {name: 'Regicide'}]))")
    page.reload()
    page.locator(".permanent").first.wait_for()
    told.update(stack=[OTHER], step="precombat main", active=0, turn=1)
    told.ask_priority(option(told, ada))
    page.keyboard.press("s")
    kept = page.locator("dialog[open] section li")
    expect(kept).to_have_count(1)
    expect(kept).to_contain_text(ada.say("web-game-yield-all"))
    told.wait_for(["pass"])


def test_passing_until_something_happens_stops_when_one_is_aimed_at(sit: Sit) -> None:
    """It passes over nothing, and stops at a spell aimed at the viewer."""
    ada, told = sat(sit)
    page = ada.page
    told.ask_priority(option(told, ada))
    page.keyboard.press("n")
    told.update(step="beginning of combat")
    told.ask_priority(option(told, ada))
    told.wait_for(["pass", "pass"])
    told.update(stack=[SPELL], active=2)
    told.ask_priority(option(told, ada))
    expect(page.locator('.bar [data-key="pass"]')).to_be_visible()
    expect(page.locator("svg.arrows path.target")).to_have_count(1)
    assert told.given == ["pass", "pass"]


def test_keys_are_changed_in_the_settings_and_rest_while_a_word_is_composed(sit: Sit) -> None:
    """Another key passes from then on, also after a reload; the page shows it; an input method keeps its keys."""
    ada, told = sat(sit)
    page = ada.page
    page.get_by_role("button", name=ada.say("web-settings")).click()
    page.get_by_text(ada.say("web-keys-game"), exact=True).click()
    page.get_by_role("button", name=f"{ada.say('web-keys-pass')}: ␣").click()
    page.keyboard.press("p")
    page.keyboard.press("Escape")
    page.locator(".players .turn").click()
    told.ask_priority(option(told, ada))
    expect(page.locator('.bar [data-key="pass"] kbd')).to_have_text("p")
    composing = "new KeyboardEvent('keydown', {key: 'p', bubbles: true, isComposing: true})"
    page.evaluate(f"document.body.dispatchEvent({composing})")
    page.keyboard.press("Space")
    assert told.given == []
    page.keyboard.press("p")
    told.wait_for(["pass"])
    page.reload()
    page.locator(".permanent").first.wait_for()
    assert page.evaluate("JSON.parse(localStorage['entaku.keys']).pass") == "p"


def test_cards_are_reached_used_and_read_by_keyboard_alone(sit: Sit) -> None:
    """Arrows go from card to card, Enter uses one, a full stop or "?" shows it large; its label says how it is."""
    ada, told = sat(sit)
    page = ada.page
    use = option(told, ada)
    told.ask_priority(use)
    page.locator('.bar [data-key="pass"]').wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".live:focus")).to_have_count(1)
    for key in (".", "?"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open] h2")).to_be_visible()
        page.keyboard.press("Escape")
    page.locator(f'[data-id="{use["card"]}"]').focus()
    label = str(page.evaluate("document.activeElement.ariaLabel"))
    page.keyboard.press("Enter")
    told.wait_for([use["key"]])
    assert len(label.split(", ")) > 1


def test_a_double_click_on_a_card_is_one_press(sit: Sit) -> None:
    """Its second half uses nothing, and shows nothing large, that lies under the pointer by then."""
    ada, told = sat(sit)
    page = ada.page
    use = option(told, ada)
    told.ask_priority(use)
    expect(page.locator(".own .permanent.live")).to_have_count(1)
    page.locator(".own .permanent.live").dblclick()
    told.wait_for([use["key"]])
    expect(page.locator("dialog[open]")).to_have_count(0)
    choice = {"type": "choose", "options": [{"key": 7, "card": use["card"]}], "least": 0, "most": 2}
    told.ask("game-target", choice, [])
    page.locator(".own .permanent.live").dblclick()
    expect(page.locator(".own .permanent.lit")).to_have_count(1)


def test_space_passes_once_a_dialog_is_closed(sit: Sit) -> None:
    """Behind a dialog nothing is passed, and what the mouse opened isn't opened again; where Tab has come it is."""
    ada, told = sat(sit)
    page = ada.page
    told.ask_priority(option(told, ada))
    pile = page.locator("[data-board='1'] header button").last
    pile.click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    assert told.given == []
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Space")
    told.wait_for(["pass"])
    expect(page.locator("dialog[open]")).to_have_count(0)
    told.ask_priority(option(told, ada))
    pile.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(pile).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("dialog[open]")).to_have_count(1)
    assert told.given == ["pass"]


def test_escape_takes_back_what_was_begun(sit: Sit) -> None:
    """It is asked of the server, like the button beside it; where nothing can be taken back, nothing is asked."""
    ada, told = sat(sit)
    page = ada.page
    told.ask_priority(option(told, ada))
    page.locator('.bar [data-key="pass"]').wait_for()
    page.keyboard.press("Escape")
    undo = {"points": [], "left": 0, "takes_back": True, "by_hand": None}
    told.say(json.dumps({"type": "update", "table": 1, "undo": undo}))
    page.locator("[data-takeback]").wait_for()
    assert "take-back" not in told.wished
    page.keyboard.press("Escape")
    page.locator("[data-takeback]").wait_for()
    page.wait_for_timeout(0)
    assert told.wished.count("take-back") == 1


@pytest.mark.rule("CR 701.32a")
def test_votes_are_shown_as_they_are_cast_and_the_log_shows_its_cards(sit: Sit) -> None:
    """Who has voted for what, and who is still to vote; a line of the log lights the card it is about."""
    ada, told = sat(sit)
    page = ada.page
    votes = page.get_by_role("region", name=ada.say("web-game-votes"))
    told.update({"type": "voted", "voter": 1, "choice": "death"})
    expect(votes.locator("li.soft")).to_have_count(3)
    told.update({"type": "voted", "voter": 2, "choice": "torture"})
    expect(votes.locator("li:not(.soft)")).to_have_count(2)
    card = page.locator(".own .permanent").first
    number = int(card.get_attribute("data-id") or 0)
    told.update({"type": "goaded", "object": number, "by": 2})
    line = page.locator(".log li").last
    line.hover()
    expect(card).to_have_class(re.compile("pointed"))
    page.get_by_label(ada.say("web-game-log-filter")).select_option("3")
    expect(page.locator(".log li")).to_have_count(0)


def test_one_board_or_all_on_a_phone(sit: Sit) -> None:
    """At 390 pixels one opponent is shown, or all of them at will; nothing is wider than the screen."""
    ada, _ = sat(sit, "ja", 390, 844)
    page = ada.page
    boards = page.locator(".boards .board")
    expect(boards).to_have_count(1)
    ada.button("web-game-all-boards").click()
    expect(boards).to_have_count(3)
    page.keyboard.press("o")
    expect(boards).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_the_zoom_shows_imported_rulings(server: Server, sit: Sit, language: Language, width: int) -> None:
    """A card held large has its rulings with their dates, marked as English on a Japanese page too."""
    rulings = [{"date": f"20{year}-01-02", "text": f"It purrs for {{{year}}}."} for year in range(10, 22)]
    file = server.data / f"rulings-{language}.jsonl"
    file.write_text(json.dumps(mtgjson_row("Soulcatcher", rulings=rulings)), encoding="utf-8")
    Library(server.data).import_files([file])
    ada, told = sat(sit, language, width, 844)
    told.update(stack=[ABILITY])
    ada.page.locator(".item").click(button="right")
    ruled = ada.page.get_by_role("region", name=ada.say("web-rulings"))
    expect(ruled.locator("time")).to_have_count(12)
    expect(ruled.locator("time").first).to_have_text("2010-01-02")
    expect(ruled.locator("[lang=en]").first).to_contain_text("It purrs for")
    last = ruled.locator("li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rulings_may_come_after_the_zoom_was_closed(sit: Sit) -> None:
    """Nothing on the page minds that."""
    ada, told = sat(sit)
    told.update(stack=[ABILITY])
    late: list[Route] = []
    ada.page.route("**/api/rulings/*", lambda route: late.append(route))
    with ada.page.expect_request("**/api/rulings/*"):
        ada.page.locator(".item").click(button="right")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    with ada.page.expect_response("**/api/rulings/*"):
        late[0].fulfill(json={"rulings": [["2010-01-02", "It purrs."]]})
    ada.page.evaluate("new Promise((done) => setTimeout(done))")


def test_arrows_leave_with_the_game(sit: Sit) -> None:
    """A game that ends in combat shows who won and no arrow over it, even on a page that draws no frames just then."""
    ada, told = sat(sit)
    page = ada.page
    attacker = int(page.locator(".own .permanent").first.get_attribute("data-id") or 0)
    told.update(step="combat damage", attacks=[{"attacker": attacker, "player": 1}])
    expect(page.locator("svg.arrows path.attack")).to_have_count(1)
    page.evaluate("window.requestAnimationFrame = () => 0")
    told.say(json.dumps({"type": "update", "table": 1, "changes": {"winners": [0], "ended": "last"}, "over": True}))
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator("svg.arrows")).to_have_count(0)
