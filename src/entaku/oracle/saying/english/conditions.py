"""Conditions: what follows "if", "as long as" and "unless"."""

from collections.abc import Iterable

from entaku.oracle.ir.conditions import (
    AttackedThisTurn,
    CastLastTurn,
    Compared,
    CompletedDungeon,
    DiedThisTurn,
    During,
    Either,
    Every,
    Exists,
    GiftPromised,
    HandEmpty,
    HasBlessing,
    HasInitiative,
    IsDaytime,
    IsMonarch,
    Matches,
    MostVotes,
    OwnsBoth,
    SourceIn,
    TributePaid,
    TurnOf,
    Unless,
    WasBeheld,
    WasCast,
    WasCastFor,
    WasKicked,
)
from entaku.oracle.ir.designations import YOUR_BEARER
from entaku.oracle.ir.things import (
    AllOf,
    Amount,
    AttachedTo,
    Bears,
    Being,
    Bound,
    BoundPlayer,
    CameThisTurn,
    Coloured,
    ControlledBy,
    Count,
    DealtThisTurn,
    Each,
    Group,
    Has,
    HasCounter,
    Is,
    Kicked,
    LifeOf,
    Not,
    Other,
    OwnedBy,
    PlayersWho,
    Plus,
    Predicate,
    Self,
    StartingLife,
    Stat,
    StatOf,
    Targeted,
    TargetsSome,
    Times,
    X,
    You,
)
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.groups import GroupKind
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import Phrase, phrase
from entaku.oracle.saying.english.sorts import COLOUR_WORDS
from entaku.oracle.saying.english.tables import Followed, Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_YOURS = ControlledBy(You())
_A, _B, _C, _HOW, _N, _WHAT = slot("a"), slot("b"), slot("c"), slot("h"), slot("n"), slot("what")


class Controlled(Kind):
    """What somebody controls, said after the verb: "you control {a creature}"."""

    def __init__(self, name: str, group: str, who: Value) -> None:
        KINDS[name] = self
        self.group = group
        self.controlled = ControlledBy(who)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.group].read(text, at, told):
            if told.it == Bound("it") and Other() in value.where:
                continue  # other than what the event was about, or than the card itself
            if isinstance(value, Group) and value.zone == "battlefield" and self.controlled not in value.where:
                yield Group((*value.where, self.controlled)), end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.where[-1:] != (self.controlled,):
            raise Unsayable(value)
        words, then = KINDS[self.group].say(Group(value.where[:-1]), told)
        return words, then


assert isinstance(KINDS["a group"], GroupKind)
Controlled("one of yours", "a group", You())
Controlled("several of yours", "groups", You())
Controlled("one of theirs", "a group", Each("opponent"))
Controlled("several of one's", "groups", BoundPlayer("each"))
Controlled("several of theirs", "groups", Each("opponent"))
Controlled("one of the defender's", "a group", BoundPlayer("defending"))

LIVELIER = Compared(
    Count(PlayersWho(Each("opponent"), Compared(LifeOf(BoundPlayer("each")), ">", LifeOf(BoundPlayer())))),
    ">=",
    1,
)
"""That an opponent has more life than the player of the event."""
_PAID_FOR = ("blitz", "dash", "evoke", "freerunning", "harmonize", "impending", "madness", "mayhem", "offspring",
             "overload", "prowl", "sneak", "spectacle", "surge", "warp")  # fmt: skip
Table("cost paid", *(phrase(name, name) for name in _PAID_FOR))
Table(
    "as many",
    phrase("{n:one} or more", "at least {n:one}", (_N, None)),
    phrase("{n:one} or fewer", (0, _N)),
    phrase("exactly {n:one}", (_N, _N)),
)


def shortfall(condition: Value) -> Amount | None:
    """By how much the smaller amount is smaller, where a condition says which of two is."""
    if isinstance(condition, Matches) and len(condition.where) == 1 and isinstance(condition.where[0], Stat):
        stat = condition.where[0]
        if stat.of == "power and toughness":
            return None
        condition = Compared(StatOf(stat.of, condition.what), stat.how, stat.amount)
    if not isinstance(condition, Compared) or condition.how not in ("<", ">"):
        return None
    less, more = (condition.left, condition.right) if condition.how == "<" else (condition.right, condition.left)
    return Plus((more, Times(-1, less)))


