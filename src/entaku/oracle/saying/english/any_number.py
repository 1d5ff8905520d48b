"""Idioms about any number of things that are chosen as they are followed, and about what leaves a hand or a library."""

from collections.abc import Iterable

from entaku.oracle.ir.things import Bound, BoundPlayer, Group, OwnerOf, TopCards, You
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import Reveal
from entaku.oracle.mechanics.searching import Shuffle
from entaku.oracle.mechanics.tapping import Tap
from entaku.oracle.saying.english import acts, amounts, conditions
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, amounts, conditions)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _WHAT, _WHERE, _WHO = slot("n"), slot("what"), slot("where"), slot("who")
_CHOSEN = Bound("chosen")
_EACH = BoundPlayer("each")


class AnotherPlayer(Kind):
    """Whoever acts and isn't you: "target opponent", "each player"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for who, end, then in KINDS["player"].read(text, at, told):
            if not isinstance(who, You) and then.singular:
                yield who, end, then

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("player",))

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, You):
            raise Unsayable(value)
        return KINDS["player"].say(value, told)


class ExilesItself(Kind):
    """That a player exiles cards of their own, where it could be said that you exile them."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("exiles", at):
            yield None, at + len("exiles"), told.chose("who exiles", 1)

    def say(self, value: Value, told: Telling) -> Said:
        theirs, told = told.choice("who exiles")
        if not theirs:
            raise Unsayable("said as something that you do")
        return "exiles", told


KINDS["exiles"] = ExilesItself()
KINDS["another player"] = AnotherPlayer()
Table(
    "one or some cards",
    phrase("{where:a card like}", (_WHERE, 1)),
    phrase("{n:a} {where:cards like}", (_WHERE, _N)),
)
IDIOMS.add(
    phrase("reveal any number of {where:cards like} in your hand",
           (ChooseThings(Group(_WHERE, "hand", You()), amount=None), Reveal(_CHOSEN))),
    phrase("sacrifice any number of {what:several of yours}", (ChooseThings(_WHAT, amount=None), Sacrifice(_CHOSEN))),
    phrase("tap any number of {what:groups}", (ChooseThings(_WHAT, amount=None), Tap(_CHOSEN))),
    phrase("return any number of {what:groups} to their owner's hand",
           (ChooseThings(_WHAT, amount=None), Move(_CHOSEN, "hand"))),
    phrase("{who:another player} exiles {where+n:one or some cards} from their {to:hand or graveyard}",
           (ChooseThings(Group(_WHERE, slot("to"), _EACH), _WHO, _N), Move(_CHOSEN, "exile"))),
    phrase("{who:another player} {x:exiles} {n:so many from the top} of their library",
           (Move(TopCards(_WHO, _N), "exile"),)),
    phrase("you and {who:player object} each draw {n:a} card#", (Draw(_N), Draw(_N, _WHO))),
    phrase("shuffle {what:new target} into your library", (Move(_WHAT, "library"), Shuffle())),
    phrase("shuffle {what:new target} into its owner's library", (Move(_WHAT, "library"), Shuffle(OwnerOf(_WHAT)))),
)  # fmt: skip
