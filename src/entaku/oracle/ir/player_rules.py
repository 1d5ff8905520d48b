"""What continuous effects let players do, or keep them from.  (CR 611)"""

from typing import Literal

from entaku.oracle.ir.conditions import CastKeyword, Condition
from entaku.oracle.ir.costs import CostPart
from entaku.oracle.ir.happenings import Happening
from entaku.oracle.ir.keyword import Keyword
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Amount, Group, Players, Predicate, Things, You
from entaku.oracle.mana import Cost


class CostsLess(Node, frozen=True):
    """Spells like these that a player casts cost so much generic mana less; negative amounts make them dearer.

    `first_each_turn`: only the first such spell that the player casts each turn, or the `nth`; `next`: only the next
    one.  Or `coloured` mana less, none of it generic.  (CR 118.7c)
    """

    who: Players
    where: tuple[Predicate, ...]
    amount: Amount
    first_each_turn: bool = False
    coloured: Cost | None = None
    nth: int = 1
    next: bool = False


class ThisCostsLess(Node, frozen=True):
    """This spell costs so much generic mana less to cast, or so much `mana`, of which colours count.  (CR 118.7c)"""

    amount: Amount
    mana: Cost | None = None


class ThisCostsMoreByTarget(Node, frozen=True):
    """This spell costs so much more to cast for each target beyond the first.  (Strive)"""

    cost: tuple[CostPart, ...]


class SpellsHave(Node, frozen=True):
    """Spells like these that a player casts have these keyword abilities, as they are cast and after.

    Or the next one has, or the first in a turn.  (CR 604.2, 702.1)
    """

    who: Players
    where: tuple[Predicate, ...]
    keywords: tuple[Keyword, ...]
    next: bool = False
    first: bool = False


class CantCast(Node, frozen=True):
    """Players can't cast spells like these, or only not while a condition holds."""

    who: Players
    where: tuple[Predicate, ...] = ()
    while_: Condition | None = None


class CastLimit(Node, frozen=True):
    """These players can't cast more than so many spells like these each turn."""

    who: Players
    where: tuple[Predicate, ...] = ()
    most: int = 1


class CastOnlyThen(Node, frozen=True):
    """These players can cast spells only any time they could cast a sorcery, or only in their own turns.  (CR 307.5)"""

    who: Players
    when: Literal["as a sorcery", "own turn"]


class LivesAtZero(Node, frozen=True):
    """These players don't lose the game for having 0 or less life.  (CR 704.5a)"""

    who: Players = You()


class CastAsThoughFlash(Node, frozen=True):
    """A player may cast spells like these as though they had flash, or the next one."""

    who: Players
    where: tuple[Predicate, ...] = ()
    next: bool = False


class SpendAsAnyColour(Node, frozen=True):
    """A player may spend mana as though it were mana of any colour, or any type, to cast spells like these."""

    who: Players
    where: tuple[Predicate, ...] = ()
    any_type: bool = False


class PlayMoreLands(Node, frozen=True):
    """A player may play so many more lands on each of their turns."""

    who: Players = You()
    more: int = 1


class CastSo(Node, frozen=True):
    """How the permanent enters that a spell like this becomes, where it was cast by leave of an effect: "this way".

    It enters `tapped`, or with so many `counters` of the kind `counter`.  (CR 614.1c)
    """

    where: tuple[Predicate, ...] = ()
    tapped: bool = False
    counter: str = ""
    counters: int = 1


class PlayFrom(Node, frozen=True):
    """A player may play cards like these from a zone, or only one each turn; perhaps not as an Adventure.

    `free`: without paying their mana costs, which in a hand they may do for these as well.  (CR 118.9)
    `for_life`: what is cast so is paid with life equal to its mana value rather than its mana cost.  (CR 118.9)
    `by`: it is cast for the cost of this keyword alone.
    `besides`: this is paid in addition to its other costs; `instead`: rather than its mana cost.  (CR 118.8, 118.9)
    `exiled`: a spell so cast is exiled if it would go to a graveyard; `so`: how the permanent enters that it becomes.
    """

    who: Players
    what: Things
    free: bool = False
    any_colour: bool = False
    lands_only: bool = False
    spells_only: bool = False
    once_each_turn: bool = False
    as_adventure: bool = True
    for_life: bool = False
    by: CastKeyword | None = None
    any_type: bool = False
    besides: tuple[CostPart, ...] = ()
    instead: tuple[CostPart, ...] = ()
    exiled: bool = False
    so: CastSo | None = None


class SeesTopCard(Node, frozen=True):
    """These players may look at the top card of their library at any time, or play with it `revealed`.  (CR 401.5)"""

    who: Players = You()
    revealed: bool = False


class HandSize(Node, frozen=True):
    """A player's maximum hand size is so much larger; None: there is none."""

    who: Players
    more: int | None


class DrawLimit(Node, frozen=True):
    """These players can't draw more than so many cards each turn."""

    who: Players
    most: int = 1


class VentureLimit(Node, frozen=True):
    """These players can't venture into the dungeon more than so many times each turn."""

    who: Players
    most: int = 1


class CantSearch(Node, frozen=True):
    """These players can't search libraries."""

    who: Players


class CantCause(Node, frozen=True):
    """Spells and abilities of these players can't make some do this; None: can't make their own controllers do it.

    To search is to search one's own library.  (CR 101.2)
    """

    by: Players
    do: tuple[Literal["search", "discard", "sacrifice"], ...]
    whom: Players | None = None


class SearchesTop(Node, frozen=True):
    """If one of these players would search a library, they search so many of its top cards instead.  (CR 614.1a)"""

    who: Players
    amount: int


