"""The Rumble rule (無双) of Group Game Draft: who makes opponents lose life plays from the sideboard.  (EV-15, EV-16)

It is a switch of the rules profile (`rumble`: how much life each choice takes), so that any game can be played with it.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.card_types import chosen_names
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game, Object
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import abilities as a
from entaku.oracle.mana import Cost

CAUSE = "rumble"
"""Why a card goes from the sideboard to the command zone."""


class Rumbling(Struct, frozen=True):
    """A player has passed so many thresholds since the last time it was looked."""

    seat: Seat
    count: int


def credit(game: Game, event: e.LifeChanged | None, causes: Iterable[Seat | None]) -> None:
    """Count life that a player has lost for those opponents whose sources, spells or abilities made them.  (EV-15)

    Damage may have two causes, each counted once: who controls its source, and whose effect it is that it is dealt.
    """
    if game.setup.profile.rumble is None or event is None or event.change >= 0:
        return
    for seat in sorted({seat for seat in causes if seat is not None and seat >= 0 and seat != event.seat}):
        if game.in_game(seat):
            mutators.alter_player(game, seat, rumbled=game.players[seat].rumbled - event.change)


def due(game: Game) -> Iterator[Rumbling]:
    """Who has reached another multiple of the threshold; several at once count each.  (EV-16)"""
    threshold = game.setup.profile.rumble
    if threshold is None:
        return
    for seat in game.seats_in_turn_order():
        player = game.players[seat]
        count = player.rumbled // threshold - player.rumbles
        if count > 0:
            yield Rumbling(seat, count)


def choose(game: Game, one: Rumbling) -> Procedure[list[Going]]:
    """The cards that the player chooses from the sideboard: one for each multiple reached, as far as there are any."""
    player = game.players[one.seat]
    mutators.alter_player(game, one.seat, rumbles=player.rumbles + one.count)
    cards = sideboard(game, one.seat)
    count = min(one.count, len(cards))
    mutators.happen(game, e.Rumbled(one.seat, player.rumbled, count))
    chosen = yield from choose_objects(game, one.seat, "game-rumble", cards, count, count)
    going: list[Going] = []
    for number in chosen:
        if number in game.objects:
            going.append((yield from chosen_names.into_command_zone(game, one.seat, number, CAUSE)))
    return going


def sideboard(game: Game, seat: Seat) -> list[int]:
    """What is left of a player's sideboard; basic lands that anybody could take are no part of it.  (CR 100.4b)"""
    return [n for n in game.outside if game.objects[n].owner == seat and not game.objects[n].supplied]


def arrive(game: Game, going: list[Going]) -> None:
    """Put what was chosen into the command zone, where its owner may play it.  It doesn't use the stack.  (EV-16)"""
    for number in zone_mutators.move(game, going):
        mutators.alter(game, number, rumbling=True)


def playable(game: Game, seat: Seat) -> Iterator[Object]:
    """The cards that a player may play from the command zone.  (EV-15)"""
    if game.setup.profile.rumble is not None:
        yield from (item for n in game.command if (item := game.objects[n]).rumbling and item.owner == seat)


def price(item: Object) -> tuple[a.CostPart, ...]:
    """What is left of the mana cost of a card played so: the {X} in it.  (EV-15)"""
    cost = item.base.cost
    symbols = tuple(symbol for symbol in cost.symbols if symbol == "X") if cost is not None else ()
    return (a.Pay(Cost(symbols)),) if symbols else ()


def may_be_cast(item: Object, traits: Traits) -> bool:
    """Whether the card has a mana cost, or needs none: nor does the back of a card with disturb.  (CR 118.6, EV-15)"""
    return traits.cost is not None or item.rumbling or item.definition is not item.definition.whole
