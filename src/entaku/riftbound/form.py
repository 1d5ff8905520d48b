"""What a rules text says, as typed data: abilities, clauses, and the things they refer to.

Both languages are parsed into this form, and everything that is said about targets is derived from it.  Places
(`start`, `end`) count characters of the text in one spelling (`writing.Written`).
"""

from typing import Literal

from msgspec import Struct

PartKind = Literal[
    "unit", "gear", "rune", "spell", "ability", "card", "legend", "champion", "buff", "token", "object",
    "battlefield", "location", "base", "hand", "trash", "deck", "zone", "player", "amount",
]  # fmt: skip
"""What a reference ranges over; an amount (Might, a cost, damage, a turn) is no object at all."""

PLACES: frozenset[PartKind] = frozenset({"battlefield", "location", "base", "hand", "trash", "deck", "zone"})

Choice = Literal["chosen", "every", "one", "self", "earlier", "made"]
"""Who of those in range is meant: some that somebody chooses; every one; the only one there can be; the source
itself; what was referred to earlier; a token that comes into being."""

Zone = Literal["board", "hand", "trash", "deck", "chain", "champion", "legend", "facedown", "banishment", "looked-at"]
"""Where the thing is: `looked-at` are cards that the text has somebody look at or reveal first."""

Whose = Literal["any", "yours", "friendly", "enemy", "theirs"]

Role = Literal[
    "subject", "object", "recipient", "destination", "source", "place", "means", "measure", "among", "instead-of"
]
"""What a reference does in its clause."""


class Reference(Struct, frozen=True):
    """One mention of a thing or player.

    start, end    the words, what narrows the choice down included
    kinds         what it ranges over
    choice        who of those is meant
    least, most   how many; `most` is None for any number
    whose         whose they are
    zone          in which zone, where that is said or follows
    within        the mentions that only narrow this one down, or whose amount it is
    plural        whether the words are in the plural
    split         whether an amount is divided among them
    total         whether they must fit a limit together ("with total Might 4 or less")
    numbered      whether the words say how many; a bare Japanese noun doesn't
    first_person  whether it is the card speaking of itself as a unit or legend ("me")
    """

    start: int
    end: int
    kinds: tuple[PartKind, ...]
    choice: Choice
    least: int = 1
    most: int | None = 1
    whose: Whose = "any"
    zone: Zone | None = None
    within: tuple["Reference", ...] = ()
    plural: bool = False
    split: bool = False
    first_person: bool = False
    total: bool = False
    numbered: bool = True

    @property
    def is_amount(self) -> bool:
        return self.kinds == ("amount",)

    @property
    def is_place(self) -> bool:
        return bool(self.kinds) and PLACES.issuperset(self.kinds)

    @property
    def is_player(self) -> bool:
        return self.kinds == ("player",)


class Part(Struct, frozen=True):
    """A reference and what it does in its clause."""

    role: Role
    reference: Reference


class Clause(Struct, frozen=True):
    """One thing that is done, happens or holds.

    verb      in its English base form, whatever the language
    parts     the references, in the order of the text
    optional  "may";  required  "must";  denied  "can't", "don't";  would  "would"
    inherits  whether the subject is that of the clause before
    """

    start: int
    end: int
    verb: str
    parts: tuple[Part, ...] = ()
    optional: bool = False
    required: bool = False
    denied: bool = False
    would: bool = False
    inherits: bool = False
    imperative: bool = False

    @property
    def subject(self) -> Reference | None:
        return next((part.reference for part in self.parts if part.role == "subject"), None)


Use = Literal["condition", "trigger", "replaced", "cost", "instruction", "replacement", "statement", "restriction"]
"""What a clause is for: a state that must hold; what a trigger waits for; the event that a replacement effect waits
for; a price; something to do; what a replacement does instead; a statement of fact; a limit on using an ability."""


class Step(Struct, frozen=True):
    """A clause in its use.

    reflexive  whether it belongs to a "do this" trigger of its own
    instead    whether it takes the place of another instruction or event
    granted    whether it stands in an ability that the text gives to something
    instruction_cost  whether it is the X of "[do X] to [do Y]"
    """

    use: Use
    clause: Clause
    reflexive: bool = False
    instead: bool = False
    granted: bool = False
    instruction_cost: bool = False


AbilityKind = Literal["spell", "activated", "triggered", "passive", "replacement", "keyword"]


class Ability(Struct, frozen=True):
    """One ability, or the instructions of a spell.

    keyword  the keyword that makes it, for Equip, Quick-Draw, Weaponmaster, Deathknell …
    steps    its clauses in the order of the text, costs and trigger conditions included
    """

    kind: AbilityKind
    start: int
    end: int
    steps: tuple[Step, ...] = ()
    keyword: str = ""


class Unread(Struct, frozen=True):
    """A stretch that the parser doesn't understand, and the things it seems to mention."""

    start: int
    end: int
    mentions: tuple[tuple[int, int], ...] = ()


class Form(Struct, frozen=True):
    """A whole rules text.

    keywords  every keyword that the text's object itself has, lower-case, in order
    """

    abilities: tuple[Ability, ...]
    keywords: tuple[str, ...] = ()
    unread: tuple[Unread, ...] = ()
    speaks: Literal["unit", "thing", "place", "unknown"] = "unknown"
