"""Playing lands.  (CR 305, 116.2a)"""

from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.timing import no_sorcery_time
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.casting import play_permissions
from entaku.magic.spells.layers.rules_in_force import has_rules, rules_for
from entaku.magic.zones.moving import move
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import player_rules as pr


def land_plays_left(game: Game, seat: Seat) -> int:
    """How many more lands the player may play this turn.  (CR 305.2)"""
    if has_rules(game, seat, pr.CantPlayLands):
        return 0
    allowed = 1 + sum(rule.more for rule, _ in rules_for(game, seat, pr.PlayMoreLands))
    return allowed - game.players[seat].lands_played


def playable_lands(game: Game, seat: Seat, item: Object) -> tuple[Object, ...]:
    """The card as each of its faces that may be played as a land now, from where it is.  (CR 305.1, 712.8)"""
    return tuple(face for face in lands(item) if next(unplayable(game, seat, face), None) is None)


def lands(item: Object) -> tuple[Object, ...]:
    """The card as each of its faces that is a land."""
    return tuple(face for face in card_faces.castable(item) if "Land" in face.base.types)


def unplayable(game: Game, seat: Seat, face: Object) -> Iterator[r.Refusal]:
    """What keeps a land from being played: own main phase, empty stack, one a turn, from the hand.  (CR 305.1, 305.2)

    An effect may let it be played from elsewhere.
    """
    yield from no_sorcery_time(game, seat, r.OF_LANDS)
    if land_plays_left(game, seat) <= 0:
        yield r.LAND_PLAYED
    if not (face.zone == "hand" or face.rumbling or play_permissions.permission_for(game, seat, face) is not None):
        yield r.NOT_FROM_HERE


def play_land(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """Play a land: a special action.  (CR 116.2a, 305, 712.8)"""
    found = playable_lands(game, seat, game.objects[number])
    chosen = yield from card_faces.chosen(game, seat, found, "game-play-face")
    permit = play_permissions.permission(game, seat, chosen) if chosen.zone != "hand" else None
    yield from put_as_played(game, seat, Going(number, "battlefield", face=chosen.definition))
    play_permissions.use_up(game, permit)


def put_as_played(game: Game, seat: Seat, going: Going) -> Procedure[None]:
    """A land that is played is put onto the battlefield, and is one of those that a player may play this turn."""
    mutators.alter_player(game, seat, lands_played=game.players[seat].lands_played + 1)
    yield from move(game, [mutators.replace(going, controller=seat, cause="play")])
