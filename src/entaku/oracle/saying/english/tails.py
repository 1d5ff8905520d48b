"""What stands behind any ability or clause and limits it: "activate only …", "as long as …", "unless …"."""

import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any  # Any: values of fields, of whatever kind

from msgspec import structs

from entaku.oracle.ir.abilities import Activated, Replaces, Static
from entaku.oracle.ir.changes import CantAttack, CantBlock
from entaku.oracle.ir.conditions import AttackedThisStep, During, Either, Every, Matches, TurnOf, Unless, limits_x
from entaku.oracle.ir.replacements import EntersTapped
from entaku.oracle.ir.things import DefendingPlayer, Each, Self, Times, X, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.saying.english.multiples import big_amounts, holds, with_amount
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

Limit = tuple[str, Any]
"""A field of an activated ability, and what it is limited to."""

Table(
    "restriction",
    phrase("as a sorcery", ("timing", "sorcery")),
    phrase("during your turn", ("timing", "your turn")),
    phrase("during your upkeep", ("timing", "your upkeep")),
    phrase("during your turn, before attackers are declared", ("timing", "before attackers")),
    phrase("during combat", ("timing", "combat")),
    phrase("during any upkeep step", ("if_", During(("upkeep",)))),
    phrase("during a opponent's turn", ("if_", TurnOf(Each("opponent")))),
    phrase(
        "during the declare attackers step and only if you've been attacked this step",
        ("if_", Every((During(("declare attackers",)), AttackedThisStep(You())))),
    ),
    phrase("once each turn", ("limit", 1)),
    phrase("once", ("once", True)),
    phrase("if {c:condition}", ("if_", slot("c"))),
    phrase("if {a:condition} or if {b:condition}", ("if_", Either((slot("a"), slot("b"))))),
)

_ONLY = ". activate only "
_LIMIT_OF_X = ". X can't be "
_NO_MORE = ". activate no more than "
_CHEAPER = ". this ability costs {1} less to activate for each "
"""Stands behind what an ability does that costs so much less.  (CR 601.2f)"""
_CHEAPER_BY = re.compile(r"\. this ability costs \{(\d+|X)\} less to activate(?=[ ,])")
_OFTEN = {2: "twice", 3: "three times", 4: "four times"}
"""How often an ability may be activated each turn, where it is more than once."""
_ANYONE = ". any player may activate this ability"
_BUT_ONLY = " but only "
_AND_ONLY = " and only "
_ORDERS = tuple(permutations(("timing", "limit", "if_", "once")))
_NONE = {"timing": "", "limit": None, "if_": None, "less": 0, "less_if": None, "once": False}


