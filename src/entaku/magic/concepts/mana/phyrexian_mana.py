"""Phyrexian mana: whether 2 life are paid for a symbol rather than mana.  (CR 107.4f, 118.13a, 601.2b)"""

from collections.abc import Collection

from entaku.kernel.decisions import YesNo
from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import payment
from entaku.magic.concepts.mana.payment import Price
from entaku.magic.game.choices import Procedure, ask, choose_number
from entaku.magic.game.state import Game
from entaku.oracle.mana import LIFE_FOR_MANA

IN_LIFE, TIMES, LAST = "game-mana-in-life", "game-mana-in-life-times", "game-life-last"
"""The questions: 2 life for the one symbol; for how many of several; and whether really all the life that is left."""


def choose(
    game: Game, seat: Seat, price: Price, source: int, without: Collection[int] = ()
) -> Procedure[tuple[str, ...] | None]:
    """The Phyrexian symbols of a price that the player pays for in life; None if they'd rather not pay at all.

    As much as must be, as long as the player doesn't say otherwise.  Nobody dies of it without being asked.
    """
    if not price.phyrexian:
        return ()
    ways = list(payment.ways_in_life(game, seat, price, without))
    for symbol in dict.fromkeys(price.phyrexian):
        counts = sorted({way.count(symbol) for way in ways})
        if not counts:
            return None
        about = (source, f"{{{symbol}}}")
        if counts == [0, 1]:
            chosen = int((yield from ask(game, seat, IN_LIFE, YesNo(), default=False, about=about)) is True)
        else:
            chosen = yield from choose_number(game, seat, TIMES, counts[0], counts[-1], counts[0], about)
        ways = [way for way in ways if way.count(symbol) == chosen]
    if not ways:
        return None
    way = ways[0]
    life = LIFE_FOR_MANA * len(way)
    if way and game.players[seat].life <= price.life + life:
        sure = yield from ask(game, seat, LAST, YesNo(), default=False, about=(source, str(life)))
        return way if sure is True else None
    return way


def settle(game: Game, seat: Seat, price: Price, source: int, without: Collection[int] = ()) -> Procedure[Price | None]:
    """The price as the player chooses to pay for its Phyrexian symbols; None if they'd rather not."""
    chosen = yield from choose(game, seat, price, source, without)
    return None if chosen is None else price.with_life(chosen)
