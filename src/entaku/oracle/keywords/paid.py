"""Keywords by which something is paid besides as a spell is cast, a row each.  (CR 601.2b, 702)

What the player is asked, what is paid and what comes of it is all here; names, rules and Japanese are rows of `table`,
as every keyword's are.
"""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from entaku.oracle.ir.abilities import Ability, CostPart, Keyword, SacrificeCost, TapOthers, TapPower, Triggered
from entaku.oracle.ir.changes import SetSize
from entaku.oracle.ir.conditions import Compared, Condition, GiftPromised, WasCastFor, WasKicked
from entaku.oracle.ir.happenings import Enters
from entaku.oracle.ir.instructions import Repeat
from entaku.oracle.ir.short import CREATURE, SELF
from entaku.oracle.ir.things import AnyOf, Being, Group, Is, Self, SharesColour, Stat, TimesKicked
from entaku.oracle.keywords import table
from entaku.oracle.keywords.written import CASTING_THIS, number_of
from entaku.oracle.mechanics.copying import CopySpell
from entaku.oracle.mechanics.tokens import CreateCopies

GIFT = "gift"
"""What is paid for every gift, whatever is promised: an opponent is chosen."""
KICKER = "kicker"
"""What is paid for every kicker, however often."""
ADDITIONAL = "additional"
"""The additional cost that a spell's own text says may be paid.  (CR 118.8b)"""
ANY_NUMBER = 20
"""What may be paid any number of times is paid no more often."""


def behind_it(keyword: Keyword) -> tuple[CostPart, ...]:
    """The cost that stands behind the keyword."""
    return keyword.cost


class Paid(Struct, frozen=True):
    """A keyword by which something may be paid besides.

    It is asked with the way in which the spell is cast, as a number of times up to `most`, or with the modes: it is
    paid for each but the first then.  `cost` is what is paid, `gives` what the keyword stands for.  By what `kicks` the
    spell is kicked  (CR 702.33d); with `all_modes` it does what all its modes say; `returned`: as it resolves its card
    comes back to its owner's hand.
    """

    name: str
    asked: Literal["way", "times", "modes"] = "way"
    cost: Callable[[Keyword], tuple[CostPart, ...]] = behind_it
    gives: Ability | None = None
    most: int = 1
    kicks: bool = False
    all_modes: bool = False
    returned: bool = False


_COPIES = Triggered(CASTING_THIS, (Repeat(TimesKicked(), (CopySpell(SELF),)),), zone="stack")
_TOKENS = Triggered(Enters(SELF), (CreateCopies(SELF, amount=TimesKicked()),), if_=Compared(TimesKicked(), ">=", 1))
_SMALL_TOKEN = Triggered(Enters(SELF), (CreateCopies(SELF, except_=(SetSize(1, 1),)),), if_=WasCastFor("offspring"))
_BARGAINED = SacrificeCost(Group((AnyOf((Is("Artifact"), Is("Enchantment"), Being("token"))),)))
_TWO_ALIKE = TapOthers(Group((CREATURE, SharesColour(SELF))), 2)


def _copy_if(condition: WasCastFor) -> Triggered:
    return Triggered(CASTING_THIS, (CopySpell(SELF),), if_=condition, zone="stack")


def _as_strong(keyword: Keyword) -> tuple[CostPart, ...]:
    """A creature with at least so much power."""
    return (SacrificeCost(Group((CREATURE, Stat("power", ">=", number_of(keyword))))),)


ROWS = (
    Paid("buyback", returned=True),  # CR 702.27a
    Paid("kicker", "times", kicks=True),  # CR 702.33a
    Paid("multikicker", "times", most=ANY_NUMBER, kicks=True),  # CR 702.33a
    Paid("entwine", all_modes=True),  # CR 702.42a
    Paid("replicate", "times", most=ANY_NUMBER, gives=_COPIES),  # CR 702.56a
    Paid("conspire", cost=lambda _: (_TWO_ALIKE,), gives=_copy_if(WasCastFor("conspire"))),  # CR 702.78a
    Paid("escalate", "modes"),  # CR 702.120a
    Paid("casualty", cost=_as_strong, gives=_copy_if(WasCastFor("casualty"))),  # CR 702.153a
    Paid("squad", "times", most=ANY_NUMBER, gives=_TOKENS),  # CR 2026 702.157a
    Paid("bargain", cost=lambda _: (_BARGAINED,)),  # CR 2026 702.166a
    Paid(GIFT, cost=lambda _: ()),  # CR 2026 702.174a
    Paid(ADDITIONAL),
    Paid("offspring", gives=_SMALL_TOKEN),  # CR 2026 702.175a
    Paid("teamwork", cost=lambda keyword: (TapPower(number_of(keyword), "help"),)),
)
"""Those that there are, by their rules."""

PAID = {row.name: row for row in ROWS}
WITH_WAY = {row.name: row for row in ROWS if row.asked == "way"}
GIFTS = frozenset(row.name for row in table.ROWS if row.name.startswith("gift "))
"""The keywords that promise an opponent something, each another thing.  (CR 2026 702.174)"""
BY_NUMBER = {row.name: row for row in ROWS if row.asked == "times"}
BY_MODES = {row.name: row for row in ROWS if row.asked == "modes"}
ONCE_EACH = frozenset(name for name, row in BY_NUMBER.items() if row.most == 1)
"""Of these a spell may have several, each of which is paid or not.  (CR 702.33c)"""
NOT_KICKING = frozenset(name for name, row in BY_NUMBER.items() if not row.kicks)
"""By these a spell isn't kicked, though they are paid as kickers are."""


def asked_with_way(name: str) -> Paid | None:
    """The row of a keyword that is asked with the way in which a spell is cast; None for any other.

    >>> asked_with_way("gift a card").name, asked_with_way("buyback").name, asked_with_way("flying")
    ('gift', 'buyback', None)
    """
    return WITH_WAY.get(GIFT if name in GIFTS else name)


def asked_for(condition: Condition) -> str | None:
    """By which keyword its spell has to be cast for a condition to hold; None for any other condition.

    >>> asked_for(WasKicked()), asked_for(WasCastFor("teamwork")), asked_for(Compared(1, ">=", 2))
    ('kicker', 'teamwork', None)
    """
    if condition == WasKicked():
        return KICKER
    if condition == GiftPromised():
        return GIFT
    return condition.cost if isinstance(condition, WasCastFor) and condition.what == Self() else None
