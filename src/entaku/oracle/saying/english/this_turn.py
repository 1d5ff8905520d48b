"""What has happened this turn as sets since 2022 ask for it: what entered, died or left, what mana was spent."""

import re

from entaku.oracle.ir.conditions import (
    Compared,
    Either,
    EnteredThisTurn,
    Every,
    FirstCombat,
    LeftThisTurn,
    ManaSpent,
    Matches,
    SacrificedThisTurn,
    TurnOf,
    Unless,
    WarpedThisTurn,
    WasCastFor,
)
from entaku.oracle.ir.happenings import (
    AnyHappening,
    Attacks,
    Casts,
    DealsDamage,
    Enters,
    Moves,
    OneOrMore,
    PlaysLand,
    TurnedFaceUp,
)
from entaku.oracle.ir.things import (
    BoundPlayer,
    CardsDiscarded,
    CardsDrawn,
    ControlledBy,
    Count,
    DeathsThisTurn,
    Each,
    Group,
    Is,
    LifeOf,
    PlayerCounters,
    PlayersWho,
    You,
)
from entaku.oracle.saying.english import amounts, conditions, events, happened
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, conditions, events, happened)
"""The modules to whose tables lines are added here, which must be there before."""

_C, _KIND, _N, _WHAT, _WHERE, _WHO = (
    slot("c"), slot("kind"), slot("n"), slot("what"), slot("where"), slot("who"),
)  # fmt: skip
_YOURS = ControlledBy(You())
_OPPONENT = Each("opponent")


class OneOfASort(Kind):
    """One object of a sort, where it stands before its verb: "a nonland permanent", "another creature"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and _YOURS not in value.where:
                yield value.where, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple):
            raise Unsayable(value)
        words, then = KINDS["a group"].say(Group(value), told)
        return words, then._replace(it=told.it, noun=told.noun)


class UnderYourControl(OneOfASort):
    """The same of what you controlled, which the words behind the verb say."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            yield (*value, _YOURS), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or value[-1:] != (_YOURS,):
            raise Unsayable(value)
        return super().say(value[:-1], told)


class SpokenOf(Kind):
    """The card itself, which is "it" from there on: "if ~ isn't a creature, it becomes …"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for what, end, then in KINDS["named"].read(text, at, told):
            yield what, end, then._replace(it=what, noun="", singular=True)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["named"].say(value, told)
        return words, told._replace(it=value, noun="", singular=True)


class OneThatDied(UnderYourControl):
    """One of what you controlled, with its number."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            yield (value, 1), end, then

    def say(self, value: Value, told: Telling) -> Said:
        where, number = value
        if number != 1:
            raise Unsayable(value)
        return super().say(where, told)


