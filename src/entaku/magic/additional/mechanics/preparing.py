"""Permanents that become prepared.  (CR 2026 722.3a)"""

from entaku.magic.additional import designations
from entaku.magic.additional.faces import prepared
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.preparing import BecomePrepared, BecomeUnprepared


@at_once(BecomePrepared)
def become_prepared(ctx: Context, node: BecomePrepared) -> bool:
    done = [prepared.prepare(ctx.game, number) for number in present(ctx, node.what)]
    return any(done)


@at_once(BecomeUnprepared)
def become_unprepared(ctx: Context, node: BecomeUnprepared) -> bool:
    done = [designations.take(ctx.game, number, "prepared") for number in present(ctx, node.what)]
    return any(done)