class Restrictions(Kind):
    """When, how often and by whom an ability may be activated, behind what it does; with the last full stop."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from self._limit_of_x(text, at, told)
        if text[at:] == ".":
            yield (), len(text), told
        elif text.startswith(_NO_MORE, at):
            for number, words in _OFTEN.items():
                if text[at + len(_NO_MORE) :] == f"{words} each turn.":
                    yield (("limit", number),), len(text), told
        elif text.startswith(_ONLY, at):
            for found, then in self._only(text, at + len(_ONLY), told, ()):
                yield found, len(text), then
        elif text.startswith(_CHEAPER, at):
            yield from self._cheaper(text, at + len(_CHEAPER), told)
        elif by := _CHEAPER_BY.match(text, at):
            yield from self._cheaper_by(text, by.end(), told, by[1])
        elif text.startswith(_ANYONE, at):
            end = at + len(_ANYONE)
            anyone = (("anyone", True),)
            if text[end:] == ".":
                yield anyone, len(text), told
            elif text.startswith(_BUT_ONLY, end):
                for found, then in self._only(text, end + len(_BUT_ONLY), told, ()):
                    yield (*anyone, *found), len(text), then

    def _limit_of_x(self, text: str, at: int, told: Telling) -> Reading:
        """What X can't be, and what limits the ability besides."""
        if text.startswith(_LIMIT_OF_X, at):
            for limit, end, then in KINDS["limit of X"].read(text, at + len(". "), told):
                for more, last, after in self.read(text, end, then):
                    if not any(name == "if_" for name, _ in more):
                        yield (("if_", limit), *more), last, after

    def _cheaper(self, text: str, at: int, told: Telling) -> Reading:
        """What it costs less for, which is no restriction, but stands where they do."""
        for less, end, then in KINDS["for each"].read(text, at, told):
            yield from self._cheaper_then(text, end, then, (("less", less),))

    def _cheaper_by(self, text: str, at: int, told: Telling, by: str) -> Reading:
        """By more than one for each of something, by as much as something is, or only if a condition holds."""
        if by.isdigit() and text.startswith(" for each ", at):
            for less, end, then in KINDS["for each"].read(text, at + len(" for each "), told):
                if int(by) > 1:
                    yield from self._cheaper_then(text, end, then, (("less", Times(int(by), less)),))
        elif by.isdigit() and text.startswith(" if ", at):
            for condition, end, then in KINDS["condition"].read(text, at + len(" if "), told):
                yield from self._cheaper_then(text, end, then, (("less", int(by)), ("less_if", condition)))
        elif by == "X" and text.startswith(", where X is ", at):
            for less, end, then in KINDS["equal"].read(text, at + len(", where X is "), told):
                yield from self._cheaper_then(text, end, then, (("less", less),))

    def _cheaper_then(self, text: str, at: int, told: Telling, found: tuple[Limit, ...]) -> Reading:
        """What limits the ability besides."""
        for more, end, then in self.read(text, at, told):
            if not any(name.startswith("less") for name, _ in more):
                yield (*found, *more), end, then

    def _said_cheaper(self, limits: dict[str, Any], told: Telling) -> Said:
        """How much less it costs than what stands before."""
        less = limits["less"]
        if "less_if" in limits:
            words, told = KINDS["condition"].say(limits["less_if"], told)
            return f". this ability costs {{{less}}} less to activate if {words}", told
        if isinstance(less, Times):
            words, told = KINDS["for each"].say(less.amount, told)
            return f". this ability costs {{{less.factor}}} less to activate for each {words}", told
        try:
            words, told = KINDS["for each"].say(less, told)
        except Unsayable:
            words, told = KINDS["equal"].say(less, told)
            return f". this ability costs {{X}} less to activate, where X is {words}", told
        return f"{_CHEAPER}{words}", told

    def _only(
        self, text: str, at: int, told: Telling, found: tuple[Limit, ...]
    ) -> Iterator[tuple[tuple[Limit, ...], Telling]]:
        """Each of several restrictions, about different things; how they are ordered is remembered."""
        for one, end, then in KINDS["restriction"].read(text, at, told):
            if any(isinstance(node, DefendingPlayer) for node in nodes(one)):
                continue  # of what doesn't attack nobody knows who that is
            limits = (*found, one)
            names = [name for name, _ in limits]
            if len(set(names)) < len(names):
                continue
            if text[end:] == ".":
                yield limits, (then.chose("restrictions", _order(names)) if found else then)
            elif text.startswith(_AND_ONLY, end):
                yield from self._only(text, end + len(_AND_ONLY), then, limits)

    def say(self, value: Value, told: Telling) -> Said:
        limits = dict(value)
        if "less" in limits:
            cheaper, told = self._said_cheaper(limits, told)
            rest = tuple((name, each) for name, each in value if not name.startswith("less"))
            words, told = self.say(rest, told)
            return cheaper + words, told
        if limits_x(limit := limits.get("if_")):
            words, told = KINDS["limit of X"].say(limit, told)
            end, told = self.say(tuple((name, each) for name, each in value if name != "if_"), told)
            return f". {words}{end}", told
        if limits.get("limit") in _OFTEN and len(limits) == 1:
            return f"{_NO_MORE}{_OFTEN[limits['limit']]} each turn.", told
        anyone = limits.pop("anyone", False)
        number, told = told.choice("restrictions") if len(limits) > 1 else (0, told)
        said = []
        for name in _ORDERS[number]:
            if name in limits:
                words, told = KINDS["restriction"].say((name, limits[name]), told)
                said.append(words)
        if not said:
            return f"{_ANYONE if anyone else ''}.", told
        return f"{_ANYONE + _BUT_ONLY if anyone else _ONLY}{_AND_ONLY.join(said)}.", told


def _order(names: list[str]) -> int:
    """The first of the orders in which these come one behind the other as they do here."""
    return next(n for n, order in enumerate(_ORDERS) if [each for each in order if each in names] == names)


def restricted(ability: Activated, limits: tuple[Limit, ...]) -> Activated:
    """The ability with these limits."""
    return structs.replace(ability, **dict(limits))


def restrictions(ability: Activated) -> tuple[Limit, ...]:
    """What limits an ability."""
    found = [(name, getattr(ability, name)) for name, none in _NONE.items() if getattr(ability, name) != none]
    return (("anyone", True), *found) if ability.anyone else tuple(found)


KINDS["restrictions"] = Restrictions()


_BEHIND = ("", " as long as ", " unless ", " if ")
"""Before the condition of a static ability that stands behind it; by the number of the wording, 0 in front."""


