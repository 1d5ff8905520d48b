"""Special actions with cards in hand: they are set aside in exile, to be cast from there.  (CR 116.2f, 116.2h)"""

from collections.abc import Iterator

from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts import x_values
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.concepts.mana.mana_owed import owed
from entaku.magic.concepts.mana.restricted_mana import Purpose
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.concepts.timing import no_sorcery_time
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.casting import castable
from entaku.magic.spells.layers import effects_off_battlefield
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.zones import castable_index, moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t
from entaku.oracle.mana import Cost

FORETELLING: tuple[a.CostPart, ...] = (a.Pay(Cost.parse("2")),)
"""What foretelling a card costs.  (CR 702.143a)"""


def offered(game: Game, seat: Seat) -> Iterator[Option]:
    """The cards that the player may foretell, plot or suspend now.  (CR 702.62a, 702.143a, 2026 702.170a)"""
    for number in castable_index.held(game, seat).aside:
        item = game.objects[number]
        for keyword in effects_off_battlefield.kit_of_card(game, item).keyword_list:
            if keyword.name in castable_index.ASIDE and may_set_aside(game, seat, item, keyword):
                yield Option(f"{keyword.name}:{number}", keyword.name, card=number, text=item.base.name)


def may_set_aside(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> bool:
    """Whether the time and the cost allow it."""
    return next(refusals(game, seat, item, keyword), None) is None


def refusals(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> Iterator[Refusal]:
    """Everything that keeps a card from being foretold, plotted or suspended: the time, then the cost."""
    yield from untimely(game, seat, item, keyword)
    if not affordable(game, seat, item, keyword):
        parts = price_of(keyword)
        least = 1 if isinstance(keyword.amount, t.X) else 0
        lacking = [*costs.lacking(Context(game, item.id, seat, bound={"X": least}), parts)] or [r.MANA]
        price = payment.Price(costs.symbols_of(parts), least)
        yield from (owed(game, seat, one, price) for one in lacking)


def is_time(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> bool:
    """Whether the card may be set aside now."""
    return next(untimely(game, seat, item, keyword), None) is None


def untimely(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> Iterator[Refusal]:
    """What of the time isn't so: the own turn, or that the card could be begun to be cast.  (CR 116.2f, 116.2h)"""
    if keyword.name == "foretell":
        if not game.is_turn_of(seat):
            yield r.ONLY_YOUR_TURN_FORETOLD
    elif keyword.name == "plot":
        yield from no_sorcery_time(game, seat, r.OF_PLOTTING)
    else:
        if not castable.is_instant_speed(game, seat, item):
            yield from no_sorcery_time(game, seat, r.OF_SETTING_ASIDE)
        yield from castable.forbidding(game, seat, item)


def affordable(game: Game, seat: Seat, item: Object, keyword: a.Keyword) -> list[int]:
    """The values of X for which the cost can be paid, never none of X; 0 where there is no X.  (CR 107.3a)"""
    parts = price_of(keyword)
    if not isinstance(keyword.amount, t.X):
        ctx = Context(game, item.id, seat)
        return [0] if costs.can_pay_all(game, seat, ctx, parts, purpose=Purpose(item, use=keyword.name)) else []

    def can_pay(x: int) -> bool:
        ctx = Context(game, item.id, seat, bound={"X": x})
        return costs.can_pay_all(game, seat, ctx, parts, x, Purpose(item, use=keyword.name))

    return [x for x in x_values.payable(can_pay, parts) if x]


def price_of(keyword: a.Keyword) -> tuple[a.CostPart, ...]:
    return FORETELLING if keyword.name == "foretell" else keyword.cost


def set_aside(game: Game, seat: Seat, number: int, name: str) -> Procedure[None]:
    """The cost is paid and the card exiled: face down if foretold, with time counters if suspended."""
    item = game.objects[number]
    keyword = next(one for one in effects_off_battlefield.kit_of_card(game, item).keyword_list if one.name == name)
    cost, x = price_of(keyword), 0
    if isinstance(keyword.amount, t.X):
        x = yield from x_values.choose(game, seat, affordable(game, seat, item, keyword), number)
    price = payment.Price(costs.symbols_of(cost), x, purpose=Purpose(item, use=name))
    if not (yield from costs.pay_parts(Context(game, number, seat), cost, price)):
        raise Rewound
    if name == "foretell":
        for now in (yield from moving.move(game, [Going(number, "exile", face_down=True, cause="foretell")])):
            if game.objects[now].zone == "exile":
                mutators.alter(game, now, foretold=True, known_to=(seat,))
    elif name == "plot":
        for now in (yield from moving.move(game, [Going(number, "exile", cause="plot")])):
            if game.objects[now].zone == "exile":
                mutators.alter(game, now, plotted="plot")
                mutators.happen(game, e.Done(seat, "plot a card"), e.Undergone(now, "becomes plotted"))
    else:
        counters = (("time", keyword.amount if isinstance(keyword.amount, int) else x),)
        yield from moving.move(game, [Going(number, "exile", counters=counters, cause="suspend")])
