"""The initiative, and its three triggered abilities, which have no source.  (CR 2026 726.2)"""

from collections.abc import Iterator

from entaku.magic.additional import designations
from entaku.magic.game import events as e
from entaku.magic.game.state import Game, SeatRef, Waiting
from entaku.magic.spells.abilities.triggers import by_rule
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.happenings import BeginningOf, DealsDamage
from entaku.oracle.mechanics.initiative import TakeInitiative
from entaku.oracle.mechanics.venture import Venture

VENTURES = Triggered(BeginningOf("upkeep", t.You()), (Venture(into="Undercity"),))
"""What whoever has the initiative, or takes it, does."""
IS_TAKEN = Triggered(
    DealsDamage(t.Group((t.Is("Creature"),)), t.Each(), combat=True), (TakeInitiative(t.BoundPlayer("player")),)
)
NO_SOURCE = -2
"""What stands for the source of abilities by the initiative's rules: not the monarch's 0, nor the planar die's -1."""


@at_once(TakeInitiative)
def take_initiative(ctx: Context, node: TakeInitiative) -> bool:
    """Who has it already takes it again, and ventures for that.  (CR 2026 726.5)"""
    for seat in players(ctx, node.who):
        designations.give_initiative(ctx.game, seat)
    return True


@by_rule(e.StepBegan, e.Damaged, e.InitiativeTaken)
def triggered(game: Game, event: e.StepBegan | e.Damaged | e.InitiativeTaken) -> Iterator[Waiting]:
    """What triggers for the initiative; whoever has it now controls it.

    Creatures of one player that deal damage at once take it once.
    """
    seat = game.initiative
    if seat is None or not game.in_game(seat):
        return
    if isinstance(event, e.InitiativeTaken):
        yield Waiting(event.seat, NO_SOURCE, VENTURES, ())
    elif isinstance(event, e.StepBegan):
        if event.step == "upkeep" and event.seat == seat:
            yield Waiting(seat, NO_SOURCE, VENTURES, ())
    elif event.combat and event.seat == seat and event.controller >= 0:
        yield Waiting(seat, NO_SOURCE, IS_TAKEN, (("player", (SeatRef(event.controller),)),))