class Conditions(Followed):
    """Conditions; behind one that compares two amounts "the difference" is by how much one falls short."""

    def then(self, value: Value, told: Telling) -> Telling:
        lacking = shortfall(value)
        return told if lacking is None else told._replace(lacking=lacking)


def existing() -> tuple[Phrase, ...]:
    """What there is, or isn't: one such condition may be tied to another."""
    return (
        phrase("you control {what:one of yours}", "a opponent controls {what:one of theirs}", "there is {what:a group}",
               "there's {what:a group}", Exists(_WHAT)),
        phrase("you control {least+most:as many} {what:several of yours}", Exists(_WHAT, slot("least"), slot("most"))),
        phrase("you control no {what:several of yours}", "you don't control {what:one of yours}",
               Unless(Exists(_WHAT))),
    )  # fmt: skip


Table("existing", *existing())
Table("commander of yours", phrase("your commander", (Being("commander"), OwnedBy(You()), _YOURS)),
      phrase("a commander", (Being("commander"), _YOURS)))  # fmt: skip
Table("your own", phrase("hand", "hand"), phrase("your library", "library"))
Table("day or night", *(phrase(name, name) for name in ("day", "night")), phrase("neither day nor night", ""))
Conditions(
    "condition",
    phrase("{n:one} or more {where:cards like} {x:lying}", Exists(Group(slot("where"), "graveyard", You()), _N)),
    *existing(),
    phrase("you control {a:one of yours} and {b:one of yours}", Every((Exists(_A), Exists(_B)))),
    phrase("you control {a:one of yours} or {b:one of yours}", Either((Exists(_A), Exists(_B)))),
    phrase("you both own and control ~ and {what:counterpart}", OwnsBoth(_WHAT)),
    phrase("any player controls {what:a group}", Exists(_WHAT)),
    phrase(
        "your opponents control {least+most:as many} {what:several of theirs}",
        Exists(_WHAT, slot("least"), slot("most")),
    ),
    phrase(
        "{what:subject pronoun} entered the battlefield this turn",
        "{what:named} entered the battlefield this turn",
        "{what:subject pronoun} entered this turn",
        "{what:named} entered this turn",
        Matches(_WHAT, (CameThisTurn(None),)),
    ),
    phrase("there are {n:one} or more {what:groups}", Exists(_WHAT, _N)),
    phrase("no {what:groups} are on the battlefield", Unless(Exists(_WHAT))),
    phrase(
        "a opponent controls {n:one} or more {what:several of one's}",
        Compared(Count(PlayersWho(Each("opponent"), Exists(_WHAT, _N))), ">=", 1),
    ),
    phrase("a creature died this turn", DiedThisTurn()),
    phrase("it's your turn", TurnOf(You())),
    phrase("~ is in the command zone or on the battlefield", SourceIn(("command", "battlefield"))),
    phrase("~ is in the command zone", SourceIn(("command",))),
    phrase("you control {where:commander of yours}", Exists(Group(slot("where")))),
    phrase("your life total is less than {n:amount}", Compared(LifeOf(You()), "<", _N)),
    phrase("it's not your turn", Unless(TurnOf(You()))),
    phrase("it isn't {who:that player}'s turn", Unless(TurnOf(slot("who")))),
    phrase("this spell was cast from exile", WasCast(Self(), "exile")),
    phrase("this spell was cast from your hand", WasCast(Self(), "hand")),
    phrase("you have fewer than {n:one} cards in hand", Compared(Count(Group(zone="hand", of=You())), "<", _N)),
    phrase("there are fewer than {n:one} {what:groups}", Compared(Count(_WHAT), "<", _N)),
    phrase("no spells were cast last turn", Unless(CastLastTurn())),
    phrase("a player cast {n:one} or more spells last turn", CastLastTurn(_N)),
    phrase("it's {n:day or night}", IsDaytime(_N)),
    phrase("you're the monarch", IsMonarch(You())),
    phrase("you have the initiative", HasInitiative(You())),
    phrase("a opponent is the monarch", IsMonarch(Each("opponent"))),
    phrase("you have the city's blessing", HasBlessing(You())),
    phrase("you've completed a dungeon", CompletedDungeon(You())),
    phrase("you have no cards in hand", HandEmpty(You())),
    phrase("you have {h+n:so much} life", Compared(LifeOf(You()), _HOW, _N)),
    phrase("no opponent has more life than that player", Unless(LIVELIER)),
    phrase("{what:kicked} was kicked", WasKicked(_WHAT)),
    phrase("tribute wasn't paid", Unless(TributePaid())),
    phrase("the gift was promised", GiftPromised()),
    phrase("the gift wasn't promised", Unless(GiftPromised())),
    phrase("it escaped", WasCastFor("escape")),
    phrase("this spell was foretold", WasCastFor("foretell")),
    phrase("this spell was cast using teamwork", WasCastFor("teamwork")),
    phrase("it was cast using web-slinging", WasCastFor("web-slinging")),
    phrase("{where:beheld} was beheld", WasBeheld(slot("where"))),
    phrase("this spell's additional cost was paid", "evidence was collected", WasCastFor("additional")),
    phrase(
        "its {name:cost paid} cost was paid",
        "this spell's {name:cost paid} cost was paid",
        "it was cast for its {name:cost paid} cost",
        WasCastFor(slot("name")),
    ),
    phrase("{what:subject pronoun} was cast for its {name:cost paid} cost", WasCastFor(slot("name"), _WHAT)),
    phrase("{what:kicked} was kicked with its {c:mana cost} kicker", WasKicked(_WHAT, _C)),
    phrase("you cast {what:pronoun} from your hand", WasCast(_WHAT, "hand", by_you=True)),
    phrase("you cast {what:pronoun}", WasCast(_WHAT, by_you=True)),
    phrase("{what:subject} is {b:status}", Matches(_WHAT, (slot("b"),))),
    phrase("{what:subject pronoun}'s {b:status}", Matches(_WHAT, (slot("b"),))),
    phrase(
        "{what:subject} has a {kind:counter} counter on {x:it or them}",
        "{what:subject} has a {kind:counter} counter on it",
        Matches(_WHAT, (HasCounter(slot("kind")),)),
    ),
    phrase(
        "{what:subject} has {n:one} or more {kind:counter} counters on it",
        "there are {n:one} or more {kind:counter} counters on {what:thing}",
        Matches(_WHAT, (HasCounter(slot("kind"), _N),)),
    ),
    phrase(
        "{what:subject pronoun} had no {kind:counter} counters on it",
        "{what:subject} doesn't have a {kind:counter} counter on it",
        Unless(Matches(_WHAT, (HasCounter(slot("kind")),))),
    ),
    phrase("{what:subject} are {b:status}", Matches(_WHAT, (slot("b"),))),
    phrase("{what:subject} is attached to {by:a group}", Matches(_WHAT, (AttachedTo(slot("by")),))),
    phrase(
        "{what:subject} is {where:a sort}",
        "{what:subject pronoun}'s {where:a sort}",
        "{what:subject pronoun} was {where:a sort}",
        Matches(_WHAT, slot("where")),
    ),
    phrase("{what:subject pronoun}'s {where:a sort of card}", Matches(_WHAT, slot("where"))),
    phrase("a opponent has no cards in hand", HandEmpty(Each("opponent"))),
    phrase("you have {h+n:how many held} cards in {c:your own}", Compared(Count(Group(zone=_C, of=You())), _HOW, _N)),
    phrase("you have {h+n:so many} opponents", Compared(Count(Each("opponent")), _HOW, _N)),
    phrase("X is {h+n:so much}", Compared(X(), _HOW, _N)),
    phrase("you cast this spell during your main phase", Every((WasCast(), TurnOf(You()), During(("main",))))),
    phrase("you didn't cast {what:pronoun} from your hand", Unless(WasCast(_WHAT, "hand", by_you=True))),
    phrase("{what:subject pronoun} targets {by:a group}", Matches(_WHAT, (TargetsSome(slot("by")),))),
    phrase("{w:vote word} gets more votes", MostVotes(slot("w"))),
    phrase("{w:vote word} gets more votes or the vote is tied", MostVotes(slot("w"), or_tied=True)),
    phrase("{what:subject pronoun} attacked this turn", AttackedThisTurn(_WHAT)),
    phrase(
        "{who:that player} has {h+n:so many} cards in hand",
        Compared(Count(Group(zone="hand", of=slot("who"))), _HOW, _N),
    ),
    phrase("{who:that player} has {h+n:so much} life", Compared(LifeOf(slot("who")), _HOW, _N)),
    phrase(
        "you have at least {n:amount} life more than your starting life total",
        Compared(LifeOf(You()), ">=", Plus((StartingLife(You()), _N))),
    ),
    phrase("{what:subject} has defender", Matches(_WHAT, (Has("defender"),))),
    phrase("{what:subject pronoun} was {where:a sort of card}", Matches(_WHAT, slot("where"))),
)


