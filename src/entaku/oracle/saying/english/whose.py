"""Words that say whose something is where the tree says no more than "its controller's": they must fit the thing."""

from collections.abc import Iterable

from entaku.oracle.ir.things import ControlledBy, Group, OwnedBy, Self, Targeted, Things, You
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value


def is_yours(what: Things | None, told: Telling) -> bool:
    """Whether what is spoken of is yours: the card itself, what you control or own, a card in a zone of yours."""
    if isinstance(what, Targeted):
        of = told.targets[what.n].of if what.n < len(told.targets) else ()
        return bool(of) and all(isinstance(one, Group) and is_yours(one, told) for one in of)
    if isinstance(what, Group):
        return what.of == You() or any(one in (ControlledBy(You()), OwnedBy(You())) for one in what.where)
    return isinstance(what, Self)


class GraveyardThen(Kind):
    """The graveyard that a spell would be put into: anybody's is that of its owner, yours is said of cards of yours."""

    WORDS = (("a graveyard this turn", False), ("a graveyard", False),
             ("your graveyard this turn", True), ("your graveyard", True))  # fmt: skip

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (words, yours) in enumerate(self.WORDS):
            if text.startswith(words, at) and (not yours or is_yours(told.it, told)):
                yield None, at + len(words), told.chose("graveyard then", number)

    def say(self, value: Value, told: Telling) -> Said:
        number, then = told.choice("graveyard then")
        words, yours = self.WORDS[number]
        if yours and not is_yours(told.it, told):
            raise Unsayable(words)
        return words, then


class WhoseUntapStep(Kind):
    """The untap step in which something stays tapped: its controller's, also where it is yours and so is the step.

    What isn't yours may stay tapped in your untap step alone.
    """

    CONTROLLERS = ("its controller's untap step", "their controllers' untap steps")
    YOURS = "your untap step"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate((*self.CONTROLLERS, self.YOURS)):
            if text.startswith(words, at):
                whose = You() if words == self.YOURS and not is_yours(told.it, told) else None
                yield whose, at + len(words), told if whose else told.chose("untap step", number)

    def say(self, value: Value, told: Telling) -> Said:
        if value is None:
            own = told.it == Self() and is_yours(told.it, told)
            number, then = told.choice("untap step", len(self.CONTROLLERS) if own else 0)
            if number < len(self.CONTROLLERS):
                return self.CONTROLLERS[number], then
            told = then
        if value not in (None, You()) or (value is None) != is_yours(told.it, told):
            raise Unsayable(value)
        return self.YOURS, told


class ButFirstDrawn(Kind):
    """All but the first card that whoever draws draws in each of their draw steps: "you", or "they"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        words, _ = self.say(None, told)
        if text.startswith(words, at):
            yield None, at + len(words), told

    def say(self, value: Value, told: Telling) -> Said:
        who, whose = ("you", "your") if isinstance(told.subject, You) else ("they", "their")
        return f"except the first one {who} draw in each of {whose} draw steps", told


KINDS["but the first in their steps"] = ButFirstDrawn()
KINDS["graveyard then"] = GraveyardThen()
KINDS["whose untap step"] = WhoseUntapStep()


class TargetedOwner(Kind):
    """Whose library or hand: "your", "target player's", "their"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("your ", at):
            yield You(), at + 4, told
        yield from KINDS["that player's"].read(text, at, told)
        for who, end, then in KINDS["player"].read(text, at, told):
            if text.startswith("'s ", end):
                yield who, end + 2, then

    def begins(self) -> Iterable[str] | None:
        return ("your ", *(begins_of_any(("that player's", "player")) or ("",)))

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, You):
            return "your", told
        try:
            return KINDS["that player's"].say(value, told)
        except Unsayable:
            words, told = KINDS["player"].say(value, told)
            return f"{words}'s", told


KINDS["owned"] = TargetedOwner()


class OwnerAsked(Kind):
    """Whose zone it is, of players who are told there: "target player's", "its controller's", "defending player's"."""

    NO_OTHERS = ("target ", "defending player", "its controller", "its owner")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.NO_OTHERS, at):
            for who, end, then in KINDS["player"].read(text, at, told):
                if text.startswith("'s", end):
                    yield who, end + 2, then

    def begins(self) -> Iterable[str] | None:
        return self.NO_OTHERS

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["player"].say(value, told)
        if not words.startswith(self.NO_OTHERS):
            raise Unsayable(value)
        return f"{words}'s", told


KINDS["owner asked"] = OwnerAsked()