class YoursThatDied(Kind):
    """What you controlled, as it is counted: the words behind say whose it was."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["destroyed ones"].read(text, at, told):
            yield (*where, _YOURS), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or value[-1:] != (_YOURS,):
            raise Unsayable(value)
        return KINDS["destroyed ones"].say(value[:-1], told)


class SameSymbols(Kind):
    """The same kind of mana two times or more: "{B}{B}", as its kind and number."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if (found := _SAME.match(text, at)) is not None:
            yield (found[1], len(found[0]) // len("{W}")), found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        colour, number = value
        if not colour or not isinstance(number, int) or number < 2:
            raise Unsayable(value)
        return f"{{{colour}}}" * number, told


_SAME = re.compile(r"\{([WUBRGC])\}(?:\{\1\})+")
KINDS["spoken of"] = SpokenOf()
KINDS["symbols"] = SameSymbols()
KINDS["one of yours that died"] = OneThatDied()
KINDS["yours that died"] = YoursThatDied()
KINDS["one of a kind"] = OneOfASort()


Table(
    "what it was cast for",
    phrase("bargained", "bargain"),
)
LEFT = (
    phrase("a permanent left the battlefield under your control this turn", LeftThisTurn((_YOURS,))),
    phrase("{where:one of a kind} left the battlefield this turn", LeftThisTurn(_WHERE)),
    phrase("a spell was warped this turn", WarpedThisTurn("warp")),
)
Table("left this turn", *LEFT)
table("count").add(
    phrase("{where:yours that died} that died under your control this turn", DeathsThisTurn(_WHERE)),
    phrase("card# you've drawn this turn", CardsDrawn(You())),
    phrase("card# you've discarded this turn", CardsDiscarded(You())),
)
table("event phrase").add(
    phrase(
        "{who:any player} play~ a land or cast~ a spell",
        AnyHappening((PlaysLand(_WHO), Casts(_WHO))),
    ),
    phrase("{what:happener} enters or is turned face up", AnyHappening((Enters(_WHAT), TurnedFaceUp(_WHAT)))),
    phrase("{what:happener} attacks or is turned face up", AnyHappening((Attacks(_WHAT), TurnedFaceUp(_WHAT)))),
    phrase(
        "{what:happener} deals combat damage to {by:any player} or battle",
        AnyHappening(
            (
                DealsDamage(_WHAT, slot("by"), combat=True),
                DealsDamage(_WHAT, Group((Is("Battle"),)), combat=True),
            )
        ),
    ),
    phrase(
        "one or more {where:cards like} leave your graveyard",
        OneOrMore(Moves(Group(_WHERE, "graveyard", You()), None, "graveyard")),
    ),
)
Table(
    "came to you",
    phrase("entered the battlefield under your control", "entered under your control", None),
)
Table("come to you", phrase("enter the battlefield under your control", None))
Table("so many creatures", phrase("{n:one} or more {where:creatures like}", (_N, _WHERE)))
Table(
    "first combat of",
    phrase("the turn", FirstCombat()),
    phrase("your turn", Every((FirstCombat(), TurnOf(You())))),
)
table("condition").add(
    *LEFT,
    phrase("it's the first combat phase of {c:first combat of}", _C),
    phrase(
        "{what:subject pronoun} isn't a creature",
        "{what:spoken of} isn't a creature",
        Unless(Matches(_WHAT, (Is("Creature"),))),
    ),
    phrase("{a:left this turn} or {b:left this turn}", Either((slot("a"), slot("b")))),
    phrase(
        "{where:one of a kind} entered the battlefield under your control this turn", EnteredThisTurn(You(), _WHERE)
    ),
    phrase(
        "{n+where:so many creatures} {x:came to you} this turn",
        "you had {n+where:so many creatures} {y:come to you} this turn",
        EnteredThisTurn(You(), _WHERE, _N),
    ),
    phrase(
        "{where+n:one of yours that died} died under your control this turn",
        Compared(DeathsThisTurn(_WHERE), ">=", _N),
    ),
    phrase(
        "at least {n:one} mana was spent to cast {what:pronoun}",
        "{n:one} or more mana was spent to cast {what:pronoun}",
        ManaSpent("", _N, _WHAT),
    ),
    phrase(
        "a opponent has {n:one} or more {kind:counter} counters",
        Compared(Count(PlayersWho(_OPPONENT, Compared(PlayerCounters(_KIND, BoundPlayer("each")), ">=", _N))), ">=", 1),
    ),
    phrase(
        "a player has {h+n:so much} life",
        Compared(Count(PlayersWho(Each(), Compared(LifeOf(BoundPlayer("each")), slot("h"), _N))), ">=", 1),
    ),
    phrase("you've drawn {n:one} or more cards this turn", Compared(CardsDrawn(You()), ">=", _N)),
    phrase(
        "you discarded a card this turn", "you've discarded a card this turn", Compared(CardsDiscarded(You()), ">=", 1)
    ),
    phrase("a player discarded a card this turn", Compared(CardsDiscarded(Each()), ">=", 1)),
    phrase(
        "you've sacrificed {where:one of a kind} this turn",
        "you sacrificed {where:one of a kind} this turn",
        SacrificedThisTurn(You(), _WHERE),
    ),
    phrase(
        "this spell was {name:what it was cast for}",
        "it was {name:what it was cast for}",
        "it's {name:what it was cast for}",
        WasCastFor(slot("name")),
    ),
    phrase("{c+n:symbols} was spent to cast {what:cast itself}", ManaSpent(slot("c"), _N, _WHAT)),
)
