"""What a cube's own cards do in the draft: cards and boosters they add, cards that go out of it, subtypes noted."""

from collections import Counter
from typing import cast

import msgspec
import pytest

from entaku.drafts.conspiracy import cube_setup
from entaku.drafts.events import CardsAdded, LeftDraft
from entaku.drafts.play import play_defaults
from entaku.drafts.report import everything_that_happened
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.views import DraftView
from entaku.drafts.words import Words
from entaku.kernel.randomness import seed_from
from entaku.messages import LANGUAGES
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.report import CubeList, looked_up
from entaku.oracle.library import Library
from tests.drafts.wild import cards_dealt, cards_everywhere


def listed(customs: str, sheets: str, settings: str = "{}") -> CubeList:
    text = f"[Settings]\n{settings}\n[CustomCards]\n{customs}\n{sheets}"
    return looked_up(read_cube(text, "cube.txt"), Library(None))


def table_of(cube: CubeList, players: int, size: int, rounds: int = 1, luck: int = 1) -> DraftTable:
    cards = {card.name: card for card in cube.cards}
    setup = cube_setup(cube.cube, cards, [f"P{seat}" for seat in range(players)], size=size, rounds=rounds)
    return open_table(setup, seed_from(luck))


def piles(table: DraftTable) -> list[Counter[str]]:
    return [Counter(card.name for card in drafter.pile) for drafter in table.state.drafters]


VOUCHER = """[{"name": "Voucher", "draft_effects": ["BurnAfterPicking",
    {"type": "AddCards", "cards": ["Lore Seeker", "cogwork spy", "Regicide"],
    "count": %d, "duplicateProtection": %s}]}]"""


def test_a_voucher_is_exchanged_for_its_cards() -> None:
    """All cards that it names come into the pool, under their own names, and it goes out of the draft."""
    cube = listed(VOUCHER % (0, "true"), "[A]\n2 Voucher")
    table = table_of(cube, 2, 1)
    assert piles(table) == [Counter(["Lore Seeker", "Cogwork Spy", "Regicide"])] * 2
    assert [card.name for card in table.state.left_over] == ["Voucher", "Voucher"]
    assert cards_everywhere(table) == cards_dealt(table)


def test_some_of_its_cards_may_come_at_random() -> None:
    """So many of the cards, each once unless the list says otherwise; another seed draws others."""
    once = [table_of(listed(VOUCHER % (2, "true"), "[A]\nVoucher"), 1, 1, luck=luck) for luck in range(12)]
    assert all(max(piles(table)[0].values()) == 1 and piles(table)[0].total() == 2 for table in once)
    assert len({tuple(sorted(piles(table)[0])) for table in once}) == 3
    again = [table_of(listed(VOUCHER % (2, "false"), "[A]\nVoucher"), 1, 1, luck=luck) for luck in range(20)]
    assert any(max(piles(table)[0].values()) == 2 for table in again)


def test_what_comes_from_outside_is_known_to_its_player_alone() -> None:
    """Others are told how many cards came, and that a card went; no more of either."""
    cube = listed(VOUCHER % (1, "true"), "[A]\nVoucher\nTom\nTim\nTam")
    table = table_of(cube, 2, 2)
    play_defaults(table)
    events = [event for event in everything_that_happened(table) if isinstance(event, CardsAdded | LeftDraft)]
    assert len(events) == 2
    (seat,) = {event.seat for event in events}
    for event in events:
        other = msgspec.json.encode(table.rules.told(table.state, event, 1 - seat)).decode()
        assert not any(name in other for name in ("Voucher", "Lore Seeker", "Cogwork Spy", "Regicide"))
        assert table.rules.told(table.state, event, seat) == event
        for language in LANGUAGES:
            words = Words(table.setup, language)
            for told in (event, table.rules.told(table.state, event, 1 - seat)):
                assert told is not None
                assert all(words.lines(told))
    assert "Voucher" not in msgspec.json.encode(cast(DraftView, table.view(1 - seat)).log).decode()


ADDERS = """[{"name": "Gift", "draft_effects": ["FaceUp",
    {"type": "AddBooster", "layouts": [{"name": "Special", "weight": 2}]}]},
    {"name": "Plain gift", "draft_effects": ["AddBooster"]}]"""
