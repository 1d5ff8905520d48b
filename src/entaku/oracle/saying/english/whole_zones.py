"""Whole hands, graveyards and libraries that are put somewhere, halves of them, and what is counted by half."""

from entaku.oracle.ir.things import Both, Count, Each, Group, Half, You
from entaku.oracle.mechanics.drawing import Discard, Draw
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.proliferate import Proliferate
from entaku.oracle.mechanics.searching import Shuffle
from entaku.oracle.saying.english import acts, amounts
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import WHO, slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, amounts)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _OF, _UP = slot("n"), slot("of"), slot("up")


class OwnOfEach(Kind):
    """What belongs to whoever acts, to each of several their own: "your", "their"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        words = "your" if isinstance(told.subject, You) else "their"
        if text.startswith(f"{words} ", at):
            yield told.theirs(), at + len(words), told

    def say(self, value: Value, told: Telling) -> Said:
        if value != told.theirs():
            raise Unsayable(value)
        return ("your" if isinstance(told.subject, You) else "their"), told


KINDS["own of each"] = OwnOfEach()


def _hand_and_graveyard(who: Value) -> Both:
    return Both((Group(zone="hand", of=who), Group(zone="graveyard", of=who)))


table("so many cards").add(
    phrase("half {of:own of each} library, {up:rounded}",
           Half(Count(Group(zone="library", of=_OF)), _UP)),
)  # fmt: skip
table("verb phrase").add(
    phrase("discard~ any number of cards", Discard(None, WHO, up_to=True)),
)  # fmt: skip
table("verb phrase").add(phrase("proliferate~ again", Proliferate(WHO)))
IDIOMS.add(
    phrase("each player shuffles their hand and graveyard into their library, then draws {n:a} card#",
           (Move(_hand_and_graveyard(Each()), "library"), Shuffle(Each()), Draw(_N, Each()))),
    phrase("each player shuffles their hand and graveyard into their library",
           (Move(_hand_and_graveyard(Each()), "library"), Shuffle(Each()))),
    phrase("shuffle your graveyard into your library", (Move(Group(zone="graveyard", of=You()), "library"), Shuffle())),
    phrase("shuffle your hand into your library", (Move(Group(zone="hand", of=You()), "library"), Shuffle())),
)  # fmt: skip
