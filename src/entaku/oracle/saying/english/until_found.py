"""Cards revealed or exiled from the top of a library until one like these is.  (CR 701.16a)"""

from entaku.oracle.ir.durations import END_OF_TURN
from entaku.oracle.ir.things import Both, Bound, Each, Except, X, You
from entaku.oracle.mechanics.casting import MayPlay
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import RevealUntil
from entaku.oracle.mechanics.searching import Shuffle
from entaku.oracle.saying.english import any_number, exiled_with, seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import PUT_ONE, PUT_REST, OfSeen, put_aside
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (any_number, exiled_with, seen_cards)
"""The modules whose kinds of phrases are used here, which must be there before."""

_N, _WHO, _WHERE, _ONE, _TO, _TAPPED, _FIGHTS = (
    slot("n"), slot("who"), slot("where"), slot("one"), slot("to"), slot("tapped"), slot("fights"),
)  # fmt: skip
_REST, _ZONE, _BELOW, _ORDER, _RANDOM, _WHAT = (
    slot("rest"), slot("zone"), slot("below"), slot("order"), slot("random"), slot("what"),
)  # fmt: skip
_ALL = Both((Bound("found"), Bound("rest")))


class Found(OfSeen):
    """The card that was looked for."""

    def means(self, cards: str) -> Value:
        return Bound("found") if cards == "found" else None


class AllRevealed(OfSeen):
    """All cards that were revealed before what was looked for came, and that."""

    def means(self, cards: str) -> Value:
        return _ALL if cards == "found" else None


class UpToFound(Kind):
    """Up to which cards a library is revealed: "two land cards", "X land cards, where X is …"."""

    WHERE = ", where X is "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["a card like"].read(text, at, told):
            yield (where, 1), end, then
        for number, end, then in KINDS["several"].read(text, at, told):
            if text.startswith(" ", end):
                for where, last, after in KINDS["cards like"].read(text, end + 1, then):
                    yield (where, number), last, after
                    if number == X() and text.startswith(self.WHERE, last):
                        for amount, final, finally_ in KINDS["equal"].read(text, last + len(self.WHERE), after):
                            if not isinstance(amount, int | X):
                                yield (where, amount), final, finally_

    def say(self, value: Value, told: Telling) -> Said:
        where, number = value
        if number == 1:
            return KINDS["a card like"].say(where, told)
        try:
            so_many, then = KINDS["several"].say(number, told)
        except Unsayable:
            words, then = KINDS["cards like"].say(where, told._replace(many=True))
            amount, then = KINDS["equal"].say(number, then)
            return f"X {words}{self.WHERE}{amount}", then
        words, then = KINDS["cards like"].say(where, then)
        return f"{so_many} {words}", then


class LibraryOwner(Kind):
    """Whoever has revealed cards of their own library, and now puts them somewhere: "that player", "each player"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for kind in ("that player", "another player") if told.library is not None else ():
            for value, end, then in KINDS[kind].read(text, at, told):
                if value == told.library:
                    yield None, end, then.chose("library owner", int(kind == "another player"))

    def say(self, value: Value, told: Telling) -> Said:
        if told.library is None:
            raise Unsayable("it is one's own library")
        number, told = told.choice("library owner", int(isinstance(told.library, Each | Except)))
        return KINDS[("that player", "another player")[number]].say(told.library, told)


KINDS["up to found"] = UpToFound()
Found("found card", "that card")
AllRevealed("all revealed", "the revealed cards", "all cards revealed this way", "all revealed cards")
Table("all of them", phrase("those cards", "all cards revealed this way", "the revealed cards", "them", None))
Table("and shuffling", phrase(", then shuffle", " and shuffle", None))
KINDS["whose library it is"] = LibraryOwner()
Table("and puts the rest", phrase(" and", " and puts", ", then puts", None))
Table("top of a library", phrase("the top of {who:owned} library", _WHO))
Table("until you exile one", phrase("until you exile {where:a card like}", _WHERE))
IDIOMS.add(
    phrase("{who:another player} reveals cards from the top of their library until they reveal {where+n:up to found}",
           (RevealUntil(_WHERE, _WHO, _N),)),
    phrase("put {one:that card} onto {tapped:in your hands} and {rest:the rest}"
           " {zone+below+order+random:place of the rest}",
           (Move(_ONE, "battlefield", You(), _TAPPED), PUT_REST)),
    phrase("put {one:that card} {to+tapped+fights:its place}{x:and shuffling} {rest:the rest} into your library",
           (PUT_ONE, Move(_REST, "library"), Shuffle())),
    phrase("put {what:all revealed} {zone+below+order+random:place of the rest}",
           (put_aside(_WHAT),)),
    phrase("{x:whose library it is} puts {one:that card} {to+tapped+fights:its place}{j:and puts the rest}"
           " {rest:the rest} {zone+below+order+random:place of the rest}",
           (PUT_ONE, PUT_REST)),
    phrase("{x:whose library it is} puts {one:that card} {to+tapped+fights:its place}", (PUT_ONE,)),
    phrase("{x:whose library it is} puts {what:all revealed} {zone+below+order+random:place of the rest}",
           (put_aside(_WHAT),)),
)  # fmt: skip
IDIOMS.add(
    phrase("{who:another player} reveals cards from the top of their library until they reveal"
           " {where+n:up to found}, then puts {x:all of them} into their graveyard",
           (RevealUntil(_WHERE, _WHO, _N), Move(_ALL, "graveyard"))),
    phrase("exile cards from the top of your library until you exile {where:a card like}",
           (RevealUntil(_WHERE), Move(_ALL, "exile"))),
    phrase("{who:another player} exiles cards from the top of their library until they exile {where:a card like}",
           "exile cards from {who:top of a library} {where:until you exile one}",
           (RevealUntil(_WHERE, _WHO), Move(_ALL, "exile"))),
    phrase("put {one:found card} {to+tapped+fights:its place}", (PUT_ONE,)),
    phrase("until end of turn, you may cast {one:found card} without paying its mana cost",
           (MayPlay(_ONE, END_OF_TURN, free=True),)),
)  # fmt: skip
