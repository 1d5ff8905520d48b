"""How long what a spell or ability does lasts: "until end of turn", "for as long as you control ~".  (CR 611.2)"""

from collections.abc import Iterable

from entaku.oracle.ir.conditions import Every, Matches
from entaku.oracle.ir.durations import END_OF_TURN, AsLongAs, UntilNot
from entaku.oracle.ir.things import Being, ControlledBy, Self, You
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import Phrase, phrase
from entaku.oracle.saying.english.tables import Either, Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

_A, _B, _C = slot("a"), slot("b"), slot("c")

Table(
    "remaining",
    phrase("you control ~", Matches(Self(), (ControlledBy(You()),))),
    phrase("~ remains on the battlefield", Matches(Self(), ())),
    phrase("~ remains tapped", Matches(Self(), (Being("tapped"),))),
)
Table("remaining together", phrase("{a:remaining} and {b:remaining}", Every((_A, _B))))
Either("enduring", "remaining together", "remaining", "condition")


def durations() -> tuple[Phrase, ...]:
    """What ends at no fixed time of a turn, as it stands behind a clause."""
    return (
        phrase("until ~ leaves the battlefield", "source leaves"),
        phrase("until you lose control of ~", UntilNot(Matches(Self(), (ControlledBy(You()),)))),
        phrase("until a opponent becomes the monarch", "an opponent becomes the monarch"),
        phrase("until a player planeswalks", "a player planeswalks"),
        phrase("for as long as {c:enduring}", AsLongAs(_C)),
    )


Table("duration", *durations())
Table(
    "term",
    phrase("until end of turn", END_OF_TURN),
    phrase("until your next turn", "your next turn"),
    phrase("until the end of your next turn", "end of your next turn"),
    phrase("until end of combat", "end of combat"),
    *durations(),
)
Table(
    "playing time",
    phrase("until end of turn", "this turn", END_OF_TURN),
    phrase("until the end of your next turn", "until end of your next turn", "end of your next turn"),
    phrase("for as long as it remains exiled", "for as long as they remain exiled", "end of game"),
)
Table("for nothing", phrase("without paying its mana cost", "without paying their mana costs", None))
Table("spell so played", phrase("that spell", "it", "those spells", "them", None))
_M, _T = slot("m"), slot("t")
Table("spent as though", phrase("you may spend mana as though it were mana of any", None))
Table(
    "mana spent",
    phrase("{x:spent as though} color", (True, False)),
    phrase(
        "mana of any type can be spent", "{x:spent as though} type", "you can spend mana of any type", (False, True)
    ),
)


class SpentByType(Kind):
    """Whether it is mana as though of any type that may be spent, and not of any colour."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for (_, by_type), end, then in KINDS["mana spent"].read(text, at, told):
            yield by_type, end, then

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("mana spent",))

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["mana spent"].say((not value, value), told)


KINDS["mana spent by type"] = SpentByType()
Table("mana so spent", phrase("{m+t:mana spent} to cast {x:spell so played}", (_M, _T)))
Table(
    "and so spent",
    phrase(
        ", and {m+t:mana so spent}",
        " and {m+t:mana so spent}",
        ". if you cast a spell this way, {m+t:mana so spent}",
        (_M, _T),
    ),
)
Table(
    "term in front",
    phrase("until end of turn", END_OF_TURN),
    phrase("until your next turn", "your next turn"),
    phrase("until a player planeswalks", "a player planeswalks"),
)
