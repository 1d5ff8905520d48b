"""Epic.  (CR 702.50)"""

from entaku.cards.ir.abilities import Keyword
from entaku.cards.mechanics.epic import CopyEpic
from entaku.magic import copying, questions
from entaku.magic.choices import Procedure
from entaku.magic.definitions import Definition, kit_of
from entaku.magic.mechanics.copying import put_copy
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows

EPIC = Keyword("epic")


@follows(CopyEpic)
def copy_epic(ctx: Context, node: CopyEpic) -> Procedure[bool]:
    """The spell as it last was on the stack, with all its choices, but without epic.  (CR 702.50a, 707.10)"""
    found = questions.seen(ctx.game, ctx.source)
    if found is None or found[0].spell is None:
        return False
    traits = copying.as_copied(found[0].base).copy()
    traits.kit = kit_of(tuple(one for one in traits.kit.abilities if one != EPIC))
    yield from put_copy(ctx.game, ctx.controller, found[0], Definition(None, traits, is_token=True))
    return True
