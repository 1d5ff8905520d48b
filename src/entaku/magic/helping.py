"""What helps to pay for a spell: creatures (convoke), artifacts (improvise), cards of the own graveyard (delve).

(CR 702.51, 702.66, 702.126)  None of them makes mana: once the total cost is known, each of them pays for one generic
mana of it, a creature also for one mana of one of its colours.
"""

from collections.abc import Sequence

from msgspec import Struct

from entaku.kernel.decisions import Choose
from entaku.kernel.seats import Seat
from entaku.magic import assisting, changing, layers, mana, moving, paying
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, Rewound, ask, option_of
from entaku.magic.game import Game, Object
from entaku.magic.paying import Price

HELPS = frozenset({"convoke", "improvise", "delve"})
HELPED = HELPS | {"assist"}
"""The keywords by which more can be paid than a player has mana for."""


class Helper(Struct, frozen=True):
    """An object that may pay for one mana: generic, or of one of these colours."""

    number: int
    colours: str = ""


def keyword_of(item: Object) -> str:
    """The keyword by which others help to pay for a spell; "" if it has none."""
    found = HELPS & item.base.kit.keywords
    return min(found) if found else ""


def helpers(game: Game, seat: Seat, item: Object) -> list[Helper]:
    """Who may help to pay for a spell, those that could be tapped for mana as well last."""
    keyword = keyword_of(item)
    if keyword == "delve":
        return [Helper(number) for number in game.graveyards[seat] if number != item.id]
    found: list[Helper] = []
    for number in game.battlefield:
        if game.objects[number].tapped:
            continue
        traits = layers.look(game, game.objects[number])
        if traits.controller != seat:
            continue
        if keyword == "convoke" and traits.is_creature:
            found.append(Helper(number, "".join(traits.colours)))
        elif keyword == "improvise" and "Artifact" in traits.types:
            found.append(Helper(number))
    sources = {source.number for source in mana.sources(game, seat)}
    return sorted(found, key=lambda helper: helper.number in sources)


def helped(price: Price, found: Sequence[Helper]) -> tuple[Price, int]:
    """What is still to be paid when these have helped, colours first; and how many of them were of use."""
    left = Price((), 0, price.any_colour, price.purpose)
    left.snow, left.life, left.twofold, left.phyrexian = price.snow, price.life, price.twofold, price.phyrexian
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
    left.symbols, left.generic = symbols, generic
    return left, used


def can_pay(game: Game, seat: Seat, item: Object, price: Price) -> bool:
    """Whether a player can pay for a spell, with all the help there is."""
    if paying.can_pay(game, seat, price):
        return True
    if assisting.could_pay(game, seat, item, price):
        return True
    if not keyword_of(item):
        return False
    found = helpers(game, seat, item)
    sources = {source.number for source in mana.sources(game, seat)}
    idle = [helper for helper in found if helper.number not in sources]
    return any(
        paying.can_pay(game, seat, helped(price, some)[0], tuple(one.number for one in some)) for some in (idle, found)
    )


def fewest(game: Game, seat: Seat, price: Price, found: Sequence[Helper]) -> tuple[int, ...]:
    """So few helpers that the rest can be paid."""
    chosen: list[Helper] = []
    for helper in (*found, None):
        rest, used = helped(price, chosen)
        if paying.can_pay(game, seat, rest, tuple(one.number for one in chosen)):
            break
        if helper is not None and helped(price, [*chosen, helper])[1] > used:
            chosen.append(helper)
    return tuple(helper.number for helper in chosen)


def help_to_pay(game: Game, seat: Seat, item: Object, price: Price) -> Procedure[Price]:
    """The player chooses who helps; what is left to pay.  Raises Rewound if one of them pays for nothing."""
    price = yield from assisting.assisted(game, seat, item, price)
    keyword = keyword_of(item)
    if not keyword or price.is_nothing:
        return price
    found = helpers(game, seat, item)
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
        yield from moving.move(game, [Going(number, "exile", cause="delve") for number in numbers])
    else:
        changing.tap(game, numbers)
    return rest
