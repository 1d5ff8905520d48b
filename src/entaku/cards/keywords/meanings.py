"""Keyword abilities that stand for other abilities, and what they stand for.  (CR 702)

Trees hold the keyword alone, be they read, written by hand, a token's or what an effect gives; the engine puts what it
means behind it wherever an object has it.  The keyword itself stays, as other cards ask for it.  A meaning is read from
the table's own English, or is a tree written by hand.
"""

from functools import cache, lru_cache
from typing import Any  # Any: parts of a tree, whatever they are

from msgspec import Struct, structs

from entaku.cards.ir.abilities import Ability, Keyword, Pay
from entaku.cards.keywords.since_2022 import SINCE_2022
from entaku.cards.keywords.table import BY_NAME, ROWS, Row
from entaku.cards.keywords.written import WRITTEN, number_of
from entaku.cards.mana import Cost

TREES = {**WRITTEN, **SINCE_2022}
"""Trees by hand, by the keywords that stand for them."""
SPELLED = frozenset(TREES) | frozenset(row.name for row in ROWS if row.means)
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
    row = BY_NAME.get(keyword.name)
    return tuple(_given(each, keyword) for each in _read(row)) if row is not None and row.means else ()


_NUMBER, _NUMBER_WORD = 10, "ten"
_COST = Pay(Cost((str(_NUMBER),)))
"""What stands for a keyword's number and cost while its meaning is read: no meaning has a ten of its own."""


@cache
def _read(row: Row) -> tuple[Ability, ...]:
    """What a row means, with ten for its number and {10} for its cost.

    Raises ValueError for words that our own reader doesn't understand.
    """
    from entaku.cards.reading.reader import read_paragraph

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
        fields = {field: getattr(part, field) for field in part.__struct_fields__}
        changed = {field: new for field, old in fields.items() if (new := _given(old, keyword)) is not old}
        return structs.replace(part, **changed) if changed else part
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
    if isinstance(value, Struct):
        fields = {field: getattr(value, field) for field in value.__struct_fields__}
        changed = {field: new for field, old in fields.items() if (new := written_out(old)) != old}
        return structs.replace(value, **changed) if changed else value
    return value
