"""Prizes from a list of cards (one a line, `*F*` for a foil, `@Aya` for who drafted it), or from drafted pools."""

import re
from collections.abc import Mapping, Sequence

from entaku.decks.limited import Find
from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.oracle.library import Library
from entaku.oracle.naming.lines import CardLine, Heading, Remark, read_line
from entaku.oracle.pool import Pool
from entaku.server.nights.shown import NightPrize
from entaku.tournament.prizes import Prize

MOST_PRIZES = 600
LONGEST_PRIZE = 120
LONGEST_LIST = 2 * MOST_PRIZES * LONGEST_PRIZE

_DRAFTER = re.compile(r"\s*[@＠]\s*(.+)$")


def read_prizes(
    text: str, names: Mapping[int, str], library: Library
) -> tuple[tuple[NightPrize, ...], tuple[str, ...]]:
    """The prizes of a list, and the names that no known card has: those count as rares.  Headings say nothing.

    Raises Unlawful for a list that is too long, and for a drafter who isn't one of `names`.
    """
    if len(text) > LONGEST_LIST:
        raise Unlawful("night-too-many-prizes", most=MOST_PRIZES)
    numbers = {name.casefold(): number for number, name in names.items()}
    prizes: list[NightPrize] = []
    unknown: list[str] = []
    for line in map(tidied, text.splitlines()):
        by = _DRAFTER.search(line)
        read = read_line(line[: by.start()] if by else line)
        if isinstance(read, Remark | Heading):
            continue
        listed = read or CardLine(line)
        name = listed.name[:LONGEST_PRIZE]
        drafter = None if by is None else numbers.get(by.group(1).casefold())
        if by is not None and drafter is None:
            raise Unlawful("night-drafter-unknown", name=by.group(1)[:80], prize=name)
        card = library.get(name)
        if card is None:
            unknown.append(name)
        rarity = "rare" if card is None else str(card.rarity)
        one = Prize(0, name if card is None else card.name, rarity, listed.foil, drafter)
        if len(prizes) + listed.count > MOST_PRIZES:
            raise Unlawful("night-too-many-prizes", most=MOST_PRIZES)
        prizes += [NightPrize(0, one.name, one.rarity, one.foil, one.drafter, one.is_pooled)] * listed.count
    return tuple(prizes), tuple(unknown)


def drafted_prizes(pools: Sequence[Pool], names: Mapping[int, str], find: Find) -> tuple[NightPrize, ...]:
    """The rares, mythics and foils of a draft, each with its drafter, who is known by name.  (EV-4)"""
    numbers = {name.casefold(): number for number, name in names.items()}
    prizes = []
    for pool in pools:
        drafter = numbers.get(pool.player.casefold())
        for printed in pool.cards:
            card = find(printed.name)
            rarities = {} if card is None else {one.set_code: str(one.rarity) for one in card.printings}
            rarity = rarities.get(printed.set_code, "special" if card is None else str(card.rarity))
            one = Prize(0, printed.name, rarity, printed.foil, drafter)
            if one.is_pooled:
                prizes.append(NightPrize(0, one.name, one.rarity, one.foil, drafter))
    return tuple(prizes)
