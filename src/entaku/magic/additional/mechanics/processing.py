"""Cards of opponents that are put from exile into their graveyards.  (CR 404, 406)"""

from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir.short import EACH_OPPONENT
from entaku.oracle.mechanics.processing import Process


def exiled(ctx: Context) -> list[int]:
    """The cards in exile that opponents own, face down or not."""
    opponents = asking.players(ctx, EACH_OPPONENT)
    return [n for n in ctx.game.exile if ctx.game.objects[n].owner in opponents and ctx.game.objects[n].is_card]


@follows(Process)
def process(ctx: Context, node: Process) -> Procedure[bool]:
    """You choose the cards; each goes to its own owner's graveyard."""
    wanted = amount(ctx, node.amount)
    chosen = yield from choose_objects(
        ctx.game, ctx.controller, "game-process", exiled(ctx), wanted, wanted, (ctx.source,)
    )
    yield from moving.move(ctx.game, [Going(number, "graveyard") for number in chosen])
    return len(chosen) == wanted


@possible(Process)
def can_process(ctx: Context, node: Process) -> bool:
    """There are as many such cards."""
    return len(exiled(ctx)) >= amount(ctx, node.amount)
