"""Amounts: "3", "two cards", "equal to its power", "for each creature you control"."""

import re
from collections.abc import Iterable
from typing import get_args

from entaku.oracle.ir.known_groups import PARTY
from entaku.oracle.ir.things import (
    Among,
    Amount,
    Blocked,
    Bound,
    BoundAmount,
    BoundPlayer,
    ChosenNumber,
    CommanderCasts,
    Count,
    CountersOn,
    Each,
    Greatest,
    GreatestLife,
    Group,
    Half,
    IdentityColours,
    Kinds,
    LifeOf,
    NotedNumber,
    OwnedBy,
    PlayerCounters,
    PlayersAttacked,
    Plus,
    RemovedCards,
    Self,
    SpeedOf,
    SpentToCast,
    StartingLife,
    StatOf,
    Sum,
    Times,
    TimesKicked,
    TimesMutated,
    UnlockedDoors,
    VotesFor,
    X,
    You,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either, SaidSo, Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.words import NUMBER_OF, NUMBERS

_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"[a-z]+")
BIG: tuple[type, ...] = tuple(each for each in get_args(Amount) if each not in (int, X, ChosenNumber))
"""Amounts that are no plain numbers."""
_N, _WHAT, _WHO, _KIND, _STAT = slot("n"), slot("what"), slot("who"), slot("kind"), slot("s")


class Number(Kind):
    """A number in figures, X, or "that much"."""

    def __init__(self, name: str, *bound: str) -> None:
        KINDS[name] = self
        self.bound = bound

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if found := _DIGITS.match(text, at):
            yield int(found[0]), found.end(), told._replace(many=found[0] != "1")
        elif text.startswith("X", at):
            yield X(), at + 1, told._replace(many=True)
        elif told.number:
            for word in self.bound:
                if text.startswith(word, at):
                    yield BoundAmount(told.number), at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, X):
            return "X", told._replace(many=True)
        if isinstance(value, int) and value >= 0:
            return str(value), told._replace(many=value != 1)
        if self.bound and told.number and value == BoundAmount(told.number):
            return self.bound[0], told
        raise Unsayable(value)


class Article(Kind):
    """A number in words before a noun: "a", "two", "X", "that many"; `one` is the word for 1."""

    def __init__(self, name: str, one: str) -> None:
        KINDS[name] = self
        self.one = one

    def read(self, text: str, at: int, told: Telling) -> Reading:
        word = _WORD.match(text, at)
        if word is not None and word[0] == self.one:
            yield 1, word.end(), told._replace(many=False)
        elif word is not None and word[0] in NUMBER_OF and word[0] not in ("zero", "one"):
            yield NUMBER_OF[word[0]], word.end(), told._replace(many=True)
        elif text.startswith("X ", at):
            yield X(), at + 1, told._replace(many=True)
        elif told.number and text.startswith("that many ", at):
            if told.number != EACH_DISCARDED:
                yield BoundAmount(told.number), at + 9, told._replace(many=True)
            elif told.several_act():
                yield OWN_DISCARDED, at + 9, told._replace(many=True)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, int) and 1 <= value < len(NUMBERS):
            return (self.one if value == 1 else NUMBERS[value]), told._replace(many=value != 1)
        if isinstance(value, X):
            return "X", told._replace(many=True)
        own = told.number == EACH_DISCARDED and told.several_act() and value == OWN_DISCARDED
        if own or (told.number not in ("", EACH_DISCARDED) and value == BoundAmount(told.number)):
            return "that many", told._replace(many=True)
        raise Unsayable(value)


EACH_DISCARDED = "discarded by each"
"""What "that many" goes by where each of several players has discarded cards: to each it is their own number."""
OWN_DISCARDED = Count(Among("discarded", (OwnedBy(BoundPlayer("each")),)))
"""How many cards each of several players has just discarded, who do something so often then."""
Number("number", "that much")
Number("amount")
Article("a", "a")
Article("one", "one")


