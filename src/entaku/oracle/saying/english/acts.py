"""What players do: verb phrases with their subject before them, and the commands that are always yours."""

import re
from collections.abc import Iterable

import entaku.oracle.mechanics  # noqa: F401  (has the rows)
from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.things import (
    Both,
    Bound,
    BoundAmount,
    BoundPlayer,
    Each,
    Except,
    Group,
    Is,
    Self,
    Targeted,
    TopCards,
    You,
)
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Mill
from entaku.oracle.mechanics.getting import PayAnyEnergy
from entaku.oracle.mechanics.manifest import Cloak, Manifest, ManifestDread
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.tokens import Create, CreateCopies
from entaku.oracle.saying.english.amounts import EACH_DISCARDED, OWN_DISCARDED
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.group_nouns import noun_of
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Followed, Table
from entaku.oracle.saying.english.targets import ANY
from entaku.oracle.saying.english.telling import (
    KINDS,
    SEVERAL,
    Kind,
    Reading,
    Said,
    Telling,
    Unsayable,
    Value,
    others_library,
)
from entaku.oracle.saying.english.those import as_exiled
from entaku.oracle.saying.rows import phrases

_C, _KIND, _N, _WHAT = slot("c"), slot("kind"), slot("n"), slot("what")


Table(
    "of which",
    phrase("that {what:a group} could produce", ("producible", _WHAT)),
    phrase("among {what:counted}", ("among", _WHAT)),
    phrase("in your commander's color identity", ("commander", None)),
    phrase("chosen {d:as drafted}", ("noted", None)),
)


def is_one_persons(value: Sacrifice) -> bool:
    """Whether another player sacrifices one thing, which can be spoken of then."""
    return value.amount == 1 and not isinstance(value.who, Each | Except | You)


class VerbPhrase(Followed):
    """Verb phrases: their subject is the player of whom the clause speaks."""

    def then(self, value: Value, told: Telling) -> Telling:
        """What can be spoken of now: a token just made; else nothing new that "it" could be taken for."""
        if isinstance(value, Discard) and value.amount not in (
            BoundAmount(told.number),
            OWN_DISCARDED,
        ):  # else "that many" is said again
            told = told._replace(number=EACH_DISCARDED if isinstance(value.who, Each) else "discarded")
        if isinstance(value, PayAnyEnergy):
            return told._replace(number=value.bind)
        if isinstance(value, Create) and value.counters != 0:
            return told  # whoever incubates: nobody calls that token "it"
        if isinstance(value, CreateCopies) and value.of == told.it and isinstance(told.it, Targeted):
            made = "token" if value.amount == 1 else f"{SEVERAL}token"  # "that creature" is what was copied
            return told._replace(it=Bound("created"), noun=made, that=told.it, that_noun=told.noun, moved=False)
        if isinstance(value, Create | CreateCopies):
            noun = "token|creature" if value.amount == 1 else f"{SEVERAL}token|creature"
            spell = told.it if told.noun == "spell" else None  # a token is none, so that "that spell" is no token
            return told._replace(
                it=Bound("created"), noun=noun, that=spell, that_noun="spell" if spell else "", moved=False
            )
        if isinstance(value, Manifest | Cloak):
            one = value.amount == 1 and not isinstance(value.who, Each)
            return told._replace(
                it=Bound("manifested") if one else None, noun="creature" if one else "", that=None, moved=False
            )
        if isinstance(value, Sacrifice) and isinstance(value.what, Group) and is_one_persons(value):
            return told._replace(it=Bound("sacrificed"), noun=noun_of(value.what), that=None, moved=False)
        if isinstance(value, Search) and is_one_put_in_play(value):
            noun = "card|creature" if Is("Creature") in value.where else "card|permanent"
            return told._replace(it=Bound("found"), noun=noun, that=None, moved=False)
        if isinstance(value, Search) and value.amount == 1 and value.to == "hand" and isinstance(value.who, You):
            return told._replace(it=None, noun="", that=Bound("found"), that_noun="card", moved=False)
        if isinstance(value, Mill):
            one = value.amount == 1 and not isinstance(value.who, Each | Except)
            told = told._replace(cards=value.bind, library=others_library(value.who))
            return told._replace(it=Bound(value.bind) if one else None, noun="card" * one, that=None, moved=False)
        new = isinstance(value, Discard | Search)
        if new or (isinstance(value, Sacrifice) and isinstance(value.what, Group)):
            return told._replace(it=None, noun="", that=None, moved=False)
        return told

    def given(self, told: Telling) -> dict[str, Value]:
        return {"who": told.subject}


