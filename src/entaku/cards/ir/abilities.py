"""Abilities: what a card can do, each of one of the kinds the rules know.  (CR 113, 602–604, 702)"""

from typing import Literal

from msgspec import Struct

from entaku.cards.ir import changes as changing
from entaku.cards.ir import instructions
from entaku.cards.ir import player_rules as pr
from entaku.cards.ir import replacements as rp
from entaku.cards.ir.conditions import CastKeyword, Condition
from entaku.cards.ir.happenings import Happening
from entaku.cards.ir.node import Node
from entaku.cards.ir.starting_deck import StartingDeck
from entaku.cards.ir.things import Amount, Group, Players, Predicate, Self, Things, You, Zone
from entaku.cards.mana import Cost

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

# Costs.


class Pay(Node, frozen=True):
    """Mana is paid; symbols as in a mana cost.  (CR 107.4)"""

    mana: Cost


class TapThis(Node, frozen=True):
    """The permanent is tapped: {T}.  (CR 107.5)"""


class UntapThis(Node, frozen=True):
    """The permanent is untapped: {Q}.  (CR 107.6)"""


class PayLife(Node, frozen=True):
    """Life is paid."""

    amount: Amount


class PayEnergy(Node, frozen=True):
    """Energy counters are paid: the player who pays loses as many.  (CR 107.14)"""

    amount: Amount


class SacrificeCost(Node, frozen=True):
    """So many permanents like these are sacrificed, or this one.  `bind` is what they last were."""

    what: Self | Group = Self()
    amount: Amount = 1
    bind: str = "sacrificed"


class DiscardCost(Node, frozen=True):
    """So many cards like these are discarded, None being the whole hand, or this one, to cycle it if so said."""

    what: Self | Group = Group(zone="hand", of=You())
    amount: Amount | None = 1
    cycling: bool = False
    random: bool = False


class ExileCost(Node, frozen=True):
    """So many cards like these are exiled from a zone of yours, or this one from the zone `origin`."""

    what: Self | Group
    amount: Amount = 1
    origin: Zone = "graveyard"

    def tells(self, field: str) -> bool:
        """Where the card itself is exiled from, the zone says in which the ability works."""
        return field != "origin"


class RemoveCountersCost(Node, frozen=True):
    """So many counters of a kind are removed from this, or from objects like these; `bind` is how many."""

    kind: str
    amount: Amount = 1
    what: Self | Group = Self()
    bind: str = "removed"


class RevealCost(Node, frozen=True):
    """So many cards like these are revealed from your hand, or this one; `bind` is the cards."""

    what: Self | Group
    amount: Amount = 1
    bind: str = "revealed"


class LifeForOpponent(Node, frozen=True):
    """An opponent of your choice gains life."""

    amount: Amount


class TapOthers(Node, frozen=True):
    """So many untapped permanents like these that you control are tapped.  `bind` is what they are."""

    what: Group
    amount: Amount = 1
    bind: str = "tapped"


class TapPower(Node, frozen=True):
    """Any number of untapped creatures that you control, other than this, with so much power in all are tapped."""

    power: Amount


class ReturnCost(Node, frozen=True):
    """So many permanents like these are returned to their owners' hands, or this one."""

    what: Self | Group
    amount: Amount = 1


class PutBelowCost(Node, frozen=True):
    """So many cards like these of one graveyard, of whichever player, are put on the bottom of that library."""

    what: Group
    amount: Amount = 1


class LoyaltyCost(Node, frozen=True):
    """Loyalty counters are put on the planeswalker, or removed.  (CR 606)"""

    change: int | Literal["-X"]


class ExertCost(Node, frozen=True):
    """The creature is exerted: it won't untap in your next untap step.  (CR 701.39a)"""


class DoCost(Node, frozen=True):
    """Something is done that is an instruction otherwise: a card is drawn, a counter put.  (CR 118.1)"""

    do: tuple["instructions.AnyInstruction", ...]


CostPart = (
    Pay
    | ExertCost
    | DoCost
    | TapThis
    | UntapThis
    | PayLife
    | PayEnergy
    | SacrificeCost
    | DiscardCost
    | ExileCost
    | RemoveCountersCost
    | RevealCost
    | LifeForOpponent
    | TapOthers
    | TapPower
    | ReturnCost
    | PutBelowCost
    | LoyaltyCost
)

# Targets and modes.


class Total(Node, frozen=True):
    """What one number of all the objects chosen for a target may be in all, at most."""

    stat: Literal["power", "toughness", "mana value"]
    most: Amount


class Target(Node, frozen=True):
    """What a spell or ability targets: objects or players like one of these, from `least` to `most` of them.  (CR 115)

    `most` None is any number.  `chooser` None is the controller.  With `different`, it may not be chosen for an
    earlier target of the same spell or ability ("another target"); `together`: all in one player's graveyard.
    With `each_of` so many are chosen for each of these players, "each": what that player controls, or owns.  `total`
    limits what all that are chosen have together.
    """

    of: tuple[Group | Players, ...]
    least: Amount = 1
    most: Amount | None = 1
    chooser: Players | None = None
    different: bool = False
    together: bool = False
    each_of: Players | None = None
    total: Total | None = None


class Mode(Node, frozen=True):
    """One mode of a modal spell or ability.  (CR 700.2)"""

    do: tuple["instructions.AnyInstruction", ...]
    targets: tuple[Target, ...] = ()


