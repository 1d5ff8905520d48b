"""Surveil.  (CR 701.42)"""

from entaku.kernel.decisions import Part, Split
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask, option_of
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.surveil import Surveil


@follows(Surveil)
def surveil(ctx: Context, node: Surveil) -> Procedure[bool]:
    """Each player surveils, in turn order; surveilling no cards is nothing that happens.  (CR 701.42a, 701.42b)"""
    game, count = ctx.game, amount(ctx, node.amount)
    seats = players(ctx, node.who) if count > 0 else ()
    for seat in seats:
        top = game.libraries[seat][:count]
        if top:
            moving.look_at(game, seat, top)
            options = tuple(option_of(game, number, number) for number in top)
            shape = Split(options, (Part("top"), Part("graveyard")))
            answer = yield from ask(game, seat, "game-surveil", shape, (top, ()))
            kept, buried = parted(answer, top)
            rest = tuple(n for n in game.libraries[seat] if n not in top)
            mutators.set_library(game, seat, (*kept, *buried, *rest))
            yield from moving.move(game, [Going(number, "graveyard") for number in buried])
        mutators.happen(game, e.Done(seat, "surveil"))
    return bool(seats)


def parted(answer: object, top: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What stays on top, in its order, and what goes to the graveyard; all stays where a player has left."""
    if not isinstance(answer, tuple) or len(answer) != 2:
        return top, ()
    kept, buried = (tuple(key for key in part if isinstance(key, int)) for part in answer if isinstance(part, tuple))
    return kept, buried
