"""What comes of spells that a card lets be cast from elsewhere: "if you cast a spell this way, that creature enters …".

And what else is played so: lands of a sort, and cards that were exiled.  (CR 601.3, 614.1c)
"""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.player_rules import CastSo, PlayFrom
from entaku.oracle.ir.things import Group, Is, Predicate, TopCards, You
from entaku.oracle.saying.english import durations, exiled_with, played_from, seen_cards
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import OrNothing, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import LAND_TYPES

ADDS_TO = (durations, exiled_with, played_from, seen_cards)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_KIND, _N, _SO, _WHAT, _WHERE, _WHILE = (
    slot("kind"), slot("n"), slot("so"), slot("what"), slot("where"), slot("while_"),
)  # fmt: skip


class LandsOfASort(Kind):
    """Lands of a sort: "Forests", "Desert lands"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["groups"].read(text, at, told):
            if isinstance(value, Group) and value == Group(value.where) and is_of_lands(value.where):
                yield value.where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not is_of_lands(value):
            raise Unsayable(value)
        return KINDS["groups"].say(Group(value), told)


def is_of_lands(where: tuple[Predicate, ...]) -> bool:
    """Whether what is like this is a land of some sort: by its type and more, or by a type that only lands have."""
    types = {one.what for one in where if isinstance(one, Is)}
    return ("Land" in types and len(where) > 1) or not types.isdisjoint(LAND_TYPES)


KINDS["lands of a sort"] = LandsOfASort()
Table("cast elsewhere", phrase("{what:spells elsewhere}", "{what:cast from among}", _WHAT))
Table("one cast elsewhere", phrase("{what:a spell elsewhere}", "{what:one cast from among}", _WHAT))
Table(
    "play of those",
    phrase("play {what:all exiled}", "play lands and cast spells from among {what:all exiled}", _WHAT),
)
Table("what it becomes", phrase("that creature", "that artifact", "that permanent", "it", None))
Table(
    "how it enters so",
    phrase("tapped", (True, "", 1)),
    phrase("with {n:a} {kind:counter} counter# on it", "with {n:a} additional {kind:counter} counter# on it",
           (False, _KIND, _N)),
)  # fmt: skip
Table(
    "this way",
    phrase(" if you cast {where:one spell} this way, {x:what it becomes} enters {tapped+kind+n:how it enters so}.",
           CastSo(_WHERE, slot("tapped"), _KIND, _N)),
)  # fmt: skip
OrNothing("what may come of it", "this way", None)
_MORE = {"besides": slot("more"), "instead": slot("else_")}
_LANDS_ON_TOP = PlayFrom(You(), TopCards(You()), lands_only=True)
table("player line").add(
    phrase("{while_:when played} cast {what:cast elsewhere}{more+else_:paid so}.{so:this way}",
           Static(rules=(PlayFrom(You(), _WHAT, spells_only=True, so=_SO, **_MORE),), while_=_WHILE)),
    phrase("{while_:when one is played} cast {what:one cast elsewhere}{more+else_:paid so}.{so:this way}",
           Static(rules=(PlayFrom(You(), _WHAT, spells_only=True, once_each_turn=True, so=_SO, **_MORE),),
                  while_=_WHILE)),
    phrase("{while_:when played} cast {what:cast from among}{more+else_:cost of playing}.",
           Static(rules=(PlayFrom(You(), _WHAT, spells_only=True, **_MORE),), while_=_WHILE)),
    phrase("{while_:when played} play lands and cast {where:spells of some sort} from the top of your library."
           "{so:what may come of it}",
           Static(rules=(_LANDS_ON_TOP, PlayFrom(You(), TopCards(You(), where=_WHERE), spells_only=True, so=_SO)),
                  while_=_WHILE)),
    phrase("{while_:when played} play {what:lands of a sort} and cast {where:spells of some sort} from the top of your"
           " library.",
           Static(rules=(PlayFrom(You(), TopCards(You(), where=_WHAT), lands_only=True),
                         PlayFrom(You(), TopCards(You(), where=_WHERE), spells_only=True)), while_=_WHILE)),
    phrase("{while_:when played} play {where:lands of a sort} from your graveyard.",
           Static(rules=(PlayFrom(You(), Group(_WHERE, "graveyard", You())),), while_=_WHILE)),
    phrase("you may {what:play of those}{m+t:and so spent}.",
           Static(rules=(PlayFrom(You(), _WHAT, any_colour=slot("m"), any_type=slot("t")),))),
)  # fmt: skip
