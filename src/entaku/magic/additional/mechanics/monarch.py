"""The monarch, and their two triggered abilities, which have no source.  (CR 720.2)"""

from collections.abc import Iterator

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game, Waiting
from entaku.magic.spells.abilities.triggers import by_rule
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.happenings import BeginningOf, DealsDamage
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.monarch import BecomeMonarch

DRAWS = Triggered(BeginningOf("end", t.TheMonarch()), (Draw(),))
IS_DETHRONED = Triggered(
    DealsDamage(t.Group((t.Is("Creature"),)), t.TheMonarch(), combat=True), (BecomeMonarch(t.ControllerOf(t.Bound())),)
)
NO_SOURCE = 0


@at_once(BecomeMonarch)
def become_monarch(ctx: Context, node: BecomeMonarch) -> bool:
    for seat in players(ctx, node.who):
        mutators.crown(ctx.game, seat)
    return True


@by_rule(e.StepBegan, e.Damaged)
def triggered(game: Game, event: e.StepBegan | e.Damaged) -> Iterator[Waiting]:
    """What triggers for the monarch; whoever is the monarch now controls it."""
    seat = game.monarch
    if seat is None or not game.in_game(seat):
        return
    if isinstance(event, e.StepBegan):
        if event.step == "end" and event.seat == seat:
            yield Waiting(seat, NO_SOURCE, DRAWS, ())
    elif event.combat and event.seat == seat:
        yield Waiting(seat, NO_SOURCE, IS_DETHRONED, (("it", (event.source,)),))
