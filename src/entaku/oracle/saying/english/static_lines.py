"""Lines of static abilities: what is always so of some things, in front or behind it how long.  (CR 604)"""

from collections.abc import Iterable

from msgspec import structs

from entaku.oracle.ir.abilities import (
    Static,
)
from entaku.oracle.ir.changes import CantAttack, CantBeCountered, SetColour
from entaku.oracle.ir.conditions import Condition, TurnOf, Unless
from entaku.oracle.ir.things import Being, DefendingPlayer, Group, Self, Things, X, You, Zone
from entaku.oracle.ir.walking import nodes
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.group_nouns import EACH
from entaku.oracle.saying.english.growth import is_told_for_each
from entaku.oracle.saying.english.multiples import big_amounts, holds, with_amount
from entaku.oracle.saying.english.tails import usual_place
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_BURIED = "~ is in your graveyard and "
_DURING = "during your turn, "
"""How it is said today that something is so as long as it's your turn."""
_IN_FRONT_OF_ALL = 10
"""The number of that wording, beside those of conditions."""
_IN_TURNS: dict[Condition, str] = {TurnOf(You()): _DURING, Unless(TurnOf(You())): "during turns other than yours, "}


class StaticLine(Kind):
    """A static ability about objects: "creatures you control get +1/+1", "as long as …, ~ has flying"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for static, end, then in self._read(text, at, told):
            # What a spell says of itself holds before it is a permanent, or never.
            of_spell = text.startswith("this spell ", at) or (told.spell and static.changes == (SetColour(),))
            if static.zone != "battlefield" or not of_spell:
                yield static, end, then

    def _read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("as long as ", at):
            buried = text.startswith(_BURIED, at + 11)
            start = at + 11 + len(_BURIED) * buried
            for condition, end, then in KINDS["condition"].read(text, start, told):
                if text.startswith(", ", end):
                    for static, last, after in self._plain(text, end + 2, then.chose("as long as", 0)):
                        if text[last:] == "." and not is_asked_as_it_attacks(static, condition):
                            zone: Zone = "graveyard" if buried else "battlefield"
                            yield structs.replace(static, while_=condition, zone=zone), last + 1, after
        yield from self._in_turns(text, at, told)
        for static, end, then in self._plain(text, at, told):
            if text[end:] == ".":
                zone = "stack" if CantBeCountered() in static.changes and static.what == Self() else "battlefield"
                yield structs.replace(static, zone=zone), end + 1, then
            for while_, last, after in KINDS["while"].read(text, end, then):
                if text[last:] == "." and not is_asked_as_it_attacks(static, while_):
                    yield structs.replace(static, while_=while_), last + 1, after

    def _in_turns(self, text: str, at: int, told: Telling) -> Reading:
        """What is so in your turns, or in those of others."""
        for while_, words in _IN_TURNS.items():
            start = at + len(words) if text.startswith(words, at) else len(text)
            for static, end, then in self._plain(text, start, told.chose("as long as", _IN_FRONT_OF_ALL)):
                if text[end:] == ".":
                    yield structs.replace(static, while_=while_), end + 1, then

    def _plain(self, text: str, at: int, told: Telling) -> Reading:
        for what, end, then in KINDS["static subject"].read(text, at, told):
            if text.startswith(" ", end):
                for changes, last, after in KINDS["static changes"].read(text, end + 1, of_each(what, then)):
                    static = Static(what, changes)
                    if text.startswith(", where X is ", last):
                        for amount, final, finally_ in KINDS["equal"].read(text, last + 13, after.chose("where", 1)):
                            yield with_amount(static, X(), amount), final, finally_
                    elif not holds(static, X()):
                        yield static, last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Static) or not value.changes or value.rules or value.defines:
            raise Unsayable(value)
        if value.zone == "graveyard" and value.while_ is not None:
            condition, told = KINDS["condition"].say(value.while_, told)
            words, told = self._said(value, told)
            return f"as long as {_BURIED}{condition}, {words}.", told
        counters = CantBeCountered() in value.changes and value.what == Self()
        if value.zone != ("stack" if counters else "battlefield"):
            raise Unsayable(value)
        if value.while_ is None:
            words, told = self._said(value, told)
            return f"{words}.", told
        yours = value.while_ == TurnOf(You())
        place, told = told.choice("as long as", _IN_FRONT_OF_ALL if yours else usual_place(value))
        if place == _IN_FRONT_OF_ALL and value.while_ in _IN_TURNS:
            words, told = self._said(value, told)
            return f"{_IN_TURNS[value.while_]}{words}.", told
        if place == 0:
            condition, told = KINDS["condition"].say(value.while_, told)
            words, told = self._said(value, told)
            return f"as long as {condition}, {words}.", told
        words, told = self._said(value, told)
        condition, told = KINDS["while"].say(value.while_, told.chose("as long as", place))
        return f"{words}{condition}.", told

    def _said(self, value: Static, told: Telling) -> Said:
        amounts = list(dict.fromkeys(big_amounts(value.changes)))
        subject, told = KINDS["static subject"].say(value.what, told)
        told = of_each(value.what, told)
        if not amounts or is_told_for_each(told):
            words, told = KINDS["static changes"].say(value.changes, told)
            return f"{subject} {words}", told
        _, told = told.choice("where", 1)
        if len(amounts) != 1:
            raise Unsayable(value)
        words, told = KINDS["static changes"].say(with_amount(value.changes, amounts[0], X()), told)
        end, told = KINDS["equal"].say(amounts[0], told)
        return f"{subject} {words}, where X is {end}", told


def is_asked_as_it_attacks(static: Static, condition: Condition) -> bool:
    """Whether it hangs on the defending player whether something can attack, or what others are like.

    Nobody is that player until it attacks, and each of several may attack another one.  (CR 508.1c, 508.5)
    """
    barred = any(isinstance(each, CantAttack) for each in static.changes) or static.what != Self()
    return barred and any(isinstance(node, DefendingPlayer) for node in nodes(condition))


def of_each(what: Things, told: Telling) -> Telling:
    """The same where what a static ability changes is many: what is "other" is so for each of them."""
    return told._replace(that=EACH) if isinstance(what, Group) else told


_STATIC_SUBJECTS = ("its pair", "named subject", "subject pronoun", "every")


class ItsPair(Kind):
    """The card itself and the creature that it is paired with: "both creatures", "each of those creatures"."""

    GROUP = Group((Being("in its pair"),))
    WORDS = (("both creatures", False), ("each of those creatures", True))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (words, singular) in enumerate(self.WORDS):
            if text.startswith(words, at):
                then = told.chose("pair", number)._replace(it=self.GROUP, noun="creature", singular=singular)
                yield self.GROUP, at + len(words), then

    def begins(self) -> Iterable[str] | None:
        return (words for words, _ in self.WORDS)

    def say(self, value: Value, told: Telling) -> Said:
        if value != self.GROUP:
            raise Unsayable(value)
        number, told = told.choice("pair")
        words, singular = self.WORDS[number]
        return words, told._replace(it=self.GROUP, noun="creature", singular=singular)


class StaticSubject(Kind):
    """What a static ability is about; a group, "this spell", the card, what it is attached to."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for kind in _STATIC_SUBJECTS:
            yield from KINDS[kind].read(text, at, told)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(_STATIC_SUBJECTS)

    def say(self, value: Value, told: Telling) -> Said:
        for kind in _STATIC_SUBJECTS:
            try:
                return KINDS[kind].say(value, told)
            except Unsayable:
                continue
        raise Unsayable(value)


KINDS["static line"] = StaticLine()
KINDS["its pair"] = ItsPair()
KINDS["static subject"] = StaticSubject()
