"""A card that is read large, beside the one that the pointer rests on: all of its words, and over no question."""

import gzip
import json
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from entaku.laboratory.bench_table import Recorded, recorded
from entaku.messages import Language
from entaku.oracle.card import Card
from entaku.oracle.catalogue import shipped
from entaku.oracle.library import Library
from entaku.server.cards.bodies import CardFacts
from entaku.server.cards.facts import Facts
from tests.browser.conftest import Sit
from tests.browser.looking import AT_REST, rest_swept
from tests.browser.people import Person
from tests.browser.tables import Told
from tests.browser.test_nights import picture
from tests.shared_data import shared

FAMILIES = ("transform", "modal_dfc", "saga", "class", "adventure", "split", "flip", "leveler", "Planeswalker")
"""Forms of cards, of each of which the wordiest are read."""
OF_EACH = 4
OF_SETS = 12
"""So many of the shipped sets, and as many of Commander 2011."""
MOST = 55
FIRST = 9_000
"""The first card's id at the table."""
LOOKED_AT = range(0, 60, 6)
REST = 500
"""Milliseconds after which a card that the pointer rests on is shown large."""
CUT = """() => {
  const rest = document.querySelector('.rest');
  if (!rest) return ['nothing is shown'];
  const {left, top, right, bottom} = rest.getBoundingClientRect();
  const found = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    ? [`off the screen: ${[left, top, right, bottom].map(Math.round)}`] : [];
  for (const one of rest.querySelectorAll('*:not(svg *):not(.window *)')) {
    const style = getComputedStyle(one);
    if (style.overflow === 'visible' || one.matches('.window')) continue;
    if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      found.push(`cut: .${one.className} ${one.clientHeight} of ${one.scrollHeight}`);
  }
  const card = rest.querySelector('.card').getBoundingClientRect();
  for (const one of rest.querySelectorAll('.text, .other, .foot, .name, .line')) {
    const box = one.getBoundingClientRect();
    if (box.bottom > card.bottom + 1 || box.right > card.right + 1) found.push(`out of the card: .${one.className}`);
  }
  return found;
}"""
"""What of the card that is shown large can't be read."""
OVERLAP = """() => {
  const rest = document.querySelector('.rest').getBoundingClientRect();
  return [...document.querySelectorAll('.bar[data-decision], .prompt')].some((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.right, rest.right) > Math.max(box.left, rest.left)
      && Math.min(box.bottom, rest.bottom) > Math.max(box.top, rest.top);
  });
}"""
"""Whether it lies over what is asked."""


@cache
def table() -> Recorded:
    return recorded(answers=0)


@cache
def families() -> tuple[dict[str, object], ...]:
    """The rows of the wordiest cards of each family, each with its other faces."""
    with gzip.open(shared("data/oracle/cards.jsonl.gz")) as file:
        rows = [json.loads(line) for line in file]
    faces = defaultdict(list)
    for row in rows:
        faces[row["name"]].append(row)
    told: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for name, each in faces.items():
        words = sum(len(row.get("text") or "") for row in each)
        for family in {each[0]["layout"], *each[0]["types"]} & set(FAMILIES):
            told[family].append((words, name))
    names = [name for family in FAMILIES for _, name in sorted(told[family], reverse=True)[:OF_EACH]]
    return tuple(row for name in dict.fromkeys(names) for row in faces[name])


def wordiest(facts: Facts, cards: list[Card], language: Language, count: int) -> list[CardFacts]:
    """The facts of those cards that have most to read."""
    told = [facts.of(card) for card in cards]
    return sorted(told, key=lambda one: -len(one.text_ja if language == "ja" else one.text))[:count]


def with_families(folder: Path, *, printed: bool) -> Facts:
    """What a library says that has these families and Commander 2011, with the printed texts or our renderer's own."""
    folder.mkdir()
    file = folder / "families.jsonl"
    rows = [row if printed else {key: each for key, each in row.items() if key != "text"} for row in families()]
    file.write_text("\n".join(json.dumps(row) for row in rows))
    library = Library(folder / "library")
    library.import_files([file, shared("data/mtgjson/CMD.json")])
    return Facts(library)


