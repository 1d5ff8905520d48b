"""The sets we ship."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from entaku.oracle.catalogue import CardSet, read_set, shipped, write_set
from tests.shared_data import shared

ROOT = Path(__file__).resolve().parents[2]
DRAFT_MATTERS = (
    "Aether Searcher", "Agent of Acquisitions", "Canal Dredger", "Cogwork Grinder", "Cogwork Librarian", "Cogwork Spy",
    "Cogwork Tracker", "Deal Broker", "Lore Seeker", "Lurking Automaton", "Whispergear Sneak", "Paliano, the High City",
    "Custodi Peacekeeper", "Noble Banneret", "Paliano Vanguard", "Arcane Savant", "Illusionary Informant",
    "Spire Phantasm", "Archdemon of Paliano", "Regicide", "Smuggler Captain", "Garbage Fire", "Pyretic Hunter",
    "Volatile Chimera", "Animus of Predation", "Caller of the Untamed", "Leovold's Operative",
)  # fmt: skip


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_sets", ROOT / "tools" / "build_sets.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_shipped_files_are_what_the_tool_makes() -> None:
    """A re-import of the data gives the shipped files, byte for byte; names in two languages are collected by hand."""
    made = _tool().files(shared("data"))
    kept = {
        path.name: path.read_bytes() for path in (ROOT / "src/entaku/sets").glob("*.json") if path.name != "names.json"
    }
    assert made == kept


@pytest.mark.parametrize("code,cards,conspiracies", [("CNS", 210, 13), ("CN2", 221, 12)])
@pytest.mark.rule("CD-1", "CR 314.1")
def test_both_sets_are_whole(code: str, cards: int, conspiracies: int) -> None:
    """Conspiracy has 210 cards and Take the Crown 221, with their 13 and 12 conspiracies."""
    found = shipped().set(code).cards
    assert len(found) == cards
    assert sum(card.is_conspiracy for card in found) == conspiracies


@pytest.mark.rule("CD-9", "CD-10")
def test_every_card_that_works_in_the_draft_is_there() -> None:
    """All 27 cards that work in the draft, or from what was drafted, are in the two sets."""
    names = {card.name for code in ("CNS", "CN2") for card in shipped().set(code).cards}
    assert names.issuperset(DRAFT_MATTERS)


@pytest.mark.parametrize("code,ja", [("cns", "コンスピラシー"), ("CN2", "コンスピラシー：王位争奪")])
def test_a_set_knows_its_names(code: str, ja: str) -> None:
    """A set is found under its code in any case, and has its Japanese name."""
    assert shipped().set(code).ja == ja


def test_every_shipped_card_has_a_japanese_name() -> None:
    """All cards of both sets and the basic lands can be called in Japanese."""
    assert [card.name for card in shipped().cards.values() if not card.ja] == []


@pytest.mark.rule("CD-5", "CR 305.6")
def test_the_basic_lands_are_there() -> None:
    """The five basic lands are known, with their identity."""
    basics = {card.name: card.identity for card in shipped().cards.values() if card.is_basic_land}
    assert basics == {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


def test_a_reprint_has_both_printings() -> None:
    """A card of both sets is one card with two printings."""
    both = {card.name for card in shipped().set("CNS").cards} & {card.name for card in shipped().set("CN2").cards}
    assert both
    for name in both:
        assert {printing.set_code for printing in shipped().cards[name].printings} == {"CNS", "CN2"}


def test_no_texts_are_shipped() -> None:
    """The shipped files hold facts alone: no string in them is as long as a sentence of rules, or looks like one."""
    for path in (ROOT / "src/entaku/sets").glob("*.json"):
        strings = re.findall(r'"((?:[^"\\]|\\.)*)"', path.read_text(encoding="utf-8"))
        assert max(len(string) for string in strings) <= 40
        assert [string for string in strings if string.endswith((".", "。"))] == []


@pytest.mark.parametrize("code", ["CNS", "CN2", "BASICS"])
def test_a_set_survives_its_file(code: str) -> None:
    """Writing a set and reading it back changes nothing."""
    card_set: CardSet = shipped().set(code)
    assert read_set(write_set(card_set)) == card_set