class CounterKind(Kind):
    """A kind of counter: "+1/+1", "charge"."""

    KINDS_OF_COUNTER = re.compile(r"[+-]\d/[+-]\d|(?!no )[a-z]+(?: strike)?(?= counter)")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.KINDS_OF_COUNTER.match(text, at)
        if found is not None and text.startswith(" counter", found.end()):
            yield found[0], found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, str) or not value:
            raise Unsayable(value)
        return value, told


KINDS["counter"] = CounterKind()


class CountedThings(Kind):
    """What is counted, one or several of it: a group."""

    def __init__(self, name: str, group: str = "") -> None:
        KINDS[name] = self
        self.group = group

    def _kind(self, told: Telling) -> Kind:
        return KINDS[self.group or ("groups" if told.many else "each group")]

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in self._kind(told).read(text, at, told):
            yield value, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group):
            raise Unsayable(value)
        return self._kind(told).say(value, told)


CountedThings("counted", "groups")
CountedThings("counted ones")


class CardsAmong(Kind):
    """Cards like these, one or several of them."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["cards like" if told.many else "card like"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["cards like" if told.many else "card like"].say(value, told)


class Numbered(Kind):
    """What is counted: one of it behind "for each", several behind "the number of"."""

    def __init__(self, name: str, many: bool) -> None:
        KINDS[name] = self
        self.many = many

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["count"].read(text, at, told._replace(many=self.many)):
            yield value, end, then._replace(many=told.many)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS["count"].say(value, told._replace(many=self.many))
        return words, then._replace(many=told.many)


Numbered("for each", many=False)
Numbered("number of", many=True)
KINDS["cards among"] = CardsAmong()

Table("rounded", phrase("rounded up", True), phrase("rounded down", False))


class SacrificedOnes(Kind):
    """Whose power it is that was sacrificed: "creature's"; it may be spoken of as "that creature", too."""

    WORDS = ("creature's", "artifact's", "permanent's", "land's", "enchantment's")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            if text.startswith(words, at):
                yield None, at + len(words), told.chose("sacrificed one's", number)

    def say(self, value: Value, told: Telling) -> Said:
        keys = [key for key, _ in told.trail]
        if told.it == Bound("sacrificed") and "pronoun" in keys and "sacrificed one's" not in keys:
            raise Unsayable("spoken of by a pronoun")
        number, told = told.choice("sacrificed one's")
        return self.WORDS[number], told


class ThatSacrificed(SacrificedOnes):
    """The same of a creature that was just sacrificed, where nothing else was spoken of: "that creature's"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        given_up = text.rfind("sacrifice a", 0, at) >= 0
        if given_up and (told.it is None or isinstance(told.it, Self)):
            for value, end, then in super().read(text, at, told._replace(it=None)):
                yield value, end, then._replace(it=told.it)

    def say(self, value: Value, told: Telling) -> Said:
        if told.it is not None and not isinstance(told.it, Self):
            raise Unsayable("something else would be that creature")
        return super().say(value, told)


KINDS["sacrificed one's"] = SacrificedOnes()
KINDS["that sacrificed one's"] = ThatSacrificed()
SaidSo("sacrificed one", "creature", "artifact", "permanent", "land", "enchantment")
Table("stat", phrase("power", "power"), phrase("toughness", "toughness"), phrase("mana value", "mana value"))
Table("cast by you now", phrase("you've cast this turn", None))


class Equals(Table):
    """What something is equal to; "the difference" where two amounts have just been compared."""

    DIFFERENCE = "the difference"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.lacking is not None and text.startswith(self.DIFFERENCE, at):
            yield told.lacking, at + len(self.DIFFERENCE), told
        yield from super().read(text, at, told)

    def begins(self) -> Iterable[str] | None:
        words = super().begins()
        return None if words is None else (self.DIFFERENCE, *words)

    def say(self, value: Value, told: Telling) -> Said:
        if told.lacking is not None and value == told.lacking:
            return self.DIFFERENCE, told
        return super().say(value, told)


