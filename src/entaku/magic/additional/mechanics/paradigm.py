"""Paradigm.  (CR 2026 702.192)"""

from entaku.magic.additional.faces import card_faces
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import Definition
from entaku.magic.spells.resolving import asking, lasting_effects
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import at_once, follow, follows
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.happenings import BeginningOf
from entaku.oracle.ir.short import YOU
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.paradigm import BeginParadigm, CastParadigm

NAME = "paradigm"
AGAIN = Triggered(BeginningOf("precombat main", YOU), (CastParadigm(),))


@at_once(BeginParadigm)
def begin_paradigm(ctx: Context, node: BeginParadigm) -> bool:
    """Whoever has had a spell of this name resolve casts copies of that one, whatever others do.  (CR 2026 702.192a)"""
    found = asking.seen(ctx.game, ctx.source)
    if found is None:
        return False
    named = (NAME, found[0].base.name)
    if any(one.controller == ctx.controller and named in one.bound for one in ctx.game.delayed):
        return False
    lasting_effects.add_delayed(ctx.with_bound(**{NAME: found[0].base.name}), AGAIN, once=False, until="end of game")
    return True


@follows(CastParadigm)
def cast_paradigm(ctx: Context, node: CastParadigm) -> Procedure[bool]:
    """The spell is copied as it last was, wherever its card is by now.  (CR 2026 702.192a)"""
    found = asking.seen(ctx.game, ctx.source)
    if found is None:
        return False
    spell = found[0]
    copied = card_faces.like(spell.definition) if spell.copies is None else Definition(None, spell.base, is_token=True)
    copy = mutators.create(ctx.game, copied, ctx.controller, zone="exile")
    return (yield from follow(ctx.with_bound(copied=(copy.id,)), (CastFree(t.Bound("copied")),)))
