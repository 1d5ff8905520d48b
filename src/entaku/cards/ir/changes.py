"""What continuous effects change: characteristics in their layers, what objects and players may do.  (CR 611, 613)"""

from typing import Literal

from entaku.cards.colours import Colours
from entaku.cards.ir.conditions import Condition
from entaku.cards.ir.node import Node
from entaku.cards.ir.things import (
    Amount,
    Group,
    Players,
    Predicate,
    Self,
    Things,
    You,
    Zone,
)

# Characteristics.


class Gain(Node, frozen=True):
    """It has these abilities.  (Layer 6)"""

    abilities: tuple["abilities.Ability", ...]


class Lose(Node, frozen=True):
    """It loses the keyword abilities of these names, or all abilities if none is named.  (Layer 6)"""

    keywords: tuple[str, ...] = ()


class CantHave(Node, frozen=True):
    """It loses the keyword abilities of these names, and nothing can give them to it.  (Layer 6; CR 113.11)"""

    keywords: tuple[str, ...]


class Resize(Node, frozen=True):
    """It gets +power/+toughness.  (Layer 7c)"""

    power: Amount
    toughness: Amount


class SetSize(Node, frozen=True):
    """Its power and toughness are these; None leaves one as it is.  (Layer 7b, 7a if it defines the card)"""

    power: Amount | None
    toughness: Amount | None


class SwitchSize(Node, frozen=True):
    """Its power and toughness are switched.  (Layer 7d)"""


class AddTypes(Node, frozen=True):
    """It is these card types and subtypes in addition to its own.  (Layer 4)"""

    types: tuple[str, ...]


class SetTypes(Node, frozen=True):
    """It becomes these types: card types replace its card types unless it `keeps` them, subtypes its own.  (Layer 4)"""

    types: tuple[str, ...]
    keeps: bool = False


class LoseTypes(Node, frozen=True):
    """It isn't of these card types or supertypes, nor of the subtypes that go with them.  (Layer 4; CR 205.1a)"""

    types: tuple[str, ...]


class SetLandType(Node, frozen=True):
    """It becomes this basic land type, or the one chosen, losing its abilities and land types.  (CR 305.7)"""

    land_type: str = ""


class SetColour(Node, frozen=True):
    """It becomes these colours; "" and a bound name: the colour chosen; "" alone: colourless.  (Layer 5)"""

    colours: Colours = ""
    bound: str = ""


class AddColour(Node, frozen=True):
    """It is these colours in addition to its own.  (Layer 5)"""

    colours: Colours


class SetController(Node, frozen=True):
    """This player controls it.  (Layer 2)"""

    who: Players = You()


class NoManaCost(Node, frozen=True):
    """It has no mana cost: an exception of copies.  (CR 702.128a)"""


class AddNames(Node, frozen=True):
    """It has the names of all cards of a kind in addition to its own.  (Layer 3)"""

    of: Literal["nonlegendary creature cards"] = "nonlegendary creature cards"


class ChangeWord(Node, frozen=True):
    """In its text one word is another: a colour's letter, a basic land type or a creature type.  (Layer 3; CR 612)"""

    old: str
    new: str


# What objects may or must do: rules about them, not abilities of theirs.


class CantAttack(Node, frozen=True):
    """It can't attack, or not these players, nor, if so said, their planeswalkers."""

    whom: Players | None = None
    planeswalkers: bool = False
    unless: Condition | None = None


class CantBlock(Node, frozen=True):
    """It can't block, or not creatures like these."""

    which: Group | None = None


class CanBlockOnly(Node, frozen=True):
    """It can block only creatures like these."""

    which: Group


class CantBeBlocked(Node, frozen=True):
    """It can't be blocked, or only not by creatures like these; or only by creatures like those (`except_`)."""

    by: Group | None = None
    except_: Group | None = None


class CantBeBlockedByMore(Node, frozen=True):
    """It can't be blocked by more than so many creatures."""

    than: int = 1


class MustAttack(Node, frozen=True):
    """It attacks each combat if able, or one of these players."""

    whom: Players | None = None


class MustBlock(Node, frozen=True):
    """It blocks if able, or blocks these if able."""

    which: Things | None = None


class MustBeBlocked(Node, frozen=True):
    """It must be blocked if able."""


class AllMustBlock(Node, frozen=True):
    """All creatures able to block it do so.  (CR 509.1c)"""


class NotAlone(Node, frozen=True):
    """It can't attack alone, or block alone."""

    attack: bool = True
    block: bool = True


class CanAttackDespiteDefender(Node, frozen=True):
    """It can attack as though it didn't have defender."""


class CanBlockMore(Node, frozen=True):
    """It can block so many creatures more each combat; None is any number."""

    more: int | None = 1


class DoesntUntap(Node, frozen=True):
    """It doesn't untap during its controller's untap step; `whose`: during those of these players alone."""

    whose: Players | None = None


