"""Rooms: permanents with two halves, of which what is unlocked is there.  (CR 2026 709.5)"""

from collections.abc import Iterator

from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic.additional import designations
from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.concepts.mana.mana_owed import owed
from entaku.magic.concepts.mana.restricted_mana import Purpose
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.concepts.timing import no_sorcery_time, sorcery_time
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir.abilities import Pay

UNLOCK = "unlock"


def halves(item: Object) -> tuple[Definition, ...]:
    """The halves of a permanent that is a Room, none of anything else."""
    definition = item.copies or item.definition
    return definition.faces if definition.doors and not item.face_down else ()


def locked(item: Object) -> list[int]:
    """Which halves of a permanent are locked, from 0.  (CR 2026 709.5c)"""
    return [place for place, _ in enumerate(halves(item)) if HALVES[place] not in item.designations]


def unlock(game: Game, seat: Seat, number: int, place: int) -> bool:
    """A player unlocks a half; if it was the last, they have fully unlocked the Room.  (CR 2026 709.5f, 709.5i)"""
    if not designations.give(game, number, HALVES[place]):
        return False
    if not locked(game.objects[number]):
        mutators.happen(game, e.Done(seat, "fully unlock a Room"))
    return True


def price(item: Object, place: int) -> tuple[Pay, ...]:
    """What it costs to unlock a half: its mana cost; nothing can be paid where there is none.  (CR 118.6)"""
    cost = halves(item)[place].traits.cost
    return () if cost is None else (Pay(cost),)


def offered(game: Game, seat: Seat) -> Iterator[Option]:
    """The locked halves that the player may unlock now: when they could cast a sorcery.  (CR 2026 116.2m, 709.5e)"""
    if not (game.setup.has_rooms and sorcery_time(game, seat)):
        return
    for number in game.battlefield:
        item = game.objects[number]
        for place in locked(item) if halves(item) else ():
            if projection.look(game, item).controller == seat and next(refusals(game, seat, item, place), None) is None:
                yield Option(
                    f"{UNLOCK}:{number}:{place}", UNLOCK, card=number, text=halves(item)[place].traits.name, place=place
                )


def refusals(game: Game, seat: Seat, item: Object, place: int) -> Iterator[Refusal]:
    """Everything that keeps a player from unlocking a half of their Room.  (CR 2026 116.2m, 709.5e)"""
    yield from no_sorcery_time(game, seat, r.OF_UNLOCKING)
    parts = price(item, place)
    if not parts:
        yield r.NO_COST_TO_UNLOCK
    for one in costs.lacking(Context(game, item.id, seat), parts, Purpose(item, use=UNLOCK)):
        yield owed(game, seat, one, payment.Price(costs.symbols_of(parts)))


def pay_and_unlock(game: Game, seat: Seat, number: int, place: int) -> Procedure[None]:
    """The mana cost of a half is paid, and it is unlocked.  (CR 2026 709.5e)"""
    parts = price(game.objects[number], place)
    due = payment.Price(costs.symbols_of(parts), purpose=Purpose(game.objects[number], use=UNLOCK))
    if not (yield from costs.pay_parts(Context(game, number, seat), parts, due)):
        raise Rewound
    unlock(game, seat, number, place)
