"""Mana: its symbols and the costs that are made of them.  (CR 107.4, 202)"""

import re
from functools import cached_property

from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.colours import COLOURS, Colours, colours

_BRACED = re.compile(r"\{([^{}]+)\}")
_TOKEN = re.compile(r"\{[^{}]+\}|P(?:[WUBRG]|\{[WUBRG]\})|[WUBRGC2]/[WUBRG](?:/P)?|[WUBRGC]/P|\d+|\S")
_SYMBOL = re.compile(r"\d+|[WUBRGCSXYZ]|[WUBRGC2]/[WUBRG](/P)?|[WUBRGC]/P|½|∞|HW|HR|[TQE]|CHAOS|PW|TK|A")


class Cost(Struct, frozen=True, dict=True):
    """A mana cost: its symbols in printed order, without braces.

    >>> Cost.parse("{1}{G}{W/U}")
    Cost(symbols=('1', 'G', 'W/U'))
    >>> str(Cost.parse("2RR")), Cost.parse("{2}{R}{R}").mana_value, Cost.parse("{G/W}{X}").colours
    ('{2}{R}{R}', 4, 'WG')
    """

    symbols: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> "Cost":
        """A cost from "{1}{G}" or the short "1G", or a mixture; P before a colour is its Phyrexian symbol.

        Raises Unreadable.

        >>> str(Cost.parse("1R/WB")), str(Cost.parse("P{R}")), str(Cost.parse("2/W{2/W}"))
        ('{1}{R/W}{B}', '{R/P}', '{2/W}{2/W}')
        """
        symbols = []
        for token in _TOKEN.findall(text):
            bare = token.replace("{", "").replace("}", "")
            symbol = f"{bare[1]}/P" if token.startswith("P") and len(bare) == 2 else bare
            if not _SYMBOL.fullmatch(symbol):
                raise Unreadable("mana-symbol-unknown", symbol=bare or token, cost=text)
            symbols.append(symbol)
        return cls(tuple(symbols))

    @classmethod
    def printed(cls, text: str) -> "Cost":
        """A cost as a file of cards gives it, whose symbols may be any: jokes and later years have new ones.

        Raises Unreadable for letters outside braces.

        >>> Cost.printed("{2}{W}{HR}").symbols, Cost.printed("{1}{D}").mana_value
        (('2', 'W', 'HR'), 2)
        """
        rest = _BRACED.sub("", text).strip()
        if rest:
            raise Unreadable("mana-symbol-unknown", symbol=rest, cost=text)
        return cls(tuple(_BRACED.findall(text)))

    def __str__(self) -> str:
        return self.written

    @cached_property
    def written(self) -> str:
        """The symbols, each in braces."""
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)

    @cached_property
    def mana_value(self) -> int:
        """The mana value; X is 0, a hybrid symbol its dearer half.  (CR 202.3)"""
        return sum(symbol_value(symbol) for symbol in self.symbols)

    @cached_property
    def colours(self) -> Colours:
        """The colours of the cost's symbols, hybrid symbols being both of theirs.  (CR 105.2)"""
        return colours("".join(self.symbols))


def symbol_value(symbol: str) -> int:
    """What one symbol adds to a mana value; half a mana, which only jokes have, adds nothing.  (CR 202.3)"""
    if symbol.isdigit():
        return int(symbol)
    if symbol in ("X", "Y", "Z", "½", "HW", "HR"):
        return 0
    if is_twofold(symbol):
        return 2
    return 1


LIFE_FOR_MANA = 2
"""The life that may be paid for a Phyrexian symbol.  (CR 107.4f)"""


def is_phyrexian(symbol: str) -> bool:
    """Whether life may be paid for a symbol.  (CR 107.4f)

    >>> is_phyrexian("G/P"), is_phyrexian("G/U/P"), is_phyrexian("G/U")
    (True, True, False)
    """
    return symbol.endswith("/P")


def is_twofold(symbol: str) -> bool:
    """Whether a symbol is paid for with one mana of its colour or two of any type.  (CR 107.4e)"""
    return symbol.startswith("2/")


def symbols_in(text: str) -> tuple[str, ...]:
    """The braced symbols of a text, in order, without braces."""
    return tuple(_BRACED.findall(text))


def is_coloured(symbol: str) -> bool:
    """Whether a symbol stands for coloured mana, wholly or in part."""
    return any(colour in COLOURS for colour in symbol.split("/"))
