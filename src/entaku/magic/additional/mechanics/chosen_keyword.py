"""A keyword ability that something gains, as its controller chooses.  (CR 608.2d)"""

from entaku.magic.game.choices import Procedure, choose_word
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.lasting_effects import add_changes, by_what_is_barred
from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.ir.changes import Gain
from entaku.oracle.mechanics.chosen_keyword import GainChosen


@follows(GainChosen)
def gain_chosen(ctx: Context, node: GainChosen) -> Procedure[bool]:
    """It is chosen as the effect is applied, for those that are there then."""
    found = tuple(present(ctx, node.what))
    if not found:
        return False
    words = {name.replace(" ", "-"): name for name in node.keywords}  # as messages know them
    word = yield from choose_word(ctx.game, ctx.controller, "game-gain-keyword", tuple(words), (ctx.source,))
    for those, allowed in by_what_is_barred(ctx, found, (Gain((Keyword(words[word]),)),)):
        add_changes(ctx, those, allowed, node.until)
    return True
