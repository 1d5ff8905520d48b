"""What a card lets be cast from elsewhere, for more, or so that something comes of it: "if you cast a spell this way".

(CR 118.8, 601.3)
"""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.conditions import TurnOf
from entaku.oracle.ir.player_rules import CastSo, PlayFrom
from entaku.oracle.ir.things import Group, Is, Predicate, Self, TopCards, You
from entaku.oracle.saying.english import costs, exiled_with, player_lines
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import LAND_TYPES

ADDS_TO = (costs, exiled_with, player_lines)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_WHAT, _WHERE, _KIND, _N = slot("what"), slot("where"), slot("kind"), slot("n")


DOING = {
    "sacrificing": "sacrifice", "discarding": "discard", "paying": "pay", "exiling": "exile", "removing": "remove",
    "foraging": "forage", "tapping": "tap", "returning": "return",
}  # fmt: skip
"""What is done to pay, and its verb where it stands alone."""


class PaidBesides(Kind):
    """What is paid besides what a spell costs: " by sacrificing a land in addition to paying its other costs"."""

    BEGINS = " by "
    ENDS = (" in addition to paying their other costs", " in addition to paying its other costs")
    AND = " and "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith(self.BEGINS, at):
            return
        for number, ends in enumerate(self.ENDS):
            end = text.find(ends, at)
            if end < 0:
                continue
            done = text[at + len(self.BEGINS) : end].split(self.AND)
            paid = self.AND.join(self._with_verb(each, DOING) for each in done)
            for parts, last, then in KINDS["payment"].read(paid, 0, told):
                if last == len(paid):
                    yield parts, end + len(ends), then.chose("other costs", number)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["payment"].say(value, told)
        number, told = told.choice("other costs")
        doing = {verb: gerund for gerund, verb in DOING.items()}
        done = self.AND.join(self._with_verb(each, doing) for each in words.split(self.AND))
        return f"{self.BEGINS}{done}{self.ENDS[number]}", told

    @staticmethod
    def _with_verb(words: str, verbs: dict[str, str]) -> str:
        """The words with the verb that stands first in its other form."""
        verb, space, rest = words.partition(" ")
        return f"{verbs.get(verb, verb)}{space}{rest}"


class SpellElsewhere(Kind):
    """Spells that are cast from your graveyard, or from the top of your library; one, or all of a sort."""

    PLACES = (" from your graveyard", " from the top of your library")

    def __init__(self, name: str, spells: str) -> None:
        KINDS[name] = self
        self.spells = spells

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS[self.spells].read(text, at, told):
            for place, words in enumerate(self.PLACES):
                if text.startswith(words, end):
                    there = TopCards(You(), where=where) if place else Group(where, "graveyard", You())
                    yield there, end + len(words), then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group | TopCards) or value not in (
            Group(value.where, "graveyard", You()), TopCards(You(), where=value.where),
        ):  # fmt: skip
            raise Unsayable(repr(value))
        words, told = KINDS[self.spells].say(value.where, told)
        return f"{words}{self.PLACES[isinstance(value, TopCards)]}", told


