"""What has happened this turn, what is attached or blocks, and how many kinds of something there are."""

from entaku.oracle.ir.conditions import (
    AttackedWith,
    AttackedWithPower,
    Bind,
    CastThisTurn,
    Compared,
    Either,
    EnteredThisTurn,
    Every,
    Exists,
    LeftThisTurn,
    Matches,
    Unless,
    WasCast,
)
from entaku.oracle.ir.happenings import (
    AnyHappening,
    Attacks,
    AttacksUnblocked,
    BeginningOf,
    Casts,
    ComesTrue,
    Copies,
    Cycles,
    DealsDamage,
    Dies,
    Discards,
    Draws,
    Enters,
    IsDealtDamage,
    OneOrMore,
    PlayerAttacks,
    TapsForMana,
)
from entaku.oracle.ir.known_groups import PARTY
from entaku.oracle.ir.things import (
    Among,
    Attached,
    AttachedTo,
    Blocking,
    BoundAmount,
    BoundPlayer,
    Commanders,
    ControlledBy,
    Count,
    CountersOn,
    DamagedThisTurn,
    DeathsThisTurn,
    Each,
    GreatestCast,
    Group,
    Is,
    Kinds,
    LifeGained,
    LifeLost,
    LifeOf,
    OwnedBy,
    PlayersWho,
    Plus,
    Self,
    SharesCreatureType,
    SpellsCast,
    Stat,
    TargetsSome,
    Times,
    UnlockedDoors,
    You,
)
from entaku.oracle.saying.english import amounts, changes, conditions, events, standing, suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either as EitherKind
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, changes, conditions, events, standing, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_A, _B, _C, _HOW, _KIND, _N, _S, _WHAT, _WHERE, _WHO = (
    slot("a"), slot("b"), slot("c"), slot("h"), slot("kind"), slot("n"), slot("s"), slot("what"), slot("where"),
    slot("who"),
)  # fmt: skip
_YOURS = ControlledBy(You())
_OPPONENT = Each("opponent")
_EACH = BoundPlayer("each")
_YOUR_PERMANENTS = Group((_YOURS,))


def _an_opponent(condition: Value) -> Compared:
    """That a condition holds for an opponent, who is "each" in it."""
    return Compared(Count(PlayersWho(_OPPONENT, condition)), ">=", 1)


Table(
    "kind word",
    phrase("card type#", "card type"),
    phrase("basic land type#", "basic land type"),
    phrase("color#", "colour"),
    phrase("mana value#", "mana value"),
)
Table(
    "other spells or any",
    phrase("other {where:spells counted}", (_WHERE, True)),
    phrase("{where:spells counted}", (_WHERE, False)),
)
Table(
    "done this way",
    phrase("destroyed this way", "destroyed"),
    phrase("tapped this way", "returned this way", "chosen"),
)
Table("life changed", phrase("gained", LifeGained(You())), phrase("lost", LifeLost(You())))
Table("differing", phrase("powers", "power"), phrase("names", "name"))
Table(
    "kinds among",
    phrase("cards in {who:owned} graveyard", Group(zone="graveyard", of=_WHO)),
    phrase("cards in all graveyards", Group(zone="graveyard")),
    phrase("{what:counted}", _WHAT),
)
Table("cast by you", phrase("{where+c:other spells or any} you've cast this turn", (_WHERE, _C)))
table("count").add(
    phrase("{a:kind word} among {what:kinds among}", Kinds(_A, _WHAT)),
    phrase("creature# blocking {what:pronoun}", Count(Group((Is("Creature"), Blocking(_WHAT))))),
    phrase("opponent#", Count(_OPPONENT)),
    phrase("player#", Count(Each())),
    phrase("{where+c:cast by you}", SpellsCast(You(), _WHERE, _C)),
    phrase("{where:yours then} {x:that was destroyed} this way", Count(Among("destroyed", _WHERE))),
    phrase("{where:destroyed ones} {a:done this way}", Count(Among(_A, _WHERE))),
    phrase("{where:destroyed ones} that died this turn", DeathsThisTurn(_WHERE)),
)


