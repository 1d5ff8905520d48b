"""Libraries of others, and all that may be searched for cards of one name."""

from entaku.cards.ir.things import Bound, ControllerOf, OwnerOf, You
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.searching import EVERYWHERE, Search
from entaku.cards.saying.english import acts
from entaku.cards.saying.english.idioms import IDIOMS
from entaku.cards.saying.english.patterns import slot
from entaku.cards.saying.english.phrase import phrase
from entaku.cards.saying.english.tables import Followed, Table, table
from entaku.cards.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts,)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _WHAT, _WHERE, _WHO = slot("n"), slot("what"), slot("where"), slot("who")
_FOUND = Bound("found")


class SearchedZones(Followed):
    """Whose library is searched, or graveyard, hand and library; "that player" is who was named."""

    def then(self, value: Value, told: Telling) -> Telling:
        return told if isinstance(value[0], You) else told._replace(player=value[0])


class OfAnother(Kind):
    """What is searched for in the library of another player, where the clause behind says what becomes of it."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for (who, zones), end, then in KINDS["searched zones"].read(text, at, told):
            if not isinstance(who, You) and text.startswith(" for ", end):
                for (where, number, less), last, after in KINDS["sought"].read(text, end + len(" for "), then):
                    found = Search(where, number, zones=zones, up_to=less, whose=who)
                    yield found, last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Search) or value.whose is None:
            raise Unsayable(repr(value))
        place, told = KINDS["searched zones"].say((value.whose, value.zones), told)
        sought, told = KINDS["sought"].say((value.where, value.amount, value.up_to), told)
        return f"{place} for {sought}", told


Table(
    "controller's or owner's",
    phrase("{what:poss} controller's", ControllerOf(_WHAT)),
    phrase("{what:poss} owner's", OwnerOf(_WHAT)),
)
SearchedZones(
    "searched zones",
    phrase("{who:owned} library", (_WHO, ("library",))),
    phrase("{who:owned} graveyard, hand, and library", (_WHO, EVERYWHERE)),
    phrase("{who:controller's or owner's} graveyard, hand, and library", (_WHO, EVERYWHERE)),
)
KINDS["of another"] = OfAnother()
table("sought").add(
    phrase("all {where:cards like}", (_WHERE, None, False)),
    phrase("{n:a} {where:cards like}", (_WHERE, _N, False)),
)
IDIOMS.add(
    phrase("search {what:of another} and exile {x:it found}", "search {what:of another}, exile {x:it found}",
           (_WHAT, Move(_FOUND, "exile"))),
    phrase("search {what:of another} and put {x:it found} onto the battlefield under your control",
           (_WHAT, Move(_FOUND, "battlefield", under=You()))),
    phrase("choose {kind:card name}", (ChooseValue(slot("kind"), "chosen name"),)),
)  # fmt: skip
