"""Spells that are cast from anywhere other than a hand, where that stands behind who casts them, or when."""

from collections.abc import Iterable

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.conditions import CastThisTurn, WasCast
from entaku.oracle.ir.player_rules import CantCast, CostsLess
from entaku.oracle.ir.things import CastFrom, Each, Not, Self, SpellsCast, You
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import conditions, effects, happened, lines, player_lines
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (conditions, effects, happened, lines, player_lines)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _WHAT, _WHERE, _WHO = slot("n"), slot("what"), slot("where"), slot("who")
_ELSEWHERE = Not(CastFrom("hand"))
_NOT_YOUR_HAND = "from anywhere other than your hand"


class CastElsewhere(Kind):
    """What spells are that are cast from anywhere other than a hand: `inner` reads what else they are."""

    def __init__(self, name: str, inner: str, *behind: str) -> None:
        """`behind` are the words that may stand behind what else they are, up to the hand."""
        KINDS[name] = self
        self.inner = inner
        self.behind = behind

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if "from anywhere other than" not in text:
            return
        for where, end, then in KINDS[self.inner].read(text, at, told):
            for number, words in enumerate(self.behind):
                if text.startswith(words, end):
                    yield (*where, _ELSEWHERE), end + len(words), then.chose("cast elsewhere", number)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any((self.inner,))

    def say(self, value: Value, told: Telling) -> Said:
        if not value or value[-1] != _ELSEWHERE:
            raise Unsayable(value)
        number, told = told.choice("cast elsewhere")
        words, told = KINDS[self.inner].say(value[:-1], told)
        return f"{words}{self.behind[number]}", told


CastElsewhere("spells from elsewhere", "spells like", " from anywhere other than their hands")
CastElsewhere("spells of yours from elsewhere", "spells like", f" you cast {_NOT_YOUR_HAND}")
CastElsewhere("a spell from elsewhere", "a spell", f" this turn {_NOT_YOUR_HAND}")
CastElsewhere(
    "spells cast from elsewhere",
    "spells counted",
    f" you've cast this turn {_NOT_YOUR_HAND}",
    f" you've cast {_NOT_YOUR_HAND} this turn",
)
Table("not from your hand", phrase(_NOT_YOUR_HAND, None))
Table("opponents' spells from hands", phrase("your opponents can't cast {where:spells from elsewhere}", _WHERE))
table("player line").add(
    phrase("{where:spells of yours from elsewhere} cost {n:less to cast}.",
           Static(rules=(CostsLess(You(), _WHERE, _N),))),
    phrase("{who:one side} can't cast {where:spells from elsewhere}.", Static(rules=(CantCast(_WHO, _WHERE),))),
)  # fmt: skip
table("command").add(
    phrase("until your next turn, {where:opponents' spells from hands}",
           Establish(CantCast(Each("opponent"), _WHERE), "your next turn")),
)  # fmt: skip
table("condition").add(
    phrase("this spell was cast {x:not from your hand}", WasCast(Self(), but="hand")),
    phrase("you cast {what:pronoun} {x:not from your hand}", WasCast(_WHAT, but="hand", by_you=True)),
)
table("condition").add_said_first(phrase("you've cast {where:a spell from elsewhere}", CastThisTurn(You(), _WHERE)))
table("count").add_said_first(phrase("{where:spells cast from elsewhere}", SpellsCast(You(), _WHERE)))
