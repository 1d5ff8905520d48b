"""The planar die: what it costs to roll it, and what comes of it.  (CR 901.9, 116.2i)"""

from collections.abc import Iterator
from typing import Final, Literal

from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.concepts.timing import sorcery_time
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound
from entaku.magic.game.state import Game, Waiting
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants.planechase import LEADS_AWAY, chaos, face_up, is_played
from entaku.oracle.ir import abilities as a
from entaku.oracle.mana import Cost

DIE: Final = "planar-die"
"""What rolling the planar die is called among the things to do."""
PlanarFace = Literal["planeswalk", "chaos", "blank"]
FACES: tuple[PlanarFace, ...] = ("planeswalk", "chaos", "blank", "blank", "blank", "blank")
"""The planar die.  (CR 901.3a)"""
NO_SOURCE = -1
"""What has no source, and is not the monarch's.  (CR 901.8)"""


def price(game: Game, seat: Seat) -> int:
    """What rolling the planar die costs: as much as the player has done so this turn.  (CR 116.2i, 901.9)"""
    return game.memory.rolled.count(seat)


def parts_of(amount: int) -> tuple[a.CostPart, ...]:
    return (a.Pay(Cost((str(amount),))),) if amount else ()


def offered(game: Game, seat: Seat) -> Iterator[Option]:
    """Rolling the planar die, at any time when the active player could cast a sorcery.  (CR 116.2i, 901.9)"""
    if not is_played(game) or not sorcery_time(game, seat):
        return
    there = face_up(game)
    amount = price(game, seat)
    if there and costs.can_pay_all(game, seat, Context(game, there[-1].id, seat), parts_of(amount)):
        yield Option(DIE, DIE, card=there[-1].id, text=there[-1].base.name, place=amount)


def pay_and_roll(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """The player pays for the die and rolls it: a special action, which doesn't use the stack.  (CR 901.9)"""
    parts = parts_of(price(game, seat))
    if not (yield from costs.pay_parts(Context(game, number, seat), parts, payment.Price(costs.symbols_of(parts)))):
        raise Rewound
    memory = game.memory
    mutators.set_fields(game, memory=mutators.replace(memory, rolled=(*memory.rolled, seat)))
    roll(game, seat)


def roll(game: Game, seat: Seat) -> None:
    """The planar die is rolled: it is blank, chaos ensues, or the planeswalking ability triggers.  (CR 901.9a–d)"""
    face = FACES[game.stream(seat, "planar die").below(len(FACES))]
    mutators.happen(game, e.PlanarDieRolled(seat, face))
    if face == "chaos":
        chaos(game)
    elif face == "planeswalk":
        mutators.queue(game, [Waiting(seat, NO_SOURCE, LEADS_AWAY, ())])
