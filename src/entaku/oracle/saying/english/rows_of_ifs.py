"""What is done "otherwise" behind several sentences with "if": where none of what was asked of one thing is so."""

from msgspec import structs

from entaku.oracle.ir.conditions import Condition, Either, Matches, Unless
from entaku.oracle.ir.instructions import If, Instruction

Instructions = tuple[Instruction, ...]


def ends_row(before: Instruction, rest: Instructions) -> Instructions:
    """What follows an "if", where its "otherwise" is that of both: done if neither is so."""
    first = rest[0] if rest else None
    if not isinstance(before, If) or before.otherwise or not isinstance(first, If):
        return rest
    if first.otherwise and is_of_one_thing(before.condition, first.condition):
        neither = If(Unless(Either((before.condition, first.condition))), first.otherwise)
        return (structs.replace(first, otherwise=()), neither, *rest[1:])
    second = rest[1] if len(rest) > 1 else None
    asked = asked_of_all(second)
    if isinstance(second, If) and asked[:1] == (first.condition,) and is_of_one_thing(before.condition, *asked):
        return (first, structs.replace(second, condition=Unless(Either((before.condition, *asked)))), *rest[2:])
    return rest


def asked_of_all(one: Instruction | None) -> tuple[Condition, ...]:
    """The conditions none of which may hold for something to be done."""
    if isinstance(one, If) and isinstance(one.condition, Unless) and isinstance(one.condition.of, Either):
        return one.condition.of.of
    return ()


def is_of_one_thing(*conditions: Condition) -> bool:
    """Whether all of several conditions ask what one thing is like."""
    first = conditions[0]
    return isinstance(first, Matches) and all(isinstance(one, Matches) and one.what == first.what for one in conditions)


def as_said(do: Instructions) -> Instructions:
    """The same with what is done "otherwise" as part of the last "if" before it."""
    for place, one in enumerate(do):
        asked = asked_of_all(one)
        row = do[max(0, place - len(asked)) : place]
        if (
            asked
            and isinstance(one, If)
            and tuple(each.condition for each in row if isinstance(each, If) and not each.otherwise) == asked
        ):
            last = row[-1]
            return (*do[: place - 1], structs.replace(last, otherwise=one.do), *as_said(do[place + 1 :]))
    return do
