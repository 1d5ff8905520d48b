"""What one has more of than another, and how one number of something is beside an amount: "if its power is …"."""

from entaku.oracle.ir.conditions import Compared, Matches
from entaku.oracle.ir.things import BoundPlayer, Count, Each, Group, LifeOf, PlayersWho, Stat, You
from entaku.oracle.saying.english import conditions, happened, suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table

ADDS_TO = (conditions, happened, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _S, _H, _N = slot("what"), slot("s"), slot("h"), slot("n")
_OPPONENT, _EACH = Each("opponent"), BoundPlayer("each")
_WHO = slot("who")
_MINE, _THEIRS = Count(Group(zone="hand", of=You())), Count(Group(zone="hand", of=_EACH))

table("condition").add(
    phrase("{what:poss} {s:stat} is {h+n:so far}", Matches(_WHAT, (Stat(_S, _H, _N),))),
    phrase("{what:subject pronoun} was {b:status}", Matches(_WHAT, (slot("b"),))),
    phrase(
        "a opponent has more cards in hand than you",
        Compared(Count(PlayersWho(_OPPONENT, Compared(_THEIRS, ">", _MINE))), ">=", 1),
    ),
    phrase(
        "you have more cards in hand than each opponent",
        Compared(Count(PlayersWho(_OPPONENT, Compared(_THEIRS, ">=", _MINE))), "=", 0),
    ),
    phrase(
        "{who:that player} has more cards in hand than you",
        Compared(Count(Group(zone="hand", of=_WHO)), ">", _MINE),
    ),
    phrase(
        "you have more life than a opponent",
        Compared(Count(PlayersWho(_OPPONENT, Compared(LifeOf(_EACH), "<", LifeOf(You())))), ">=", 1),
    ),
    phrase(
        "you have less life than a opponent",
        Compared(Count(PlayersWho(_OPPONENT, Compared(LifeOf(_EACH), ">", LifeOf(You())))), ">=", 1),
    ),
)
