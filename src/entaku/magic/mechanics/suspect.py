"""Suspect.  (CR 2026 701.60)"""

from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantBlock, Gain
from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.durations import AsLongAs
from entaku.cards.ir.short import keywords
from entaku.cards.ir.things import Being, Bound
from entaku.cards.mechanics.suspect import Clear, Suspect
from entaku.magic import changing
from entaku.magic.choices import Procedure
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once, follow, follows
from entaku.magic.resolving.permanents import on_battlefield


@follows(Suspect)
def suspect(ctx: Context, node: Suspect) -> Procedure[bool]:
    """What is suspected already isn't again.  (CR 2026 701.60c, 701.60d)"""
    game, new = ctx.game, list[int]()
    for number in present(ctx, node.what):
        if on_battlefield(ctx, number) and not game.objects[number].suspected:
            changing.alter(game, number, suspected=True)
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
        changing.alter(ctx.game, number, suspected=False)
    return bool(there)
