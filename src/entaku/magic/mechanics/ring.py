"""The Ring tempts players: their emblem, which grows each time, and the creature that bears it.  (CR 2026 701.54)"""

from functools import cache

from entaku.cards.ir.abilities import Ability, Static
from entaku.cards.ir.changes import AddTypes, CantBeBlocked
from entaku.cards.ir.designations import YOUR_BEARER
from entaku.cards.ir.happenings import Attacks, BecomesBlocked, DealsDamage
from entaku.cards.ir.instructions import AtNext
from entaku.cards.ir.short import EACH_OPPONENT, EACH_PLAYER, creature, whenever
from entaku.cards.ir.things import Bound, ControllerOf, Stat, StatOf
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.life import LoseLife
from entaku.cards.mechanics.ring import Tempt
from entaku.kernel.seats import Seat
from entaku.magic import changing, designations, layers
from entaku.magic import events as e
from entaku.magic.choices import Procedure, choose_objects
from entaku.magic.definitions import Definition, Traits, kit_of
from entaku.magic.game import Game
from entaku.magic.questions import Context, players
from entaku.magic.resolving.follow import follows

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
    changing.happen(game, e.RingTempted(seat, next(iter(chosen), 0)))


def is_creature_of(game: Game, number: int, seat: Seat) -> bool:
    traits = layers.look(game, game.objects[number])
    return traits.is_creature and traits.controller == seat


def grow(game: Game, seat: Seat) -> None:
    """The emblem that the player has no more than once.  (CR 2026 701.54c)"""
    times = game.players[seat].tempted + 1
    changing.alter_player(game, seat, tempted=times)
    own = next((n for n in game.command if game.objects[n].owner == seat and game.objects[n].base.name == NAME), None)
    if own is None:
        item = changing.create(game, the_ring(1), seat, zone="command")
        changing.happen(game, e.Created(item.id, NAME, seat, "command"))
    elif times <= len(GIVES):
        changing.alter(game, own, definition=the_ring(times))


def bear(game: Game, number: int, seat: Seat) -> None:
    """A creature bears the Ring for its controller; whatever did so before does no longer.  (CR 2026 701.54a)"""
    for other in game.battlefield:
        if other != number and layers.look(game, game.objects[other]).controller == seat:
            designations.take(game, other, "ring-bearer")
    designations.take_from_phased(game, seat, "ring-bearer")
    designations.give(game, number, "ring-bearer")
