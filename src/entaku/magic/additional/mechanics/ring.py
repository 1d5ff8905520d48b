"""The Ring tempts players: their emblem, which grows each time, and the creature that bears it.  (CR 2026 701.54)"""

from functools import cache

from entaku.kernel.seats import Seat
from entaku.magic.additional import designations
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.definitions import Definition, Traits, kit_of
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import follows
from entaku.oracle.ir.abilities import Ability, Static
from entaku.oracle.ir.changes import AddTypes, CantBeBlocked
from entaku.oracle.ir.designations import YOUR_BEARER
from entaku.oracle.ir.happenings import Attacks, BecomesBlocked, DealsDamage
from entaku.oracle.ir.instructions import AtNext
from entaku.oracle.ir.short import EACH_OPPONENT, EACH_PLAYER, creature, whenever
from entaku.oracle.ir.things import Bound, ControllerOf, Stat, StatOf
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Draw
from entaku.oracle.mechanics.life import LoseLife
from entaku.oracle.mechanics.ring import Tempt

NAME = "The Ring"
"""What the emblem is called."""
_GREATER = creature(Stat("power", ">", StatOf("power", Bound("each"))))
_BLOCKER = Bound("other")

GIVES: tuple[Ability, ...] = (
    Static(YOUR_BEARER, (AddTypes(("Legendary",)), CantBeBlocked(_GREATER))),
    whenever(Attacks(YOUR_BEARER), Draw(), Discard()),
    whenever(
        BecomesBlocked(YOUR_BEARER, creature()),
        AtNext("end of combat", (Sacrifice(_BLOCKER, ControllerOf(_BLOCKER)),)),
    ),
    whenever(DealsDamage(YOUR_BEARER, EACH_PLAYER, combat=True), LoseLife(3, EACH_OPPONENT)),
)
"""What the emblem has, so much of it as often as the Ring has tempted the player.  (CR 2026 701.54c)"""


@cache
def the_ring(times: int) -> Definition:
    """The emblem of a player whom the Ring has tempted so often."""
    nothing: frozenset[str] = frozenset()
    abilities = kit_of(GIVES[:times])
    return Definition(None, Traits(NAME, None, "", nothing, nothing, nothing, None, None, None, abilities))


@follows(Tempt)
def tempt(ctx: Context, node: Tempt) -> Procedure[bool]:
    """It tempts a player even if there is no creature to choose.  (CR 2026 701.54d)"""
    for seat in players(ctx, node.who):
        yield from tempted(ctx, seat)
    return True


def tempted(ctx: Context, seat: Seat) -> Procedure[None]:
    """First the emblem comes or grows, then a creature is chosen to bear the Ring.  (CR 2026 701.54c)"""
    game = ctx.game
    grow(game, seat)
    theirs = [n for n in game.battlefield if is_creature_of(game, n, seat)]
    chosen = yield from choose_objects(game, seat, "game-ring-bearer", theirs, about=(ctx.source,))
    for number in chosen:
        bear(game, number, seat)
    mutators.happen(game, e.RingTempted(seat, next(iter(chosen), 0)))


def is_creature_of(game: Game, number: int, seat: Seat) -> bool:
    traits = projection.look(game, game.objects[number])
    return traits.is_creature and traits.controller == seat


def grow(game: Game, seat: Seat) -> None:
    """The emblem that the player has no more than once.  (CR 2026 701.54c)"""
    times = game.players[seat].tempted + 1
    mutators.alter_player(game, seat, tempted=times)
    own = next((n for n in game.command if game.objects[n].owner == seat and game.objects[n].base.name == NAME), None)
    if own is None:
        item = mutators.create(game, the_ring(1), seat, zone="command")
        mutators.happen(game, e.Created(item.id, NAME, seat, "command"))
    elif times <= len(GIVES):
        mutators.alter(game, own, definition=the_ring(times))


def bear(game: Game, number: int, seat: Seat) -> None:
    """A creature bears the Ring for its controller; whatever did so before does no longer.  (CR 2026 701.54a)"""
    for other in game.battlefield:
        if other != number and projection.look(game, game.objects[other]).controller == seat:
            designations.take(game, other, "ring-bearer")
    designations.take_from_phased(game, seat, "ring-bearer")
    designations.give(game, number, "ring-bearer")
