"""Manifest, manifest dread, cloak.  (CR 701.34, 2026 701.58, 701.62)"""

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.manifest import Cloak, Manifest, ManifestDread


@follows(Cloak)
@follows(Manifest)
def manifest(ctx: Context, node: Manifest | Cloak) -> Procedure[bool]:
    """Cards are manifested or cloaked one after the other.  (CR 701.34a, 701.34e, 2026 701.58e)"""
    game, made = ctx.game, list[int]()
    for seat in players(ctx, node.who):
        for _ in range(amount(ctx, node.amount)):
            top = game.libraries[seat][:1]
            made += yield from lay(game, seat, top, cloaked=isinstance(node, Cloak))
    ctx.bound[node.bind] = tuple(made)
    return bool(made)


def lay(game: Game, seat: Seat, cards: tuple[int, ...], *, cloaked: bool = False) -> Procedure[list[int]]:
    """Cards come onto the battlefield face down.  (CR 701.34a, 2026 701.58a)"""
    going = [Going(n, "battlefield", controller=seat, face_down=True, cloaked=cloaked) for n in cards]
    moved = yield from moving.move(game, going)
    there = [n for n in moved if n in game.battlefield]
    for number in there:
        mutators.alter(game, number, manifested=True)
    return there


@follows(ManifestDread)
def manifest_dread(ctx: Context, node: ManifestDread) -> Procedure[bool]:
    """One of two is manifested, the other put into the graveyard.  (CR 2026 701.62a)"""
    game, seat = ctx.game, ctx.controller
    top = game.libraries[seat][:2]
    moving.look_at(game, seat, top)
    chosen = yield from choose_objects(game, seat, "game-manifest-dread", list(top), about=(ctx.source,))
    made = yield from lay(game, seat, tuple(chosen))
    ctx.bound[node.bind] = tuple(made)
    yield from moving.move(game, [Going(number, "graveyard") for number in top if number not in chosen])
    mutators.happen(game, e.Done(seat, "manifest dread"))
    return bool(top)
