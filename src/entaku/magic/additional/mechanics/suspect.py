"""Suspect.  (CR 2026 701.60)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once, follow, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import CantBlock, Gain
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.ir.short import keywords
from entaku.oracle.ir.things import Being, Bound
from entaku.oracle.mechanics.suspect import Clear, Suspect


@follows(Suspect)
def suspect(ctx: Context, node: Suspect) -> Procedure[bool]:
    """What is suspected already isn't again.  (CR 2026 701.60c, 701.60d)"""
    game, new = ctx.game, list[int]()
    for number in present(ctx, node.what):
        if on_battlefield(ctx, number) and not game.objects[number].suspected:
            mutators.alter(game, number, suspected=True)
            mutators.happen(game, e.Undergone(number, "becomes suspected"))
            new.append(number)
    for number in new:
        ctx.bound["suspect"] = (number,)
        whom = Bound("suspect")
        until = AsLongAs(Matches(whom, (Being("suspected"),)))
        yield from follow(ctx, (Apply(whom, (Gain(keywords("menace")), CantBlock()), until),))
    return bool(new)


@at_once(Clear)
def clear(ctx: Context, node: Clear) -> bool:
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    for number in there:
        mutators.alter(ctx.game, number, suspected=False)
    return bool(there)