class MayStayTapped(Node, frozen=True):
    """Its controller may choose not to untap it during their untap step.  (CR 502.3)"""


class AssignsToughness(Node, frozen=True):
    """It assigns combat damage equal to its toughness rather than its power."""


class CantBeCountered(Node, frozen=True):
    """It can't be countered."""


class CantBeRegenerated(Node, frozen=True):
    """It can't be regenerated."""


class CantBeActivated(Node, frozen=True):
    """Its activated abilities can't be activated, or none `but_mana` abilities.  (CR 602.5)"""

    but_mana: bool = False


class CountersRemain(Node, frozen=True):
    """Its counters stay on it when it goes to another zone, but a hand or a library."""


class CantBeSacrificed(Node, frozen=True):
    """It can't be sacrificed."""


class Goaded(Node, frozen=True):
    """It attacks each combat if able, and a player other than you if able.  (CR 701.38)"""


Change = (
    Gain | Lose | CantHave | Resize | SetSize | SwitchSize | AddTypes | SetTypes | LoseTypes | SetLandType | SetColour
    | AddColour | SetController | AddNames | NoManaCost | ChangeWord | CantAttack | CantBlock | CanBlockOnly
    | CantBeBlocked | CantBeBlockedByMore | MustAttack | MustBlock | MustBeBlocked | AllMustBlock | NotAlone
    | CanAttackDespiteDefender | CanBlockMore | DoesntUntap | MayStayTapped | AssignsToughness | CantBeCountered
    | CantBeRegenerated | CantBeSacrificed | CountersRemain | CantBeActivated | Goaded
)  # fmt: skip

# What players may, must and can't do.


class CostsLess(Node, frozen=True):
    """Spells like these that a player casts cost so much generic mana less; negative amounts make them dearer.

    `first_each_turn`: only the first such spell that the player casts each turn.
    """

    who: Players
    where: tuple[Predicate, ...]
    amount: Amount
    first_each_turn: bool = False


class ThisCostsLess(Node, frozen=True):
    """This spell costs so much generic mana less to cast."""

    amount: Amount


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


class CastAsThoughFlash(Node, frozen=True):
    """A player may cast spells like these as though they had flash."""

    who: Players
    where: tuple[Predicate, ...] = ()


class SpendAsAnyColour(Node, frozen=True):
    """A player may spend mana as though it were mana of any colour to cast spells like these."""

    who: Players
    where: tuple[Predicate, ...] = ()


class PlayMoreLands(Node, frozen=True):
    """A player may play so many more lands on each of their turns."""

    who: Players = You()
    more: int = 1


class PlayFrom(Node, frozen=True):
    """A player may play cards like these from a zone, or only one each turn; perhaps not as an Adventure.

    `for_life`: what is cast so is paid with life equal to its mana value rather than its mana cost.  (CR 118.9)
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


class CantSearch(Node, frozen=True):
    """These players can't search libraries."""

    who: Players


class SearchesTop(Node, frozen=True):
    """If one of these players would search a library, they search so many of its top cards instead.  (CR 614.1a)"""

    who: Players
    amount: int


class SkipsExtraTurns(Node, frozen=True):
    """These players skip the extra turns that they would begin.  (CR 500.11)"""

    who: Players


class SkipsStep(Node, frozen=True):
    """These players skip this step of their turns.  (CR 500.11)"""

    who: Players
    step: Literal["untap", "upkeep", "draw"]


class UntapsWithOthers(Node, frozen=True):
    """You untap these objects in each other player's untap step.  (CR 502.3)"""

    what: Things


class CantGainLife(Node, frozen=True):
    """These players can't gain life."""

    who: Players


class CantLose(Node, frozen=True):
    """These players can't lose the game, and their opponents can't win it."""

    who: Players = You()


class PlayerHas(Node, frozen=True):
    """These players have a keyword ability ("hexproof", "shroud")."""

    who: Players
    keyword: str


class ExtraVotes(Node, frozen=True):
    """While voting, you get an additional vote, or may vote an additional time."""

    optional: bool = False
    who: Players = You()


class ChoosesVotes(Node, frozen=True):
    """You choose how each player votes."""


class TriggersAgain(Node, frozen=True):
    """An ability of a permanent like this triggers one time more; because of this event alone.  (CR 603.2d)"""

    of: Group
    on: "happenings.Happening | None" = None


class AttackTax(Node, frozen=True):
    """Creatures can't attack these players unless their controller pays so much for each of them."""

    whom: Players
    amount: Amount
    planeswalkers: bool = False


class AttackersLimit(Node, frozen=True):
    """No more than so many creatures can attack each combat."""

    most: int = 1


class BlockersLimit(Node, frozen=True):
    """No more than so many creatures can block each combat."""

    most: int = 1


class CantBlockOthers(Node, frozen=True):
    """Creatures like these can't block creatures like those."""

    which: Group
    whom: Group


