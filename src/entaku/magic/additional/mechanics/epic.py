"""Epic.  (CR 702.50)"""

from entaku.magic.additional import copying
from entaku.magic.additional.mechanics.copying import put_copy
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import Definition, kit_of
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.mechanics.epic import CopyEpic

EPIC = Keyword("epic")


@follows(CopyEpic)
def copy_epic(ctx: Context, node: CopyEpic) -> Procedure[bool]:
    """The spell as it last was on the stack, with all its choices, but without epic.  (CR 702.50a, 707.10)"""
    found = asking.seen(ctx.game, ctx.source)
    if found is None or found[0].spell is None:
        return False
    traits = copying.as_copied(found[0].base).copy()
    traits.kit = kit_of(tuple(one for one in traits.kit.abilities if one != EPIC))
    yield from put_copy(ctx.game, ctx.controller, found[0], Definition(None, traits, is_token=True))
    return True
