"""Venturing into dungeons, and completing them.  (CR 309, 701.46, 704.5t)"""

from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.definitions import Definition, Traits, kit_of
from entaku.magic.game.state import Game, Object, Waiting
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones.awaited_abilities import is_awaited
from entaku.oracle.dungeon_cards import Dungeon, key_of
from entaku.oracle.dungeons import dungeons
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.happenings import EntersRoom
from entaku.oracle.mechanics.venture import Venture

ROOM = "room"
"""Under this name a dungeon has the room in which its owner's venture marker is."""


@follows(Venture)
def venture(ctx: Context, node: Venture) -> Procedure[bool]:
    """Each player moves on, or enters a dungeon where they are in none or at the end of one.  (CR 701.46a–c)"""
    game, did = ctx.game, False
    for seat in players(ctx, node.who):
        if not game.in_game(seat) or is_kept_out(game, seat):
            continue
        here = own(game, seat)
        if here is not None and not further(here):
            complete(game, here)
            here = None
        if here is None:
            yield from enter(game, seat, ctx.source, node.into)
        else:
            yield from move_on(game, seat, here, ctx.source)
        mutators.happen(game, e.Done(seat, "venture into the dungeon"))
        did = True
    return did


def is_kept_out(game: Game, seat: Seat) -> bool:
    """Whether a player has ventured as often this turn as effects let them."""
    most = min((rule.most for rule, _ in rules_for(game, seat, pr.VentureLimit)), default=None)
    return most is not None and game.memory.ventured.count(seat) >= most


def own(game: Game, seat: Seat) -> Object | None:
    """The dungeon that a player is in.  (CR 309.3)"""
    there = (game.objects[number] for number in game.command)
    return next((item for item in there if item.owner == seat and "Dungeon" in item.base.types), None)


def of(item: Object) -> Dungeon:
    return dungeons()[item.base.name]


def room_of(item: Object) -> str:
    """The room in which the venture marker is."""
    return dict(item.chosen)[ROOM]


def further(item: Object) -> bool:
    """Whether arrows point away from the room that its owner is in."""
    return bool(of(item).beyond(room_of(item)))


def enter(game: Game, seat: Seat, source: int, into: str) -> Procedure[None]:
    """A dungeon, of the player's choice if none is said, comes into the command zone, the marker on its topmost room.

    (CR 309.4a)
    """
    name = into or (yield from chosen(game, seat, source))
    nothing: frozenset[str] = frozenset()
    traits = Traits(name, None, "", nothing, frozenset({"Dungeon"}), nothing, None, None, None, kit_of(()))
    item = mutators.create(game, Definition(None, traits), seat, zone="command")
    come_into(game, seat, item, dungeons()[name].rooms[0].name)


def chosen(game: Game, seat: Seat, source: int) -> Procedure[str]:
    """The dungeon that a player enters: none that is entered only by its name.  (CR 701.46a)"""
    names = tuple(name for name, one in dungeons().items() if not one.by_name)
    options = tuple(Option(place, "dungeon", text=key_of(name)) for place, name in enumerate(names))
    answer = yield from ask(game, seat, "game-dungeon", Choose(options), about=(source,))
    return names[answer] if isinstance(answer, int) else names[0]


def move_on(game: Game, seat: Seat, item: Object, source: int) -> Procedure[None]:
    """The marker follows an arrow, of several one that its player chooses.  (CR 309.5a)"""
    rooms = of(item).beyond(room_of(item))
    options = tuple(Option(place, ROOM, text=key_of(room.name)) for place, room in enumerate(rooms))
    answer = yield from ask(game, seat, "game-venture", Choose(options), about=(source,))
    room = rooms[answer] if isinstance(answer, int) else rooms[0]
    if item.id in game.objects:
        come_into(game, seat, item, room.name)


def come_into(game: Game, seat: Seat, item: Object, name: str) -> None:
    """The marker is in a room, whose ability triggers.  (CR 309.4c)"""
    mutators.alter(game, item.id, chosen=((ROOM, name),))
    memory = game.memory
    mutators.set_fields(game, memory=mutators.replace(memory, ventured=(*memory.ventured, seat)))
    mutators.happen(game, e.Ventured(seat, key_of(item.base.name), key_of(name)))
    room = of(item).room(name)
    mutators.queue(game, [Waiting(seat, item.id, Triggered(EntersRoom(), room.do, room.targets), ())])


def complete(game: Game, item: Object) -> None:
    """A dungeon leaves the game, and is completed with that.  (CR 309.7)"""
    seat, name = item.owner, item.base.name
    mutators.cease(game, item.id)
    player = game.players[seat]
    mutators.alter_player(game, seat, completed=(*player.completed, name))
    mutators.happen(game, e.DungeonCompleted(seat, key_of(name)))


def finish(game: Game) -> None:
    """Dungeons are completed whose last room's ability has left the stack.  (CR 309.6, 704.5t)"""
    for number in game.command:
        item = game.objects[number]
        if "Dungeon" in item.base.types and not further(item) and not is_awaited(game, number):
            complete(game, item)