PlayerRule = (
    CostsLess | ThisCostsLess | CantCast | CastLimit | CastAsThoughFlash | SpendAsAnyColour | PlayMoreLands
    | PlayFrom | HandSize | DrawLimit | CantGainLife | CantLose | PlayerHas | ExtraVotes | ChoosesVotes | AttackTax
    | AttackersLimit | BlockersLimit | CantBlockOthers | CantSearch | SkipsExtraTurns | SkipsStep
    | UntapsWithOthers | SeesTopCard | TriggersAgain | SearchesTop
)  # fmt: skip

# Replacement and prevention.


class EntersWithCounters(Node, frozen=True):
    """An object enters the battlefield with so many counters more; tapped too, or with these abilities, if so said."""

    what: Things
    kind: str
    amount: Amount
    tapped: bool = False
    gains: tuple["abilities.Ability", ...] = ()


class MayEnterWithCounters(Node, frozen=True):
    """You may have this enter with so many counters more; if you don't, it enters with these abilities."""

    kind: str
    amount: Amount = 1
    otherwise: tuple["abilities.Ability", ...] = ()


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
    or_pay: tuple["abilities.CostPart", ...] = ()


class EntersAsCopy(Node, frozen=True):
    """You may have this enter the battlefield as a copy of an object, except that it also has these changes."""

    of: Group
    except_: tuple[Change, ...] = ()
    may: bool = True


class AsEntersChoose(Node, frozen=True):
    """As this enters the battlefield, you choose something for it, other than the colour `other_than`."""

    kind: Literal[
        "colour", "creature type", "land type", "basic land type", "card name", "creature card name",
        "nonland card name", "number", "player", "opponent",
    ]  # fmt: skip
    other_than: str = ""


class InsteadOfDamage(Node, frozen=True):
    """Damage that would be dealt is dealt to something else, multiplied, or prevented.

    Which damage: by a source like `source`, to objects or players `to`, combat damage only with `combat`, no combat
    damage with `noncombat`, and to any permanent or player where `to` is None; with `both_ways`, also by what `to`
    means. What instead: `redirect` to an object or player; `more` and `factor` times as much; else it is prevented.
    All of it, or the next `shield` of it: of a static ability, so much of each, where "amount" is how much there is.
    (615.10) With `once`, the next time only. `then` follows what was prevented: "amount" of it. (615.5)
    """

    source: Things | None = None
    to: Things | Players | None = None
    combat: bool = False
    redirect: Things | Players | None = None
    factor: int = 0
    shield: Amount | None = None
    both_ways: bool = False
    more: int = 0
    once: bool = False
    then: tuple["instructions.AnyInstruction", ...] = ()
    noncombat: bool = False


class InsteadOfGainingLife(Node, frozen=True):
    """If one of these players would gain life, they gain none, or `more` more, or `factor` times as much, instead.

    Or these instructions are followed: "amount" is the life, "player" the player.
    """

    who: Players
    factor: int = 0
    more: int = 0
    do: tuple["instructions.AnyInstruction", ...] = ()


class InsteadOfDrawing(Node, frozen=True):
    """If one of these players ("player") would draw a card, these instructions are followed instead.

    None: the draw is skipped.  `may`: if that player likes; `once`: the next time only.  (CR 614.10, 614.11)
    `but_first`: not the first card that the player draws in each of their draw steps.
    """

    who: Players
    do: tuple["instructions.AnyInstruction", ...] = ()
    may: bool = False
    once: bool = False
    but_first: bool = False


class InsteadOfLosing(Node, frozen=True):
    """If one of these players ("player") would lose the game, these instructions are followed instead.  (CR 104.3)"""

    who: Players
    do: tuple["instructions.AnyInstruction", ...] = ()
    may: bool = False
    once: bool = False


class InsteadOfMoving(Node, frozen=True):
    """If an object would be put into a zone, or any (None), it is put into another instead.

    `shuffled`: it is revealed, and shuffled into the library; else it is put on top.
    """

    what: Things
    to: Zone | None
    instead: Zone
    origin: Zone | None = None
    shuffled: bool = False


class InsteadOfCreating(Node, frozen=True):
    """If a player would create tokens, so many times as many are created instead."""

    who: Players
    factor: int = 2


class InsteadOfCounters(Node, frozen=True):
    """If counters of a kind would be put on an object, `more` more, times `factor`, are put on it instead."""

    what: Things
    kind: str = ""
    more: int = 0
    factor: int = 1


Replacement = (
    EntersWithCounters | MayEnterWithCounters | EntersForOthers | EntersTapped | EntersAsCopy
    | AsEntersChoose | InsteadOfDamage | InsteadOfGainingLife | InsteadOfDrawing | InsteadOfLosing | InsteadOfMoving
    | InsteadOfCreating
    | InsteadOfCounters
)  # fmt: skip

# Abilities hold changes and instructions, and these hold abilities: the names are looked up when first needed.
from entaku.cards.ir import abilities, happenings, instructions  # noqa: E402
