"""What happens instead of something else: replacement and prevention.  (CR 614, 615)"""

from typing import Literal

from entaku.oracle.ir import families
from entaku.oracle.ir.changes import Change
from entaku.oracle.ir.conditions import Condition
from entaku.oracle.ir.costs import CostPart
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Amount, Group, Players, Self, Things, Zone


class EntersWithCounters(Node, frozen=True):
    """An object enters the battlefield with so many counters more; tapped too, or with these abilities, if so said."""

    what: Things
    kind: str
    amount: Amount
    tapped: bool = False
    gains: tuple["families.AnyAbility", ...] = ()


class MayEnterWithCounters(Node, frozen=True):
    """You may have this enter with so many counters more; if you don't, it enters with these abilities."""

    kind: str
    amount: Amount = 1
    otherwise: tuple["families.AnyAbility", ...] = ()


class EntersForOthers(Node, frozen=True):
    """You may sacrifice creatures as it enters, or reveal cards of its types: a counter for each.  (CR 702.38)

    With `tribute` an opponent of your choice may put the counters on it.  (CR 702.104)
    """

    amount: Amount
    by: Literal["devour", "amplify", "tribute"]


class EntersTapped(Node, frozen=True):
    """An object enters the battlefield tapped; not if a condition holds, or if its controller pays for that."""

    what: Things = Self()
    unless: Condition | None = None
    or_pay: tuple[CostPart, ...] = ()


class EntersUntapped(Node, frozen=True):
    """Objects enter the battlefield untapped, also those that would be put there tapped."""

    what: Things


class DayBegins(Node, frozen=True):
    """If it is neither day nor night, it becomes day as this enters.  (CR 724.1)"""


class EntersPrepared(Node, frozen=True):
    """It enters the battlefield prepared.  (CR 2026 722.3a)"""


class EntersOnlyFor(Node, frozen=True):
    """You may pay a cost as this would enter the battlefield; if you don't, it is put into its owner's graveyard."""

    cost: tuple[CostPart, ...]


class EntersAsCopy(Node, frozen=True):
    """You may have this enter as a copy but for these changes, with more `counters`: of a kind for a card type.

    With `exiling` you may exile two cards like these instead: it is a copy of one, with as many +1/+1 counters more as
    the power of the other.
    """

    of: Group
    except_: tuple[Change, ...] = ()
    may: bool = True
    counters: tuple[tuple[str, str], ...] = ()
    exiling: bool = False


class AsEntersChoose(Node, frozen=True):
    """As this enters the battlefield, you choose something for it, other than the colour `other_than`.

    A word `among` some, each of which names abilities that it has then; or all players choose one for it (`by_each`).
    (CR 614.12b)
    """

    kind: Literal[
        "colour", "creature type", "land type", "basic land type", "card name", "creature card name",
        "nonland card name", "number", "player", "opponent", "word", "card type",
    ]  # fmt: skip
    other_than: str = ""
    among: tuple[str, ...] = ()
    by_each: bool = False


class InsteadOfDamage(Node, frozen=True):
    """Damage that would be dealt is dealt to something else, multiplied, or prevented.

    Which damage: by a source like `source`, to objects or players `to`, combat damage only with `combat`, no combat
    damage with `noncombat`, and to any permanent or player where `to` is None; with `both_ways`, also by what `to`
    means. What instead: `redirect` to an object or player; `more` and `factor` times as much; else it is prevented.
    All of it, or the next `shield` of it: of a static ability, so much of each, where "amount" is how much there is.
    (615.10) With `once`, the next time only. `then` follows what was prevented: "amount" of it, to
    "harmed". (615.5)
    Or nothing is dealt or prevented, and these instructions are followed `instead`: "amount" of damage to "player".
    """

    source: Things | None = None
    to: Things | Players | None = None
    combat: bool = False
    redirect: Things | Players | None = None
    factor: int = 0
    shield: Amount | None = None
    both_ways: bool = False
    more: Amount = 0
    once: bool = False
    then: tuple["families.AnyInstruction", ...] = ()
    noncombat: bool = False
    instead: tuple["families.AnyInstruction", ...] = ()


class InsteadOfGainingLife(Node, frozen=True):
    """If one of these players would gain life, they gain none, or `more` more, or `factor` times as much, instead.

    Or these instructions are followed: "amount" is the life, "player" the player.
    """

    who: Players
    factor: int = 0
    more: int = 0
    do: tuple["families.AnyInstruction", ...] = ()


class InsteadOfSoMany(Node, frozen=True):
    """If one of these players would scry or mill so many cards, it is `more` more, or `factor` times as many, instead.

    Or these instructions are followed: "amount" is how many, "player" the player.  (CR 614.11)
    """

    who: Players
    of: Literal["scry", "mill"]
    factor: int = 1
    more: int = 0
    do: tuple["families.AnyInstruction", ...] = ()


class InsteadOfDrawing(Node, frozen=True):
    """If one of these players ("player") would draw a card, these instructions are followed instead.

    None: the draw is skipped.  `may`: if that player likes; `once`: the next time only.  (CR 614.10, 614.11)
    `but_first`: not the first card that the player draws in each of their draw steps.
    """

    who: Players
    do: tuple["families.AnyInstruction", ...] = ()
    may: bool = False
    once: bool = False
    but_first: bool = False


class InsteadOfLosing(Node, frozen=True):
    """If one of these players ("player") would lose the game, these instructions are followed instead.  (CR 104.3)"""

    who: Players
    do: tuple["families.AnyInstruction", ...] = ()
    may: bool = False
    once: bool = False


class InsteadOfMoving(Node, frozen=True):
    """If an object would be put into a zone, or any (None), it is put into another instead.

    `shuffled`: it is revealed, and shuffled into the library; else it is put on top.  With a `counter` of a kind on it.
    `made_by`: only as a spell or ability of one of these players causes it to be discarded.  (CR 701.8a)
    `then`: what else is done, "it" being what has moved.
    """

    what: Things
    to: Zone | None
    instead: Zone
    origin: Zone | None = None
    shuffled: bool = False
    counter: str = ""
    made_by: Players | None = None
    then: tuple["families.AnyInstruction", ...] = ()


class InsteadOfCreating(Node, frozen=True):
    """If a player would create tokens, so many times as many are created instead, or what is created `besides`, too.

    `of`: only if some of them are of this card type.  `as_many`: as often as there are such tokens.
    """

    who: Players
    factor: int = 2
    besides: tuple["families.AnyInstruction", ...] = ()
    of: str = ""
    as_many: bool = False


class InsteadOfRolling(Node, frozen=True):
    """If a player would roll dice, so many more are rolled, and as many of the lowest ignored.  (CR 706.5)"""

    who: Players
    more: int = 1


class InsteadOfCounters(Node, frozen=True):
    """If counters of a kind would be put on an object, `more` more, times `factor`, are put on it instead."""

    what: Things
    kind: str = ""
    more: int = 0
    factor: int = 1


Replacement = (
    EntersWithCounters | MayEnterWithCounters | EntersForOthers | EntersTapped | EntersUntapped | EntersPrepared
    | EntersAsCopy | EntersOnlyFor | DayBegins
    | AsEntersChoose | InsteadOfDamage | InsteadOfGainingLife | InsteadOfDrawing | InsteadOfLosing | InsteadOfMoving
    | InsteadOfSoMany | InsteadOfCreating | InsteadOfCounters | InsteadOfRolling
)  # fmt: skip
