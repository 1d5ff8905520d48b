"""What mana is asked for, and what a player can make: as a refusal says it.  (CR 107.4, 601.2g)"""

from entaku.kernel.seats import Seat
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.mana import mana_abilities
from entaku.magic.concepts.mana.payment import Price
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import MANA_KINDS, Game


def owed(game: Game, seat: Seat, refusal: Refusal, price: Price) -> Refusal:
    """A refusal for want of mana with what is asked for and what there is; any other as it is."""
    if refusal != r.MANA:
        return refusal
    return replace(refusal, facts=(("cost", said(price)), ("mana", makes(game, seat))))


def said(price: Price) -> str:
    """A price in symbols.

    >>> said(Price(("2", "G", "W/U", "S")))
    '{2}{S}{G}{W/U}'
    """
    generic = max(0, price.generic - price.less)
    whole = [f"{{{generic}}}"] if generic else []
    whole += ["{S}"] * price.snow
    whole += [symbol(kinds) for kinds in price.symbols]
    whole += [f"{{2/{kinds}}}" for kinds in price.twofold]
    whole += [f"{{{phyrexian}}}" for phyrexian in price.phyrexian]
    return "".join(whole) or "{0}"


def symbol(kinds: str) -> str:
    """The symbol for one mana of any of these kinds."""
    return "{1}" if set(kinds) >= set(MANA_KINDS) else f"{{{'/'.join(kinds)}}}"


def makes(game: Game, seat: Seat) -> str:
    """The mana that a player has and can make now by tapping alone, in symbols; "" for none."""
    known = mana_abilities.known(game, seat)
    there = [kind for kind, count in zip(MANA_KINDS, game.players[seat].mana, strict=True) for _ in range(count)]
    for source in (*known.sources, *known.kept):
        there += [source.kinds] * (source.amount + source.bonus)
        there += [kinds for kinds, amount in source.extra for _ in range(amount)]
    return "".join(f"{{{'/'.join(dict.fromkeys(kinds.upper()))}}}" for kinds in there if kinds)
