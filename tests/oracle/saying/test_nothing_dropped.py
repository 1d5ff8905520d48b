"""What a tree holds, Japanese says: where one field is changed, its words change."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from typing import cast

import pytest

import entaku.oracle.saying.english.grammar  # noqa: F401  (makes the tables)
from entaku.oracle.ir.abilities import Ability, Activated, ExileCost, Keyword, SpellAbility, Static, Target, Triggered
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import MustBlock
from entaku.oracle.ir.happenings import AnyHappening, Exerts
from entaku.oracle.ir.instructions import Likewise, ThisProcess
from entaku.oracle.ir.short import TARGET, creature, does, target_creature, whenever
from entaku.oracle.ir.things import (
    Among,
    Being,
    Bound,
    BoundAmount,
    BoundPlayer,
    Count,
    Each,
    Greatest,
    Group,
    Permanent,
    PlayersWho,
    Self,
    StatOf,
    Targeted,
    TargetedPlayer,
)
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.growth import Support
from entaku.oracle.mechanics.levels import GainLevel
from entaku.oracle.mechanics.meld import Meld
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.saying.english.telling import KINDS, Telling
from entaku.oracle.saying.english.telling import Unsayable as NoPhrase
from entaku.oracle.saying.japanese.lines import paragraph
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.trees import written
from tests.oracle.reading.official import READ_ONCE, full_of_all
from tests.oracle.saying.changed import Change, Fields, Place, taken
from tests.oracle.saying.test_printed import of_full_cards

NAMES = frozenset({
    "Bound.name", "BoundPlayer.name", "BoundAmount.name", "BoundColour.name", "BoundName.name", "Among.name",
    "Targeted.n", "TargetedPlayer.n", "Other.than",
})  # fmt: skip
"""Names of what was spoken of before: それ and そのプレイヤー are all of them."""


def _is_of(place: Place, kind: type) -> bool:
    """Whether an ability has such an instruction anywhere."""
    return any(isinstance(one, kind) for one in nodes(place.ability))


def _holds(place: Place, *kinds: type) -> bool:
    return any(isinstance(one, kinds) for one in place.holders)


BESIDES: dict[str, Callable[[Place], bool]] = {
    "what was spoken of before is それ and そのプレイヤー, by whatever name": lambda place: place.name in NAMES,
    "tokens of some names have their abilities by rule": lambda place: any(
        isinstance(one, Token) and one.name in one.types and "Creature" not in one.types for one in place.holders
    ),
    "others do the same": lambda place: _is_of(place, Likewise),
    "one word, or a level, says what it means": lambda place: (
        isinstance(place.ability, Activated)
        and place.path[:1] in ((), ("if_",))
        and (place.ability.word != "" or _is_of(place, GainLevel))
    ),
    "support says whom it targets": lambda place: _is_of(place, Support) and _holds(place, Target),
    "in which zone an ability works its cost or event says": lambda place: (
        place.field in ("zone", "origin") and _holds(place, Static, Activated, Triggered)
        and isinstance(place.holders[-1], Static | Activated | Triggered | ExileCost)
    ),
    "where a card is, its event or cost says": lambda place: (
        place.held
        in (
            "Group.zone in Cycles.what", "Group.zone in Enters.what", "Group.zone in Moves.what",
            "Group.zone in PutBelowCost.what",
        )
    ),
    "nobody's is the battlefield": lambda place: (
        isinstance(one := place.holders[-1], Group) and place.field == "of" and one.zone == "battlefield"
    ),
    "from whose hand a spell is cast, the hand says": lambda place: place.held == "Group.of in CastFree.what",
    "any number may be none, and up to so many are sought": lambda place: (
        place.name in ("Target.least", "Search.up_to")
    ),
    "several targets, and what is divided among them, are それら": lambda place: (
        place.name == "Both.of" and place.held != "Both.of in InsteadOfDamage.to"
    ),
    "whoever has the library shuffles it": lambda place: (
        place.name in ("Shuffle.who", "Move.random_order") or place.held == "OwnerOf.what in Shuffle.who"
    ),
    "what is put onto the battlefield, or found by others, is seen": lambda place: (
        isinstance(one := place.holders[-1], Search)
        and place.field == "reveal"
        and (one.to != "hand" or one.whose is not None)
    ),
    "in the library is sought besides": lambda place: place.name == "Search.zones",
    "one card and another are found together": lambda place: (
        isinstance(one := place.holders[-1], Search) and one.bind in ("first", "second")
    ),
    "how many were chosen so is その枚数": lambda place: _holds(place, Count) and _holds(place, Among),
    "what a Class has at a level stands under the line of that level": lambda place: place.name == "AtClassLevel.least",
    "what is melded was said before": lambda place: _holds(place, Meld),
    "what holds of one opponent is said of 対戦相手１人": lambda place: _holds(place, PlayersWho),
    "the greatest among cards is said of these cards": lambda place: _holds(place, Greatest),
    "whence either of two came is said of both": lambda place: (
        place.name == "Enters.origin" and _holds(place, AnyHappening)
    ),
    "who puts a card of their own library onto the battlefield has it": lambda place: (
        place.held == "Move.under in May.do" and _holds(place, ThisProcess)
    ),
    "tapped and attacking is one": lambda place: isinstance(one := place.holders[-1], Move) and one.attacking,
    "becoming an artifact it stays one": lambda place: place.name == "SetTypes.keeps",
    "whose untap step it is not untapped in, its duration says": lambda place: place.name == "DoesntUntap.whose",
    "what a card always is, is not said of it": lambda place: place.name in (
        "Static.defines", "PlayerAttacks.where", "MayPlay.lands", "InsteadOfGainingLife.factor", "AddMana.any_type",
        "AddMana.source", "SourceIn.zones", "CastBefore.what", "CommanderCasts.which", "Delayed.until",
    ),
    "what is created is a token": lambda place: (
        place.name == "CreatesToken.where" and place.value in (Being("token"), (Being("token"),))
    ),
    "what is multicoloured has a colour": lambda place: place.held == "Keyword.where",
    "a card revealed is no token, and one that is put onto the battlefield a permanent": lambda place: place.held in (
        "Group.where in InsteadOfMoving.what", "Matches.where in If.condition",
    ),
    "it is told twice, and said once": lambda place: place.held in (
        "Group.where in Other.than", "Among.where in Move.what", "SplitPiles.chooser in Activated.do",
        "InsteadOfDamage.source in Establish.rule", "Establish.until in Activated.do", "Plus.of in Target.most",
    ),
}  # fmt: skip
"""Of what nothing is said besides what other words say, with the reason."""


SPOKEN_OF = (Bound, BoundPlayer, BoundAmount, Targeted, TargetedPlayer)
"""What was spoken of before."""
CALLED_ALIKE = (
    (Bound("moved"), Self()),
    (BoundPlayer("each"), Each()),
    (BoundPlayer("each"), Each("opponent")),
)
"""What is exiled and comes back is the card itself; what each player or opponent does is said of each."""


def is_besides(change: Change) -> bool:
    """Whether a change is of something that other words say, or from one thing spoken of before to another."""
    old, new = change.place.value, change.new
    if isinstance(old, StatOf) and isinstance(new, StatOf) and old.stat == new.stat:
        old, new = old.of, new.of
    if isinstance(old, SPOKEN_OF) and (isinstance(new, SPOKEN_OF) or (old, new) in CALLED_ALIKE):
        return True
    if all(
        isinstance(one, BoundAmount) or (isinstance(one, Count) and isinstance(one.of, Among)) for one in (old, new)
    ):
        return True
    if isinstance(new, tuple) and Permanent() in new and Permanent() not in cast("tuple[object, ...]", old):
        return True
    return any(goes_without(change.place) for goes_without in BESIDES.values())


def in_japanese(ability: Ability) -> str | None:
    """The paragraph; None where no words are known for it, as where a changed tree makes no sense."""
    with suppress(Unsayable, AttributeError, TypeError, IndexError, KeyError, ValueError, StopIteration):
        return paragraph(ability, Told("絵"))
    return None


def in_english(ability: Ability) -> str | None:
    """The line or the row of keywords; None where no phrase says it."""
    kind, value = ("keyword row", (ability,)) if isinstance(ability, Keyword) else ("line", ability)
    with suppress(NoPhrase, AttributeError, TypeError, IndexError, KeyError, ValueError, StopIteration):
        return KINDS[kind].say(value, Telling(spell=isinstance(ability, SpellAbility)))[0]
    return None


def unheard(changes: Iterable[Change], *, compared: bool) -> list[str]:
    """The changes that Japanese doesn't say; `compared`: of these those of which English says other words."""
    said: dict[Ability, str | None] = {}
    found: list[str] = []
    for change in changes:
        ability = change.place.ability
        if ability not in said:
            said[ability] = in_japanese(ability)
        if said[ability] is None or is_besides(change) or in_japanese(change.ability) != said[ability]:
            continue
        words = in_english(ability), in_english(change.ability)
        if not compared or (None not in words and words[0] != words[1]):
            found.append(f"{change} of {said[ability]}")
    return found


