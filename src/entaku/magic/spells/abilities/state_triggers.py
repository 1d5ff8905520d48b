"""State triggers: abilities that trigger on how things are, not on an event.  (CR 603.8)"""

from entaku.magic.game.state import Game, Waiting
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.zones.awaited_abilities import awaited
from entaku.oracle.ir import happenings as h

STATE_TRIGGERS = (h.CountersReach, h.ComesTrue)
"""What triggers on how things are, not on an event."""


def triggered(game: Game) -> list[Waiting]:
    """Abilities that trigger on how things are, unless they wait or are on the stack already.  (CR 603.8)"""
    found = []
    known = projection.current(game).triggers
    for source, controller, ability in [one for kind in STATE_TRIGGERS for one in known.get(kind, ())]:
        busy = any(of == source and one is ability for of, one in awaited(game))
        if not busy and is_so(asking.Context(game, source, controller), ability.on):
            found.append(Waiting(controller, source, ability, (("it", (source,)),)))
    return found


def is_so(ctx: asking.Context, on: h.Happening) -> bool:
    """Whether things are as a state trigger waits for them to be."""
    if isinstance(on, h.ComesTrue):
        return asking.holds(ctx, on.condition)
    assert isinstance(on, h.CountersReach)
    there = (ctx.game.objects[n] for n in asking.objects(ctx, on.what) if n in ctx.game.objects)
    return any(item.counter(on.kind) >= on.least for item in there)
