"""Special actions with cards in hand: they are set aside in exile, to be cast from there.  (CR 116.2f, 116.2h)"""

from collections.abc import Iterator

from entaku.cards.ir import abilities as a
from entaku.cards.ir import things as t
from entaku.cards.mana import Cost
from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic import castable, changing, costs, elsewhere, holdings, moving, paying, x_values
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, Rewound
from entaku.magic.game import Game, Object
from entaku.magic.questions import Context
from entaku.magic.timing import sorcery_time

FORETELLING: tuple[a.CostPart, ...] = (a.Pay(Cost.parse("2")),)
"""What foretelling a card costs.  (CR 702.143a)"""


def offered(game: Game, seat: Seat) -> Iterator[Option]:
    """The cards that the player may foretell, plot or suspend now.  (CR 702.62a, 702.143a, 2026 702.170a)"""
    for number in holdings.held(game, seat).aside:
        item = game.objects[number]
        for keyword in elsewhere.kit_of_card(game, item).keyword_list:
            if keyword.name in holdings.ASIDE and may_set_aside(game, seat, item, keyword):
                yield Option(f"{keyword.name}:{number}", keyword.name, card=number, text=item.base.name)


def may_set_aside(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> bool:
    """Whether the time and the cost allow it."""
    return bool(affordable(game, seat, item, keyword)) and is_time(game, seat, item, keyword)


def is_time(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> bool:
    """Whether the card may be set aside now: during the own turn, or when it could be begun to be cast.

    (CR 116.2f, 116.2h)
    """
    if keyword.name == "foretell":
        return game.is_turn_of(seat)
    if keyword.name == "plot":
        return sorcery_time(game, seat)
    timely = sorcery_time(game, seat) or castable.is_instant_speed(game, seat, item)
    return timely and castable.allowed(game, seat, item)


def affordable(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> list[int]:
    """The values of X for which the cost can be paid, never none of X; 0 where there is no X.  (CR 107.3a)"""
    parts = price_of(keyword)
    if not isinstance(keyword.amount, t.X):
        return [0] if costs.can_pay_all(game, seat, Context(game, item.id, seat), parts) else []

    def can_pay(x: int) -> bool:
        return costs.can_pay_all(game, seat, Context(game, item.id, seat, bound={"X": x}), parts, x)

    return [x for x in x_values.payable(can_pay, parts) if x]


def price_of(keyword: a.Keyword) -> tuple[a.CostPart, ...]:
    return FORETELLING if keyword.name == "foretell" else keyword.cost


def set_aside(game: Game, seat: Seat, number: int, name: str) -> Procedure[None]:
    """The cost is paid and the card exiled: face down if foretold, with time counters if suspended."""
    item = game.objects[number]
    keyword = next(one for one in elsewhere.kit_of_card(game, item).keyword_list if one.name == name)
    cost, x = price_of(keyword), 0
    if isinstance(keyword.amount, t.X):
        x = yield from x_values.choose(game, seat, affordable(game, seat, item, keyword), number)
    if not (yield from costs.pay_parts(Context(game, number, seat), cost, paying.Price(costs.symbols_of(cost), x))):
        raise Rewound
    if name == "foretell":
        for now in (yield from moving.move(game, [Going(number, "exile", face_down=True, cause="foretell")])):
            if game.objects[now].zone == "exile":
                changing.alter(game, now, foretold=True, known_to=(seat,))
    elif name == "plot":
        for now in (yield from moving.move(game, [Going(number, "exile", cause="plot")])):
            if game.objects[now].zone == "exile":
                changing.alter(game, now, plotted="plot")
    else:
        counters = (("time", keyword.amount if isinstance(keyword.amount, int) else x),)
        yield from moving.move(game, [Going(number, "exile", counters=counters, cause="suspend")])