Equals(
    "equal",
    phrase("the total number of cards in all players' hands", Count(Group(zone="hand"))),
    phrase("the highest number you noted {d:for its name}", NotedNumber()),
    phrase("the damage dealt this way", BoundAmount("dealt")),
    phrase("the life lost this way", BoundAmount("lost")),
    phrase("the amount of {E} paid this way", BoundAmount("energy")),
    phrase("the number of {n:number of}", _N),
    phrase("twice {n:equal}", Times(2, _N)),
    phrase("half {n:equal}, {up:rounded}", Half(_N, slot("up"))),
    phrase("{who:owned} life total", LifeOf(_WHO)),
    phrase("{who:owned} speed", SpeedOf(_WHO)),
    phrase("{who:owned} starting life total", StartingLife(_WHO)),
    phrase("the highest life total among all players", "the highest life total among players", GreatestLife()),
    phrase("the highest life total among your opponents", GreatestLife("opponent")),
    phrase(
        "the sacrificed {x:sacrificed one's} {s:stat}",
        "the {s:stat} of the sacrificed {y:sacrificed one}",
        "that {x:that sacrificed one's} {s:stat}",
        StatOf(_STAT, Bound("sacrificed")),
    ),
    phrase("the amount of mana spent to cast {what:what was cast}", SpentToCast(_WHAT)),
    phrase(
        "the amount of excess damage dealt this way",
        "the amount of excess damage dealt to that creature this way",
        "the excess damage dealt this way",
        "that excess damage",
        BoundAmount("excess"),
    ),
    phrase(
        "the {what:card moved} card's {s:stat}",
        "the {s:stat} of the {what:moved thus}",
        StatOf(_STAT, _WHAT),
    ),
    phrase("the amassed Army's {s:stat}", StatOf(_STAT, Bound("amassed"))),
    phrase("{what:poss} {s:stat}", "the {s:stat} of {what:pronoun}", StatOf(_STAT, _WHAT)),
    phrase(
        "the greatest {s:stat} among {what:counted}",
        "the highest {s:stat} among {what:counted}",
        Greatest(_STAT, _WHAT),
    ),
    phrase("the total {s:stat} of {what:counted}", "the total {s:stat} of {what:sacrificed}", Sum(_STAT, _WHAT)),
    phrase("their total {s:stat}", Sum(_STAT, Bound("destroyed"))),
    phrase("{n:number}", _N),
)


class SoMuchDealt(Kind):
    """What damage is equal to: behind the card's own name, as what deals it, "its" power is the card's."""

    ITS = "its "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not told.named or not text.startswith(self.ITS, at):
            yield from KINDS["equal"].read(text, at, told)
            return
        for stat, end, then in KINDS["stat"].read(text, at + len(self.ITS), told):
            yield StatOf(stat, Self()), end, then.chose("dealer's own", 1)

    def say(self, value: Value, told: Telling) -> Said:
        own, told = told.choice("dealer's own")
        if own and isinstance(value, StatOf) and value.of == Self():
            words, told = KINDS["stat"].say(value.stat, told)
            return f"{self.ITS}{words}", told
        words, then = KINDS["equal"].say(value, told)
        if told.named and words.startswith(self.ITS):
            raise Unsayable("of the card itself, in these words")
        return words, then


KINDS["so much dealt"] = SoMuchDealt()
Table(
    "card moved",
    phrase("exiled", "returned", Bound("moved")),
    phrase("discarded", Bound("discarded")),
    phrase("tapped", Bound("tapped")),
)
Table(
    "moved thus",
    phrase(
        "{what:card moved} card",
        "card {what:card moved} this way",
        "permanent {what:card moved} this way",
        "creature {what:card moved} this way",
        _WHAT,
    ),
)


