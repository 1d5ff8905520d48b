"""The ways in which spells may be cast, and what is remembered of how one was.  (CR 601.2, 118.8, 118.9, 400.7d)"""

from typing import Literal

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.oracle.ir.abilities import CostPart
from entaku.oracle.ir.conditions import CastKeyword
from entaku.oracle.ir.things import Predicate, Zone
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.paid import WITH_WAY
from entaku.oracle.mechanics.behold import Behold

BaseCost = Literal["mana cost", "alternative cost", "nothing"]
"""What a spell is cast for, to which additional costs are added: nothing, if it's cast without paying its mana cost."""


class Way(Struct, frozen=True):
    """One way to cast a spell, as it is chosen.  (CR 601.2b)

    `cost` is what it is cast for; `keyword` the keyword that lets it be cast so, `extra` one whose additional cost is
    paid, `less` by how much generic mana it costs less so; `choice` which of two additional costs, from 0, None if
    there is no such choice; `swift` that it is cast as though it had flash, for what that takes; `face` as which face
    of a card that has several, `face_down` that it is cast so.  `parts` are all costs but the mana cost; `any_colour`:
    whether mana of any colour may be spent, or of `any_type`; `exiled`: whether it is exiled where it would be put into
    a graveyard, as an effect said that let it be cast; `off` what else of its mana cost isn't paid, and `given` the
    name of what is sacrificed for that  (CR 702.48); `transformed` that it is cast as its back face; `leave` the source
    of the effect that lets it be cast so, where that asks for more or says what comes of it, 0 where none does.
    """

    cost: BaseCost = "mana cost"
    keyword: CastKeyword | None = None
    extra: str | None = None
    less: int = 0
    choice: int | None = None
    swift: bool = False
    face: int | None = None
    face_down: bool = False
    parts: tuple[CostPart, ...] = ()
    any_colour: bool = False
    any_type: bool = False
    exiled: bool = False
    off: tuple[str, ...] = ()
    given: str = ""
    transformed: bool = False
    leave: int = 0


class HowCast(Struct, frozen=True):
    """How a spell was cast: what the spell knows of it, and the permanent that it becomes.  (CR 400.7d, 601.2b)

    `by` is the player who cast it, `origin` the zone it was cast from: None of what wasn't cast, a copy for instance;
    `permit` the source of the effect that let it be cast from there, 0 where none was needed.  `x` and `kicked` have
    what was announced, `kickers` which of several kickers were paid; `in_life` the Phyrexian symbols paid for in life;
    `spent` the mana spent on it, a letter for each; `more` how much more was paid, to enter with counters;
    `promised` the opponent to whom its gift was promised  (CR 2026 702.174); `counters` with which effects say besides
    that it enters, `tapped` that it does so tapped.

    An ability knows the X that was announced for it, or if it has triggered how its source was cast.
    """

    way: Way = Way()
    by: Seat | None = None
    origin: Zone | None = None
    permit: int = 0
    x: int = 0
    kicked: int = 0
    kickers: tuple[int, ...] = ()
    in_life: tuple[str, ...] = ()
    spent: str = ""
    more: int = 0
    promised: Seat | None = None
    counters: tuple[tuple[str, int], ...] = ()
    tapped: bool = False


NOT_CAST = HowCast()
"""How an object was cast that wasn't."""
WITHOUT_PAYING = Way("nothing")
"""Casting a spell without paying its mana cost.  (CR 118.9)"""
EXILED_FROM_STACK: frozenset[CastKeyword] = frozenset({"flashback", "harmonize", "jump-start"})
"""The keywords that exile the card where it would leave the stack for anywhere else.

(CR 702.34a, 702.133a, 2026 702.180a)
"""
FACE_DOWN = "face-down"
CHOICES = ("first", "second")
"""The words for one of two additional costs."""
ASKED_LATER = frozenset({*CHOICES, *WITH_WAY})
"""The words of what is chosen only after what the spell is cast for."""


def beheld(way: Way, where: tuple[Predicate, ...]) -> bool:
    """Whether something like this was beheld as a spell was cast so, be it that or something else that was due."""
    return any(isinstance(one, Behold) and one.where == where for one in nodes(way.parts))


def words(way: Way) -> tuple[str, ...]:
    """What a way is called where a player chooses it: by what it is cast, which of two costs, what is paid besides.

    >>> words(Way()), words(Way("alternative cost", "evoke")), words(Way(choice=1, swift=True, extra="buyback"))
    (('', '', ''), ('evoke', '', ''), ('flash', 'second', 'buyback'))
    """
    return base(way), "" if way.choice is None else CHOICES[way.choice], way.extra or ""


def base(way: Way) -> str:
    """What a way is called by what the spell is cast for alone; nothing for the plain one."""
    if way.face_down:
        return FACE_DOWN
    if way.keyword is not None:
        return way.keyword
    if way.swift:
        return "flash"
    if way.cost == "alternative cost":
        return "alternative"
    return "free" if way.cost == "nothing" else ""