@cache
def of_written() -> tuple[Ability, ...]:
    """The abilities that were written by hand."""
    faces = (face for _, tree in sorted(written().items()) for face in (tree.abilities, *tree.others))
    return tuple(dict.fromkeys(ability for face in faces for ability in face))


@cache
def of_all_full() -> tuple[Ability, ...]:
    """The abilities of all full cards until spring 2022, each once."""
    return tuple(dict.fromkeys(ability for _, ability in of_full_cards(full_of_all())))


def test_what_is_written_is_said() -> None:
    """Without anything that a written tree holds, Japanese has other words."""
    assert not unheard((change for ability in of_written() for change in taken(ability)), compared=False)


@pytest.mark.sweep
@READ_ONCE
def test_what_full_cards_hold_is_said() -> None:
    """Without anything that the tree of a full card holds, Japanese has other words."""
    assert not unheard((change for ability in of_all_full() for change in taken(ability)), compared=False)


@pytest.mark.sweep
@READ_ONCE
def test_what_english_says_otherwise_japanese_says_otherwise() -> None:
    """A field as any other full card has it changes the Japanese, where it changes the English."""
    assert not unheard(Fields(of_all_full(), hosts=1).changes(most=7), compared=True)


def test_a_small_part_of_these_is_changed_each_time() -> None:
    """Of the fields of written trees, a few other values each."""
    assert not unheard(Fields(of_written(), hosts=1).changes(most=1), compared=True)


DROPPED_ONCE = [
    (
        does(Apply(TARGET, (MustBlock(creature()),), "end of turn"), targets=(target_creature(),)),
        "MustBlock.which",
    ),
    (whenever(Exerts(creature()), Draw()), "Exerts.what"),
]


@pytest.mark.parametrize("ability,field", DROPPED_ONCE, ids=[field for _, field in DROPPED_ONCE])
def test_what_was_dropped_once_is_among_what_is_changed(ability: Ability, field: str) -> None:
    """Whom one must block, and whom one exerts: without it the words are others."""
    (change,) = (each for each in taken(ability) if each.place.name == field)
    assert not is_besides(change)
    assert in_japanese(change.ability) not in (None, in_japanese(ability))
