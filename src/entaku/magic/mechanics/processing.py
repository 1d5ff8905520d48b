"""Cards of opponents that are put from exile into their graveyards."""

from entaku.cards.ir.short import EACH_OPPONENT
from entaku.cards.mechanics.processing import Process
from entaku.magic import moving, questions
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, choose_objects
from entaku.magic.questions import Context, amount
from entaku.magic.resolving.follow import follows
from entaku.magic.resolving.possible import possible


def exiled(ctx: Context) -> list[int]:
    """The cards in exile that opponents own, face down or not."""
    opponents = questions.players(ctx, EACH_OPPONENT)
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
