"""What may be cast for nothing as something resolves: one of several cards, what was found, a copy.  (CR 608.2g)"""

from entaku.oracle.ir.things import Both, Bound, ExiledWithSource, Group, Predicate, Stat, You
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import exiled_with, lesser, seen_cards, until_found
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import PUT_REST, AllOfThose
from entaku.oracle.saying.english.tables import Either, Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.until_found import Found

ADDS_TO = (exiled_with, lesser, seen_cards, until_found)
"""The modules whose kinds of phrases are used here, which must be there before."""

_N, _WHAT = slot("n"), slot("what")
_HIDDEN = Group((ExiledWithSource(),), "exile")
_MOVED, _FOUND = Bound("moved"), Bound("found")


class Uncast(AllOfThose):
    """All cards that were seen or exiled, of which those are left that weren't cast."""

    def means(self, cards: str) -> Value:
        return Both((_FOUND, Bound("rest"))) if cards == "found" else Bound(cards)


class SpellInGraveyard(Kind):
    """One spell of a sort in your graveyard, with a number that may be told behind: "with mana value 2 or less"."""

    THERE = " from your graveyard"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["one spell"].read(text, at, told):
            if text.startswith(self.THERE, end):
                last = end + len(self.THERE)
                then = then._replace(it=told.it, noun=told.noun)
                yield _buried(where), last, then.chose("told behind", 0)
                if text.startswith(" with ", last):
                    for size, final, after in KINDS["suffix"].read(text, last + 1, then):
                        if isinstance(size, Stat):
                            yield _buried((*where, size)), final, after.chose("told behind", 1)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value != _buried(value.where):
            raise Unsayable(value)
        behind, told = told.choice("told behind")
        words, then = KINDS["one spell"].say(value.where[: len(value.where) - behind], told)
        then = then._replace(it=told.it, noun=told.noun)
        words += self.THERE
        for size in value.where[len(value.where) - behind :]:
            more, then = KINDS["suffix"].say(size, then)
            words += f" {more}"
        return words, then


def _buried(where: tuple[Predicate, ...]) -> Group:
    """Cards like these in your graveyard."""
    return Group(where, "graveyard", You())


class HiddenOne(Kind):
    """The card that the card itself has exiled before, where nothing was exiled just now.  (CR 607.2a)"""

    WORDS = "the exiled card"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not told.moved and not told.cards and text.startswith(self.WORDS, at):
            yield _HIDDEN, at + len(self.WORDS), told

    def say(self, value: Value, told: Telling) -> Said:
        if value != _HIDDEN or told.moved or told.cards:
            raise Unsayable(value)
        return self.WORDS, told


KINDS["hidden one"] = HiddenOne()
KINDS["spell in graveyard"] = SpellInGraveyard()
Uncast("the rest uncast", "the rest", "the exiled cards not cast this way", "all revealed cards not cast this way",
       "the exiled cards that weren't cast this way")  # fmt: skip
Found("found before", "that card", "the exiled card", "it")
Either("found to cast", "found before", "just exiled")
Table("its graveyard then", phrase("your graveyard", "a graveyard", "its owner's graveyard", None))
Table(
    "cast of them",
    phrase("{what:one spell there} without paying its mana cost", (_WHAT, 1)),
    phrase("any number of {what:spells there} without paying their mana costs", (_WHAT, None)),
    phrase("{what:found to cast} without paying its mana cost", (_WHAT, None)),
)
Table("and then the rest", phrase(". put", ". then put", None))
Table("copying it to cast", phrase(". you may cast the copy", ", then you may cast the copy", None))
IDIOMS.add(
    phrase("you may cast {what+n:cast of them}", (CastFree(_WHAT, most=_N),)),
    phrase("you may cast {what+n:cast of them}{x:and then the rest} {rest:the rest uncast}"
           " {zone+below+order+random:place of the rest}", (CastFree(_WHAT, most=_N), PUT_REST)),
    phrase("you may cast {what:spell in graveyard} without paying its mana cost. if that spell would be put into"
           " {x:its graveyard then}, exile it instead", (CastFree(_WHAT, exiled=True, most=1),)),
    phrase("copy {what:returned}{x:copying it to cast} without paying its mana cost", (CastFree(_WHAT, copy=True),)),
    phrase("exile {what:new target} and copy it{x:copying it to cast} without paying its mana cost",
           (Move(_WHAT, "exile"), CastFree(_MOVED, copy=True))),
    phrase("you may copy the exiled card. if you do, you may cast the copy without paying its mana cost",
           (CastFree(_HIDDEN, copy=True),)),
    phrase("you may cast {what:hidden one} without paying its mana cost", (CastFree(_WHAT),)),
)  # fmt: skip
