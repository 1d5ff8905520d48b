"""When effects of resolved spells and abilities are over that last until something happens, or as long as it holds.

(CR 611.2)
"""

from entaku.magic.game.state import Effect, Game
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir.durations import AsLongAs, UntilNot


def is_over(game: Game, effect: Effect) -> bool:
    """Whether what an effect was to last until has happened; if so before it begins, it never does.  (CR 611.2b)"""
    if effect.over or (effect.until == "source leaves" and has_left(game, effect.source)):
        return True
    if not isinstance(effect.until, AsLongAs | UntilNot):
        return False
    ctx = asking.context(game, effect.source, effect.controller, effect)
    return not still_holds(ctx, effect.until.condition, isinstance(effect.until, UntilNot))


def has_left(game: Game, number: int) -> bool:
    """Whether an object is where it was no more; what is phased out has left nothing.  (CR 702.26d)"""
    return number not in game.objects and not is_phased_out(game, number)


def is_phased_out(game: Game, number: int) -> bool:
    """Whether an object is phased out."""
    return any(one.object.id == number for one in game.phased)


def still_holds(ctx: Context, condition: c.Condition, though_phased: bool = False) -> bool:
    """Whether a condition holds of what is there: what has gone is neither tapped nor controlled any more.

    `though_phased`: what is phased out is as it was.
    """
    if isinstance(condition, c.Every):
        return all(still_holds(ctx, part, though_phased) for part in condition.of)
    if isinstance(condition, c.Matches):
        about = asking.objects(ctx, condition.what)
        if though_phased and any(is_phased_out(ctx.game, number) for number in about):
            return True
        return all(number in ctx.game.objects for number in about) and asking.holds(ctx, condition)
    return asking.holds(ctx, condition)
