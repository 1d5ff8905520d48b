"""Permanents that become prepared.  (CR 2026 722.3a)"""

from entaku.cards.mechanics.preparing import BecomePrepared, BecomeUnprepared
from entaku.magic import designations, preparing
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once


@at_once(BecomePrepared)
def become_prepared(ctx: Context, node: BecomePrepared) -> bool:
    done = [preparing.prepare(ctx.game, number) for number in present(ctx, node.what)]
    return any(done)


@at_once(BecomeUnprepared)
def become_unprepared(ctx: Context, node: BecomeUnprepared) -> bool:
    done = [designations.take(ctx.game, number, "prepared") for number in present(ctx, node.what)]
    return any(done)
