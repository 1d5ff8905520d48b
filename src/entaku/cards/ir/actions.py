"""What players do as instructed: one thing each, without conditions.  (CR 701)

Where one finds or makes something that later words speak of, `bind` gives it a name.  A player's choice belongs to the
action that needs it; who chooses is the player who does it, unless the node says otherwise.
"""

from typing import ClassVar

from entaku.cards.colours import Colours
from entaku.cards.ir.changes import Change, PlayerRule, Replacement, Until
from entaku.cards.ir.instructions import Action
from entaku.cards.ir.node import Node
from entaku.cards.ir.things import Amount, Players, Predicate, Things, You, Zone

# Life, cards, libraries.


# Objects from zone to zone.


class Move(Action, frozen=True):
    """Objects are put into a zone; `bind` is what they have become there.

    To the battlefield under the control of `under` (None: of their owners).  To a library: on top, on the bottom or,
    with `any_order`, so in an order of the player's choice.  With a counter of the kind `counter` on each.
    """

    what: Things
    to: Zone
    under: Players | None = None
    tapped: bool = False
    bottom: bool = False
    any_order: bool = False
    face_down: bool = False
    counter: str = ""
    bind: str = "moved"


class ExileUntil(Action, frozen=True):
    """Objects are exiled until something happens, and then return to the battlefield at once.  (CR 610.3)"""

    what: Things
    until: Until


class PutFromHand(Action, frozen=True):
    """A player may put cards like these from their hand onto the battlefield, up to so many.

    They enter `attacking` a player, if so said.  (CR 508.4)
    """

    of_each: ClassVar = ("where", "amount")

    where: tuple[Predicate, ...]
    who: Players = You()
    amount: Amount = 1
    tapped: bool = False
    bind: str = "moved"
    attacking: Players | None = None


# Permanents.


class Attach(Action, frozen=True):
    """An Aura or Equipment is attached to an object.  (CR 701.3)"""

    what: Things
    to: Things


class Token(Node, frozen=True):
    """What a token is like: its size, colours, types and abilities.  (CR 111)"""

    types: tuple[str, ...]
    power: Amount = 1
    toughness: Amount = 1
    colours: Colours = ""
    abilities: tuple["abilities.Ability", ...] = ()
    name: str = ""

    def tells(self, field: str) -> bool:
        """A token's subtypes are its name."""
        return field != "name" or self.name not in self.types


class Create(Action, frozen=True):
    """A player creates so many tokens; `bind` is the tokens."""

    of_each: ClassVar = ("amount",)

    token: Token
    amount: Amount = 1
    who: Players = You()
    tapped: bool = False
    bind: str = "created"


class CreateCopies(Action, frozen=True):
    """A player creates so many tokens that are copies of an object."""

    of: Things
    amount: Amount = 1
    who: Players = You()
    except_: tuple[Change, ...] = ()
    bind: str = "created"


class Monstrosity(Action, frozen=True):
    """If this isn't monstrous, so many +1/+1 counters are put on it and it becomes monstrous.  (CR 701.31)"""

    amount: Amount


class Goad(Action, frozen=True):
    """Creatures are goaded: until your next turn they attack each combat, and another player if able.  (CR 701.38)"""

    what: Things


# Damage.


# Continuous effects.


class Apply(Action, frozen=True):
    """These changes hold for these objects for a while.  What amounts and choices are is settled now.  (CR 608.2h)"""

    what: Things
    changes: tuple[Change, ...]
    until: Until = "end of turn"


class Establish(Action, frozen=True):
    """A rule for players, or a replacement effect, holds for a while."""

    rule: PlayerRule | Replacement
    until: Until = "end of turn"


# Spells and the stack.


# Choices.


class Emblem(Action, frozen=True):
    """You get an emblem with these abilities.  (CR 114)"""

    abilities: tuple["abilities.Ability", ...]


class Unknown(Action, frozen=True):
    """A clause that is not understood: it is shown to the table and done by hand."""

    text: str


# Abilities hold actions, and actions make things that have abilities: the name is looked up when first needed.
from entaku.cards.ir import abilities  # noqa: E402