class ThatSpell(Kind):
    """The spell that was cast, as what waits for it speaks of it."""

    WORDS = "that spell"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield from KINDS["pronoun"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        told = told if any(key == "pronoun" for key, _ in told.trail) else told.chose("pronoun", 1)
        words, then = KINDS["pronoun"].say(value, told)
        if words != self.WORDS:
            raise Unsayable(value)
        return words, then


KINDS["that spell"] = ThatSpell()
Either("what was cast", "cast itself", "that spell")
Table("sacrificed", phrase("the creatures sacrificed this way", Bound("sacrificed")))
Table("own commander", phrase("your commander", "a commander", None))
Table("so many less", phrase("one", -1), phrase("two", -2))
Table(
    "so many cards",
    phrase("{n:a} card#", "cards equal to {n:equal}", _N),
    phrase("{n:a} card# plus {a:a}", "{n:a} card# plus {a:one}", Plus((_N, slot("a")))),
    phrase("{n:a} card# minus {a:so many less}", Plus((_N, slot("a")))),
)
Table("so much life", phrase("{n:number} life", "life equal to {n:equal}", _N))
Table("so great", phrase("{n:amount} or greater", (">=", _N)), phrase("{n:amount} or less", ("<=", _N)))
Table(
    "so much",
    phrase("{n:amount} or more", (">=", _N)),
    phrase("{n:amount} or less", ("<=", _N)),
    phrase("exactly {n:amount}", ("=", _N)),
)
Table(
    "so many",
    phrase("{n:one} or more", "at least {n:one}", (">=", _N)),
    phrase("{n:one} or fewer", ("<=", _N)),
    phrase("exactly {n:one}", ("=", _N)),
    phrase("fewer than {n:one}", ("<", _N)),
)
Either("how many held", "so many", "so much")
Table("own zone", *(phrase(zone, zone) for zone in ("hand", "graveyard", "library")))
Table("opponents or players", phrase("opponent#", True), phrase("player#", False))
Table("open doors", phrase("unlocked door# among Rooms you control", None))
Table(
    "count",
    phrase("card# in {who:owned} {c:own zone}", Count(Group(zone=slot("c"), of=_WHO))),
    phrase("opponent# you have", Count(Each("opponent"))),
    phrase("experience counter# you have", PlayerCounters("experience")),
    phrase("time# it was kicked", TimesKicked()),
    phrase("time# ~ has mutated", TimesMutated()),
    phrase("time# you've cast {x:own commander} from the command zone this game", CommanderCasts(You())),
    phrase("card# discarded this way", BoundAmount("discarded")),
    phrase("card# you removed from the draft {d:by its name}", RemovedCards()),
    phrase("card# drawn this way", Count(Bound("drawn"))),
    phrase("{E} paid this way", BoundAmount("energy")),
    phrase("{E} you have", PlayerCounters("energy")),
    phrase("{n:damage prevented}", _N),
    phrase("color# in your commanders' color identity", "color# in your commander's color identity", IdentityColours()),
    phrase("permanent# destroyed this way", BoundAmount("destroyed")),
    phrase("creature# sacrificed this way", "permanent# sacrificed this way", BoundAmount("sacrificed")),
    phrase("{where:cards among} revealed this way", Count(Among("revealed", slot("where")))),
    phrase("{w:vote word} vote#", VotesFor(slot("w"))),
    phrase("creature# it's blocking", Blocked(Self())),
    phrase("creature# in your party", PARTY),
    phrase("{o:opponents or players} you attacked this combat", PlayersAttacked(slot("o"))),
    phrase("{o:opponents or players} you attacked this turn", PlayersAttacked(slot("o"), turn=True)),
    phrase("{x:open doors}", UnlockedDoors()),
    phrase("{kind:counter} counter# on them", CountersOn(_KIND, Bound("each"))),
    phrase("{kind:counter} counter# on {what:thing}", CountersOn(_KIND, _WHAT)),
    phrase("counter# on {what:thing}", "counter# among {what:counted}", CountersOn("", _WHAT)),
    phrase("differently named {what:counted}", Kinds("name", _WHAT)),
    phrase("{what:counted ones}", Count(_WHAT)),
)
