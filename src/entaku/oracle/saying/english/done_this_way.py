"""What was done "this way", or wasn't: "if you put a land onto the battlefield this way", "for each card exiled …"."""

from entaku.oracle.ir.conditions import Compared, Exists, Matches, Unless, WasCast
from entaku.oracle.ir.things import (
    Among,
    Bound,
    Count,
    Each,
    Kinds,
    LifeGained,
    LifeLost,
    OwnedBy,
    PlayerCounters,
    SpentToCast,
    You,
)
from entaku.oracle.saying.english import amounts, conditions, happened, said_of_them
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, conditions, happened, said_of_them)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _WHERE, _N, _H, _A, _B, _KIND = (
    slot("what"), slot("where"), slot("n"), slot("h"), slot("a"), slot("b"), slot("kind"),
)  # fmt: skip
_OPPONENT = Each("opponent")


class OneSo(Kind):
    """One of a sort that was put onto the battlefield: "a Cave", "a creature card"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["one of a kind"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or not value:
            raise Unsayable(value)
        return KINDS["one of a kind"].say(value, told)


KINDS["one so"] = OneSo()
Table("the card itself", phrase("the card", "it", "that card", None))


class JustPut(Kind):
    """Where something was put by the last sentence, and nothing else anywhere: "into your hand"."""

    WORDS = ("into your hand", "onto the battlefield tapped", "onto the battlefield")
    OTHERS = ("the rest", "the other", "search")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        before = text[:at].split(". ")[-2:-1]
        for number, words in enumerate(self.WORDS):
            if text.startswith(words, at):
                place = words.removesuffix(" tapped")
                if any(place in each and not any(other in each for other in self.OTHERS) for each in before):
                    yield None, at + len(words), told.chose("just put", number)
                return

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("just put")
        return self.WORDS[number], told


KINDS["just put"] = JustPut()
Table(
    "spent beside",
    phrase("was less than {n:equal}", ("<", _N)),
    phrase("is greater than {n:equal}", "was greater than {n:equal}", (">", _N)),
)
table("condition").add(
    phrase("you don't put {x:the card itself} {y:just put}", Unless(Exists(Among("moved")))),
    phrase(
        "you put {where:one so} {y:just put} this way",
        "you put {where:a card like} {y:just put} this way",
        "you exiled {where:a card like} this way",
        Exists(Among("moved", _WHERE)),
    ),
    phrase("{where:a card like} is revealed this way", Exists(Among("revealed", _WHERE))),
    phrase("{what:subject pronoun} was cast", WasCast(_WHAT)),
    phrase("{what:subject pronoun} wasn't cast", Unless(WasCast(_WHAT))),
    phrase(
        "{what:subject pronoun}'s not {b:status}",
        "{what:subject pronoun} isn't {b:status}",
        "{what:subject pronoun} wasn't {b:status}",
        "{what:named} isn't {b:status}",
        Unless(Matches(_WHAT, (_B,))),
    ),
    phrase(
        "{what:subject pronoun}'s not {where:a sort}",
        "{what:subject pronoun} isn't {where:a sort}",
        "{what:subject pronoun} wasn't {where:a sort}",
        Unless(Matches(_WHAT, _WHERE)),
    ),
    phrase("the amount of mana spent to cast {what:pronoun} {h+n:spent beside}", Compared(SpentToCast(_WHAT), _H, _N)),
)


class DifferentKinds(Kind):
    """Kinds of which each is counted once, called different: "different mana value", "different powers"."""

    WORDS = (("different mana value", "mana value"), ("different power", "power"))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for words, of in self.WORDS:
            words += "s" * told.many
            if text.startswith(f"{words} among ", at):
                yield of, at + len(words), told.chose("different kinds", 1)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("different kinds", int(value == "power"))
        words = next((words for words, of in self.WORDS if of == value), None)
        if not number or words is None:
            raise Unsayable(value)
        return words + "s" * told.many, told


KINDS["different kinds"] = DifferentKinds()
table("count").add(
    phrase("card# exiled this way", Count(Bound("moved"))),
    phrase("card# returned to your hand this way", Count(Among("moved", (OwnedBy(You()),)))),
    phrase("{a:different kinds} among {what:kinds among}", Kinds(_A, _WHAT)),
    phrase("of {what:poss} colors", Kinds("colour", _WHAT)),
    phrase("1 life your opponents have lost this turn", LifeLost(_OPPONENT)),
    phrase("1 life you gained this turn", LifeGained(You())),
    phrase("{kind:counter} counter# your opponents have", PlayerCounters(_KIND, _OPPONENT)),
)
