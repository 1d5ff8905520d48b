"""How long what a spell or ability does lasts: "until end of turn", "for as long as you control ~".  (CR 611.2)"""

from entaku.oracle.ir.conditions import Every, Matches
from entaku.oracle.ir.durations import END_OF_TURN, AsLongAs, UntilNot
from entaku.oracle.ir.things import Being, ControlledBy, Self, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import Phrase, phrase
from entaku.oracle.saying.english.tables import Either, Table

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
    *durations(),
)
Table(
    "playing time",
    phrase("until end of turn", "this turn", END_OF_TURN),
    phrase("until the end of your next turn", "until end of your next turn", "end of your next turn"),
    phrase("for as long as it remains exiled", "for as long as they remain exiled", "end of game"),
)
Table("spell so played", phrase("that spell", "it", "those spells", "them", None))
Table(
    "mana so spent",
    phrase("you may spend mana as though it were mana of any color to cast {x:spell so played}", True),
)
Table("spent as though", phrase("you may spend mana as though", None))
Table(
    "mana of any type",
    phrase(
        "mana of any type can be spent",
        "{x:spent as though} it were mana of any type",
        "you can spend mana of any type",
        None,
    ),
)
Table(
    "mana of any type so spent",
    phrase("{m:mana of any type} to cast {x:spell so played}", True),
)
Table(
    "term in front",
    phrase("until end of turn", END_OF_TURN),
    phrase("until your next turn", "your next turn"),
    phrase("until a player planeswalks", "a player planeswalks"),
)