class SpellsCounted(Kind):
    """Spells like these, one or several of them."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["spells like" if told.many else "spell like"].read(text, at, told):
            yield value, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["spells like" if told.many else "spell like"].say(value, told)


KINDS["spells counted"] = SpellsCounted()


class DestroyedOnes(Kind):
    """Permanents like these, one or several of them, of those that were destroyed or died."""

    def _kind(self, told: Telling) -> Kind:
        return KINDS["groups" if told.many else "each group"]

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in self._kind(told).read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and value.where:
                yield value.where, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            raise Unsayable(value)
        return self._kind(told).say(Group(value), told)


class YoursThen(DestroyedOnes):
    """What you controlled, as is told behind its noun."""

    WORDS = " you controlled"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in super().read(text, at, told):
            if text.startswith(self.WORDS, end):
                yield (*where, _YOURS), end + len(self.WORDS), then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or value[-1:] != (_YOURS,):
            raise Unsayable(value)
        words, told = super().say(value[:-1], told)
        return words + self.WORDS, told


KINDS["destroyed ones"] = DestroyedOnes()
KINDS["yours then"] = YoursThen()
Table("that was destroyed", phrase("that was destroyed", "that were destroyed", None))
Table("likened", phrase("your commander", Commanders(You())), phrase("{what:things}", _WHAT))
Table("so very many", phrase("{n:one}", _N), phrase("thirty", 30))
Table("the life", phrase("the amount of life", "the life", None))
Table("who has lost", phrase("you've", You()), phrase("{who:described player}", _WHO))
table("equal").add(
    phrase("{x:the life} {who:described player} gained this turn", LifeGained(_WHO)),
    phrase("{x:the life} {who:who has lost} lost this turn", LifeLost(_WHO)),
    phrase("{n:number} plus {a:plain amount}", "{n:one} plus {a:plain amount}", Plus((_N, _A))),
    phrase("the number of {n:number of} plus {b:plain amount}", Plus((_N, _B))),
    phrase("the number of {n:number of} minus {b:subtrahend}", Plus((_N, Times(-1, _B)))),
    phrase("{n:number} minus {b:plain amount}", Plus((_N, Times(-1, _B)))),
)


class PlainAmount(Kind):
    """An amount that isn't a sum or a number: "the number of Swamps you control"."""

    BEGINS = ("the number of ", "your devotion", "the sacrificed ", "its ", "that ", "~'s ")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.BEGINS, at):
            for value, end, then in KINDS["equal"].read(text, at, told):
                if not isinstance(value, Plus | int):
                    yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["equal"].say(value, told)
        if isinstance(value, Plus | int) or not words.startswith(self.BEGINS):
            raise Unsayable(value)
        return words, told


KINDS["plain amount"] = PlainAmount()
EitherKind("subtrahend", "number", "plain amount")
table("suffix phrase").add(
    phrase("blocking {what:pronoun}", Blocking(_WHAT)),
    phrase("attached to {what:pronoun}", AttachedTo(_WHAT)),
    phrase("attached to {what:named}", AttachedTo(_WHAT)),
    phrase(
        "attached to {what:a group}",
        "that's attached to {what:a group}",
        "that are attached to {what:a group}",
        AttachedTo(_WHAT),
    ),
    phrase("dealt damage by {what:named} this turn", DamagedThisTurn(_WHAT)),
    phrase("that was dealt damage this turn", "that's been dealt damage this turn", DamagedThisTurn()),
    phrase(
        "that shares a creature type with {what:likened}",
        "that share a creature type with {what:likened}",
        SharesCreatureType(_WHAT),
    ),
    phrase("that targets {what:a group}", "that target {what:a group}", TargetsSome(_WHAT)),
    phrase("that targets only a single {what:each group}", TargetsSome(_WHAT, alone=True)),
    phrase("that targets you", TargetsSome(who=You())),
)


