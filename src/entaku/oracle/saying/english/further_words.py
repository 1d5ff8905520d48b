"""Words of older cards for what others say otherwise: "if no mana was spent to cast it", "attacking alone"."""

from collections.abc import Iterable

from entaku.oracle.ir.changes import AddCreatureTypes
from entaku.oracle.ir.conditions import ManaSpent, Matches, TurnOf, Unless
from entaku.oracle.ir.happenings import AnyHappening, Attacks, DealsDamage, Dies, Discards, Enters
from entaku.oracle.ir.things import AnyOf, Being, Kicked, Other, Stat
from entaku.oracle.saying.english import changes, conditions, events, happened, suffixes
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (changes, conditions, events, happened, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _WHO, _BY, _B, _C, _S, _H, _N = (
    slot("what"), slot("who"), slot("by"), slot("b"), slot("c"), slot("s"), slot("h"), slot("n"),
)  # fmt: skip
Table(
    "deed of one",
    phrase("{what:happener} enters", Enters(_WHAT)),
    phrase("{what:happener} attacks", Attacks(_WHAT)),
    phrase("{what:happener} deals combat damage to {by:any player}", DealsDamage(_WHAT, _BY, combat=True)),
)


class DeedOrDeath(Kind):
    """What something does, or its death: "~ enters or dies"."""

    says = (AnyHappening,)

    OR = " or "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.find(self.OR, at) < 0:
            return
        for deed, end, then in KINDS["deed of one"].read(text, at, told):
            if text.startswith(self.OR, end):
                for _, last, after in KINDS["dying"].read(text, end + len(self.OR), then._replace(singular=True)):
                    yield AnyHappening((deed, Dies(deed.what))), last, after

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("deed of one",))

    def say(self, value: Value, told: Telling) -> Said:
        deed, *deaths = value.of if isinstance(value, AnyHappening) else (None,)
        if not isinstance(deed, Enters | Attacks | DealsDamage) or [Dies(deed.what)] != deaths:
            raise Unsayable(value)
        words, told = KINDS["deed of one"].say(deed, told)
        death, told = KINDS["dying"].say(None, told._replace(singular=True))
        return f"{words}{self.OR}{death}", told


KINDS["deed or death"] = DeedOrDeath()
Table(
    "two statuses",
    phrase("enchanted or equipped", AnyOf((Being("enchanted"), Being("equipped")))),
)
table("suffix phrase").add(
    phrase("that's {b:two statuses}", _B),
)
table("condition").add(
    phrase("{what:subject} is {b:two statuses}", "{what:subject pronoun}'s {b:two statuses}", Matches(_WHAT, (_B,))),
    phrase(
        "{what:subject} is attacking alone",
        "{what:subject pronoun}'s attacking alone",
        Matches(_WHAT, (Being("attacking"), Being("alone"))),
    ),
    phrase("{what:another kicked} was kicked", Matches(_WHAT, (Kicked(),))),
    phrase(
        "no mana was spent to cast {what:pronoun}",
        Unless(ManaSpent("", 1, _WHAT)),
    ),
    phrase("it's not {who:that player's} turn", Unless(TurnOf(_WHO))),
    phrase("{what:subject pronoun} has {s:stat} {h+n:so great}", Matches(_WHAT, (Stat(_S, _H, _N),))),
)
table("event phrase").add(
    phrase("{who:any player} cycle~ or discard~ another card", Discards(_WHO, (Other(),))),
)
table("event phrase").add_said_first(phrase("{c:deed or death}", _C))
table("static change").add(phrase("are~ every creature type", AddCreatureTypes()))