class While(Kind):
    """How long a static ability holds, behind it: "as long as you control a artifact", "unless you do"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(_BEHIND):
            if number and text.startswith(words, at):
                start = at + len(words)
                for condition, end, then in KINDS["condition"].read(text, start, told.chose("as long as", number)):
                    yield (Unless(condition) if number == _UNLESS else condition), end, then

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("as long as", 1)
        if number == _UNLESS and not isinstance(value, Unless):
            raise Unsayable(value)
        words, told = KINDS["condition"].say(value.of if number == _UNLESS else value, told)
        return f"{_BEHIND[number]}{words}", told


_UNLESS = _BEHIND.index(" unless ")
_FORBIDDING = (CantAttack, CantBlock)


def usual_place(static: Static) -> int:
    """Which wording the condition of a static ability usually has: 0 in front, else behind it."""
    if isinstance(static.while_, Unless) and all(isinstance(each, _FORBIDDING) for each in static.changes):
        return _UNLESS
    return int(isinstance(static.what, Self) and not isinstance(static.while_, Matches))


KINDS["while"] = While()


class Conditional(Kind):
    """A rule for players or a replacement that holds "as long as …" or "unless …", said in front or behind.

    "During your turn" stands in front alone.
    """

    says = (Static, Replaces)

    KINDS_OF_LINE = ("replacing line", "player line")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(_FRONT, at):
            for condition, end, then in KINDS["condition"].read(text, at + len(_FRONT), told):
                if text.startswith(", ", end):
                    for found, last, after in self._plain(text, end + 2, then.chose("as long as", 0)):
                        yield structs.replace(found, while_=condition), last, after
        if text.startswith(_IN_YOUR_TURN, at):
            for found, end, then in self._plain(text, at + len(_IN_YOUR_TURN), told.chose("as long as", _DURING)):
                yield structs.replace(found, while_=TurnOf(You())), end, then
        for words in _BEHIND[1:]:
            begin = text.rfind(words, at)
            if begin > at:
                for found, _, then in self._plain(f"{text[:begin]}.", at, told):
                    if words == _BEHIND[_UNLESS] and isinstance(getattr(found, "effect", None), EntersTapped):
                        continue  # what would hinder it is part of the effect
                    for while_, end, after in KINDS["while"].read(text, begin, then):
                        if text[end:] == ".":
                            yield structs.replace(found, while_=while_), end + 1, after

    def _plain(self, text: str, at: int, told: Telling) -> Iterator[tuple[Static | Replaces, int, Telling]]:
        for kind in self.KINDS_OF_LINE:
            for found, end, then in KINDS[kind].read(text, at, told):
                whole = found.while_ is None and not getattr(found, "defines", False)
                if whole and end == len(text):
                    yield found, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Static | Replaces) or value.while_ is None:
            raise Unsayable(value)
        place, told = told.choice("as long as", 1)
        plain = structs.replace(value, while_=None)
        if place == _DURING and value.while_ == TurnOf(You()):
            words, told = self._said(plain, told)
            return f"{_IN_YOUR_TURN}{words}", told
        if place == 0:
            condition, told = KINDS["condition"].say(value.while_, told)
            words, told = self._said(plain, told)
            return f"{_FRONT}{condition}, {words}", told
        words, told = self._said(plain, told)
        condition, told = KINDS["while"].say(value.while_, told.chose("as long as", place))
        return f"{words.removesuffix('.')}{condition}.", told

    def _said(self, value: Static | Replaces, told: Telling) -> Said:
        for kind in self.KINDS_OF_LINE:
            try:
                return KINDS[kind].say(value, told)
            except Unsayable:
                continue
        raise Unsayable(value)


_FRONT = "as long as "
_IN_YOUR_TURN, _DURING = "during your turn, ", 7
"""What may stand in front of a rule that holds in your turn alone, and the wording that it leaves behind."""
KINDS["conditional line"] = Conditional()


class WhereX(Kind):
    """A rule for players or a replacement in which X is what its end says: "…, where X is …"."""

    says = (Static, Replaces)

    KINDS_OF_LINE = ("replacing line", "player line")
    TAIL = ", where X is "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        begin = text.rfind(self.TAIL, at)
        if begin < 0:
            return
        for kind in self.KINDS_OF_LINE:
            for found, _, then in KINDS[kind].read(f"{text[:begin]}.", at, told):
                if holds(found, X()):
                    start = begin + len(self.TAIL)
                    for amount, end, after in KINDS["equal"].read(text, start, then.chose("where", 1)):
                        if text[end:] == "." and not isinstance(amount, int | X):
                            yield with_amount(found, X(), amount), end + 1, after

    def say(self, value: Value, told: Telling) -> Said:
        amounts = list(dict.fromkeys(big_amounts(value))) if isinstance(value, Static | Replaces) else []
        if len(amounts) != 1 or told.choice("where", 1)[0] != 1:
            raise Unsayable(value)
        _, told = told.choice("where")
        with_x = with_amount(value, amounts[0], X())
        for kind in self.KINDS_OF_LINE:
            try:
                words, then = KINDS[kind].say(with_x, told)
            except Unsayable:
                continue
            end, then = KINDS["equal"].say(amounts[0], then)
            return f"{words.removesuffix('.')}{self.TAIL}{end}.", then
        raise Unsayable(value)


KINDS["line where X is"] = WhereX()
