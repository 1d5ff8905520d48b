"""What the choices of a vote lead to."""

from collections.abc import Iterable, Sequence

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t


def following(do: Sequence[object], choice: str) -> Iterable[object]:
    """The instructions that a choice in a vote leads to."""
    for one in do:
        if isinstance(one, i.If) and isinstance(one.condition, c.MostVotes):
            if one.condition.choice == choice:
                yield from one.do
        elif isinstance(one, i.ForEachVote):
            if one.choice == choice:
                yield from one.do
        elif getattr(one, "amount", None) is not None and votes_for(one, choice):
            yield one


def votes_for(one: object, choice: str) -> bool:
    amount = getattr(one, "amount", None)
    if isinstance(amount, t.Times):
        amount = amount.amount
    return isinstance(amount, t.VotesFor) and amount.choice == choice


def hangs_on(one: object) -> bool:
    """Whether an instruction is followed only for a choice of a vote."""
    if isinstance(one, i.If):
        return isinstance(one.condition, c.MostVotes)
    amount = getattr(one, "amount", None)
    return isinstance(one, i.ForEachVote) or isinstance(
        amount.amount if isinstance(amount, t.Times) else amount, t.VotesFor
    )
