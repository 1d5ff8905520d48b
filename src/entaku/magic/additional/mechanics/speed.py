"""Speed that increases, by the triggered ability of who has any, too, which has no source.  (CR 2026 702.179d)"""

from collections.abc import Iterator

from entaku.magic.additional import speed
from entaku.magic.game import events as e
from entaku.magic.game.state import Game, Waiting
from entaku.magic.spells.abilities.triggers import by_rule
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.happenings import LosesLife
from entaku.oracle.mechanics.speed import GREATEST, IncreaseSpeed

FASTER = Triggered(
    LosesLife(t.Each("opponent")),
    (IncreaseSpeed(),),
    if_=Compared(t.SpeedOf(t.You()), "<", GREATEST),
    limit=1,
)
FIRST_SOURCE = -3
"""What stands for the source of the first player's: each player has an ability of their own."""


@at_once(IncreaseSpeed)
def increase_speed(ctx: Context, node: IncreaseSpeed) -> bool:
    by = amount(ctx, node.amount)
    done = [speed.increase(ctx.game, seat, by) for seat in players(ctx, node.who)]
    return any(done)


@by_rule(e.LifeChanged)
def triggered(game: Game, event: e.LifeChanged) -> Iterator[Waiting]:
    """Opponents who lose life in a turn of who has speed make it greater, once each turn.  (CR 2026 702.179d)"""
    if event.change >= 0 or not game.setup.has_speed:
        return
    for player in game.players:
        if not 0 < player.speed < GREATEST or not game.in_game(player.seat) or not game.is_turn_of(player.seat):
            continue
        source = FIRST_SOURCE - player.seat
        if event.seat in players(Context(game, source, player.seat), t.Each("opponent")):
            yield Waiting(player.seat, source, FASTER, ())
