"""What may be cast for nothing as something resolves: one of several cards, what was found, a copy.  (CR 608.2g)"""

from entaku.oracle.ir.things import Both, Bound, ExiledWithSource, Group, Stat, You
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import exiled_with, lesser, seen_cards, until_found
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import OfSeen
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (exiled_with, lesser, seen_cards, until_found)
"""The modules whose kinds of phrases are used here, which must be there before."""

_N, _WHAT, _REST = slot("n"), slot("what"), slot("rest")
_ZONE, _BELOW, _ORDER, _RANDOM = slot("zone"), slot("below"), slot("order"), slot("random")
_HIDDEN = Group((ExiledWithSource(),), "exile")
_MOVED, _FOUND = Bound("moved"), Bound("found")


class Uncast(OfSeen):
    """All cards that were seen or exiled, of which those are left that weren't cast."""

    def means(self, cards: str) -> Value:
        return Both((_FOUND, Bound("rest"))) if cards == "found" else Bound(cards)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from super().read(text, at, told._replace(cards=told.cards or "moved" * told.moved))

    def say(self, value: Value, told: Telling) -> Said:
        return super().say(value, told._replace(cards=told.cards or "moved" * told.moved))


class FoundToCast(OfSeen):
    """The one card that was looked for, and may be cast."""

    def means(self, cards: str) -> Value:
        return _FOUND if cards == "found" else None


class SpellLying(Kind):
    """One spell of a sort in a zone of yours, with a number that may be told behind: "with mana value 2 or less"."""

    def __init__(self, name: str, zone: str) -> None:
        KINDS[name] = self
        self.zone = zone

    def read(self, text: str, at: int, told: Telling) -> Reading:
        there = f" from your {self.zone}"
        for where, end, then in KINDS["one spell"].read(text, at, told):
            if text.startswith(there, end):
                last = end + len(there)
                then = then._replace(it=told.it, noun=told.noun)
                yield Group(where, self.zone, You()), last, then.chose("told behind", 0)  # type: ignore[arg-type]  # one of the zones
                if text.startswith(" with ", last):
                    for size, final, after in KINDS["suffix"].read(text, last + 1, then):
                        if isinstance(size, Stat):
                            yield Group((*where, size), self.zone, You()), final, after.chose("told behind", 1)  # type: ignore[arg-type]  # one of the zones

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value != Group(value.where, self.zone, You()):  # type: ignore[arg-type]  # one of the zones
            raise Unsayable(repr(value))
        behind, told = told.choice("told behind")
        words, then = KINDS["one spell"].say(value.where[: len(value.where) - behind], told)
        then = then._replace(it=told.it, noun=told.noun)
        words += f" from your {self.zone}"
        for size in value.where[len(value.where) - behind :]:
            more, then = KINDS["suffix"].say(size, then)
            words += f" {more}"
        return words, then


class HiddenOne(Kind):
    """The card that the card itself has exiled before, where nothing was exiled just now.  (CR 607.2a)"""

    WORDS = "the exiled card"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not told.moved and not told.cards and text.startswith(self.WORDS, at):
            yield _HIDDEN, at + len(self.WORDS), told

    def say(self, value: Value, told: Telling) -> Said:
        if value != _HIDDEN or told.moved or told.cards:
            raise Unsayable(repr(value))
        return self.WORDS, told


KINDS["hidden one"] = HiddenOne()
Uncast("the rest uncast", "the rest", "the exiled cards not cast this way", "all revealed cards not cast this way",
       "the exiled cards that weren't cast this way")  # fmt: skip
FoundToCast("found to cast", "that card", "the exiled card", "it")
SpellLying("spell in graveyard", "graveyard")
Table("its graveyard then", phrase("your graveyard", "a graveyard", "its owner's graveyard", None))
Table(
    "cast of them",
    phrase("{what:one spell there} without paying its mana cost", (_WHAT, 1)),
    phrase("any number of {what:spells there} without paying their mana costs", (_WHAT, None)),
    phrase("{what:found to cast} without paying its mana cost", (_WHAT, None)),
)
Table("and then the rest", phrase(". put", ". then put", None))
Table("copying it to cast", phrase(". you may cast the copy", ", then you may cast the copy", None))
_REST_PUT = Move(_REST, _ZONE, bottom=_BELOW, any_order=_ORDER, random_order=_RANDOM)
IDIOMS.add(
    phrase("you may cast {what+n:cast of them}", (CastFree(_WHAT, most=_N),)),
    phrase("you may cast {what+n:cast of them}{x:and then the rest} {rest:the rest uncast}"
           " {zone+below+order+random:place of the rest}", (CastFree(_WHAT, most=_N), _REST_PUT)),
    phrase("you may cast {what:spell in graveyard} without paying its mana cost. if that spell would be put into"
           " {x:its graveyard then}, exile it instead", (CastFree(_WHAT, exiled=True, most=1),)),
    phrase("copy {what:returned}{x:copying it to cast} without paying its mana cost", (CastFree(_WHAT, copy=True),)),
    phrase("exile {what:new target} and copy it{x:copying it to cast} without paying its mana cost",
           (Move(_WHAT, "exile"), CastFree(_MOVED, copy=True))),
    phrase("you may copy the exiled card. if you do, you may cast the copy without paying its mana cost",
           (CastFree(_HIDDEN, copy=True),)),
    phrase("you may cast {what:hidden one} without paying its mana cost", (CastFree(_WHAT),)),
)  # fmt: skip
