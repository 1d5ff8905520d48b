"""Changes in size so many times: "+1/+0" for each of something is one change with an amount."""

from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.things import Amount, Times, X
from entaku.oracle.saying.english.telling import Unsayable


def times(number: int, amount: Amount) -> Amount:
    return 0 if number == 0 else amount if number == 1 else Times(number, amount)


def factor(was: Amount, amount: Amount) -> int:
    """How many times an amount another is."""
    if was == 0:
        return 0
    if was == amount:
        return 1
    if isinstance(was, Times) and was.amount == amount:
        return was.factor
    raise Unsayable(was)


def is_plain(size: Resize) -> bool:
    """Whether it is a change by plain numbers, or by X."""
    return all(isinstance(part, int) or part in (X(), Times(-1, X())) for part in (size.power, size.toughness))


def so_many_times(size: Resize, amount: Amount) -> Resize | None:
    """A change in size by plain numbers so many times; None where it isn't one."""
    if not isinstance(size.power, int) or not isinstance(size.toughness, int):
        return None
    return Resize(times(size.power, amount), times(size.toughness, amount))


def one_of(size: Resize) -> tuple[Resize, Amount]:
    """What a change in size is for each of something, and of what.  Raises Unsayable."""
    both = (size.power, size.toughness)
    amounts = [part.amount if isinstance(part, Times) else part for part in both if part != 0]
    if len(set(amounts)) != 1 or isinstance(amounts[0], int | X):
        raise Unsayable(size)
    return Resize(factor(size.power, amounts[0]), factor(size.toughness, amounts[0])), amounts[0]
