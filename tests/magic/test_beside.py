"""Planar and scheme decks that a table makes of the cards that are known: how many, which, and who begins how."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from entaku.games.beside import SCHEMES, with_variant
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import COMMANDER
from entaku.magic.game.setup import GameSetup
from entaku.oracle.library import Library
from tests.magic.wild import jumbled_setup, play_wild

FULL = "Creatures you control have flying."
BY_HAND = "Everybody sings."
LUCK = seed_from("beside")


def row(name: str, type_: str, text: str, *supertypes: str) -> dict[str, object]:
    """A card of a file."""
    layout = "scheme" if type_ == "Scheme" else "planar"
    return {"name": name, "layout": layout, "type": " ".join((*supertypes, type_)), "types": [type_],
            "supertypes": list(supertypes), "subtypes": [], "text": text, "manaValue": 0.0, "colors": [],
            "colorIdentity": [], "firstPrinting": "AAA", "firstPrinted": "2009-01-01", "legalities": {}}  # fmt: skip


def library(folder: Path, planes: int = 0, strange: int = 0, schemes: int = 0, by_hand: int = 0) -> Library:
    """What is known where so many cards were imported; `by_hand` of the planes and schemes are left to hands."""
    rows = [row(f"Shore {n}", "Plane", BY_HAND if n < by_hand else FULL) for n in range(planes)]
    rows += [row(f"Comet {n}", "Phenomenon", FULL) for n in range(strange)]
    rows += [row(f"Plan {n}", "Scheme", BY_HAND if n < by_hand else FULL, "Ongoing") for n in range(schemes)]
    file = folder / "cards.jsonl"
    file.write_text("\n".join(json.dumps(one) for one in rows), encoding="utf-8")
    found = Library(folder)
    found.import_files([file])
    return found


def names(setup: GameSetup) -> list[str]:
    return [card.name for card in setup.planar_deck]


@pytest.mark.rule("CR 901.15a")
def test_a_planar_deck_for_all_is_as_the_rules_ask(tmp_path: Path) -> None:
    """Ten cards for each player, forty at most, each once; no more phenomena than two for each player."""
    known = library(tmp_path, planes=50, strange=9)
    for players, wanted in ((2, 20), (3, 30), (4, 40), (6, 40)):
        deck = names(with_variant(jumbled_setup(1, players), "planechase", known, LUCK))
        assert len(deck) == len(set(deck)) == wanted
        assert sum(name.startswith("Comet") for name in deck) <= 2 * players


def test_planes_that_are_played_in_full_come_first(tmp_path: Path) -> None:
    """What is left to hands is in a deck only where there aren't enough others."""
    known = library(tmp_path, planes=25, by_hand=5)
    by_hand = {f"Shore {n}" for n in range(5)}
    assert not by_hand & set(names(with_variant(jumbled_setup(1, 2), "planechase", known, LUCK)))


@pytest.mark.parametrize("variant", ["planechase", "archenemy", "supervillains"])
def test_too_few_cards_are_said(tmp_path: Path, variant: str) -> None:
    """Where too few planes or schemes are known, nothing begins, and it is said how many there are."""
    known = library(tmp_path, planes=19, schemes=5)
    with pytest.raises(Unlawful) as refused:
        with_variant(jumbled_setup(1, 2), variant, known, LUCK)  # type: ignore[arg-type]  # its names are listed above
    assert refused.value.key in ("game-too-few-planes", "game-too-few-schemes")


@pytest.mark.rule("CR 904.2", "CR 904.3", "CR 904.5", "CR 904.6")
def test_one_plays_against_all(tmp_path: Path) -> None:
    """The archenemy begins with 40 life and twenty schemes, none more than twice, against a team with 20 each."""
    known = library(tmp_path, schemes=12)
    setup = with_variant(jumbled_setup(2, 4), "archenemy", known, LUCK)
    schemes = [card.name for card in setup.players[0].schemes]
    assert (len(schemes), max(map(schemes.count, schemes))) == (SCHEMES, 2)
    assert (setup.starts, setup.lives, setup.teams) == (0, (40, 20, 20, 20), ((0,), (1, 2, 3)))
    played = play_wild(setup, 2, concedes=False, check=25)
    assert played.table.state.game.ended in ("last", "draw")


@pytest.mark.rule("CR 2026 904.13b")
def test_with_commanders_nobody_plays_against_all(tmp_path: Path) -> None:
    """It would need a life total that the others share."""
    setup = replace(jumbled_setup(2, 3), profile=COMMANDER)
    with pytest.raises(Unlawful):
        with_variant(setup, "archenemy", library(tmp_path, schemes=12), LUCK)


def test_one_against_all_has_no_other_teams(tmp_path: Path) -> None:
    """Who chose two teams is told that Archenemy has its own."""
    setup = jumbled_setup(2, 4)
    teams = replace(setup, profile=replace(setup.profile, teams=(2, 2)))
    with pytest.raises(Unlawful) as refused:
        with_variant(teams, "archenemy", library(tmp_path, schemes=12), LUCK)
    assert refused.value.key == "game-archenemy-teams"


@pytest.mark.rule("CR 904.12")
def test_each_player_may_have_schemes(tmp_path: Path) -> None:
    """In a Supervillain Rumble everybody has a scheme deck, and the seats are as they were."""
    setup = with_variant(jumbled_setup(3, 3), "supervillains", library(tmp_path, schemes=30), LUCK)
    assert [len(player.schemes) for player in setup.players] == [SCHEMES] * 3
    assert Table(MAGIC, setup, LUCK).state.game.setup.lives == (20, 20, 20)
