"""Abilities: what a card can do, each of one of the kinds the rules know.  (CR 113, 602–604, 702)"""

from typing import Literal

from msgspec import Struct

from entaku.oracle.ir import changes as changing
from entaku.oracle.ir import families
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir.conditions import CastKeyword, Condition
from entaku.oracle.ir.costs import CostPart as CostPart
from entaku.oracle.ir.costs import DiscardCost as DiscardCost
from entaku.oracle.ir.costs import DoCost as DoCost
from entaku.oracle.ir.costs import ExertCost as ExertCost
from entaku.oracle.ir.costs import ExileCost as ExileCost
from entaku.oracle.ir.costs import LifeForOpponent as LifeForOpponent
from entaku.oracle.ir.costs import LoyaltyCost as LoyaltyCost
from entaku.oracle.ir.costs import MaterialsCost as MaterialsCost
from entaku.oracle.ir.costs import Pay as Pay
from entaku.oracle.ir.costs import PayEnergy as PayEnergy
from entaku.oracle.ir.costs import PayLife as PayLife
from entaku.oracle.ir.costs import PutBelowCost as PutBelowCost
from entaku.oracle.ir.costs import RemoveCountersCost as RemoveCountersCost
from entaku.oracle.ir.costs import ReturnCost as ReturnCost
from entaku.oracle.ir.costs import RevealCost as RevealCost
from entaku.oracle.ir.costs import SacrificeCost as SacrificeCost
from entaku.oracle.ir.costs import TapOthers as TapOthers
from entaku.oracle.ir.costs import TapPower as TapPower
from entaku.oracle.ir.costs import TapThis as TapThis
from entaku.oracle.ir.costs import UntapThis as UntapThis
from entaku.oracle.ir.families import AbilityNode
from entaku.oracle.ir.happenings import Happening
from entaku.oracle.ir.keyword import Keyword as Keyword
from entaku.oracle.ir.starting_deck import StartingDeck
from entaku.oracle.ir.targets import Mode as Mode
from entaku.oracle.ir.targets import Target as Target
from entaku.oracle.ir.targets import Total as Total
from entaku.oracle.ir.things import Amount, Self, Things, Zone

AbilityWord = Literal[
    "", "will of the council", "council's dilemma", "parley", "morbid", "landfall", "metalcraft", "threshold",
    "hellbent", "raid", "ferocious", "formidable", "heroic", "constellation", "battalion", "bloodrush", "delirium",
    "domain", "imprint", "inspired", "kinship", "lieutenant", "revolt", "spell mastery", "strive", "sweep",
    "tempting offer",
    "join forces", "radiance", "rally", "grandeur", "chroma", "channel", "fateful hour", "enrage", "undergrowth",
    "adamant", "magecraft", "addendum", "coven", "alliance", "converge", "eminence", "pack tactics", "corrupted",
    "forecast", "boast", "cohort", "vivid",
    "celebration", "descend 4", "descend 8", "disappear", "eerie", "fathomless descent", "flurry", "infusion", "opus",
    "exhaust", "paradox", "power-up", "renew", "repartee", "secret council", "survival", "valiant", "void",
]  # fmt: skip
"""A word in italics that ties abilities together and has no meaning of its own.  (CR 207.2c)"""

# The kinds of ability.