def is_one_put_in_play(value: Search) -> bool:
    """Whether one player finds one card for the battlefield, which is then "it"."""
    return (value.to, value.amount) == ("battlefield", 1) and not isinstance(value.who, Each | Except)


VerbPhrase(
    "verb phrase",
    *phrases("verb phrase"),
)  # fmt: skip


class Itself(Kind):
    """The card itself, or what has been mentioned, that is sacrificed."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["named"].read(text, at, told)
        yield from KINDS["pronoun"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, Group):
            raise Unsayable(value)
        try:
            return KINDS["pronoun"].say(value, told)
        except Unsayable:
            return KINDS["named"].say(value, told)


KINDS["itself"] = Itself()


class OfTheirChoice(Kind):
    """That players choose what they sacrifice, as is said of others than "you".  (CR 701.21a)"""

    WORDS = " of their choice"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield None, at + len(self.WORDS), told

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(told.subject, You):
            raise Unsayable("of your choice")
        return self.WORDS, told


KINDS["of their choice"] = OfTheirChoice()


class CopyingToken(Kind):
    """A token that is a copy, or several."""

    WORDS = ("token that's a copy", "tokens that are copies")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(words := self.WORDS[told.many], at):
            yield None, at + len(words), told

    def say(self, value: Value, told: Telling) -> Said:
        return self.WORDS[told.many], told


KINDS["copying token"] = CopyingToken()
Table("token that copies", phrase("{x:copying token}", False), phrase("tapped {x:copying token}", True))


Table("hand or graveyard", phrase("hand", "hand"), phrase("graveyard", "graveyard"))
Table("attacking copy", phrase("tapped and attacking {x:copying token}", None))
Table("that fight", phrase(" that's tapped and attacking", " that are tapped and attacking",
                           " and that's tapped and attacking", None))  # fmt: skip
Table("to the battlefield", phrase("to the battlefield", False), phrase("to the battlefield tapped", True))
Table("onto the battlefield", phrase("onto the battlefield", False), phrase("onto the battlefield tapped", True))
VerbPhrase("search", *phrases("search"))


class HandOfOwner(Kind):
    """The hand that something goes to: "its owner's hand", "your hand" for what is in your graveyard."""

    WORDS = ("its owner's hand", "your hand", "their owner's hand", "their owners' hands", "their owners' hand")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            if text.startswith(words, at):
                yield None, at + len(words), told.chose("to hand", number)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("to hand", _usual_hand(told))
        return self.WORDS[number], told


class OwnersLibrary(Kind):
    WORDS = ("its owner's library", "your library", "their owner's library", "their owners' libraries")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            if text.startswith(words, at):
                yield None, at + len(words), told.chose("to library", number)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("to library", _usual_hand(told))
        return self.WORDS[number], told


def _usual_hand(told: Telling) -> int:
    """Whose the hand is said to be: yours if the cards lie in your graveyard."""
    what = told.targets[told.it.n].of[0] if isinstance(told.it, Targeted) and told.targets else told.it
    if isinstance(what, Group) and what.of == You():
        return 1
    return 0 if told.singular else 3


KINDS["owner's hand"] = HandOfOwner()
KINDS["owner's library"] = OwnersLibrary()


class Returned(Kind):
    """What was just exiled, that now comes back: "it", "that card"; a new object."""

    WORDS = ("it", "that card", "those cards", "them", "the exiled card", "cards exiled this way",
             "those exiled cards")  # fmt: skip

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.moved:
            for number, words in enumerate(self.WORDS):
                if text.startswith(words, at):
                    yield Bound("moved"), at + len(words), told.chose("returned", number)

    def say(self, value: Value, told: Telling) -> Said:
        if value != Bound("moved"):
            raise Unsayable(value)
        several = any(target.most != 1 for target in told.targets)
        number, told = told.choice("returned", 2 if several else 1)
        return self.WORDS[number], told


def lies_with_them(value: Value, told: Telling) -> bool:
    """Whether the card itself comes with a target from a graveyard: it lies there as well.  (CR 113.6m)"""
    if not isinstance(value, Both) or Self() not in value.of:
        return False
    aimed = [told.targets[one.n].of for one in value.of if isinstance(one, Targeted)]
    return any(isinstance(group, Group) and group.zone == "graveyard" for of in aimed for group in of)


class Movable(Kind):
    """What is put somewhere: something just exiled, or any things, perhaps with the place where it still is."""

    THERE = " from your graveyard"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.moved and not text.startswith(("target ", "another target ", "up to "), at):
            yield from KINDS["returned"].read(text, at, told)
            return
        for value, end, then in KINDS["things"].read(text, at, told):
            yield value, end, then._replace(buried=then.buried or lies_with_them(value, then))
        if told.it is not None:
            for value, end, then in KINDS["pronoun"].read(text, at, told):
                if value == told.it and text.startswith(self.THERE, end):
                    yield value, end + len(self.THERE), then.chose("from there", 1)

    def say(self, value: Value, told: Telling) -> Said:
        kind = "returned" if value == Bound("moved") and (told.moved or value != told.it) else "things"
        words, then = KINDS[kind].say(value, told)
        there, then = then.choice("from there") if value == told.it else (0, then)
        return f"{words}{self.THERE if there else ''}", then


class Copied(Movable):
    """What is copied: the same, or what it was before it was put somewhere else, by its noun: "that creature"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = list(super().read(text, at, told))
        yield from found or KINDS["things"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["returned" if value == Bound("moved") != told.it else "things"].say(value, told)


class Exiled(Kind):
    """What is exiled; from then on it is a new object."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["things"].read(text, at, told):
            yield value, end, as_exiled(value, then)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["things"].say(value, told)
        return words, as_exiled(value, told)


KINDS["returned"] = Returned()
KINDS["movable"] = Movable()
KINDS["copied"] = Copied()
KINDS["exiled"] = Exiled()


class Additional(Kind):
    """One more: "an additional card"."""

    WORDS = "a additional card"
    SEVERAL = " additional cards"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield 1, at + len(self.WORDS), told
        for number, end, then in KINDS["a"].read(text, at, told):
            if number != 1 and text.startswith(self.SEVERAL, end):
                yield number, end + len(self.SEVERAL), then

    def say(self, value: Value, told: Telling) -> Said:
        if value == 1:
            return self.WORDS, told
        number, told = KINDS["a"].say(value, told)
        return f"{number}{self.SEVERAL}", told


class TopCardsOfEach(Kind):
    """The top card of each player's library."""

    WORDS = "the top card of their library"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield TopCards(Each()), at + len(self.WORDS), told

    def say(self, value: Value, told: Telling) -> Said:
        if value != TopCards(Each()):
            raise Unsayable(value)
        return self.WORDS, told


KINDS["additional"] = Additional()
KINDS["top cards of each"] = TopCardsOfEach()

Table(
    "what dies",
    phrase("a creature destroyed this way", None),
    phrase("creatures destroyed this way", None),
    phrase("permanents destroyed this way", None),
    phrase("that creature", None),
    phrase("those creatures", None),
)
Table("owner's graveyard", phrase("your graveyard", "its owner's graveyard", "their graveyard", None))
Table("owner's control", phrase("its owner's control", "their owner's control", "their owners' control", None))
Table(
    "transformed",
    phrase("transformed under {x:owner's control}", "transformed", None),
    phrase("transformed under your control", You()),
)


class Commands(Followed):
    """What you do to things; a creature card that was put onto the battlefield is a creature there."""

    def then(self, value: Value, told: Telling) -> Telling:
        if isinstance(value, ManifestDread):
            return told._replace(it=Bound(value.bind), noun="creature", that=None, moved=False)
        if not isinstance(value, Move) or value.to != "battlefield" or value.what != told.it or told.noun != "card":
            return told
        target = told.targets[told.it.n] if isinstance(told.it, Targeted) else None
        group = target.of[0] if target is not None and target.most == 1 else None
        creature = isinstance(group, Group) and Is("Creature") in group.where
        return told._replace(noun="card|creature") if creature else told


Commands(
    "command",
    *phrases("command"),
)  # fmt: skip
Table("more counters", phrase("{n:a} {kind:counter} counter# on {what:things}", PutCounters(_WHAT, _KIND, _N)))
Table("that opponent", phrase("that opponent", "that player", None))
Table(
    "how it enters",
    phrase("{c:onto the battlefield}", (_C, None)),
    phrase("onto the battlefield tapped and attacking {x:that opponent}", (True, BoundPlayer())),
    phrase("onto the battlefield tapped and attacking", (True, Each("opponent"))),
)
VerbPhrase(
    "optional command",
    *phrases("optional command"),
)


class Shielded(Kind):
    """What damage to is prevented: one thing or player, as each of several would need a shield of its own."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["one recipient"].read(text, at, told):
            if not isinstance(value, Each | Group):
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["one recipient"].say(value, told)


KINDS["shielded"] = Shielded()


_IT_ALSO = "it also deals "
_TO_THAT_ONE = re.compile(r"it deals \S+ damage to that (?:creature|permanent)\b")
"""What deals damage to what was spoken of last is another than that: it would deal it "to itself"."""


class Dealer(Kind):
    """What deals damage: "~", "it", "target creature you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if (told.spoken and text.startswith("it deals ", at)) or _TO_THAT_ONE.match(text, at):
            yield Self(), at + 2, told.chose("spoken", 1)._replace(singular=True, spoken=False)
            return
        if text.startswith(_IT_ALSO, at):  # what has just dealt damage does, whatever else "it" may be
            if text[:at].rpartition(" deals ")[0].endswith("~"):
                yield Self(), at + 2, told.chose("spoken", 1)._replace(singular=True, spoken=False)
            return
        for kind in ("named subject", "subject pronoun", "new target"):
            yield from KINDS[kind].read(text, at, told)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("named subject", "subject pronoun", "new target"))

    def say(self, value: Value, told: Telling) -> Said:
        if value == Self() and (told.spoken or isinstance(told.it, Targeted)):
            again, told = told.choice("spoken")
            if again:
                return "it", told._replace(singular=True, spoken=False)
        for kind in ("named subject", "subject pronoun", "new target"):
            try:
                return KINDS[kind].say(value, told)
            except Unsayable:
                continue
        raise Unsayable(value)


class Divided(Kind):
    """The targets among which damage is divided, as their number."""

    COUNTS = (("one or two", 1, 2), ("one, two, or three", 1, 3), ("any number of", 0, None))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, least, most in self.COUNTS:
            words = f"{number} targets"
            if text.startswith(words, at):
                target = Target(ANY, least, most)
                then = told._replace(targets=(*told.targets, target), said=told.said + 1, noun="")
                yield len(told.targets), at + len(words), then
        for what, end, then in KINDS["new target"].read(text, at, told):
            yield what.n, end, then

    def say(self, value: Value, told: Telling) -> Said:
        target = told.targets[value]
        for number, least, most in self.COUNTS:
            if target == Target(ANY, least, most):
                return f"{number} targets", told._replace(said=told.said + 1)
        return KINDS["new target"].say(Targeted(value), told)


KINDS["dealer"] = Dealer()
KINDS["divided"] = Divided()
