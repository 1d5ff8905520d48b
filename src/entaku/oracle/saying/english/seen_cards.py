"""What is done with cards of a library that were just looked at or revealed: "put one of them into your hand"."""

from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.instructions import If, May
from entaku.oracle.ir.things import (
    AllOf,
    Among,
    Bound,
    BoundPlayer,
    Each,
    Not,
    Other,
    Predicate,
    Self,
    SharesCreatureType,
    Things,
    TopCards,
    You,
)
from entaku.oracle.mechanics.choosing import ChoosePlayer, ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import LookAt, Reveal
from entaku.oracle.saying.english.either_of_two import BETWEEN, both_said, either
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.of_another_kind import OfSomeSort
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_N, _WHAT, _WHERE, _ONE, _REST = slot("n"), slot("what"), slot("where"), slot("one"), slot("rest")
_TO, _TAPPED, _FIGHTS, _ZONE, _BELOW, _ORDER, _RANDOM = (
    slot("to"), slot("tapped"), slot("fights"), slot("zone"), slot("below"), slot("order"), slot("random"),
)  # fmt: skip
_CHOSEN = Bound("chosen")
_OPPONENT = Each("opponent")
FROM_AMONG = " from among "
SO_GONE = {"moved": " exiled this way", "milled": " milled this way"}
"""How cards are spoken of by what was just done with them: by their name in the ability."""


def those(told: Telling) -> str:
    """By which name the cards go that "them" means: those seen last, or those that were just exiled; "" for none."""
    return told.cards or ("moved" if told.moved else "")


class OfSeen(Kind):
    """Cards of those that were seen, by one of several words; `means` is what they are, by the name of the cards."""

    def __init__(self, name: str, *words: str) -> None:
        KINDS[name] = self
        self.name = name
        self.words = words

    def cards(self, told: Telling) -> str:
        """By which name the cards go."""
        return told.cards

    def called(self, cards: str) -> tuple[str, ...]:
        """The words that stand for them."""
        return self.words

    def means(self, cards: str) -> Value:
        """All of them."""
        return Bound(cards) if cards != "found" else None

    def read(self, text: str, at: int, told: Telling) -> Reading:
        cards = self.cards(told)
        if cards and (value := self.means(cards)) is not None:
            for number, words in enumerate(self.called(cards)):
                if text.startswith(words, at):
                    yield value, at + len(words), told.chose(self.name, number)

    def say(self, value: Value, told: Telling) -> Said:
        cards = self.cards(told)
        if not cards or value is None or value != self.means(cards):
            raise Unsayable(value)
        number, told = told.choice(self.name)
        return self.words[number], told


class AllOfThose(OfSeen):
    """All of them, also where they were exiled."""

    def cards(self, told: Telling) -> str:
        """By which name the cards go."""
        return those(told)


class RestOfSeen(OfSeen):
    """Those that nobody chose, or that were revealed before the one that was looked for."""

    def means(self, cards: str) -> Value:
        return Bound("rest") if cards == "found" else Among(cards, (Other(_CHOSEN),))


class OneOfSeen(OfSeen):
    """The one that was chosen, or what was looked for, of which there may be several."""

    def called(self, cards: str) -> tuple[str, ...]:
        return self.words if cards == "found" else self.words[:1]

    def means(self, cards: str) -> Value:
        return Bound("found") if cards == "found" else _CHOSEN


class FromAmong(Kind):
    """Cards or spells like these of those seen or exiled: "a creature card from among them"."""

    def __init__(self, name: str, kind: str) -> None:
        KINDS[name] = self
        self.kind = kind

    def read(self, text: str, at: int, told: Telling) -> Reading:
        cards = those(told)
        if cards in ("", "found"):
            return
        for where, end, then in KINDS[self.kind].read(text, at, told):
            if text.startswith(BETWEEN + "a ", end):
                for other, last, after in KINDS[self.kind].read(text, end + len(BETWEEN), then):
                    yield from self._among(text, last, after.chose("either", 1), either(where, other), cards)
            yield from self._among(text, end, then, where, cards)

    def _among(self, text: str, at: int, told: Telling, where: tuple[Predicate, ...], cards: str) -> Reading:
        if text.startswith(FROM_AMONG, at):
            for _, end, then in KINDS["those together"].read(text, at + len(FROM_AMONG), told):
                yield Among(cards, where), end, then
        elif cards in SO_GONE and text.startswith(SO_GONE[cards], at):
            yield Among(cards, where), at + len(SO_GONE[cards]), told.chose("exiled so", 1)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Among) or value.name != those(told):
            raise Unsayable(value)
        of_two, told = told.choice("either")
        if of_two:
            words, told = both_said(self.kind, value.where, told)
        else:
            words, told = KINDS[self.kind].say(value.where, told)
        exiled_so, told = told.choice("exiled so")
        if exiled_so and value.name in SO_GONE:
            return words + SO_GONE[value.name], told
        them, told = KINDS["those together"].say(Bound(value.name), told)
        return f"{words}{FROM_AMONG}{them}", told


