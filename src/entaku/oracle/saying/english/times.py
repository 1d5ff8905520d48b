"""When an event must happen, behind the event: "whenever a player casts a spell during their turn".  (CR 603.2)"""

from entaku.oracle.ir.conditions import Condition, During, Every, TurnOf, Unless
from entaku.oracle.ir.things import BoundPlayer, Each, You
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_THEIRS = TurnOf(BoundPlayer())
TIMES: dict[Condition, tuple[str, ...]] = {
    During(("combat",)): (" during combat",),
    Every((TurnOf(You()), During(("main",)))): (" during your main phase",),
    Every((TurnOf(You()), During(("untap",)))): (" during your untap step",),
    Every((TurnOf(You()), During(("upkeep",)))): (" during your upkeep",),
    TurnOf(Each("opponent")): (" during a opponent's turn", " on a opponent's turn"),
    _THEIRS: (" during their turn", " during their own turn"),
    Unless(_THEIRS): (" during another player's turn",),
}
"""What must be so, with the words for it, the usual ones first."""
_OF_THAT_PLAYER = (_THEIRS, Unless(_THEIRS))


class AtSuchATime(Kind):
    """In whose turn, or in which part of it; "their" is of the player whom the event is about."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for so, wordings in TIMES.items():
            if so in _OF_THAT_PLAYER and told.player != BoundPlayer():
                continue
            for number, words in enumerate(wordings):
                if text.startswith(words, at):
                    yield so, at + len(words), told.chose("time's words", number)

    def say(self, value: Value, told: Telling) -> Said:
        if value not in TIMES:
            raise Unsayable(value)
        number, told = told.choice("time's words")
        return TIMES[value][number], told


KINDS["at such a time"] = AtSuchATime()
