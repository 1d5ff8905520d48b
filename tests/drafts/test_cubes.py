"""Drafting cubes: shuffled, or by slots."""

import pytest
from msgspec.structs import replace

from entaku.drafts.conspiracy import cube_setup
from entaku.drafts.play import play_defaults
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import CubeCards, CubePacks
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.cube import (
    Cube,
    CubeEntry,
    CubeLayout,
    CubeSettings,
    CubeSheet,
    CubeSlot,
    CustomCard,
    RoundPicks,
)
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.ir.draft_tags import Tagged, tagged
from tests.drafts.pods import known
from tests.drafts.wild import cards_dealt, cards_everywhere

AS_USUAL = CubeSettings()
NAMES = tuple(shipped().cards)[:90]


def cube(*names: str, layouts: tuple[CubeLayout, ...] = (), settings: CubeSettings = AS_USUAL) -> Cube:
    sheet = CubeSheet("all", tuple(CubeEntry(name) for name in names))
    return Cube("mine", (sheet,), layouts, settings)


def drafted(made: Cube, players: int = 2, **options: int | bool) -> DraftTable:
    cards = {entry.name: known(entry.name) for entry in made.entries}
    setup = cube_setup(made, cards, [f"P{seat}" for seat in range(players)], **options)  # type: ignore[arg-type]
    table = open_table(setup, seed_from(4))
    play_defaults(table)
    return table


@pytest.mark.rule("CD-1")
def test_a_cubes_cards_come_once_each() -> None:
    """A cube of 90 makes six packs of 15, and every card is drafted by somebody."""
    table = drafted(cube(*NAMES))
    assert cards_everywhere(table) == sorted(NAMES)
    assert isinstance(table.setup.sources[0], CubeCards)


def test_a_cube_that_is_too_small_is_refused_with_the_numbers() -> None:
    """Two players and three packs of 15 need 90 cards, not 89."""
    with pytest.raises(Unlawful) as refused:
        drafted(cube(*NAMES[:89]))
    assert {refused.value.facts["needed"], refused.value.facts["count"]} == {90, 89}


def test_a_cube_with_slots_makes_its_boosters_by_them() -> None:
    """Its layouts say what a booster holds, unless it is to be shuffled after all."""
    layouts = (CubeLayout("one", 1, (CubeSlot("s", 4, (("all", 1),)),)),)
    table = drafted(cube(*NAMES, layouts=layouts))
    assert {len(pack) for pack in table.state.dealt} == {4}
    assert isinstance(table.setup.sources[0], CubePacks)
    shuffled = drafted(cube(*NAMES, layouts=layouts), slots=False)
    assert {len(pack) for pack in shuffled.state.dealt} == {15}


def test_a_cube_says_how_it_wants_to_be_drafted() -> None:
    """Boosters, their size, picks and cards put away come from the list's settings."""
    wishes = CubeSettings(boosters_per_player=2, cards_per_booster=6, rounds=(RoundPicks((2, 1), (1, 0)),))
    table = drafted(cube(*NAMES, settings=wishes))
    assert [len(pack) for pack in table.state.dealt] == [6] * 4
    (plan,) = table.setup.plans
    assert [(each.picks, each.burns) for each in plan.rounds] == [((2, 1), (1, 0))] * 2
    assert len(table.state.left_over) == 4
    assert cards_everywhere(table) == cards_dealt(table)


def test_names_are_the_cards_own_however_the_list_spells_them() -> None:
    """A Japanese or misspelt name in the list is the card's English name in the draft, so that its effects work."""
    made = cube("歯車式司書", *NAMES[:17])
    cards = {"歯車式司書": known("Cogwork Librarian")} | {name: known(name) for name in NAMES[:17]}
    setup = cube_setup(made, cards, ["P", "Q"], size=3)
    table = open_table(setup, seed_from(1))
    assert "Cogwork Librarian" in setup.abilities
    play_defaults(table)
    assert "Cogwork Librarian" in cards_everywhere(table)


def test_a_cubes_own_cards_do_what_their_tags_say() -> None:
    """A custom card tagged as a Librarian is one, and one that is revealed notes its number."""
    names = ["My Librarian", "My Counter", "x1", "x2", "x3", "x4"]
    customs = (
        CustomCard(known("My Librarian"), effects=("FaceUp", "CogworkLibrarian")),
        CustomCard(known("My Counter"), effects=("Reveal", "NoteDraftedCards")),
    )
    made = replace(cube(*names), customs=customs)
    setup = cube_setup(made, {name: known(name) for name in names}, ["P"], size=6, rounds=1)
    table = open_table(setup, seed_from(1))
    by_name = {card.name: card.id for card in table.state.phase.places[0].queue[0].cards}
    for name in ("My Librarian", "My Counter"):
        (pick,) = [decision for decision in table.decisions.values() if decision.purpose == "draft-pick"]
        table.answer(0, pick.id, by_name[name])
    assert [note.number for note in table.state.drafters[0].notes] == [2]
    assert any(decision.purpose == "draft-act" for decision in table.decisions.values())


def test_tags_mean_what_the_cards_they_are_taken_from_do() -> None:
    """Where a card that works in the draft has tags, they give the abilities of its tree."""
    tags = {
        "Aether Searcher": ("Reveal", "AetherSearcher"),
        "Agent of Acquisitions": ("FaceUp", "AgentOfAcquisitions"),
        "Canal Dredger": ("FaceUp", "CanalDredger"),
        "Cogwork Grinder": ("FaceUp", "RemoveDraftCard", "CogworkGrinder"),
        "Cogwork Librarian": ("FaceUp", "CogworkLibrarian"),
        "Cogwork Spy": ("Reveal", "CogworkSpy"),
        "Cogwork Tracker": ("Reveal", "NotePassingPlayer"),
        "Lore Seeker": ("Reveal", "LoreSeeker"),
        "Lurking Automaton": ("Reveal", "NoteDraftedCards"),
        "Regicide": ("Reveal", "ChooseColors"),
        "Noble Banneret": ("FaceUp", "NoteCreatureName"),
        "Paliano Vanguard": ("FaceUp", "NoteCreatureTypes"),
        "Smuggler Captain": ("FaceUp", "NoteCardName"),
        "Archdemon of Paliano": ("FaceUp", "ArchdemonOfPaliano"),
        "Animus of Predation": ("FaceUp", "RemoveDraftCard", "AnimusOfPredation"),
        "Leovold's Operative": ("FaceUp", "LeovoldsOperative"),
    }
    assert {name: tagged(words) for name, words in tags.items()} == {
        name: Tagged(DRAFT_MATTERS[name], ()) for name in tags
    }


def test_tags_we_know_nothing_for_are_named() -> None:
    """An unknown tag is kept, so that the table can say that it does nothing here."""
    assert tagged(["FaceUp", "CantPick"]).unknown == ("CantPick",)