LAYOUTS = """{"layouts": {"Usual": {"weight": 1, "slots": {"A": 1}}, "Special": {"weight": 0, "slots": {"S": 2}}}}"""


@pytest.mark.parametrize("card,added", [("Gift", ["Star", "Star"]), ("Plain gift", ["Plain gift"])])
def test_a_card_adds_a_booster_of_its_layouts(card: str, added: list[str]) -> None:
    """One that names layouts adds a booster of those, one that names none adds one like the others."""
    cube = listed(ADDERS, f"[A]\n40 {card}\n[S]\n40 Star", LAYOUTS)
    table = table_of(cube, 1, 1)
    (asked,) = table.decisions.values()
    assert asked.purpose == "draft-add-booster"
    table.answer(0, asked.id, True)
    assert [card.name for card in table.state.dealt[-1]] == added
    play_defaults(table)
    assert cards_everywhere(table) == cards_dealt(table)


def test_subtypes_of_removed_cards_are_noted() -> None:
    """A card that tracks the subtypes of what it removes lays those face up and notes each subtype once."""
    customs = """[{"name": "Eater", "draft_effects": ["FaceUp", "RemoveDraftCard", "TrackRemovedCardsSubtypes"]},
        {"name": "Cat", "type": "Creature", "subtypes": ["Cat", "Wizard"]}]"""
    table = table_of(listed(customs, "[A]\nEater\n2 Cat"), 1, 3)
    by_name = {card.name: card.id for card in table.state.phase.places[0].queue[0].cards}
    for name in ("Eater", "Cat"):
        if name == "Cat":
            act = next(one for one in table.decisions.values() if one.purpose == "draft-act")
            table.answer(0, act.id, (act.shape.options[0].key,))  # type: ignore[union-attr]
        pick = next(one for one in table.decisions.values() if one.purpose == "draft-pick")
        table.answer(0, pick.id, by_name[name])
    drafter = table.state.drafters[0]
    assert [(note.kind, note.text) for note in drafter.notes] == [("subtype", "Cat"), ("subtype", "Wizard")]
    assert [removed.face_up for removed in drafter.removed] == [True]


def test_effects_that_do_nothing_here_are_named() -> None:
    """An unknown effect, a layout that isn't described, a sheet in no layout: each is mentioned in both languages."""
    customs = """[{"name": "Tom", "draft_effects": ["CantPick", {"type": "AddBooster", "layouts": ["Nowhere"]}]}]"""
    cube = listed(customs, "[A]\nTom\n[B]\nTim\nTam", '{"layouts": {"L": {"slots": {"A": 1}}}}')
    assert [(remark.key, *remark.facts.values()) for remark in cube.report.remarks] == [
        ("cube-sheet-unused", "B", 2),
        ("cube-effect-unknown", "Tom", "CantPick"),
        ("cube-effect-layout", "Tom", "Nowhere"),
    ]


def test_cards_that_an_effect_names_are_looked_up() -> None:
    """They are facts of the draft like the cube's own, and unknown ones are reported."""
    cube = listed('[{"name": "Tom", "draft_effects": [{"type": "AddCards", "cards": ["Nobody knows"]}]}]', "[A]\nTom")
    assert cube.report.unknown == ("Nobody knows",)
    assert {card.name for card in cube.cards} == {"Tom", "Nobody knows"}


@pytest.mark.rule("CD-11")
def test_a_card_named_like_a_real_one_has_what_its_list_does_not_say() -> None:
    """Facts, text and what it does in the draft come from the card everybody knows; what the list says comes first."""
    real = shipped().find("Cogwork Librarian")
    customs = '[{"name": "Cogwork Librarian", "rarity": "mythic", "set": "OWN", "image": "https://example.org/l.png"}]'
    cube = listed(customs, "[A]\nCogwork Librarian")
    (card,) = cube.cards
    assert (card.front, card.mana_value, card.rarity) == (real.front, real.mana_value, "mythic")
    table = table_of(cube, 1, 1)
    assert "Cogwork Librarian" in table.setup.abilities
    other = listed(
        '[{"name": "cogwork librarian", "type": "Land", "draft_effects": ["Reveal"]}]', "[A]\nCogwork Librarian"
    )
    (land,) = other.cards
    assert (land.name, land.types, land.front.power, land.front.cost) == (real.name, ("Land",), None, None)
