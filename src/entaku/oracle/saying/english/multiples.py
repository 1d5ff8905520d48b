"""Amounts inside a clause: found, exchanged, and so many times what is said once."""

from typing import Any, cast  # Any: values of slots, of whatever kind

from msgspec import Struct, structs

from entaku.oracle.ir.abilities import Activated, Triggered
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import CantAttack, Resize
from entaku.oracle.ir.things import (
    Amount,
    Group,
    Times,
    X,
)
from entaku.oracle.ir.walking import PLAIN, exchanged, nodes, parts
from entaku.oracle.mechanics.tokens import Create, CreateCopies
from entaku.oracle.saying.english.amounts import BIG
from entaku.oracle.saying.english.applied import in_proportion as sizes_in_proportion
from entaku.oracle.saying.english.sizes import factor, times
from entaku.oracle.saying.english.telling import Telling

_BIG = frozenset((*BIG, Times))
_IN_OWN_WORDS = frozenset((Group, Activated, Triggered, CantAttack))
"""In these no amount is looked for: what an ability that is given says, or asks, it says in its own words."""


def big_amounts(value: object) -> list[Amount]:
    """The amounts of an instruction that are no plain numbers, outermost only."""
    found: list[Amount] = []
    _gather(value, found)
    return found


def _gather(value: object, found: list[Amount]) -> None:
    while isinstance(value, Times) and value.factor == -1:
        value = value.amount
    kind = type(value)
    if kind in _BIG:
        found.append(cast("Amount", value))
    elif kind not in _IN_OWN_WORDS:
        for each in parts(value):
            if type(each) not in PLAIN:
                _gather(each, found)


def with_amount(value: Any, old: object, new: object) -> Any:  # noqa: ANN401  (whatever it is, so it comes back)
    """The value with something in it exchanged, everywhere."""
    return exchanged(value, lambda one: new if one == old and type(one) is type(old) else one)


def holds(value: object, what: Struct) -> bool:
    kind = type(what)
    return any(type(one) is kind and one == what for one in nodes(value))


FOR_EACH = " for each "


def in_proportion(clause: Any, amount: Amount) -> Any:  # noqa: ANN401  (an instruction with an amount)
    """A clause so many times: "draw a card" as "draw a card for each ..."; None where it has no number."""
    if isinstance(clause, Apply):
        each = sizes_in_proportion(clause, amount)
        return each[0] if each and clause.until == "end of turn" else None
    number = getattr(clause, "amount", None)
    if not isinstance(number, int) or number < 1:
        return None
    return structs.replace(clause, amount=times(number, amount))


def for_one(clause: Any) -> Any:  # noqa: ANN401  (an instruction with an amount)
    """The clause for one of what is counted; None where it isn't so many times that."""
    if isinstance(clause, Apply):
        size = clause.changes[0]
        if len(clause.changes) != 1 or not isinstance(size, Resize):
            return None
        both = (size.power, size.toughness)
        amounts = {part.amount if isinstance(part, Times) else part for part in both if part != 0}
        if len(amounts) != 1:
            return None
        (one,) = amounts
        return structs.replace(clause, changes=(Resize(factor(size.power, one), factor(size.toughness, one)),))
    amount = getattr(clause, "amount", None)
    if amount is None or isinstance(amount, int | X):
        return None
    number = amount.factor if isinstance(amount, Times) else 1
    return structs.replace(clause, amount=number) if number > 0 else None


def unmade(clause: object, told: Telling, before: Telling) -> Telling:
    """The same for "for each" behind something made: "it" is what it was before; afterwards the other way round."""
    if not isinstance(clause, Create | CreateCopies):
        return told
    return told._replace(it=before.it, noun=before.noun, that=before.that, that_noun=before.that_noun)
