"""Collecting evidence.  (CR 2026 701.59)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving.asking import Context, amount
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.evidence import CollectEvidence


@possible(CollectEvidence)
def can_collect(ctx: Context, node: CollectEvidence) -> bool:
    """Who hasn't so much in their graveyard can't choose to.  (CR 2026 701.59b)"""
    return total(ctx.game, ctx.game.graveyards[ctx.controller]) >= amount(ctx, node.amount)


@follows(CollectEvidence)
def collect(ctx: Context, node: CollectEvidence) -> Procedure[bool]:
    """Cards are chosen one after the other until it is enough, and exiled together.  (CR 2026 701.59a)"""
    game, seat = ctx.game, ctx.controller
    chosen: list[int] = []
    if not can_collect(ctx, node):
        return False
    while total(game, chosen) < amount(ctx, node.amount):
        left = [number for number in game.graveyards[seat] if number not in chosen and number != ctx.source]
        one = yield from choose_objects(game, seat, "game-evidence", left, about=(ctx.source,))
        chosen += [number for number in one if number in game.graveyards[seat]]
        if not one:
            return False
    moved = yield from moving.move(game, [Going(number, "exile") for number in chosen])
    ctx.bound[node.bind] = tuple(moved)
    mutators.happen(game, e.Done(seat, "collect evidence"))
    return True


def total(game: Game, numbers: tuple[int, ...] | list[int]) -> int:
    """The mana values of these cards together."""
    return sum(game.objects[number].base.mana_value for number in numbers if number in game.objects)
