"""What everybody sees of commanders, and of the damage that they have dealt.  (CM-12, CM-13, CR 903)"""

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game
from entaku.magic.variants import commander
from entaku.oracle.ir.things import Zone


class CommanderView(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A player's commander: where it is, and what casting it from the command zone costs more.  (CM-13, CR 903.8)

    `place`   which of its owner's commanders it is, from 0
    `zone`    where it is, None where the viewer can't know: in a hand or library of others, face down, out of the game;
              `object` and `controller` then say nothing either
    `casts`   how often it was cast from the command zone; `tax` how much generic mana more the next time costs
    """

    owner: Seat
    place: int
    name: str
    zone: Zone | None = None
    object: int | None = None
    controller: Seat | None = None
    casts: int = 0
    tax: int = 0


class CommanderHit(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """The combat damage that a player has been dealt by one commander; `lethal` is how much of it is the end.

    `owner` and `place` say which commander: whoever controlled it then.  (CM-12, CR 903.10a)
    """

    owner: Seat
    place: int
    name: str
    damage: int
    lethal: int = commander.LETHAL


def commander_hits(game: Game, seat: Seat) -> tuple[CommanderHit, ...]:
    """What a player has been dealt by each commander, where that is counted.  (CR 903.10a, 903.12h)"""
    lethal = game.setup.profile.lethal
    if lethal is None:
        return ()
    return tuple(
        CommanderHit(owner, place, commander.name_of(game, owner, place), amount, lethal)
        for owner, place, amount in game.players[seat].commander_damage
    )
