"""What continuous effects change of objects: characteristics in their layers, what they may and must do.  (CR 613)"""

from typing import Literal

from entaku.oracle.colours import Colours
from entaku.oracle.ir import families
from entaku.oracle.ir.conditions import Condition
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Amount, Group, Is, Players, Predicate, Things, You


class Gain(Node, frozen=True):
    """It has these abilities.  (Layer 6)"""

    abilities: tuple["families.AnyAbility", ...]


class GainRemoved(Node, frozen=True):
    """It has each ability with this keyword, or a variant of it, of cards like this that you removed from the draft.

    These are the cards that were removed with cards of the source's name.  (Layer 6)
    """

    keyword: str
    where: tuple[Predicate, ...] = (Is("Creature"),)


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


class AddChosenType(Node, frozen=True):
    """It is of the type chosen for the source in addition to its own types.  (Layer 4)"""


class SetChosenType(Node, frozen=True):
    """It is of the type chosen for the source, and of no other of its sort.  (Layer 4; CR 205.1b, 305.7)"""


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


class SetCreatureType(Node, frozen=True):
    """It becomes the creature type that was chosen, and has no other.  (CR 205.1b)"""


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


class OwnName(Node, frozen=True):
    """It has the name of the source: an exception of copies.  (CR 707.9b)"""


class ThisAbility(Node, frozen=True):
    """It has the ability that says so, too: an exception of copies.  (CR 707.9a)"""


class MoreCounters(Node, frozen=True):
    """It enters with so many more counters of a kind: an exception of what enters as a copy.  (CR 707.9)"""

    amount: Amount
    kind: str = "+1/+1"


class AddNames(Node, frozen=True):
    """It has the names of all cards of a kind in addition to its own.  (Layer 3)"""

    of: Literal["nonlegendary creature cards"] = "nonlegendary creature cards"


class ChangeWord(Node, frozen=True):
    """In its text one word is another: a colour's letter, a basic land type or a creature type.  (Layer 3; CR 612)"""

    old: str
    new: str


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


class CantBeBlockedByFewer(Node, frozen=True):
    """It can't be blocked by fewer than so many creatures.  (CR 509.1b)"""

    than: int


class CantBeTargeted(Node, frozen=True):
    """It can't be the target of spells like these and abilities from such sources, or of those of some.  (CR 115.2)

    `of` spells alone, or abilities alone, where it is said so.
    """

    by: tuple[Predicate, ...] = ()
    who: Players | None = None
    of: Literal["", "spells", "abilities"] = ""


class AssignsAsUnblocked(Node, frozen=True):
    """Its controller may have it assign its combat damage as though it weren't blocked.  (CR 510.1c)"""


class AssignsNone(Node, frozen=True):
    """It assigns no combat damage.  (CR 510.1a)"""


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


class LoyaltyAtInstantSpeed(Node, frozen=True):
    """Its loyalty abilities may be activated any time its controller could cast an instant.  (CR 606.3)"""


class CountersRemain(Node, frozen=True):
    """Its counters stay on it when it goes to another zone, but a hand or a library."""


class CantBeSacrificed(Node, frozen=True):
    """It can't be sacrificed."""


class Spares(Node, frozen=True):
    """One protection that it has doesn't remove this from it, or no Aura.  (CR 702.16n)"""

    auras: bool = False


class AddCreatureTypes(Node, frozen=True):
    """It is of every creature type too.  (CR 205.3m)"""


class LoseCreatureTypes(Node, frozen=True):
    """It is of no creature type.  (CR 205.3m)"""


class CrewsAs(Node, frozen=True):
    """It crews Vehicles as though its power were so much greater, or with its toughness rather than its power.

    With `saddles` it saddles Mounts so, too.  (CR 702.122a, 2026 702.171a)
    """

    more: int = 0
    toughness: bool = False
    saddles: bool = False


class MayExert(Node, frozen=True):
    """You may exert it as it attacks.  (CR 701.39c)"""


class CantCrew(Node, frozen=True):
    """It can't crew Vehicles.  (CR 702.122c)"""


class Goaded(Node, frozen=True):
    """It attacks each combat if able, and a player other than you if able.  (CR 701.38)"""


Change = (
    Gain | GainRemoved | Lose | CantHave | Resize | SetSize | SwitchSize | AddTypes | SetTypes | LoseTypes
    | AddChosenType | SetChosenType | SetLandType | SetCreatureType | SetColour | AddColour | SetController | AddNames
    | NoManaCost | ChangeWord | CantAttack | CantBlock | CanBlockOnly | CantBeBlocked | CantBeBlockedByMore
    | CantBeBlockedByFewer
    | CantBeTargeted | AssignsAsUnblocked | AssignsNone | MustAttack | MustBlock | MustBeBlocked | AllMustBlock
    | NotAlone | CanAttackDespiteDefender | CanBlockMore | DoesntUntap | MayStayTapped | AssignsToughness
    | CantBeCountered | CantBeRegenerated | CantBeSacrificed | CountersRemain | CantBeActivated | Goaded
    | LoyaltyAtInstantSpeed | OwnName | ThisAbility | MoreCounters
    | Spares | AddCreatureTypes | LoseCreatureTypes | CrewsAs | CantCrew | MayExert
)  # fmt: skip