class SeveralKinds(Kind):
    """What there may be several kinds of, behind "four or more": "card types"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["kind word"].read(text, at, told._replace(many=True))

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["kind word"].say(value, told._replace(many=True))


class AllCastByYou(Kind):
    """Spells that you have cast this turn, all of them: "instant and sorcery spells you've cast this turn"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for (where, another), end, then in KINDS["cast by you"].read(text, at, told._replace(many=True)):
            if not another:
                yield where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["cast by you"].say((value, False), told._replace(many=True))


class OneOfASort(Kind):
    """Something like these, with its article, where only what it is like counts."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield":
                yield value.where, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS["a group"].say(Group(value), told)
        return words, then._replace(it=told.it, noun=told.noun)


class OneSpellCast(Kind):
    """ "A blue spell" that was cast; "another" is said by the count, which leaves the spell itself out."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith("another ", at):
            yield from KINDS["a spell"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["a spell"].say(value, told)


KINDS["several kinds"] = SeveralKinds()
KINDS["all cast by you"] = AllCastByYou()
table("equal").add(phrase("the greatest mana value among {where:all cast by you}", GreatestCast(_WHERE)))
KINDS["one spell cast"] = OneSpellCast()
KINDS["one of a sort"] = OneOfASort()
Table(
    "so many spells",
    phrase("another {where:spell like}", (_WHERE, 1, True)),
    phrase("{where:one spell cast}", "one or more {where:spells like}", (_WHERE, 1, False)),
    phrase("{n:one} or more {where:spells like}", (_WHERE, _N, False)),
)
Table("so damaged", phrase("that creature", "a creature", None))
table("condition").add(
    phrase("you attacked with creatures with total power {n:amount} or greater this combat", AttackedWithPower(_N)),
    phrase("you attacked this turn", "you attacked with a creature this turn", AttackedWith(You())),
    phrase(
        "there are {n:one} or more {a:several kinds} among {what:kinds among}", Compared(Kinds(_A, _WHAT), ">=", _N)
    ),
    phrase("there are {n:one} {a:several kinds} among {what:kinds among}", Compared(Kinds(_A, _WHAT), "=", _N)),
    phrase(
        "you control {n:one} or more {what:several of yours} with different {a:differing}",
        Compared(Kinds(_A, _WHAT), ">=", _N),
    ),
    phrase("you have a full party", Compared(PARTY, ">=", 4)),
    phrase("a permanent you controlled left the battlefield this turn", LeftThisTurn((_YOURS,))),
    phrase("you {a:life changed} life this turn", Compared(_A, ">=", 1)),
    phrase(
        "you {a:life changed} {h+n:so much} life this turn",
        "you've {a:life changed} {h+n:so much} life this turn",
        Compared(_A, _HOW, _N),
    ),
    phrase("a opponent lost life this turn", _an_opponent(Compared(LifeLost(_EACH), ">=", 1))),
    phrase("a opponent lost {h+n:so much} life this turn", _an_opponent(Compared(LifeLost(_EACH), _HOW, _N))),
    phrase(
        "a player lost {h+n:so much} life this turn",
        Compared(Count(PlayersWho(Each(), Compared(LifeLost(_EACH), _HOW, _N))), ">=", 1),
    ),
    phrase(
        "there are {n:so very many} or more counters among {what:groups}", Compared(CountersOn("", _WHAT), ">=", _N)
    ),
    phrase("a opponent has {h+n:so much} life", _an_opponent(Compared(LifeOf(_EACH), _HOW, _N))),
    phrase("a opponent has more life than you", _an_opponent(Compared(LifeOf(_EACH), ">", LifeOf(You())))),
    phrase(
        "a opponent has {h+n:so many} cards in their graveyard",
        _an_opponent(Compared(Count(Group(zone="graveyard", of=_EACH)), _HOW, _N)),
    ),
    phrase(
        "you had {where:one of a sort} enter the battlefield under your control this turn",
        EnteredThisTurn(You(), _WHERE),
    ),
    phrase(
        "excess damage was dealt this way",
        "excess damage was dealt to {x:so damaged} this way",
        Compared(BoundAmount("excess"), ">=", 1),
    ),
    phrase("you win the flip", Bind("flip")),
    phrase("you lose the flip", Unless(Bind("flip"))),
    phrase("{n:one} or more {where:creatures like} died this turn", Compared(DeathsThisTurn(_WHERE), ">=", _N)),
    phrase("no {where:creatures like} died this turn", Compared(DeathsThisTurn(_WHERE), "=", 0)),
    phrase("you've cast {where+n+c:so many spells} this turn", CastThisTurn(You(), _WHERE, _N, another=_C)),
    phrase("you haven't cast {where:a spell} this turn", Unless(CastThisTurn(You(), _WHERE))),
    phrase("a opponent has cast {where:a spell} this turn", CastThisTurn(Each("opponent"), _WHERE)),
    phrase("{a:existing} and {b:existing}", Every((_A, _B))),
    phrase("{a:existing} or {b:existing}", Either((_A, _B))),
    phrase("this spell was cast from a graveyard", WasCast(Self(), "graveyard")),
    phrase(
        "{what:subject pronoun} shares a creature type with {by:named}",
        Matches(_WHAT, (SharesCreatureType(slot("by")),)),
    ),
    phrase("there are {n:one} or more {x:open doors}", Compared(UnlockedDoors(), ">=", _N)),
    phrase(
        "there are no {kind:counter} counters on {what:named}",
        "{what:named} has no {kind:counter} counters on it",
        "{what:subject pronoun} has no {kind:counter} counters on it",
        Compared(CountersOn(_KIND, _WHAT), "=", 0),
    ),
    phrase(
        "{what:poss} {s:stat} is {h+n:so great}",
        "{what:poss} {s:stat} was {h+n:so great}",
        "{what:poss} {s:stat} was {h+n:so far}",
        "{what:poss} {s:stat} is {h+n:so far}",
        "the {what:card moved} card's {s:stat} is {h+n:so great}",
        Matches(_WHAT, (Stat(_S, _HOW, _N),)),
    ),
)


class Whose(Kind):
    """ "Your" of you, "their" of anybody else who does it."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        words = "your" if isinstance(told.subject, You) else "their"
        if text.startswith(f"{words} ", at):
            yield None, at + len(words), told

    def say(self, value: Value, told: Telling) -> Said:
        return ("your" if isinstance(told.subject, You) else "their"), told


class CreaturesLike(Kind):
    """Several creatures like these, where "creatures" alone says nothing of them."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["groups"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield":
                yield value.where, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS["groups"].say(Group(value), told)
        return words, then._replace(it=told.it, noun=told.noun)


class AttachedHappener(Kind):
    """What the card enchants, to which something happens."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["named"].read(text, at, told):
            if isinstance(value, Attached):
                yield value, end, then._replace(singular=True)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Attached):
            raise Unsayable(value)
        words, told = KINDS["named"].say(value, told)
        return words, told._replace(singular=True)


class OwnedBySome(Kind):
    """One of a group that you own, or an opponent, where the words behind it say so."""

    def __init__(self, name: str, who: You | Each) -> None:
        KINDS[name] = self
        self.owned = OwnedBy(who)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield":
                yield Group((*value.where, self.owned)), end, then._replace(singular=True)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.where[-1:] != (self.owned,):
            raise Unsayable(value)
        words, told = KINDS["a group"].say(Group(value.where[:-1]), told)
        return words, told._replace(singular=True)


KINDS["whose"] = Whose()
KINDS["creatures like"] = CreaturesLike()
KINDS["attached happener"] = AttachedHappener()
OwnedBySome("owned by you", You())
OwnedBySome("owned by one of them", _OPPONENT)


_PLANESWALKER = Group((Is("Planeswalker"),))
Table("in whose turn", phrase("during a opponent's turn", _OPPONENT))
Table("each turn of whose", phrase("each turn", "in a turn", None), phrase("during each opponent's turn", _OPPONENT))
Table("which in a turn", phrase("first", 1), phrase("second", 2), phrase("third", 3), phrase("fourth", 4))
table("beginning").add(
    phrase("combat on each opponent's turn", BeginningOf("combat", _OPPONENT)),
    phrase("each of your main phases", BeginningOf("main", You())),
)
table("event phrase").add(
    phrase("{what:happener} attacks and isn't blocked", AttacksUnblocked(_WHAT)),
    phrase("{what:happener} and at least {n:several} other creatures attack", Attacks(_WHAT, others=_N)),
    phrase("{what:happener} and at least one other creature attack", Attacks(_WHAT, others=1)),
    phrase(
        "{what:happener} attacks the player with the most life or tied for most life", Attacks(_WHAT, most_life=True)
    ),
    phrase("{who:any player} attack~", PlayerAttacks(_WHO)),
    phrase("{who:any player} attack~ {c:one attacked}", PlayerAttacks(_WHO, whom=_C)),
    phrase(
        "{who:any player} attack~ {c:one attacked} with {n:one} or more {where:creatures like}",
        "{n:several} or more {where:your attackers}{who:you unsaid} attack {c:one attacked}",
        PlayerAttacks(_WHO, _N, _WHERE, _C),
    ),
    phrase("one or more {what:groups} attack {c:one attacked}", OneOrMore(Attacks(_WHAT, _C))),
    phrase("{n:several} or more {where:creatures like} attack", PlayerAttacks(Each(), _N, _WHERE)),
    phrase("{who:any player} attack~ with {n:one} or more {where:creatures like}", PlayerAttacks(_WHO, _N, _WHERE)),
    phrase(
        "{who:any player} cast~ or copy~ {where:a spell}", AnyHappening((Casts(_WHO, _WHERE), Copies(_WHO, _WHERE)))
    ),
    phrase("{who:any player} cast~ {where:a spell} {a:in whose turn}", Casts(_WHO, _WHERE, of=_A)),
    phrase("{who:any player} cycle~ {where:a card like}", Cycles(_WHO, Group(_WHERE, "graveyard"))),
    phrase(
        "{who:any player} cast~ {x:whose} {n:which in a turn} {where:spell like} {a:each turn of whose}",
        Casts(_WHO, _WHERE, _N, _A),
    ),
    phrase("{who:any player} draw~ {x:whose} {n:which in a turn} card each turn", Draws(_WHO, nth=_N)),
    phrase("{who:any player} cycle~ or discard~ a card", Discards(_WHO)),
    phrase("you cycle ~ or it dies", AnyHappening((Cycles(You()), Dies(Self())))),
    phrase("you control no {what:several of yours}", ComesTrue(Unless(Exists(_WHAT)))),
    phrase("{what:attached happener} is tapped for mana", TapsForMana(Each(), _WHAT)),
    phrase(
        "{what:happener} deals combat damage to {by:any player} or planeswalker",
        AnyHappening((DealsDamage(_WHAT, slot("by"), combat=True), DealsDamage(_WHAT, _PLANESWALKER, combat=True))),
    ),
    phrase(
        "{what:happener} enters or deals combat damage to {by:any player}",
        AnyHappening((Enters(_WHAT), DealsDamage(_WHAT, slot("by"), combat=True))),
    ),
    phrase("{who:any player}'re dealt damage", "{who:any player} is dealt damage", IsDealtDamage(_WHO)),
    phrase("{what:owned by you} is put into your graveyard from the battlefield", Dies(_WHAT)),
    phrase("{what:owned by one of them} is put into a opponent's graveyard from the battlefield", Dies(_WHAT)),
)
