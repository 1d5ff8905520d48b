"""Targets that hang on others of the same text: "target creature that player controls".  (CR 601.2c)"""

from collections.abc import Callable, Sequence

from entaku.kernel.remembering import of_each
from entaku.magic.game.state import Thing
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import SO_FAR, Context
from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.things import Targeted, TargetedPlayer
from entaku.oracle.ir.walking import nodes

Chosen = tuple[tuple[Thing, ...], ...]
"""The targets chosen so far, for each of those that are wanted."""
Candidates = Callable[[Context, Target, Sequence[Thing]], list[Thing]]


@of_each
def hangs_on_others(one: Target) -> bool:
    """Whether what may be a target is said by what another is."""
    return any(isinstance(node, Targeted | TargetedPlayer) for node in nodes(one.of))


def having(ctx: Context, chosen: Chosen) -> Context:
    """What is asked once these have been chosen."""
    return ctx.with_bound(**{SO_FAR: chosen})


def can_go_on(ctx: Context, wanted: Sequence[Target], chosen: Chosen, candidates: Candidates) -> bool:
    """Whether there is something for each of the targets still wanted, whichever is chosen for those before."""
    if not any(hangs_on_others(one) for one in wanted):
        return True
    one, rest = wanted[0], wanted[1:]
    least = asking.amount(ctx, one.least)
    if not least:
        return can_go_on(ctx, rest, (*chosen, ()), candidates)
    found = candidates(having(ctx, chosen), one, [thing for each in chosen for thing in each])
    if len(found) < least:
        return False
    groups = [(thing,) for thing in found] if least == 1 else [tuple(found[:least])]
    return any(can_go_on(ctx, rest, (*chosen, group), candidates) for group in groups)
