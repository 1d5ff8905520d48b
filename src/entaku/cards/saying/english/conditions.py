"""Conditions: what follows "if", "as long as" and "unless"."""

from entaku.cards.ir.conditions import (
    AttackedThisTurn,
    Compared,
    DiedThisTurn,
    Exists,
    GuessedRight,
    HandEmpty,
    IsMonarch,
    Matches,
    MostVotes,
    TurnOf,
    Unless,
    WasCast,
    WasKicked,
    WholePoolInDeck,
)
from entaku.cards.ir.things import Being, ControlledBy, Each, Group, Has, Is, LifeOf, Self, You
from entaku.cards.saying.english.groups import GroupKind
from entaku.cards.saying.english.phrase import (
    KINDS,
    Kind,
    Reading,
    Said,
    Table,
    Telling,
    Unsayable,
    Value,
    phrase,
    slot,
)

_N, _WHAT, _WHO, _C = slot("n"), slot("what"), slot("who"), slot("c")


class Controlled(Kind):
    """What somebody controls, said after the verb: "you control {a creature}"."""

    def __init__(self, name: str, group: str, who: Value) -> None:
        KINDS[name] = self
        self.group = group
        self.controlled = ControlledBy(who)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.group].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and self.controlled not in value.where:
                yield Group((*value.where, self.controlled)), end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.where[-1:] != (self.controlled,):
            raise Unsayable(repr(value))
        words, then = KINDS[self.group].say(Group(value.where[:-1]), told)
        return words, then


assert isinstance(KINDS["a group"], GroupKind)
Controlled("one of yours", "a group", You())
Controlled("several of yours", "groups", You())
Controlled("one of theirs", "a group", Each("opponent"))

Table(
    "condition",
    phrase("you control {what:one of yours}", Exists(_WHAT)),
    phrase("you control {n:one} or more {what:several of yours}", Exists(_WHAT, _N)),
    phrase("you control no {what:several of yours}", Unless(Exists(_WHAT))),
    phrase("a opponent controls {what:one of theirs}", Exists(_WHAT)),
    phrase("there are {n:one} or more {what:groups}", Exists(_WHAT, _N)),
    phrase("a creature died this turn", DiedThisTurn()),
    phrase("it's your turn", TurnOf(You())),
    phrase("it's not your turn", Unless(TurnOf(You()))),
    phrase("you're the monarch", IsMonarch(You())),
    phrase("a opponent is the monarch", IsMonarch(Each("opponent"))),
    phrase("you were the monarch as the turn began", IsMonarch(You(), as_turn_began=True)),
    phrase("you have no cards in hand", HandEmpty(You())),
    phrase("you have {n:amount} or more life", Compared(LifeOf(You()), ">=", _N)),
    phrase("you have {n:amount} or less life", Compared(LifeOf(You()), "<=", _N)),
    phrase("{what:kicked} was kicked", WasKicked(_WHAT)),
    phrase("you cast {what:pronoun} from your hand", WasCast(_WHAT, "hand", by_you=True)),
    phrase("~ is monstrous", Matches(Self(), (Being("monstrous"),))),
    phrase("~ is untapped", Matches(Self(), (Being("untapped"),))),
    phrase("~ is tapped", Matches(Self(), (Being("tapped"),))),
    phrase("~ is attacking", Matches(Self(), (Being("attacking"),))),
    phrase("~ is enchanted", Matches(Self(), (Being("enchanted"),))),
    phrase("~ is equipped", Matches(Self(), (Being("equipped"),))),
    phrase("{what:subject pronoun}'s a land card", Matches(_WHAT, (Is("Land"),))),
    phrase("{what:subject pronoun}'s a creature card", Matches(_WHAT, (Is("Creature"),))),
    phrase("{w:vote word} gets more votes", MostVotes(slot("w"))),
    phrase("{w:vote word} gets more votes or the vote is tied", MostVotes(slot("w"), or_tied=True)),
    phrase("you guessed correctly", GuessedRight()),
    phrase("every card in your card pool started the game in your library or in the command zone", WholePoolInDeck()),
    phrase("{what:subject pronoun} attacked this turn", AttackedThisTurn(_WHAT)),
    phrase("{what:subject} has defender", Matches(_WHAT, (Has("defender"),))),
)


class Kicked(Kind):
    """The spell, or what it became: "this spell", "it", "~"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(("it", "this spell", "~")):
            if text.startswith(f"{words} ", at):
                yield Self(), at + len(words), told.chose("kicked", number)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Self):
            raise Unsayable(repr(value))
        number, told = told.choice("kicked", 1 if told.spell else 0)
        return ("it", "this spell", "~")[number], told


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


KINDS["kicked"] = Kicked()
KINDS["vote word"] = VoteWord()
