"""What is paid to keep a spell, by as much more as there are of something: "{1} plus an additional {1} for each …"."""

from entaku.oracle.ir.abilities import Pay
from entaku.oracle.ir.instructions import DoUnless, WithX
from entaku.oracle.ir.things import Count, Group, NamedAsSource, Plus, Times
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.saying.english import amounts, targets
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import SaidSo, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, targets)
"""The modules whose kinds are used here, which must be there before."""

_X = (Pay(Cost(("X",))),)


class SoMuchAndMore(Kind):
    """Generic mana, and more of it for each of something: "{2} plus an additional {1} for each Faerie you control"."""

    AND = " plus a additional "
    EACH = " for each "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS["generic"].read(text, at, told):
            if not text.startswith(self.AND, end):
                continue
            for more, last, after in KINDS["generic"].read(text, end + len(self.AND), then):
                if not text.startswith(self.EACH, last):
                    continue
                for count, final, finally_ in KINDS["for each"].read(text, last + len(self.EACH), after):
                    yield Plus((first, count if more == 1 else Times(more, count))), final, finally_

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Plus) or len(value.of) != 2:
            raise Unsayable(value)
        first, rest = value.of
        more, count = (rest.factor, rest.amount) if isinstance(rest, Times) else (1, rest)
        begun, told = KINDS["generic"].say(first, told)
        added, told = KINDS["generic"].say(more, told)
        each, told = KINDS["for each"].say(count, told)
        return f"{begun}{self.AND}{added}{self.EACH}{each}", told


KINDS["so much and more"] = SoMuchAndMore()
_WHAT, _WHO, _N = slot("what"), slot("who"), slot("n")
SaidSo("in each graveyard", "in each graveyard")
table("count").add_said_first(
    phrase("card# named ~ {x:in each graveyard}", Count(Group((NamedAsSource(),), "graveyard")))
)
IDIOMS.add(
    phrase(
        "counter {what:new target} unless {who:player} pays {n:so much and more}",
        (WithX(_N, (DoUnless((Counter(_WHAT),), pay=_X, who=_WHO),)),),
    ),
)
