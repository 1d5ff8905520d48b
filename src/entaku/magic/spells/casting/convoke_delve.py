"""What helps to pay for a spell: creatures (convoke), artifacts (improvise), cards of the own graveyard (delve).

(CR 601.2h, 702.51, 702.66, 702.126)
None of them makes mana: once the total cost is known, each of them pays for one generic mana of it, a creature also for
one mana of one of its colours.
"""

from collections.abc import Sequence

from msgspec import Struct

from entaku.kernel.decisions import Choose
from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import mana_abilities, payment, waterbending
from entaku.magic.concepts.mana.payment import Price
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound, ask, option_of
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.abilities.given_keywords import given_names
from entaku.magic.spells.casting import assist
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir.costs import CostPart

HELPS = frozenset({"convoke", "improvise", "delve"})
HELPED = HELPS | {"assist"}
"""The keywords by which more can be paid than a player has mana for."""


class Helper(Struct, frozen=True):
    """An object that may pay for one mana: generic, or of one of these colours."""

    number: int
    colours: str = ""


def keywords_of(game: Game, seat: Seat, item: Object) -> list[str]:
    """The keywords by which others help to pay for a spell."""
    return sorted(HELPS & (item.base.kit.keywords | given_names(game, seat, item)))


def helpers(game: Game, seat: Seat, item: Object, keyword: str) -> list[Helper]:
    """Who may help to pay for a spell by a keyword, those that could be tapped for mana as well last."""
    if keyword == "delve":
        return [Helper(number) for number in game.graveyards[seat] if number != item.id]
    found: list[Helper] = []
    for number, traits in mana_abilities.untapped(game, seat):
        if keyword == "convoke" and traits.is_creature:
            found.append(Helper(number, "".join(traits.colours)))
        elif keyword == "improvise" and "Artifact" in traits.types:
            found.append(Helper(number))
    sources = {source.number for source in mana_abilities.sources(game, seat)}
    return sorted(found, key=lambda helper: helper.number in sources)


def helped(price: Price, found: Sequence[Helper]) -> tuple[Price, int]:
    """What is still to be paid when these have helped, colours first; and how many of them were of use."""
    symbols = list(price.symbols)
    generic = max(0, price.generic - price.less)
    used = 0
    for helper in sorted(found, key=lambda one: (not one.colours, len(one.colours))):
        fitting = [symbol for symbol in symbols if set(symbol) & set(helper.colours)]
        if fitting:
            symbols.remove(min(fitting, key=len))
            used += 1
        elif generic:
            generic -= 1
            used += 1
    return price.left(symbols, generic), used


def can_pay(game: Game, seat: Seat, item: Object, price: Price, parts: Sequence[CostPart] = (), x: int = 0) -> bool:
    """Whether a player can pay for a spell, with all the help there is; the `parts` may be waterbend costs."""
    if waterbending.can_pay(Context(game, item.id, seat).with_bound(X=x), parts, price):
        return True
    if assist.could_pay(game, seat, item, price):
        return True
    keywords = keywords_of(game, seat, item)
    if not keywords:
        return False
    each = {one.number: one for keyword in reversed(keywords) for one in helpers(game, seat, item, keyword)}
    found = list(each.values())  # what helps by convoke helps for colours, too
    sources = {source.number for source in mana_abilities.sources(game, seat)}
    idle = [helper for helper in found if helper.number not in sources]
    return any(
        payment.can_pay(game, seat, helped(price, some)[0], tuple(one.number for one in some)) for some in (idle, found)
    )


def fewest(game: Game, seat: Seat, price: Price, found: Sequence[Helper]) -> tuple[int, ...]:
    """So few helpers that the rest can be paid."""
    chosen: list[Helper] = []
    for helper in (*found, None):
        rest, used = helped(price, chosen)
        if payment.can_pay(game, seat, rest, tuple(one.number for one in chosen)):
            break
        if helper is not None and helped(price, [*chosen, helper])[1] > used:
            chosen.append(helper)
    return tuple(helper.number for helper in chosen)


def help_to_pay(game: Game, seat: Seat, item: Object, price: Price) -> Procedure[Price]:
    """The player chooses who helps; what is left to pay.  Raises Rewound if one of them pays for nothing."""
    price = yield from assist.assisted(game, seat, item, price)
    for keyword in keywords_of(game, seat, item):
        price = yield from help_by(game, seat, item, price, keyword)
    return price


def help_by(game: Game, seat: Seat, item: Object, price: Price, keyword: str) -> Procedure[Price]:
    """The same by one keyword."""
    found = helpers(game, seat, item, keyword)
    if price.is_nothing or not found:
        return price
    options = tuple(option_of(game, helper.number, helper.number) for helper in found)
    most = min(len(options), helped(price, found)[1])
    usual = fewest(game, seat, price, found)
    answer = yield from ask(game, seat, f"game-{keyword}", Choose(options, 0, most), usual, (item.id,))
    chosen = [helper for helper in found if isinstance(answer, tuple) and helper.number in answer]
    rest, used = helped(price, chosen)
    if used < len(chosen):
        raise Rewound
    numbers = [helper.number for helper in chosen]
    if keyword == "delve":
        exiled_by = asking.as_exiler(game, item.id)
        yield from moving.move(game, [Going(number, "exile", cause="delve", exiled_by=exiled_by) for number in numbers])
    else:
        mutators.tap(game, numbers)
    return rest
