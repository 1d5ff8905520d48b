"""Wide boards: what is found once, summed or not tried at all gives what applying one effect after the other gives."""

import pytest
from msgspec.structs import replace

from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Table
from entaku.magic.game import mutators
from entaku.magic.game.definitions import token_definition
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import CONSPIRACY
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import equal_effects, layer_dependency, layers
from entaku.magic.spells.resolving import asking
from entaku.magic.turn import turns
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.reading.reader import read_text
from tests.magic.test_projection import facts
from tests.magic.wild import drafted_setup

TEXTS = (
    "other creatures get +1/+1.",
    "other creatures you control get +1/+1.",
    "creatures you control get +1/+0 and have flying.",
    "creatures get -0/-1.",
    "Other Goblins get +2/+1.",
    "artifact creatures you control get +1/+1.",
    "creatures with flying get +1/+1.",
    "creatures with power 3 or less get +1/+1.",
    "~ gets +1/+1 for each other creature you control.",
    "~ gets +1/+1 for each artifact you control.",
    "~'s power and toughness are each equal to the number of creatures you control.",
    "other creatures are artifacts in addition to their other types.",
    "artifacts are Goblins in addition to their other types.",
    "Goblins are Soldiers in addition to their other types.",
    "noncreature artifacts are creatures in addition to their other types.",
    "Goblins are black.",
    "artifacts lose all abilities.",
    "creatures lose flying.",
    "white creatures get +1/+1.",
    "creatures you control are black.",
    "flying",
    "changeling",
)
BODIES = (("Creature", "Soldier"), ("Creature", "Goblin"), ("Artifact", "Creature", "Golem"), ("Artifact", "Toy"))


def board(number: int) -> Game:
    """A game that has just begun, on whose battlefield lie two dozen tokens that speak of each other.

    In every third game each player's effects reach their neighbours alone.  (CR 801)
    """
    stream = Stream(seed_from(number), "table", "equal effects")
    profile = replace(CONSPIRACY, range=None if number % 3 else 1)
    game = Table(MAGIC, drafted_setup(number, profile=profile), seed_from(number)).state.game
    game.ranges = turns.ranges(game)
    spoken = ["\n".join(TEXTS[stream.below(len(TEXTS))] for _ in "ab") for _ in range(6)]
    for place in range(24):
        types, text = BODIES[stream.below(len(BODIES))], spoken[stream.below(len(spoken))]
        abilities = tuple(ability for one in read_text(text, "Toy", types) for ability in one.abilities)
        definition = token_definition(Token(types, 1, 1, "W" if place % 3 else "", abilities))
        seat, stamp = place % len(game.players), mutators.stamp(game)
        there = mutators.new_id(game)
        mutators.put_in(game, Object(there, definition, seat, seat, "battlefield", timestamp=stamp, held_by=seat))
    return game


def worked_out(game: Game) -> list[tuple[object, ...]]:
    """Everything about each permanent, from nothing."""
    game.projection = None
    return [facts(traits) for traits in layers.project(game).traits.values()]


@pytest.mark.rule("CR 613.4c", "CR 613.8a")
@pytest.mark.parametrize("number", range(60))
def test_nothing_is_lost_by_summing(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of tokens that enlarge, count and change each other, all are what trying and applying each effect makes."""
    game = board(number)
    found = worked_out(game)
    monkeypatch.setattr(equal_effects, "summed", lambda _: None)
    monkeypatch.setattr(asking, "shared", lambda _: None)
    monkeypatch.setattr(layer_dependency, "words_added", lambda _: None)
    assert worked_out(game) == found


def test_texts_are_understood() -> None:
    """Each of these tokens does what it says."""
    told = [ability for text in TEXTS for one in read_text(text, "Toy", BODIES[0]) for ability in one.abilities]
    assert [one for one in told if type(one).__name__ == "NotUnderstood"] == []
