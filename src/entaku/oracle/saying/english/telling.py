"""What has been told so far while a text is read or said, and the kinds of phrases that read and say it."""

from collections.abc import Iterable, Iterator
from typing import Any  # Any: values of slots, of whatever kind

from msgspec import Struct
from msgspec.structs import replace

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.things import Amount, BoundPlayer, Each, Except, Players, TargetedPlayer, Things, You


class Unsayable(Exception):
    """No phrase says this piece of a tree."""


SEVERAL = "+"
"""Stands before the noun of what has been mentioned where that is several."""


GIVER = "§"
"""What stands in an ability that something else gives for the name of what gives it.  (CR 201.5a)"""


class Telling(Struct, frozen=True):
    """What has been told so far, on which pronouns and agreement depend.

    targets   the targets of the ability: those declared so far when reading, all when saying
    said      how many of them have been mentioned
    it, noun  what "it" is, and what sort of thing that is ("creature"), several if `SEVERAL` stands before that
    that      a second thing, which only "that creature" means, never "it", and its noun
    player    who "that player" is
    attacker  the creature of whose attack "defending player" speaks, where it isn't the card itself
    subject   who does what the verb says; `third` is whether their verbs have an "s"
    understood  whether "you" has been said already, and isn't said again: after "you may"
    singular  whether the verb of the object just mentioned has its "s"
    many      whether the number before a noun is other than one
    named     whether the card itself was named while "it" was something else: after the clause "it" is neither
    spoken    whether the spell has just been spoken of, so that "it deals" means the spell
    number    the name of the number that "that many" means, "" where there is none
    moved     whether "it" was just put somewhere else, and so is a new object
    spell     whether the card is an instant or sorcery
    attached  the number of the words for what the card is attached to
    host      the type of what the card itself, which is of another, is attached to, "" where none is known
    buried    whether the card itself lies in a graveyard
    called    the number of the words that stand for the card itself, 0 for its name
    bare      whether verbs stand without their "s" whoever does it: behind "you may have"
    sort      the zone of what a group is of whose noun was just read
    cards     the name of the cards of a library that were seen last: "them", "the rest"
    library   whose library these are of, None where nobody else's
    lacking   what "the difference" is: by how much one amount that was compared falls short of the other
    trail     the wordings that were found, in the order of the text
    """

    targets: tuple[Target, ...] = ()
    said: int = 0
    it: Things | None = None
    noun: str = ""
    that: Things | None = None
    that_noun: str = ""
    player: Players | None = None
    attacker: Things | None = None
    subject: Players = You()
    third: bool = False
    understood: bool = False
    singular: bool = False
    many: bool = False
    named: bool = False
    spoken: bool = False
    number: str = ""
    moved: bool = False
    spell: bool = False
    attached: int = 0
    host: str = ""
    called: int = 0
    buried: bool = False
    bare: bool = False
    sort: str = ""
    cards: str = ""
    library: Players | None = None
    lacking: Amount | None = None
    trail: tuple[tuple[str, int], ...] = ()

    def _replace(self, **fields: Any) -> "Telling":  # noqa: ANN401  (a field's value)
        """The same with other fields."""
        return replace(self, **fields)

    def several_act(self) -> bool:
        """Whether several players do what is said, each with what is theirs: "their" is whoever does it."""
        if isinstance(self.subject, TargetedPlayer) and self.subject.n < len(self.targets):
            return self.targets[self.subject.n].most != 1
        return isinstance(self.subject, Each | Except)

    def theirs(self) -> Players:
        """Whose that is which is called "theirs": of whoever acts, or of each of several who do."""
        return BoundPlayer("each") if self.several_act() else self.subject

    def clause_ended(self) -> "Telling":
        """The same for the next clause."""
        told = self._replace(spoken=False) if self.spoken else self
        return told._replace(it=None, noun="", named=False) if told.named else told

    def chose(self, key: str, wording: int) -> "Telling":
        """Reading: the same, with one more wording found."""
        return replace(self, trail=(*self.trail, (key, wording)))

    def choice(self, key: str, usual: int = 0) -> tuple[int, "Telling"]:
        """Saying: the wording to use here, and what remains; the usual one where none was found."""
        for place, (name, wording) in enumerate(self.trail):
            if name == key:
                return wording, replace(self, trail=(*self.trail[:place], *self.trail[place + 1 :]))
        return usual, self


def others_library(who: Players | None) -> Players | None:
    """Whose library it is, None where it is one's own."""
    return None if who == You() else who


Value = Any


Reading = Iterator[tuple[Value, int, Telling]]


def longest(readings: Reading) -> Reading:
    """Those of several readings that go as far as any does: what could go on isn't told to have ended before."""
    found = list(readings)
    last = max((end for _, end, _ in found), default=0)
    return (one for one in found if one[1] == last)


Said = tuple[str, Telling]


class Kind:
    """A kind of phrase that can be read at a place of a text, in every way it can be, and said.

    `says` are the types of what it can say, where these are few; `says_first` those of a row's first member, where it
    says rows alone.
    """

    says: tuple[type, ...] = ()
    says_first: tuple[type, ...] = ()

    def read(self, text: str, at: int, told: Telling) -> Reading:
        raise NotImplementedError

    def say(self, value: Value, told: Telling) -> Said:
        raise NotImplementedError

    def may_mean(self, value: Value) -> bool:
        """Whether it can say a value, as far as its type tells: others need not be tried."""
        if self.says_first:
            return isinstance(value, tuple) and bool(value) and isinstance(value[0], self.says_first)
        return not self.says or isinstance(value, self.says)

    def begins(self) -> Iterable[str] | None:
        """The words with one of which a text begins that can be read so; None where it may be any, or none.

        Where none of them stands the kind isn't tried, so all must be told, in whatever form.
        """
        return None

    def forget(self) -> None:
        """What was remembered of the grammar no longer holds, as words were added to it."""


class Kinds(dict[str, Kind]):
    """Kinds of phrases by name; one that came later would hide another of its name, so none may.

    beginnings  of each kind what it begins with, sorted (`Kind.begins`): remembered until the grammar is changed
    """

    def __init__(self) -> None:
        super().__init__()
        self.beginnings: dict[str, tuple[str, ...] | None] = {}

    def __setitem__(self, name: str, kind: Kind) -> None:
        if name in self:
            raise ValueError(f"there are two kinds of phrases named {name!r}")
        super().__setitem__(name, kind)
        self.changed()

    def changed(self) -> None:
        """Words were added to the grammar."""
        if self.beginnings:
            self.beginnings.clear()
            for kind in self.values():
                kind.forget()


KINDS = Kinds()
"""Every kind of phrase by the name that places in words use."""
