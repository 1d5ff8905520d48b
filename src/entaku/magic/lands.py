"""Playing lands.  (CR 116.2a, 305)"""

from collections.abc import Iterator

from entaku.cards.ir import player_rules as pr
from entaku.kernel.seats import Seat
from entaku.magic import changing, faces, permits
from entaku.magic import refusals as r
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.game import Game, Object
from entaku.magic.in_force import rules_for
from entaku.magic.moving import move
from entaku.magic.timing import no_sorcery_time


def land_plays_left(game: Game, seat: Seat) -> int:
    """How many more lands the player may play this turn.  (CR 305.2)"""
    allowed = 1 + sum(rule.more for rule, _ in rules_for(game, seat, pr.PlayMoreLands))
    return allowed - game.players[seat].lands_played


def playable_lands(game: Game, seat: Seat, item: Object) -> tuple[Object, ...]:
    """The card as each of its faces that may be played as a land now, from where it is.  (CR 305.1, 712.8)"""
    return tuple(face for face in lands(item) if next(unplayable(game, seat, face), None) is None)


def lands(item: Object) -> tuple[Object, ...]:
    """The card as each of its faces that is a land."""
    return tuple(face for face in faces.castable(item) if "Land" in face.base.types)


def unplayable(game: Game, seat: Seat, face: Object) -> Iterator[r.Refusal]:
    """What keeps a land from being played: own main phase, empty stack, one a turn, from the hand.  (CR 305.1, 305.2)

    An effect may let it be played from elsewhere.
    """
    yield from no_sorcery_time(game, seat, r.OF_LANDS)
    if land_plays_left(game, seat) <= 0:
        yield r.LAND_PLAYED
    if not (face.zone == "hand" or face.rumbling or permits.permission_for(game, seat, face) is not None):
        yield r.NOT_FROM_HERE


def play_land(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """Play a land: a special action.  (CR 116.2a, 305, 712.8)"""
    found = playable_lands(game, seat, game.objects[number])
    chosen = yield from faces.chosen(game, seat, found, "game-play-face")
    yield from put_as_played(game, seat, Going(number, "battlefield", face=chosen.definition))


def put_as_played(game: Game, seat: Seat, going: Going) -> Procedure[None]:
    """A land that is played is put onto the battlefield, and is one of those that a player may play this turn."""
    changing.alter_player(game, seat, lands_played=game.players[seat].lands_played + 1)
    yield from move(game, [changing.replace(going, controller=seat, cause="play")])