class StatusKind(Kind):
    """How something is, after "is": "tapped", "red", "attacking or blocking"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for words, predicate in STATUSES.items():
            end = at + len(words)
            if text.startswith(words, at) and not text[end : end + 1].isalpha():
                yield predicate, end, told

    def say(self, value: Value, told: Telling) -> Said:
        for words, predicate in STATUSES.items():
            if predicate == value:
                return words, told
        raise Unsayable(value)


def says_no_sort(where: tuple[Predicate, ...]) -> bool:
    """Whether it is said of something how large it is, what it has, what is on it, whose or what it did, not what."""
    return all(isinstance(each, Stat | Has | HasCounter | ControlledBy | DealtThisTurn | Kicked) for each in where)


class ASort(Kind):
    """What something is, after "is": "a Human", "a artifact creature"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if not isinstance(value, Group) or value.zone != "battlefield" or Other() in value.where:
                continue
            if not says_no_sort(value.where):
                yield value.where, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if says_no_sort(value):
            raise Unsayable(value)
        words, then = KINDS["a group"].say(Group(value), told)
        return words, then._replace(it=told.it, noun=told.noun)


class ASortOfCard(Kind):
    """What a card is, where that is said and not only how large it is: "a creature card"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["a card like"].read(text, at, told):
            if where == () or not says_no_sort(where):
                yield where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if value and says_no_sort(value):
            raise Unsayable(value)
        return KINDS["a card like"].say(value, told)


STATUSES = {
    **{words: Being(words) for words in ("attacking or blocking", "untapped", "tapped", "attacking", "blocking")},
    **{
        words: Being(words)
        for words in ("enchanted", "equipped", "modified", "monstrous", "renowned", "saddled", "suspected", "suspended")
    },
    "enchanted by a Aura you control": Bears("Aura"),
    "equipped by a Equipment you control": Bears("Equipment"),
    **{words: Coloured(colour) for words, colour in COLOUR_WORDS.items()},
    "paired with another creature": Being("paired"),
    "legendary": Is("Legendary"),
    "nonbasic": Not(Is("Basic")),
    "a token": Being("token"),
    "your Ring-bearer": AllOf(YOUR_BEARER.where),
    "1/1": AllOf((Stat("power", "=", 1), Stat("toughness", "=", 1))),
}
KINDS["status"] = StatusKind()
KINDS["a sort"] = ASort()
KINDS["a sort of card"] = ASortOfCard()


class KickedSpell(Kind):
    """The spell, or what it became: "this spell", "~", or "it" where that isn't one other thing."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(("it", "this spell", "~")):
            known = words != "it" or not isinstance(told.it, Bound | Targeted)
            if known and text.startswith(f"{words} ", at):
                yield Self(), at + len(words), told.chose("kicked", number)._replace(spoken=told.spell)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Self):
            raise Unsayable(value)
        number, told = told.choice("kicked", 1 if told.spell else 0)
        return ("it", "this spell", "~")[number], told._replace(spoken=told.spell)


class VoteWord(Kind):
    """A word that players vote for."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        end = at
        while end < len(text) and text[end].isalpha():
            end += 1
        if end > at:
            yield text[at:end], end, told

    def say(self, value: Value, told: Telling) -> Said:
        return str(value), told


class AnotherKicked(Kind):
    """Another object than the card itself, of which the text has spoken, if it is asked whether that was kicked."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        return (each for each in KINDS["pronoun"].read(text, at, told) if not isinstance(each[0], Self))

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("pronoun",))

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, Self):
            raise Unsayable(value)
        return KINDS["pronoun"].say(value, told)


KINDS["kicked"] = KickedSpell()
KINDS["another kicked"] = AnotherKicked()
KINDS["vote word"] = VoteWord()