class LandsOfASort(Kind):
    """Lands of a sort: "Forests", "Desert lands"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["groups"].read(text, at, told):
            if isinstance(value, Group) and value == Group(value.where) and is_of_lands(value.where):
                yield value.where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not is_of_lands(value):
            raise Unsayable(repr(value))
        return KINDS["groups"].say(Group(value), told)


def is_of_lands(where: tuple[Predicate, ...]) -> bool:
    """Whether what is like this is a land of some sort: by its type and more, or by a type that only lands have."""
    types = {one.what for one in where if isinstance(one, Is)}
    return ("Land" in types and len(where) > 1) or not types.isdisjoint(LAND_TYPES)


KINDS["paid besides"] = PaidBesides()
KINDS["lands of a sort"] = LandsOfASort()
SpellElsewhere("spells elsewhere", "spells like")
SpellElsewhere("a spell elsewhere", "one spell")
Table("cast elsewhere", phrase("{what:spells elsewhere}", "{what:cast from among}", _WHAT))
Table("one cast elsewhere", phrase("{what:a spell elsewhere}", "{what:one cast from among}", _WHAT))
Table("what it becomes", phrase("that creature", "that artifact", "that permanent", "it", None))
Table("put so", phrase("your graveyard", "a graveyard", None))
Table(
    "this way",
    phrase("if you cast a spell this way, {x:what it becomes} enters with {n:a} {kind:counter} counter# on it",
           CastSo(counter=_KIND, counters=_N)),
    phrase("if you cast {where:one spell} this way, {x:what it becomes} enters with {n:a} additional {kind:counter}"
           " counter# on it",
           CastSo(_WHERE, counter=_KIND, counters=_N)),
    phrase("if you cast a spell this way, {x:what it becomes} enters tapped", CastSo(tapped=True)),
    phrase("if a spell cast this way would be put into {x:put so}, exile it instead", CastSo(exiled=True)),
)  # fmt: skip
Table(
    "cast so",
    phrase("{cost:paid besides}", (slot("cost"), None)),
    phrase(". {so:this way}", ((), slot("so"))),
    phrase("{cost:paid besides}. {so:this way}", (slot("cost"), slot("so"))),
)
_SO = PlayFrom(You(), _WHAT, spells_only=True, cost=slot("cost"), so=slot("so"))
_ONCE = PlayFrom(You(), _WHAT, spells_only=True, once_each_turn=True, cost=slot("cost"), so=slot("so"))
_YOURS = TurnOf(You())
_OWN_LANDS = PlayFrom(You(), Group((Is("Land"),), "graveyard", You()))
Table(
    "played from there",
    phrase("play lands and cast {where:spells like} from your graveyard",
           (_OWN_LANDS, PlayFrom(You(), Group(_WHERE, "graveyard", You()), spells_only=True))),
    phrase("play lands and cast {where:spells like} from the top of your library",
           (PlayFrom(You(), TopCards(You()), lands_only=True),
            PlayFrom(You(), TopCards(You(), where=_WHERE), spells_only=True))),
    phrase("play lands and cast {where:spells like} from the top of your library. {so:this way}",
           (PlayFrom(You(), TopCards(You()), lands_only=True),
            PlayFrom(You(), TopCards(You(), where=_WHERE), spells_only=True, so=slot("so")))),
    phrase("play {what:lands of a sort} and cast {where:spells like} from the top of your library",
           (PlayFrom(You(), TopCards(You(), where=_WHAT), lands_only=True),
            PlayFrom(You(), TopCards(You(), where=_WHERE), spells_only=True))),
    phrase("play {where:lands of a sort} from your graveyard",
           (PlayFrom(You(), Group(_WHERE, "graveyard", You())),)),
)  # fmt: skip
table("player line").add(
    phrase("you may cast {what:cast elsewhere}{cost+so:cast so}.", Static(rules=(_SO,))),
    phrase("during your turn, you may cast {what:cast elsewhere}{cost+so:cast so}.",
           Static(rules=(_SO,), while_=_YOURS)),
    phrase("once during each of your turns, you may cast {what:one cast elsewhere}{cost+so:cast so}.",
           Static(rules=(_ONCE,), while_=_YOURS)),
    phrase("you may cast ~ from your graveyard{cost:paid besides}.",
           Static(rules=(PlayFrom(You(), Self(), cost=slot("cost")),), zone="graveyard")),
    phrase("you may play lands and cast spells from among {what:all exiled}{m+t:and so spent}.",
           "you may play {what:all exiled}{m+t:and so spent}.",
           Static(rules=(PlayFrom(You(), _WHAT, any_colour=slot("m"), any_type=slot("t")),))),
    phrase("you may {rules:played from there}.", Static(rules=slot("rules"))),
    phrase("during your turn, you may {rules:played from there}.", Static(rules=slot("rules"), while_=_YOURS)),
)  # fmt: skip
