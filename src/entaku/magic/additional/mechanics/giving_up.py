"""Sacrificing one thing or discarding another, whichever a player likes.  (CR 608.2d)"""

from entaku.kernel.seats import Seat
from entaku.magic.concepts import cant_cause
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving.asking import Context, controller_of, objects, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.giving_up import GiveUp


@possible(GiveUp)
def can_give_up(ctx: Context, node: GiveUp) -> bool:
    return all(permanents(ctx, node, seat) or cards(ctx, seat) for seat in players(ctx, node.who))


@follows(GiveUp)
def give_up(ctx: Context, node: GiveUp) -> Procedure[bool]:
    """Each chooses one of their permanents and of the cards in their hand, which says what is done with it."""
    going = []
    for seat in players(ctx, node.who):
        own, held = permanents(ctx, node, seat), cards(ctx, seat)
        chosen = yield from choose_objects(ctx.game, seat, "game-give-up", [*own, *held], about=(ctx.source,))
        for number in chosen:
            cause = "sacrifice" if number in own else "discard"
            going.append(Going(number, "graveyard", cause=cause, by=ctx.controller))
    moved = yield from moving.move(ctx.game, going)
    return bool(moved)


def permanents(ctx: Context, node: GiveUp, seat: Seat) -> list[int]:
    """What a player may sacrifice."""
    game = ctx.game
    if not cant_cause.may_cause(game, ctx.controller, "sacrifice", seat):
        return []
    found = [n for n in objects(ctx, node.what) if n in game.battlefield and moving.may_sacrifice(game, n)]
    return [n for n in found if controller_of(game, n) == seat]


def cards(ctx: Context, seat: Seat) -> list[int]:
    """What a player may discard."""
    return list(ctx.game.hands[seat]) if cant_cause.may_cause(ctx.game, ctx.controller, "discard", seat) else []
