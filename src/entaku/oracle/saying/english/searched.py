"""Libraries of others, and all that may be searched for cards of one name."""

import re

from entaku.oracle.ir.things import Bound, ControllerOf, OwnerOf, X, You
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import EVERYWHERE, Search
from entaku.oracle.saying.english import what_is_found
from entaku.oracle.saying.english.either_of_two import either, two_sorts
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Followed, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (what_is_found,)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _WHAT, _WHERE, _WHO = slot("n"), slot("what"), slot("where"), slot("who")
_FOUND = Bound("found")


class SearchedZones(Followed):
    """Whose library is searched, or graveyard, hand and library; "that player" is who was named."""

    def then(self, value: Value, told: Telling) -> Telling:
        return told if isinstance(value[0], You) else told._replace(player=value[0])


class OfAnother(Kind):
    """What is searched for in the library of another player, where the clause behind says what becomes of it."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for (who, zones), end, then in KINDS["searched zones"].read(text, at, told):
            if not isinstance(who, You) and text.startswith(" for ", end):
                for (where, number, less), last, after in KINDS["sought"].read(text, end + len(" for "), then):
                    found = Search(where, number, zones=zones, up_to=less, whose=who)
                    yield found, last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Search) or value.whose is None:
            raise Unsayable(value)
        place, told = KINDS["searched zones"].say((value.whose, value.zones), told)
        sought, told = KINDS["sought"].say((value.where, value.amount, value.up_to), told)
        return f"{place} for {sought}", told


Table(
    "controller's or owner's",
    phrase("{what:poss} controller's", ControllerOf(_WHAT)),
    phrase("{what:poss} owner's", OwnerOf(_WHAT)),
)
SearchedZones(
    "searched zones",
    phrase("{who:owned} library", (_WHO, ("library",))),
    phrase("{who:owned} graveyard, hand, and library", (_WHO, EVERYWHERE)),
    phrase("{who:controller's or owner's} graveyard, hand, and library", (_WHO, EVERYWHERE)),
)


class EitherCard(Kind):
    """A card of one sort or of another: "a basic land card or Cave card", "a Bird or basic land card"."""

    def __init__(self, name: str, one: str, other: str) -> None:
        KINDS[name] = self
        self.one = one
        self.other = other
        self.joins = (" or a ", " or ") if one == "a card like" else (" and/or ", " or ")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS[self.one].read(text, at, told):
            for number, join in enumerate(self.joins):
                if text.startswith(join, end):
                    for second, last, after in KINDS[self.other].read(text, end + len(join), then):
                        if first and second:
                            yield either(first, second), last, after.chose(_EITHER, number)
        short = _SHORT.match(text, at) if self.one == "a card like" else None
        if short is not None:
            for first, end, then in KINDS[self.one].read(f"a {short[1]} card", 0, told):
                for second, last, after in KINDS[self.other].read(text, short.end(), then):
                    if end == len(f"a {short[1]} card") and second:
                        yield either(first, second), last, after.chose(_EITHER, _NO_NOUN)

    def say(self, value: Value, told: Telling) -> Said:
        one, other = two_sorts(value)
        number, told = told.choice(_EITHER)
        first, told = KINDS[self.one].say(one, told)
        second, told = KINDS[self.other].say(other, told)
        if number == _NO_NOUN:
            return f"{first.removesuffix(' card')} or {second}", told
        return f"{first}{self.joins[number]}{second}", told


_EITHER, _NO_NOUN = "either card", 2
_SHORT = re.compile(r"a ([\w-]+) or (?=basic )")
"""A type without a noun of its own: "a Bird or basic land card"."""


class BigAmount(Kind):
    """What X is: an amount that is no number."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["equal"].read(text, at, told):
            if not isinstance(value, int | X):
                yield value, end, then._replace(many=True)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, int | X) or value is None:
            raise Unsayable(value)
        words, then = KINDS["equal"].say(value, told)
        return words, then._replace(many=True)


KINDS["big amount"] = BigAmount()
KINDS["of another"] = OfAnother()
EitherCard("one of either", "a card like", "card like")
EitherCard("some of either", "cards like", "cards like")
table("sought").add(
    phrase("{where:one of either}", (_WHERE, 1, False)),
    phrase("up to {n:a} {where:some of either}", (_WHERE, _N, True)),
    phrase("all {where:cards like}", (_WHERE, None, False)),
    phrase("up to X {where:cards like}, where X is {n:big amount}", (_WHERE, _N, True)),
    phrase("{n:a} {where:cards like}", (_WHERE, _N, False)),
)
IDIOMS.add(
    phrase("search {what:of another} and exile {x:it found}", "search {what:of another}, exile {x:it found}",
           (_WHAT, Move(_FOUND, "exile"))),
    phrase("search {what:of another} and put {x:it found} onto the battlefield under your control",
           (_WHAT, Move(_FOUND, "battlefield", under=You()))),
)  # fmt: skip
