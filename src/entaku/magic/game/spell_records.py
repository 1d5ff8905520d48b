"""What a game keeps of spells and abilities: how they were announced, and what they leave behind.

(CR 601.2, 603.3, 603.7, 611.2)
"""

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.spells.casting.casting_methods import NOT_CAST, HowCast
from entaku.magic.turn.combat.combat_phase import ObjectId
from entaku.oracle.ir.abilities import Activated, Target, Triggered
from entaku.oracle.ir.changes import Change
from entaku.oracle.ir.durations import Until
from entaku.oracle.ir.player_rules import PlayerRule
from entaku.oracle.ir.replacements import Replacement
from entaku.oracle.ir.things import Group


class SeatRef(Struct, frozen=True):
    """A player, where objects and players may stand side by side: a target, something bound."""

    seat: Seat


Thing = int | SeatRef
"""An object by its id, or a player."""

Spans = tuple[tuple[ObjectId, ObjectId], ...]
"""Spans of ids, each from its first to before its second: the objects that came to be in a while."""

Value = tuple[Thing, ...] | int | str | tuple[str, ...]
Bindings = tuple[tuple[str, object], ...]


Division = tuple[tuple[int, ...], ...]
"""For each target of a text how much each that was chosen gets; nothing where nothing is divided."""


class Spell(Struct, frozen=True):
    """What a spell or ability on the stack has been announced with.  (CR 601.2, 602.2)

    `targets` has, for each target of the text, what was chosen; `division` how much each gets.  `ability` is the
    ability that was activated or has triggered, `source` the object it came from; `cast` how a spell is cast; `moved`
    spans of ids: what was moved by its cost or by what set it off became one of these, and can be found  (CR 400.7).
    """

    targets: tuple[tuple[Thing, ...], ...] = ()
    division: Division = ()
    modes: tuple[int, ...] = ()
    cast: HowCast = NOT_CAST
    ability: Activated | Triggered | None = None
    source: int = 0
    bound: Bindings = ()
    wants: tuple[Target, ...] = ()
    moved: Spans = ()


class Effect(Struct, frozen=True):
    """A continuous effect of a resolved spell or ability, or one that the rules made.  (CR 611.2)

    `among`: where it changes no characteristics, what it affects at any time, later arrivals too  (CR 611.2c).
    """

    timestamp: int
    source: ObjectId
    controller: Seat
    until: Until
    objects: tuple[ObjectId, ...] = ()
    changes: tuple[Change, ...] = ()
    rule: PlayerRule | Replacement | None = None
    bound: Bindings = ()
    turn: int = 0
    shield: int | None = None
    over: bool = False
    among: Group | None = None


class DelayedTrigger(Struct, frozen=True):
    """A delayed triggered ability.  (CR 603.7)"""

    id: int
    controller: Seat
    source: ObjectId
    ability: Triggered
    bound: Bindings
    once: bool
    until: Until | None
    turn: int
    cast: HowCast = NOT_CAST
    spell: Spell | None = None
    moved: Spans = ()


class Waiting(Struct, frozen=True):
    """A triggered ability that waits to be put onto the stack.  (CR 603.3)"""

    controller: Seat
    source: ObjectId
    ability: Triggered
    bound: Bindings
    cast: HowCast = NOT_CAST
    spell: Spell | None = None
    moved: Spans = ()
