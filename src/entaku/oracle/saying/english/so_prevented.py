"""Damage that "would be dealt" and is prevented, and what is done besides for what was prevented.  (CR 615.1, 615.5)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.ir.things import Bound, BoundAmount, BoundPlayer, Each, Group, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.choosing import ChooseSource
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import acts, amounts, in_its_place, prevented, shields, standing
from entaku.oracle.saying.english.group_nouns import noun_of
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.of_another_kind import ThenTold
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, amounts, in_its_place, prevented, shields, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_C, _DO, _N, _NON, _SOURCE, _TO, _WHERE = (
    slot("c"), slot("do"), slot("n"), slot("non"), slot("source"), slot("to"), slot("where"),
)  # fmt: skip
_HARMED = Bound("harmed")
_CHOSEN = Bound("source")
_PREVENTED = BoundAmount("amount")


def _harmed(value: Value, told: Telling) -> Telling:
    """Behind to whom damage would be dealt: "that creature" is the one, and "that player"."""
    if isinstance(value, Group):
        return told._replace(that=_HARMED, that_noun=noun_of(value))
    return told._replace(player=BoundPlayer("harmed")) if isinstance(value, Each) else told


class PreventedThen(Kind):
    """What follows the prevention of damage: "that many" is as much as was prevented.  (CR 615.5)

    `told_of`: of a shield that a spell makes it must say so, as the spell may go on with something else.
    """

    def __init__(self, name: str, of: str, told_of: bool = False) -> None:
        KINDS[name] = self
        self.of = of
        self.told_of = told_of

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for do, end, then in KINDS[self.of].read(text, at, self._start(told)):
            if not self.told_of or all(_is_of_it(each) for each in do):
                yield do, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not value or (self.told_of and not all(map(_is_of_it, value))):
            raise Unsayable(value)
        return KINDS[self.of].say(value, self._start(told))

    @staticmethod
    def _start(told: Telling) -> Telling:
        return told._replace(number="amount", subject=You(), third=False)


def _is_of_it(one: object) -> bool:
    """Whether an instruction says how much was prevented."""
    return any(node == _PREVENTED for node in nodes(one))


class SoMuchPrevented(Kind):
    """What was prevented: all of the damage, or each 1 of it."""

    def __init__(self, name: str, words: str) -> None:
        KINDS[name] = self
        self.words = words

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.number == "amount" and text.startswith(self.words, at):
            yield _PREVENTED, at + len(self.words), told

    def say(self, value: Value, told: Telling) -> Said:
        if value != _PREVENTED or told.number != "amount":
            raise Unsayable(value)
        return self.words, told


ThenTold("harmed one", "kept", _harmed)
ThenTold("player so harmed", "player harmed", _harmed)
SoMuchPrevented("damage prevented", "1 damage prevented this way")
SoMuchPrevented("all damage prevented", "the damage prevented this way")
PreventedThen("prevented then", "effect")
PreventedThen("prevented by a shield", "sentence", told_of=True)
table("equal").add(phrase("{n:all damage prevented}", _N))
Table("so prevented", phrase(". {do:prevented then}", " and {do:prevented then}", ", {do:prevented then}", _DO))
Table(
    "harm foreseen",
    phrase(
        "{c+non:damage kept off} would be dealt to {to:harmed one}",
        "{to:harmed one} would be dealt {c+non:damage kept off}",
        (None, _C, _NON, _TO),
    ),
    phrase(
        "{source:a source} would deal {c+non:damage kept off} to {to:harmed one}",
        "{source:a source} would deal {c+non:damage kept off} to {to:player so harmed}",
        (_SOURCE, _C, _NON, _TO),
    ),
)
Table(
    "shielded from it",
    phrase("damage this turn", None),
    phrase("damage to {to:shielded} this turn", _TO),
)
table("replacing line").add(
    phrase(
        "if {source+c+non+to:harm foreseen}, prevent that damage{do:so prevented}.",
        Replaces(InsteadOfDamage(_SOURCE, _TO, _C, noncombat=_NON, then=_DO)),
    ),
)
table("replacing line").add(
    phrase(
        "if {source+c+n+to:harm foreseen}, prevent that damage.",
        Replaces(InsteadOfDamage(_SOURCE, _TO, _C, noncombat=_N)),
    ),
)
IDIOMS.add(
    phrase(
        "the next time {where:source like} would deal {to:shielded from it}, prevent that damage",
        (ChooseSource(where=_WHERE), Establish(InsteadOfDamage(_CHOSEN, _TO, once=True))),
    ),
    phrase(
        "the next time {where:source like} would deal {to:shielded from it}, prevent that damage."
        " {do:prevented by a shield}",
        (ChooseSource(where=_WHERE), Establish(InsteadOfDamage(_CHOSEN, _TO, once=True, then=_DO))),
    ),
)
IDIOMS.add(
    phrase(
        "prevent the next {n:amount} damage that would be dealt to {to:shielded} this turn. {do:prevented by a shield}",
        (Establish(InsteadOfDamage(to=_TO, shield=_N, then=_DO)),),
    ),
    phrase(
        "prevent all {c+n:damage kept off} {source+to:kept off this turn}. {do:prevented by a shield}",
        (Establish(InsteadOfDamage(_SOURCE, _TO, _C, noncombat=_N, then=_DO)),),
    ),
)
table("command").add(
    phrase(
        "the next time {source:things} would deal {to:shielded from it}, prevent that damage",
        Establish(InsteadOfDamage(_SOURCE, _TO, once=True)),
    ),
)
