"""Keyword abilities that stand for other abilities, and what they stand for.  (CR 702)

Trees hold the keyword alone, be they read, written by hand, a token's or what an effect gives; the engine puts what it
means behind it wherever an object has it.  The keyword itself stays, as other cards ask for it.  A meaning is read from
the table's own English, or is a tree written by hand.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any  # Any: parts of a tree, whatever they are

from msgspec import Struct, structs

from entaku.oracle.ir.abilities import Ability, Keyword, Pay, Triggered
from entaku.oracle.ir.instructions import WithX
from entaku.oracle.ir.things import Amount
from entaku.oracle.ir.walking import with_parts
from entaku.oracle.keywords import paid
from entaku.oracle.keywords.since_2022 import SINCE_2022
from entaku.oracle.keywords.table import BY_NAME, ROWS, Row
from entaku.oracle.keywords.written import WRITTEN, number_of
from entaku.oracle.mana import Cost

TREES: Mapping[str, Callable[[Keyword], Ability | tuple[Ability, ...]]] = {**WRITTEN, **SINCE_2022}
"""Trees by hand that are made for a keyword, by its name."""
GIVEN = {row.name: (row.gives,) for row in paid.ROWS if row.gives is not None}
"""What comes of those that are paid."""
SPELLED = frozenset((*TREES, *GIVEN)) | frozenset(row.name for row in ROWS if row.means)
"""The keywords that are written out."""


@lru_cache(maxsize=4096)
def meaning(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for, always the same ones; none if it stands for none.

    >>> [type(ability).__name__ for ability in meaning(Keyword("prowess"))], meaning(Keyword("flying"))
    (['Triggered'], ())
    >>> meaning(Keyword("afflict", amount=3))[0].do
    (LoseLife(amount=3, who=DefendingPlayer(what=Self())),)
    """
    if keyword.name in TREES:
        meant = TREES[keyword.name](keyword)
        return meant if isinstance(meant, tuple) else (meant,)
    if keyword.name in GIVEN:
        return GIVEN[keyword.name]
    row = BY_NAME.get(keyword.name)
    meant = tuple(_given(each, keyword) for each in _read(row)) if row is not None and row.means else ()
    return tuple(_counted(each, keyword.amount) for each in meant) if keyword.cost and keyword.amount else meant


def _counted(ability: Ability, x: Amount) -> Ability:
    """The ability with the X of its cost counted as it resolves: "ward {X}, where X is …".  (CR 107.3i)"""
    return structs.replace(ability, do=(WithX(x, ability.do),)) if isinstance(ability, Triggered) else ability


_NUMBER, _NUMBER_WORD = 10, "ten"
_COST = Pay(Cost((str(_NUMBER),)))
"""What stands for a keyword's number and cost while its meaning is read: no meaning has a ten of its own."""


@cache
def _read(row: Row) -> tuple[Ability, ...]:
    """What a row means, with ten for its number and {10} for its cost.

    Raises ValueError for words that our own reader doesn't understand.
    """
    from entaku.oracle.reading.reader import read_paragraph

    found: list[Ability] = []
    for line in row.means.splitlines():
        words = line.replace("{N}", str(_NUMBER)).replace("{n}", _NUMBER_WORD).replace("{cost}", f"{{{_NUMBER}}}")
        paragraph = read_paragraph(words, spell=False)
        if not paragraph.understood:
            raise ValueError(f"{row.name}: {words}")
        found += paragraph.abilities
    return tuple(found)


def _given(part: Any, keyword: Keyword) -> Any:  # noqa: ANN401  (whatever it is, so it comes back)
    """The same part of a meaning with the keyword's own number and cost."""
    if isinstance(part, tuple):
        return tuple(one for each in part for one in (keyword.cost if each == _COST else (_given(each, keyword),)))
    if isinstance(part, Struct):
        return with_parts(part, lambda one: _given(one, keyword))
    return number_of(keyword) if type(part) is int and part == _NUMBER else part


def with_meanings(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, with what keywords among them stand for behind each."""
    if not any(isinstance(each, Keyword) and each.name in SPELLED for each in abilities):
        return abilities
    return tuple(one for each in abilities for one in (each, *(meaning(each) if isinstance(each, Keyword) else ())))


def written_out(value: Any) -> Any:  # noqa: ANN401  (whatever it is, so it comes back)
    """The same, with what keywords stand for behind each of them, wherever abilities stand in it.

    >>> written_out((Keyword("prowess"),))[1].on
    Casts(who=You(), where=(Not(of=Is(what='Creature')),))
    """
    if isinstance(value, tuple):
        found: list[Any] = []
        for each in value:
            found.append(written_out(each))
            found += meaning(each) if isinstance(each, Keyword) else ()
        return tuple(found)
    return with_parts(value, written_out)