@pytest.fixture(scope="module")
def wordy(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Language], list[CardFacts]]:
    """What is read in a language, which takes long to be put together."""
    return cache(lambda language: read(language, tmp_path_factory.mktemp(language)))


def read(language: Language, folder: Path) -> list[CardFacts]:
    """Sixty cards with long texts: in Japanese as we say them, where we can."""
    printed, said = (with_families(folder / name, printed=name == "printed") for name in ("printed", "said"))
    library = printed.library
    commander = [card for card in library.cards().values() if any(one.set_code == "CMD" for one in card.printings)]
    cards = [library.find(name) for name in dict.fromkeys(str(row["name"]) for row in families())]
    ours = {card: said.of(said.library.find(card.name)) for card in cards if language == "ja"}
    return [
        *(ours[card] if card in ours and ours[card].text_ja else printed.of(card) for card in cards),
        *wordiest(printed, commander, language, OF_SETS),
        *wordiest(printed, list(shipped().cards.values()), language, OF_SETS),
    ]


def sat(sit: Sit, language: Language, height: int, cards: list[CardFacts]) -> tuple[Person, Told]:
    """Somebody at a table on whose boards these cards lie."""
    person = sit("Ada", language, 1440, height)
    person.page.clock.install()
    told = Told(person.page, table())
    lie = [
        {"id": FIRST + place, "name": one.faces[0].name, "types": ["Creature"], "controller": place % 4}
        for place, one in enumerate(cards)
    ]
    known = {one.faces[0].name: one for one in cards}
    update = {"type": "update", "table": 1, "changes": {"battlefield": lie}, "cards": known}
    told.say(msgspec.json.encode(update).decode())
    expect(person.page.locator(".permanent")).to_have_count(len(cards))
    person.page.evaluate(AT_REST)
    return person, told


def rest_on(person: Person, card: int) -> None:
    """Let the pointer rest on a card until it is shown large."""
    page = person.page
    page.mouse.move(5, 5)
    page.locator(f'.permanent[data-id="{card}"]').hover()
    page.clock.run_for(REST)
    expect(page.locator(".rest .card")).to_be_visible()
    page.clock.run_for(REST)


@pytest.mark.xdist_group("cards with many words")
@pytest.mark.parametrize(("language", "height"), rest_swept(("ja", 900), ("en", 900), ("ja", 720), ("en", 720)))
def test_no_word_of_a_card_that_is_read_is_cut(
    sit: Sit, wordy: Callable[[Language], list[CardFacts]], language: Language, height: int
) -> None:
    """Of sixty cards with long texts each is on the screen whole, with its name, its line, its text and its faces."""
    cards = wordy(language)
    ada, _ = sat(sit, language, height, cards)
    told = {}
    for place, one in enumerate(cards):
        rest_on(ada, FIRST + place)
        told[one.name] = ada.page.evaluate(CUT)
        if told[one.name] or place in LOOKED_AT:
            picture(ada.page, f"large-{language}-{height}-{place}")
    assert len(told) >= MOST
    assert {name: cut for name, cut in told.items() if cut} == {}


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_card_that_is_read_makes_room_for_a_question(sit: Sit, language: Language) -> None:
    """A question that comes while a card of one's hand is read lies beside it, and not under it."""
    ada = sit("Ada", language)
    page = ada.page
    page.clock.install()
    told = Told(page, table())
    hand = [{"id": FIRST + place, "name": name} for place, name in enumerate(("Forest", "Plains", "Swamp"))]
    told.say(json.dumps({"type": "update", "table": 1, "asked": []}))
    told.update(step="precombat main", turn=1, **{"players.0.hand": hand})
    expect(page.locator(".prompt")).to_have_count(0)
    page.locator(".in-hand").nth(1).hover()
    page.clock.run_for(REST)
    expect(page.locator(".rest .card")).to_be_visible()
    page.clock.run_for(REST)
    picture(page, f"large-before-{language}")
    modes = [{"key": place, "what": "mode", "text": f"Mode {place}"} for place in range(3)]
    told.ask("game-modes", {"type": "choose", "options": modes, "least": 1, "most": 2}, [0])
    expect(page.locator(".prompt")).to_be_visible()
    page.clock.run_for(REST)
    assert not page.evaluate(OVERLAP)
    assert page.evaluate(CUT) == []
    picture(page, f"large-asked-{language}")
