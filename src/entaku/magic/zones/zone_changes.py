"""Objects on their way to another zone, and what they are as they arrive there.  (CR 400.7)"""

import msgspec

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Definition, RuleInForce, Traits
from entaku.magic.game.state import Component, Game, Object
from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.changes import CountersRemain
from entaku.oracle.ir.designations import Designation
from entaku.oracle.ir.things import Zone


class Going(msgspec.Struct, frozen=True):
    """One object on its way to another zone, with all that has been settled about how it arrives.

    `face`: what of a card with several faces it arrives as, None for the whole card.
    `along`: the cards with which it enters the battlefield as one permanent  (CR 701.37).
    `shuffled`: it is revealed, and shuffled into the library that it goes to.
    `offered`: for which zones its owner has been asked whether it goes to the command zone instead  (CM-14).
    `by`: by whose spell or ability it is destroyed, -1 for nobody's.
    `prepared`: it enters so, if it has a prepare spell  (CR 2026 722.3a).
    `unlocked`: the half of a Room that is unlocked as it enters  (CR 2026 709.5d).
    `besides`: the effects that put it elsewhere and do something else then.

    Of a permanent that several cards represent: `order` in which they lie then, by their places in it, the topmost
    first, none for the order that they have  (CR 723.3a); `apart`, by their places, those that go to other zones.
    """

    number: int
    to: Zone
    controller: Seat | None = None
    tapped: bool = False
    bottom: bool = False
    face_down: bool = False
    cloaked: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    copies: Definition | None = None
    face: Definition | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    attached: int | None = None
    attached_player: Seat | None = None
    cause: str = ""
    exiled_by: tuple[int, str] | None = None
    hidden: bool = False
    gains: tuple[Ability, ...] = ()
    offered: tuple[Zone, ...] = ()
    shuffled: bool = False
    along: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    apart: tuple[tuple[int, Zone], ...] = ()
    by: Seat = -1
    prepared: bool = False
    unlocked: Designation | None = None
    besides: tuple[RuleInForce, ...] = ()

    @property
    def designations(self) -> tuple[Designation, ...]:
        """The designations that it enters with, on whatever it then is."""
        return () if self.unlocked is None else (self.unlocked,)


def parts_in_order(item: Object, one: Going) -> list[tuple[Component, Zone]]:
    """What an object is several of once it has gone, each with the zone that it goes to, the topmost first.

    (CR 723.3, 903.9c)
    """
    parts, apart = item.parts, dict(one.apart)
    places = one.order or range(len(parts))
    return [(parts[place], apart.get(place, one.to)) for place in places]


def arriving(
    game: Game, one: Going, item: Object, part: Component, to: Zone, number: int, timestamp: int, when: int,
    counters: tuple[tuple[str, int], ...],
) -> Object:  # fmt: skip
    """A card as it arrives in a zone, as the new object that it is there.  (CR 400.7)"""
    controller = item.owner if one.controller is None or to != one.to else one.controller
    is_leader = part.commander is not None
    return Object(
        number, one.face or part.definition.whole, item.owner, controller, to, timestamp=timestamp, since=game.turn,
        arrived=when, tapped=one.tapped, counters=counters, attached=one.attached,
        attached_player=one.attached_player, face_down=one.face_down, cloaked=one.cloaked,
        copies=one.copies, chosen=one.chosen,
        exiled_by=one.exiled_by if to == one.to else None, moved_from=item.zone, moved_turn=game.turn,
        held_by=controller, commander=part.commander,
        designations=one.designations,
        astray=is_leader and to in ("graveyard", "exile") and to not in (item.zone, *one.offered),
    )  # fmt: skip


def leaders(item: Object) -> list[int]:
    """Which of the cards that represent a permanent are commanders, by their places in it.  (CR 903.3b, 903.3c)"""
    return [place for place, part in enumerate(item.components) if part.commander is not None]


def leaders_home(item: Object, going: Going) -> Going:
    """The commanders among the cards of a permanent go to the command zone, the others where it goes.  (CR 903.9c)"""
    return msgspec.structs.replace(going, apart=(*going.apart, *((place, "command") for place in leaders(item))))


def sends_leaders_home(item: Object, going: Going) -> bool:
    """Whether it has been chosen for the commanders among its cards to go to the command zone."""
    return bool(going.apart) and any((place, "command") in going.apart for place in leaders(item))


def remaining(item: Object, traits: Traits, one: Going) -> tuple[tuple[str, int], ...]:
    """The counters that an object arrives with: new ones, and those it keeps if it says so.  (CR 122.2)"""
    stays = any(isinstance(change, CountersRemain) for static in traits.kit.statics for change in static.changes)
    if not stays or one.to in ("hand", "library"):
        return one.counters
    together = dict(item.counters)
    for kind, count in one.counters:
        together[kind] = together.get(kind, 0) + count
    return tuple(together.items())
