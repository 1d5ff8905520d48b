"""Assist: another player may pay for generic mana of a spell.  (CR 601.2h, 702.132)"""

from entaku.kernel.decisions import Number
from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import mana_abilities, payment, restricted_mana
from entaku.magic.concepts.mana.payment import Price
from entaku.magic.game.choices import Procedure, ask, choose_player
from entaku.magic.game.state import Game, Object


def spare(game: Game, seat: Seat) -> int:
    """How much mana for generic costs a player could make now."""
    pool = sum(restricted_mana.spendable(game, seat, None)[0]) - len(restricted_mana.never_generic(game, seat, None))
    return pool + len(mana_abilities.sources(game, seat))


def generic(item: Object, price: Price) -> int:
    """How much of a price others may pay for.  (CR 702.132a)"""
    return max(0, price.generic - price.less) if "assist" in item.base.kit.keywords else 0


def others(game: Game, seat: Seat) -> list[Seat]:
    return [other for other in game.seats_in_turn_order(seat) if other != seat and spare(game, other)]


def lessened(price: Price, amount: int) -> Price:
    """The price without so much generic mana."""
    left = price.with_life(())
    left.reduced(amount)
    return left


def could_pay(game: Game, seat: Seat, item: Object, price: Price) -> bool:
    """Whether the player could pay if another one paid as much as they can."""
    most = generic(item, price)
    if not most or price.phyrexian:
        return False
    helps = max((spare(game, other) for other in others(game, seat)), default=0)
    return helps > 0 and payment.can_pay(game, seat, lessened(price, min(most, helps)))


def assisted(game: Game, seat: Seat, item: Object, price: Price) -> Procedure[Price]:
    """The player may choose another player, who pays as much as they like; what is left to pay.  (CR 702.132a)"""
    most = generic(item, price)
    willing = others(game, seat) if most else []
    if not willing:
        return price
    asked = yield from choose_player(game, seat, "game-assist-who", (seat, *willing), (item.id,))
    if asked is None or asked == seat:
        return price
    shape = Number(0, min(most, spare(game, asked)))
    answer = yield from ask(game, asked, "game-assist", shape, 0, (item.id,), stands_in=False)
    amount = answer if isinstance(answer, int) else 0
    if amount and not (yield from payment.pay(game, asked, Price([str(amount)]))):
        return price
    return lessened(price, amount)