class SkipsExtraTurns(Node, frozen=True):
    """These players skip the extra turns that they would begin.  (CR 500.11)"""

    who: Players


class SkipsStep(Node, frozen=True):
    """These players skip this step or phase of their turns, or the next one alone (`once`).  (CR 500.11, 614.10)"""

    who: Players
    step: Literal["untap", "upkeep", "draw", "combat"]
    once: bool = False


class UntapLimit(Node, frozen=True):
    """These players can't untap more than so many permanents like these in their untap step.  (CR 502.3)"""

    who: Players
    most: int = 1
    where: tuple[Predicate, ...] = ()


class CantPlayLands(Node, frozen=True):
    """These players can't play lands.  (CR 305.2b)"""

    who: Players


class LifeFloor(Node, frozen=True):
    """Damage that would reduce these players' life total to less than so much reduces it to that.  (CR 120.3a)"""

    who: Players
    least: int = 1


class PayInstead(Node, frozen=True):
    """A player may pay this rather than the mana cost of spells like these.  (CR 118.9)"""

    who: Players
    where: tuple[Predicate, ...]
    cost: tuple[CostPart, ...]


class UntapsWithOthers(Node, frozen=True):
    """You untap these objects in each other player's untap step.  (CR 502.3)"""

    what: Things


class CantGainLife(Node, frozen=True):
    """These players can't gain life."""

    who: Players


class CantPreventDamage(Node, frozen=True):
    """Damage can't be prevented, or only that which such a source deals, or combat damage.  (CR 615.12)"""

    source: Things | None = None
    combat: bool = False


class NoTriggers(Node, frozen=True):
    """What enters of a kind causes no abilities to trigger.  (CR 603.2)"""

    entering: Group


class CantLose(Node, frozen=True):
    """These players can't lose the game, and their opponents can't win it."""

    who: Players = You()


class PlayerHas(Node, frozen=True):
    """These players have a keyword ability ("hexproof", "shroud")."""

    who: Players
    keyword: str


class PlayerProtected(Node, frozen=True):
    """These players have protection from qualities: those of these keyword abilities.  (CR 702.16)"""

    who: Players
    protection: tuple[Keyword, ...]


class ExtraVotes(Node, frozen=True):
    """While voting, you get an additional vote, or may vote an additional time."""

    optional: bool = False
    who: Players = You()


class ChoosesVotes(Node, frozen=True):
    """You choose how each player votes."""


class TriggersAgain(Node, frozen=True):
    """An ability of a permanent like this triggers one time more; because of this event alone.  (CR 603.2d)"""

    of: Group
    on: Happening | None = None


class AttackTax(Node, frozen=True):
    """Creatures can't attack these players unless their controller pays so much for each of them.

    Generic mana, or `mana` of which some may be paid in life.  (CR 508.1g, 107.4f)
    """

    whom: Players
    amount: Amount
    planeswalkers: bool = False
    mana: Cost | None = None


class AttackersLimit(Node, frozen=True):
    """No more than so many creatures can attack each combat, or attack one of these players.  (CR 508.1c)"""

    most: int = 1
    whom: Players | None = None


class ChoosesAttackers(Node, frozen=True):
    """These players choose which creatures attack; whom they attack their controllers choose.  (CR 508.1)"""

    who: Players = You()


class ChoosesBlocks(Node, frozen=True):
    """These players choose which creatures block, and what.  (CR 509.1)"""

    who: Players = You()


class MayPayMore(Node, frozen=True):
    """As an additional cost for spells like these you may pay any mana: each is a +1/+1 counter to enter with."""

    who: Players
    where: tuple[Predicate, ...]


class BlockersLimit(Node, frozen=True):
    """No more than so many creatures can block each combat, or of each of these players'.  (CR 509.1b)"""

    most: int = 1
    of: Players | None = None


class AbilitiesCostLess(Node, frozen=True):
    """Activated abilities that a player activates of permanents like these cost so much generic mana less.  (CR 118.7)

    With `equip` only equip abilities, and only the `first_each_turn` of that player; only those that target one of
    `target`; they cost `least` so much mana then.
    """

    who: Players
    amount: Amount
    where: tuple[Predicate, ...] = ()
    equip: bool = False
    least: int = 0
    target: Things | None = None
    first_each_turn: bool = False


class OutOfReach(Node, frozen=True):
    """Cards like these, outside of the battlefield, can't be the targets of spells or abilities.  (CR 115.2)"""

    what: Group


class CantBlockOthers(Node, frozen=True):
    """Creatures like these can't block creatures like those."""

    which: Group
    whom: Group


PlayerRule = (
    CostsLess | SpellsHave | ThisCostsLess | CantCast | CastLimit | CastAsThoughFlash | SpendAsAnyColour | PlayMoreLands
    | PlayFrom | HandSize | DrawLimit | CantGainLife | CantLose | PlayerHas | PlayerProtected | ExtraVotes
    | ChoosesVotes | AttackTax | AttackersLimit | BlockersLimit | CantBlockOthers | CantSearch | SkipsExtraTurns
    | SkipsStep | UntapsWithOthers | SeesTopCard | TriggersAgain | SearchesTop | CantCause | ChoosesAttackers
    | ChoosesBlocks | MayPayMore | AbilitiesCostLess | VentureLimit | ThisCostsMoreByTarget
    | CantPreventDamage | NoTriggers | UntapLimit | CantPlayLands | LifeFloor | PayInstead | OutOfReach
    | CastOnlyThen | LivesAtZero
)  # fmt: skip