class SpellAbility(AbilityNode, frozen=True):
    """What an instant or sorcery does as it resolves.  (CR 113.3a)

    With modes, `choose` of them are chosen, or up to `choose_most`; up to
    `more` and at least `more_least`, if `more_if` holds as it is cast.  `cleft` is what it does instead if it is cast
    for its cleave cost, without the words in brackets  (CR 702.148a).  `again`: a mode may be chosen more than once.
    """

    do: tuple["families.AnyInstruction", ...] = ()
    targets: tuple[Target, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose: int = 1
    choose_most: int | None = None
    more: int = 0
    more_if: Condition | None = None
    more_least: int = 1
    word: AbilityWord = ""
    cleft: "SpellAbility | None" = None
    again: bool = False


class Activated(AbilityNode, frozen=True):
    """An activated ability: a cost, then what it does.  (CR 602)

    `less`: so much generic mana less it costs, maybe only if `less_if` holds; what `powers_up` costs its mana cost less
    in the turn in which it entered.  `zone` is where it works; `timing` and `if_` limit when it may be activated,
    `limit` how often each turn, `once` that it is once for as long as the object is there; `anyone` lets any player
    activate it.  It is a mana ability if it could add mana, has no target and isn't loyalty (605.1a).
    """

    cost: tuple[CostPart, ...]
    do: tuple["families.AnyInstruction", ...] = ()
    targets: tuple[Target, ...] = ()
    modes: tuple[Mode, ...] = ()
    zone: Zone = "battlefield"
    timing: Literal[
        "", "sorcery", "instant", "your turn", "your upkeep", "before attackers", "combat", "before combat damage"
    ] = ""
    if_: Condition | None = None
    limit: int | None = None
    anyone: bool = False
    x: Amount | None = None
    less: Amount = 0
    less_if: Condition | None = None
    once: bool = False
    powers_up: bool = False
    word: AbilityWord = ""

    def tells(self, field: str) -> bool:
        """Mana abilities that do more than tap are used only where a player has priority, as instants are cast."""
        return field != "timing" or self.timing != "instant"


class Triggered(AbilityNode, frozen=True):
    """A triggered ability: an event, an intervening condition if any, then what it does.  (CR 603)

    `first_each_turn` limits it to the first time its event happens each turn; `limit` to so many times each turn.
    `meanwhile` must be so as its event happens, and is never asked again: it belongs to the event  (CR 603.2).
    Modes are chosen as those of a spell are, or `at_random`; `unchosen`: only one that hasn't been this turn, or ever.
    """

    on: Happening
    do: tuple["families.AnyInstruction", ...] = ()
    targets: tuple[Target, ...] = ()
    modes: tuple[Mode, ...] = ()
    if_: Condition | None = None
    zone: Zone = "battlefield"
    first_each_turn: bool = False
    limit: int | None = None
    unchosen: Literal["", "turn", "ever"] = ""
    choose: int = 1
    choose_most: int | None = None
    at_random: bool = False
    more: int = 0
    more_if: Condition | None = None
    more_least: int = 1
    word: AbilityWord = ""
    meanwhile: Condition | None = None

    @property
    def asked(self) -> tuple[Condition, ...]:
        """What must be so as its event happens.  (CR 603.2, 603.4)"""
        return tuple(one for one in (self.meanwhile, self.if_) if one is not None)


class Static(AbilityNode, frozen=True):
    """A static ability: what it changes about objects or players, while a condition holds.  (CR 604)

    `what` are the objects that the changes apply to.  `defines` marks a characteristic-defining ability (604.3).
    """

    what: Things = Self()
    changes: tuple[changing.Change, ...] = ()
    rules: tuple[pr.PlayerRule, ...] = ()
    while_: Condition | None = None
    zone: Zone = "battlefield"
    defines: bool = False
    word: AbilityWord = ""

    def tells(self, field: str) -> bool:
        """What makes a spell cheaper works as the spell is cast, wherever it is said to."""
        own = pr.ThisCostsLess | pr.ThisCostsMoreByTarget
        return field != "zone" or not self.rules or not all(isinstance(r, own) for r in self.rules)


class Replaces(AbilityNode, frozen=True):
    """A static ability that replaces or prevents events, while a condition holds.  (CR 614, 615)"""

    effect: rp.Replacement
    while_: Condition | None = None
    zone: Zone = "battlefield"
    word: AbilityWord = ""


class AdditionalCost(AbilityNode, frozen=True):
    """An additional cost to cast this spell; one of several, if `or_else` is given.  (CR 118.8)"""

    cost: tuple[CostPart, ...]
    or_else: tuple[CostPart, ...] = ()
    optional: bool = False


class AlternativeCost(AbilityNode, frozen=True):
    """What may be paid rather than this spell's mana cost; `name` is the keyword that says so.  (CR 118.9)"""

    cost: tuple[CostPart, ...]
    if_: Condition | None = None
    name: CastKeyword | None = None


class FlashFor(AbilityNode, frozen=True):
    """This spell may be cast as though it had flash for an additional cost, or while a condition holds."""

    cost: tuple[CostPart, ...] = ()
    if_: Condition | None = None


class CastOnly(AbilityNode, frozen=True):
    """This spell may be cast only while a condition holds."""

    condition: Condition


class Deck(AbilityNode, frozen=True):
    """What a card changes before the game: decks, who leads them, first hands, who starts.  (CR 903.3a, 905.4)

    A deck `smaller` by so many cards, with `no_basics`; so many more opening `hands`, of a `hand_size`; who `starts`;
    a number to be chosen among `choose_number` before drawing; whether the card itself `leads` a deck though it is no
    creature.
    """

    smaller: int = 0
    hands: int = 0
    starts: bool = False
    hand_size: int | None = None
    no_basics: bool = False
    choose_number: tuple[int, ...] = ()
    leads: bool = False


class FromOpeningHand(AbilityNode, frozen=True):
    """You may begin the game with this card on the battlefield if it is in your opening hand.  (CR 103.5a)"""


class Companion(AbilityNode, frozen=True):
    """The card may be revealed from outside the game if the starting deck is like this.  (CR 702.139)"""

    condition: StartingDeck


class NotUnderstood(AbilityNode, frozen=True):
    """A line of a card's text that is not understood; the table does it by hand."""

    text: str


Ability = families.AnyAbility


class Tree(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, cache_hash=True):
    """A card's abilities, face by face, in the order of its text.  `note` says why it differs from what is parsed."""

    name: str
    abilities: tuple[Ability, ...] = ()
    others: tuple[tuple[Ability, ...], ...] = ()
    note: str = ""