class WhoseLibrary(Kind):
    """Of whom the cards are that were seen last: "your", and of another's "their", "that player's"."""

    WORDS = ("their", "that player's", "its owner's", "their owner's", "that")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS if told.library else ("your",)):
            if text.startswith(words + " ", at):
                yield None, at + len(words), told.chose("whose library", number)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("whose library")
        return (self.WORDS[number] if told.library else "your"), told


class SeveralOf(Kind):
    """A number of cards in words, other than one."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, end, then in KINDS["a"].read(text, at, told):
            if number != 1:
                yield number, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if value == 1:
            raise Unsayable("one is said otherwise")
        return KINDS["a"].say(value, told)


KINDS["several"], KINDS["whose library"] = SeveralOf(), WhoseLibrary()
OfSomeSort("spells of some sort", "spells like")
OfSomeSort("cards of some sort", "cards like")
OfSeen("cards seen", "them", "those cards")
OfSeen("of those seen", " of them", " of those cards", "")
AllOfThose(
    "those together", "them", "those cards", "those exiled cards", "the exiled cards", "the cards exiled this way",
    "the milled cards", "the cards milled this way", "cards milled this way",
)  # fmt: skip
RestOfSeen("the rest", "the rest", "all other cards revealed this way", "the other",
           "all cards revealed this way that weren't put onto the battlefield",
           "the rest of the revealed cards")  # fmt: skip
OneOfSeen("that card", "that card", "those cards", "those land cards", "those creature cards", "the creature card",
          "all creature cards revealed this way", "all land cards revealed this way")  # fmt: skip
FromAmong("one among them", "a card like")
FromAmong("some among them", "cards like")
FromAmong("one spell there", "one spell")
FromAmong("spells there", "spells like")
FromAmong("spells of a sort there", "spells of some sort")
Table(
    "its place",
    phrase("into {x:whose library} {to:hand or graveyard}", (_TO, False, False)),
    phrase("{tapped:onto the battlefield}", ("battlefield", _TAPPED, False)),
    phrase("onto the battlefield tapped and attacking", ("battlefield", True, True)),
    phrase(
        "on top of {x:whose library} library", "back on top of {x:whose library} library", ("library", False, False)
    ),
)
Table("library end", phrase("the bottom", True), phrase("top", False))
Table(
    "sought among them",
    phrase("{what:one among them}", (_WHAT, 1, True)),
    phrase("any number of {what:some among them}", (_WHAT, None, False)),
)
Table("them revealed", phrase("them", "the revealed cards", "those cards", None))
Table("it revealed", phrase("it", "that card", True), phrase("the revealed cards", "them", "those cards", False))
Table("in an order", phrase("in any order", (True, False)), phrase("in a random order", (False, True)))
Table(
    "place of the rest",
    phrase("into {x:whose library} {zone:hand or graveyard}", (_ZONE, False, False, False)),
    phrase(
        "{b:on again} {below:library end} of {x:whose library} library {order+random:in an order}",
        "{b:on again} {below:library end} {order+random:in an order}",
        ("library", _BELOW, _ORDER, _RANDOM),
    ),
    phrase("on the bottom of {x:whose library} library", ("library", True, False, False)),
)
Table("on again", phrase("on", "back on", None))
Table("rest joined", phrase(" and", ". put", " and put", ", then put", ". then put", None))


def put(what: Things) -> Move:
    """What "its place" says."""
    return Move(what, _TO, tapped=_TAPPED, attacking=_FIGHTS)


def put_aside(what: Things) -> Move:
    """What "place of the rest" says."""
    return Move(what, _ZONE, bottom=_BELOW, any_order=_ORDER, random_order=_RANDOM)


PUT_ONE, PUT, PUT_REST = put(_ONE), put(_CHOSEN), put_aside(_REST)
Table(
    "playing",
    phrase("play", "play lands and cast spells from among", False),
    phrase("cast", "cast spells from among", True),
)
Table(
    "place of one",
    phrase("into {x:whose library} {to:hand or graveyard}", (_TO, False)),
    phrase("on top of {x:whose library} library", ("library", False)),
    phrase("on the bottom of {x:whose library} library", ("library", True)),
)
_SECOND, _THIRD = Bound("second"), Bound("third")
IDIOMS.add(
    phrase("put one{what:of those seen} {to+b:place of one}, one {zone+c:place of one}, and one {z+d:place of one}",
           (ChooseThings(_WHAT),
            ChooseThings(Among("seen", (Other(_CHOSEN),)), bind="second"),
            ChooseThings(Among("seen", (Other(_CHOSEN), Other(_SECOND))), bind="third"),
            Move(_CHOSEN, _TO, bottom=slot("b")),
            Move(_SECOND, _ZONE, bottom=slot("c")),
            Move(_THIRD, slot("z"), bottom=slot("d")))),
    phrase("put any number of {what:cards seen} {to+tapped+fights:its place} and {rest:the rest}"
           " {zone+below+order+random:place of the rest}",
           (ChooseThings(_WHAT, amount=None), PUT, PUT_REST)),
    phrase("you may look at the top card of your library. if it shares a creature type with ~, you may reveal it."
           " if you do, {what:clauses}",
           (May((LookAt(TopCards(You())), If(Matches(Bound("seen"), (SharesCreatureType(Self()),)),
                                             (May((Reveal(Bound("seen")),), _WHAT),)))),)),
    phrase("put {n:one}{what:of those seen} {to+tapped+fights:its place}{j:rest joined} {rest:the rest}"
           " {zone+below+order+random:place of the rest}",
           (ChooseThings(_WHAT, amount=_N), PUT, PUT_REST)),
    phrase("you may reveal {what+n+less:sought among them} and put {less:it revealed} {to+tapped+fights:its place}",
           (ChooseThings(_WHAT, amount=_N, optional=slot("less")), Reveal(_CHOSEN), PUT)),
    phrase("you may reveal up to {n:several} {what:some among them} and put {x:them revealed}"
           " {to+tapped+fights:its place}",
           (ChooseThings(_WHAT, amount=_N, optional=True), Reveal(_CHOSEN), PUT)),
    phrase("put all {what:some among them} {to+tapped+fights:its place}",
           (put(_WHAT),)),
    phrase("put up to {n:several} {what:some among them} {to+tapped+fights:its place}",
           (ChooseThings(_WHAT, amount=_N, optional=True), PUT)),
    phrase("you may put {what:one among them} {to+tapped+fights:its place}",
           (ChooseThings(_WHAT, optional=True), PUT)),
    phrase("put {what:one among them} {to+tapped+fights:its place}", (ChooseThings(_WHAT), PUT)),
    phrase("put {what:one among them} {to+tapped+fights:its place}{j:rest joined} {rest:the rest}"
           " {zone+below+order+random:place of the rest}",
           (ChooseThings(_WHAT), PUT, PUT_REST)),
    phrase("you may put any number of {what:some among them} {to+tapped+fights:its place}",
           "put any number of {what:some among them} {to+tapped+fights:its place}",
           (ChooseThings(_WHAT, amount=None), PUT)),
    phrase("you may put {n:one} of {what:cards seen} {to+tapped+fights:its place}",
           (ChooseThings(_WHAT, amount=_N, optional=True), PUT)),
    phrase("put {n:one} of {what:cards seen} {to+tapped+fights:its place}", (ChooseThings(_WHAT, amount=_N), PUT)),
    phrase("put {rest:the rest} {zone+below+order+random:place of the rest}", (PUT_REST,)),
    phrase("put {one:that card} {to+tapped+fights:its place}{j:rest joined} {rest:the rest}"
           " {zone+below+order+random:place of the rest}",
           (PUT_ONE, PUT_REST)),
    phrase("put all {where:cards like} revealed this way {to+tapped+fights:its place} and the rest"
           " {zone+below+order+random:place of the rest}",
           "put all {where:cards like} from among {x:them revealed} {to+tapped+fights:its place} and the rest"
           " {zone+below+order+random:place of the rest}",
           (put(Among("revealed", _WHERE)), put_aside(Among("revealed", (Not(AllOf(_WHERE)),))))),
    phrase("put one pile {to+tapped+fights:its place} and the other {zone+below+order+random:place of the rest}",
           (put(Bound("pile")), put_aside(Bound("rest")))),
    phrase("a opponent chooses {n:one} of {what:cards seen}",
           (ChoosePlayer(_OPPONENT, bind="chooser"), ChooseThings(_WHAT, BoundPlayer("chooser"), _N))),
)  # fmt: skip
