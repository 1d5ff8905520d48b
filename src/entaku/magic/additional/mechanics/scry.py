"""Scry.  (CR 701.18)"""

from entaku.kernel.decisions import Part, Split
from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask, option_of
from entaku.magic.game.state import Game
from entaku.magic.spells.replacement import amounts
from entaku.magic.spells.replacement.doing import opportunities
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.mechanics.scry import Scry


@follows(Scry)
def scry(ctx: Context, node: Scry) -> Procedure[bool]:
    """Look at the top cards; any number go to the bottom, the rest back on top, each in any order.  (CR 701.18)"""
    game = ctx.game
    for seat in players(ctx, node.who):
        yield from scry_cards(ctx, seat, amount(ctx, node.amount))
    return not game.is_over


def scry_cards(ctx: Context, seat: Seat, count: int) -> Procedure[None]:
    game = ctx.game
    count = yield from amounts.so_many_after_replacement(game, seat, "scry", count, opportunities(ctx))
    top = game.libraries[seat][:count]
    if top:
        yield from put_in_order(game, seat, seat, top, "game-scry")
    if count:
        mutators.happen(game, e.Done(seat, "scry"))


def put_in_order(game: Game, seat: Seat, whose: Seat, top: tuple[int, ...], purpose: str) -> Procedure[None]:
    """A player looks at the top cards of a library: which of them go to the bottom, and the order of all."""
    moving.look_at(game, seat, top)
    options = tuple(option_of(game, number, number) for number in top)
    answer = yield from ask(game, seat, purpose, Split(options, (Part("top"), Part("bottom"))))
    parts = (
        [tuple(key for key in part if isinstance(key, int)) for part in answer if isinstance(part, tuple)]
        if isinstance(answer, tuple)
        else []
    )
    if len(parts) == 2:
        rest = tuple(n for n in game.libraries[whose] if n not in top)
        mutators.set_library(game, whose, (*parts[0], *rest, *parts[1]))
