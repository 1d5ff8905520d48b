"""Things that are chosen with no more than so much in all, or all different; what becomes of those not chosen.

"Each player chooses any number of creatures they control with total power 4 or less, then sacrifices all other …".
"""

from msgspec import structs

from entaku.oracle.ir.things import Bound, Count, Group, Other, You
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.saying.english import any_number, others_own, totals
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (any_number, others_own)
"""The modules whose kinds are used here, which must be there before."""

_C, _N, _TO, _WHAT, _WHERE = slot("c"), slot("n"), slot("to"), slot("what"), slot("where")
_CHOSEN = Bound("chosen")
_UNCHOSEN = Other(_CHOSEN)
Table(
    "chosen of theirs",
    phrase("{what:one of their own}", (_WHAT, 1, False)),
    phrase("{n:a} {what:several of their own}", (_WHAT, _N, False)),
    phrase("up to {n:a} {what:several of their own}", (_WHAT, _N, True)),
    phrase("any number of {what:several of their own}", (_WHAT, None, False)),
)


def rest_of(kept: ChooseThings) -> Sacrifice | None:
    """What those who choose sacrifice: all that is like what they choose among, and wasn't chosen."""
    if not isinstance(kept.what, Group):
        return None
    rest = structs.replace(kept.what, where=(*kept.what.where, _UNCHOSEN))
    return Sacrifice(rest, kept.who, Count(rest))


class RestSacrificed(Kind):
    """What players choose to keep, and the rest of that sort, which they sacrifice.  (CR 101.4, 701.17)"""

    says_first = (ChooseThings,)

    CHOOSES = " chooses "
    GIVING_UP = (", then sacrifices ", " and sacrifices ")
    REST = "the rest"
    OTHERS = "all other "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.find(self.CHOOSES, at) < 0:
            return
        for who, end, then in KINDS["who acts"].read(text, at, told):
            if not text.startswith(self.CHOOSES, end):
                continue
            for kept, last, after in KINDS["chosen of theirs"].read(text, end + len(self.CHOOSES), then):
                for number, words in enumerate(self.GIVING_UP):
                    if text.startswith(words, last):
                        yield from self._rest(text, last + len(words), after.chose("giving up", number), who, kept)

    def _rest(self, text: str, at: int, told: Telling, who: Value, kept: Value) -> Reading:
        what, number, optional = kept
        kept_first = ChooseThings(what, who, number, optional)
        do = (kept_first, rest_of(kept_first))
        if text.startswith(self.REST, at):
            yield do, at + len(self.REST), told.chose("all other", 0)
        if text.startswith(self.OTHERS, at):
            for others, end, then in KINDS["several of their own"].read(text, at + len(self.OTHERS), told):
                if others == what:
                    yield do, end, then.chose("all other", 1)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[0], ChooseThings):
            raise Unsayable(value)
        kept, given = value
        if not isinstance(kept.what, Group) or kept.random or kept.total is not None or given != rest_of(kept):
            raise Unsayable(value)
        who, told = KINDS["who acts"].say(kept.who, told)
        what, told = KINDS["chosen of theirs"].say((kept.what, kept.amount, kept.optional), told)
        number, told = told.choice("giving up")
        others, told = told.choice("all other")
        end = self.REST
        if others:
            words, told = KINDS["several of their own"].say(kept.what, told)
            end = f"{self.OTHERS}{words}"
        return f"{who}{self.CHOOSES}{what}{self.GIVING_UP[number]}{end}", told


class ChosenInAll(Kind):
    """What an idiom says is chosen, with no more than so much in all: "with total mana value 4 or less"."""

    def may_mean(self, value: Value) -> bool:
        return any(isinstance(one, ChooseThings) and one.total is not None for one in value)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = totals.cut(text, at)
        if found is None or "target" in text[at : found.start]:
            return
        for value, end, then in KINDS["idiom"].read(found.text, at, told):
            choices = [one for one in value if isinstance(one, ChooseThings) and one.total is None]
            if len(choices) == 1 and end >= found.start:
                limited = structs.replace(choices[0], total=found.total)
                do = tuple(limited if one is choices[0] else one for one in value)
                yield do, end + found.length, then.chose("total in all", found.start - at)

    def say(self, value: Value, told: Telling) -> Said:
        limited = [one for one in value if isinstance(one, ChooseThings) and one.total is not None]
        if len(limited) != 1 or limited[0].total is None:
            raise Unsayable(value)
        plain = tuple(structs.replace(one, total=None) if one is limited[0] else one for one in value)
        words, told = KINDS["idiom"].say(plain, told)
        place, told = told.choice("total in all", max(words.find(" from "), 0) or len(words))
        return f"{words[:place]}{totals.in_words(limited[0].total)}{words[place:]}", told


class LimitedSearch(Kind):
    """A search for cards that have so much in all at most, or all differ: "with different names".  (CR 701.19)"""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        limited = totals.cut(text, at)
        for found, end, then in KINDS["search"].read(limited.text, at, told) if limited else ():
            if limited and isinstance(found, Search) and end >= limited.start and found.amount != 1:
                where = then.chose("total sought", limited.start - at)
                yield structs.replace(found, total=limited.total), end + limited.length, where

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Search) or value.total is None:
            raise Unsayable(value)
        words, told = KINDS["search"].say(structs.replace(value, total=None), told)
        place, told = told.choice("total sought", words.index(","))
        return f"{words[:place]}{totals.in_words(value.total)}{words[place:]}", told


Table(
    "back to yours",
    phrase("to your hand", ("hand", False)),
    phrase("{c:to the battlefield}", ("battlefield", _C)),
)
KINDS["rest sacrificed"] = RestSacrificed()
KINDS["chosen in all"] = ChosenInAll()
KINDS["limited search"] = LimitedSearch()
_SOME = ChooseThings(Group(_WHERE, "graveyard", You()), amount=_N, optional=True)
IDIOMS.add(
    phrase("{do:rest sacrificed}", slot("do")),
    phrase("{do:chosen in all}", slot("do")),
    phrase("return up to {n:a} {where:cards like} from your graveyard {to+c:back to yours}",
           (_SOME, Move(_CHOSEN, _TO, tapped=_C))),
)  # fmt: skip
IDIOMS.add_said_first(
    phrase("return any number of {where:cards like} from your graveyard {to+c:back to yours}",
           (ChooseThings(Group(_WHERE, "graveyard", You()), amount=None), Move(_CHOSEN, _TO, tapped=_C)))
)  # fmt: skip
