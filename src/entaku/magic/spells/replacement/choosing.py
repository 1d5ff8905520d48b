"""Which of several replacement and prevention effects is applied next, and to whom they apply.  (CR 616.1)

There is one loop for all kinds of events, `replaced`.  What tells kinds apart is given to it: which effects apply to
the event as it is now, whom it affects, and what an effect makes of it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.definitions import RuleInForce
from entaku.magic.game.state import Game, SeatRef, Thing
from entaku.magic.spells.replacement.witness import tell_replaced
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import nodes

Happens = TypeVar("Happens")
"""An event that is about to happen: damage, a move, a gain of life …"""

Used = list[RuleInForce]
"""The effects that have had their opportunity to change an event.  (CR 614.5)"""


def replaced(
    game: Game,
    event: Happens,
    applicable: Callable[[Happens], Sequence[RuleInForce]],
    affected: Callable[[Happens], Seat],
    apply: Callable[[Happens, RuleInForce], Procedure[Happens]],
    used: Used | None = None,
    alike: Callable[[RuleInForce], object] | None = None,
) -> Procedure[Happens]:
    """What happens in the end: one effect is chosen and applied, then it is looked again, each once.  (CR 614.5, 616.1)

    `used` have had their opportunity already, and it is added to; effects that are `alike` needn't be told apart.
    """
    used = [] if used is None else used
    while True:
        found = unused(applicable(event), used)
        if not found:
            return event
        chosen = yield from first_of(game, affected(event), found, alike)
        used.append(chosen)
        before = event
        event = yield from apply(before, chosen)
        tell_replaced(game, before, event, chosen)


def unused(found: Sequence[RuleInForce], used: Used) -> Sequence[RuleInForce]:
    """The effects among these that haven't been applied; of twins as many as are left.  (CR 614.5)"""
    if not used or not found:
        return found
    left = list(used)
    fresh = []
    for one in found:
        twin = next((place for place, other in enumerate(left) if is_same(one, other)), None)
        if twin is None:
            fresh.append(one)
        else:
            del left[twin]
    return fresh


def is_same(one: RuleInForce, other: RuleInForce) -> bool:
    """Whether two are the same effect.  A spell's is known by its timestamp: it may have been used up in part."""
    made, made_too = one.effect, other.effect
    if made is None or made_too is None:
        return one.rule is other.rule and one.source == other.source and made is made_too
    return made.timestamp == made_too.timestamp


def first_of(
    game: Game, seat: Seat, found: Sequence[RuleInForce], alike: Callable[[RuleInForce], object] | None = None
) -> Procedure[RuleInForce]:
    """The effect that is applied next, chosen by the affected player where it can matter.  (CR 616.1)"""
    if len(found) < 2 or len({(alike or what_it_does)(one) for one in found}) < 2:
        return found[0]
    options = tuple(
        Option(place, "replacement", card=source if source in game.objects else None, text=name_of(game, source))
        for place, (_, source, _, _) in enumerate(found)
    )
    answer = yield from ask(game, seat, "game-replacement", Choose(options))
    return found[answer] if isinstance(answer, int) else found[0]


def what_it_does(in_force: RuleInForce) -> object:
    """What tells an effect from others in what it makes of an event.

    What is done besides or instead is done by its controller, and maybe to its source.
    """
    rule, source, controller, effect = in_force
    done = [node for name in ("do", "then", "instead") for node in parts(getattr(rule, name, ()))]
    tells_source = getattr(rule, "redirect", None) is not None or any(isinstance(node, t.Self) for node in done)
    bound = effect.bound if effect is not None else ()
    return rule, source if tells_source else 0, controller if done else 0, bound


def parts(instructions: object) -> Iterator[Struct]:
    """All nodes of these instructions, of which there are none in a zone's name."""
    if isinstance(instructions, tuple):
        for instruction in instructions:
            yield from nodes(instruction)


def name_of(game: Game, source: int) -> str:
    """What an effect is called: its source's name, also when that has gone.  (CR 608.2h)"""
    found = asking.seen(game, source)
    return found[1].name if found is not None else ""


def is_subject(ctx: Context, node: t.Things | t.Players, thing: Thing) -> bool:
    """Whether an object or player is what a phrase means."""
    if isinstance(node, t.Group):
        return isinstance(thing, int) and asking.fits(ctx, thing, node.where)
    return thing in asking.recipients(ctx, node)


def affected_player(game: Game, thing: Thing) -> Seat:
    """Who chooses: the player, or the controller of the object, of a card elsewhere its owner.  (CR 616.1)"""
    if isinstance(thing, SeatRef):
        return thing.seat
    controller = asking.controller_of(game, thing)
    return game.active if controller is None else controller
