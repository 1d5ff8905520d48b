"""Predefined tokens, against the rules' own words."""

import re
from collections.abc import Iterator

import pytest

from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.predefined import PREDEFINED, ROLES
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.reading.reader import read_text
from tests.shared_data import shared

DEFINED = re.compile(r"^111\.10[a-z] An? (?P<name>.+?) token is a (?P<like>.*)$", re.MULTILINE)
QUOTED = re.compile("“([^“”]*)”")
COLOURS = {"colorless": "", "black": "B"}


def definitions() -> Iterator[tuple[str, str]]:
    """What is created by each of the names, in the words of the rules of April 2026."""
    rules = shared("reference/magic-comprehensive-rules-2026-04-17.txt").read_text(encoding="utf-8-sig")
    for found in DEFINED.finditer(rules):
        yield found["name"], found["like"].split(" See rule")[0]


def abilities(quoted: str, types: tuple[str, ...]) -> tuple[Ability, ...]:
    """What words between quotation marks say, where they stand on a card."""
    text = quoted.replace("‘", "“").replace(".’", ".”")
    text = f"{text[:-1]}." if text.endswith(",") else text
    return tuple(one for each in read_text(text, "Moss", types) for one in each.abilities)


DEFINED_SINCE = {"Vibranium"}
"""What the rules of Marvel Super Heroes, of June 2026, define besides.  (CR of then, 111.10)"""


def test_all_of_the_rules_are_known() -> None:
    """Every name by which the rules let tokens be created is one of ours, and no other but those defined since."""
    assert {name for name, _ in definitions()} == PREDEFINED.keys() - DEFINED_SINCE


def test_their_types_and_sizes_are_those_of_the_rules() -> None:
    """The colour, the types and the size of each are what its rule says."""
    for name, like in definitions():
        token = PREDEFINED[name]
        front = like.split("Its front face is a ")[-1]
        words = front.split(" with ")[0].split(" token")[0].split()
        colour = next(word for word in words if word in COLOURS)
        assert token.colours == COLOURS[colour], name
        kinds = {word.capitalize() for word in words if "/" not in word and word != colour}
        assert set(token.types) == kinds, name
        assert ("Creature" in token.types) == ("2/2" in words), name
        assert (token.power, token.toughness) == ((2, 2) if "2/2" in words else (1, 1)), name
    back = PREDEFINED["Incubator"].back
    assert back == Token(("Artifact", "Creature", "Phyrexian"), 0, 0, name="Phyrexian Token")


def test_what_they_do_is_what_the_rules_say() -> None:
    """The rule's own words between quotation marks, read as a card's, are the abilities of ours."""
    unread = set()
    for name, like in definitions():
        token = PREDEFINED[name]
        of_role = token.abilities[1:] if name in ROLES else token.abilities
        said = tuple(one for quoted in QUOTED.findall(like) for one in abilities(quoted, token.types))
        if "NotUnderstood" in repr(said):
            unread.add(name)
        else:
            assert said == of_role, name
    assert unread <= {"Young Hero Role"}


@pytest.mark.parametrize("name", PREDEFINED)
def test_texts_create_them(name: str) -> None:
    """Each is created by a text that names it."""
    text = f"Create a {name} token attached to target creature." if name in ROLES else f"Create two {name} tokens."
    (found,) = read_text(text, "Moss", ("Sorcery",))
    assert found.understood
    assert PREDEFINED[name] in [getattr(act, "token", None) for act in getattr(found.abilities[0], "do", ())]
