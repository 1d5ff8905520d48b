"""Whom something attacks, by what is so of that player: "attacks a player who has more life than you"."""

from entaku.oracle.ir.happenings import Attacks
from entaku.oracle.ir.things import Each, PlayersWho
from entaku.oracle.saying.english import events, players_who
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table

ADDS_TO = (events, players_who)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_C, _WHAT = slot("c"), slot("what")
table("one attacked").add(phrase("a player who {c:trait of one}", PlayersWho(Each(), _C)))
table("event phrase").add(
    phrase(
        "{what:happener} attacks the player with the most life or tied for most life", Attacks(_WHAT, most_life=True)
    ),
)