# The kinds of ability.


class Keyword(Node, frozen=True):
    """A keyword ability: its name in lower case, and what comes with it.  (CR 702)

    `cost` for cycling, equip, kicker and the like; `amount` for a number; `where` for a quality (protection from,
    landwalk with a type, enchant, what a landcycling finds); `who` for players (enchant player, hexproof from).
    """

    name: str
    cost: tuple[CostPart, ...] = ()
    amount: Amount | None = None
    where: tuple[Predicate, ...] = ()
    zone: Zone = "battlefield"
    who: Players | None = None


class SpellAbility(Node, frozen=True):
    """What an instant or sorcery does as it resolves.  (CR 113.3a)

    With modes, `choose` of them are chosen, or up to `choose_most`; up to
    `more`, if `more_if` holds as it is cast.  `cleft` is what it does instead if it is cast for
    its cleave cost, without the words in brackets  (CR 702.148a).
    """

    do: tuple["instructions.AnyInstruction", ...] = ()
    targets: tuple[Target, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose: int = 1
    choose_most: int | None = None
    more: int = 0
    more_if: Condition | None = None
    word: AbilityWord = ""
    cleft: "SpellAbility | None" = None


class Activated(Node, frozen=True):
    """An activated ability: a cost, then what it does.  (CR 602)

    `less`: so much generic mana less it costs, maybe only if `less_if` holds; what `powers_up` costs its mana cost less
    in the turn in which it entered.  `zone` is where it works; `timing` and `if_` limit when it may be activated,
    `limit` how often each turn, `once` that it is once for as long as the object is there; `anyone` lets any player
    activate it.  It is a mana ability if it could add mana, has no target and isn't loyalty (605.1a).
    """

    cost: tuple[CostPart, ...]
    do: tuple["instructions.AnyInstruction", ...] = ()
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


class Triggered(Node, frozen=True):
    """A triggered ability: an event, an intervening condition if any, then what it does.  (CR 603)

    `first_each_turn` limits it to the first time its event happens each turn; `limit` to so many times each turn.
    `unchosen`: only a mode may be chosen that hasn't been this turn, or ever.
    """

    on: Happening
    do: tuple["instructions.AnyInstruction", ...] = ()
    targets: tuple[Target, ...] = ()
    modes: tuple[Mode, ...] = ()
    if_: Condition | None = None
    zone: Zone = "battlefield"
    first_each_turn: bool = False
    limit: int | None = None
    unchosen: Literal["", "turn", "ever"] = ""
    word: AbilityWord = ""


class Static(Node, frozen=True):
    """A static ability: what it changes about objects or players, while a condition holds.  (CR 604)

    `what` are the objects that the changes apply to.  `defines` marks a characteristic-defining ability (604.3).
    """

    what: Things = Self()
    changes: tuple["changing.Change", ...] = ()
    rules: tuple["pr.PlayerRule", ...] = ()
    while_: Condition | None = None
    zone: Zone = "battlefield"
    defines: bool = False
    word: AbilityWord = ""

    def tells(self, field: str) -> bool:
        """What makes a spell cheaper works as the spell is cast, wherever it is said to."""
        own = pr.ThisCostsLess | pr.ThisCostsMoreByTarget
        return field != "zone" or not self.rules or not all(isinstance(r, own) for r in self.rules)


class Replaces(Node, frozen=True):
    """A static ability that replaces or prevents events, while a condition holds.  (CR 614, 615)"""

    effect: "rp.Replacement"
    while_: Condition | None = None
    zone: Zone = "battlefield"
    word: AbilityWord = ""


class AdditionalCost(Node, frozen=True):
    """An additional cost to cast this spell; one of several, if `or_else` is given.  (CR 118.8)"""

    cost: tuple[CostPart, ...]
    or_else: tuple[CostPart, ...] = ()
    optional: bool = False


class AlternativeCost(Node, frozen=True):
    """What may be paid rather than this spell's mana cost; `name` is the keyword that says so.  (CR 118.9)"""

    cost: tuple[CostPart, ...]
    if_: Condition | None = None
    name: CastKeyword | None = None


class FlashFor(Node, frozen=True):
    """This spell may be cast as though it had flash for an additional cost, or while a condition holds."""

    cost: tuple[CostPart, ...] = ()
    if_: Condition | None = None


class CastOnly(Node, frozen=True):
    """This spell may be cast only while a condition holds."""

    condition: Condition


class Deck(Node, frozen=True):
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


class FromOpeningHand(Node, frozen=True):
    """You may begin the game with this card on the battlefield if it is in your opening hand.  (CR 103.5a)"""


class Companion(Node, frozen=True):
    """The card may be revealed from outside the game if the starting deck is like this.  (CR 702.139)"""

    condition: StartingDeck


class NotUnderstood(Node, frozen=True):
    """A line of a card's text that is not understood; the table does it by hand."""

    text: str


Ability = (
    Keyword
    | SpellAbility
    | Activated
    | Triggered
    | Static
    | Replaces
    | AdditionalCost
    | AlternativeCost
    | FlashFor
    | CastOnly
    | Deck
    | FromOpeningHand
    | Companion
    | NotUnderstood
)


class Tree(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A card's abilities, face by face, in the order of its text.  `note` says why it differs from what is parsed."""

    name: str
    abilities: tuple[Ability, ...] = ()
    others: tuple[tuple[Ability, ...], ...] = ()
    note: str = ""
