"""Rules for players that a spell or ability makes for a turn: "you may play a additional land this turn"."""

from entaku.cards.ir.actions import Establish
from entaku.cards.ir.changes import CantCast, CantGainLife, CastAsThoughFlash, PlayMoreLands
from entaku.cards.ir.things import Each, You
from entaku.cards.saying.english import acts
from entaku.cards.saying.english.phrase import KINDS, Table, phrase, slot

ADDS_TO = (acts,)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _WHERE = slot("n"), slot("where")
_OPPONENTS = Each("opponent")

_commands = KINDS["command"]
assert isinstance(_commands, Table)
_commands.add(
    phrase("you may play {n:a} additional land# this turn", Establish(PlayMoreLands(more=_N))),
    phrase("you may cast {where:spells like} this turn as though they had flash",
           Establish(CastAsThoughFlash(You(), _WHERE))),
    phrase("your opponents can't cast {where:spells like} this turn", Establish(CantCast(_OPPONENTS, _WHERE))),
    phrase("players can't gain life this turn", Establish(CantGainLife(Each()))),
)  # fmt: skip
