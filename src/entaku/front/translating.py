"""Answers as the actions of an environment, and actions as answers: the one way and the other."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from entaku.front.encoding import Encoded, Menu, steps_of
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Divide, Key, Name, Number, Option, Order, Split
from entaku.kernel.errors import Unlawful


class Target(NamedTuple):
    """What a step is to say: the option of a key or a number, and its place among what is left."""

    place: int
    key: Key | None = None


Stop = None
"""A step that is to say "none", "no" or "done"."""


def answer_for(decision: Decision, actions: Sequence[int]) -> Answer:
    """The answer that actions give.  Raises Unlawful for actions that aren't on the menus, too few or too many."""
    encoded = Encoded(decision, actions)
    if encoded.answer is None:
        raise Unlawful("front-actions-few", actions=len(actions), decision=decision.id)
    return encoded.answer


def actions_for(decision: Decision, answer: Answer) -> tuple[int, ...]:
    """The actions that give a lawful answer.  Raises Unlawful where none do: a name that isn't among those listed.

    >>> shape = Choose((Option(7), Option(8), Option(9)), least=1, most=2)
    >>> decision = Decision(id=3, seat=0, actor=0, purpose="discard", default=(7,), shape=shape)
    >>> actions_for(decision, (9, 7)), answer_for(decision, (3, 1))
    ((3, 1), (9, 7))
    """
    taken: list[int] = []
    steps = steps_of(decision)
    try:
        menu = next(steps)
        for target in _targets(decision, answer):
            while True:
                action = _action(menu, target)
                is_through = target is Stop or not menu.entries[action - 1].stretch
                if len(menu.actions) > 1:
                    taken.append(action)
                menu = steps.send(action)
                if is_through:
                    break
    except StopIteration as done:
        if done.value == answer:
            return tuple(taken)
    raise Unlawful("front-answer-no-actions", decision=decision.id)


def _action(menu: Menu, target: Target | None) -> int:
    """The action of a menu that says this, or leads to where it is said."""
    if target is Stop:
        return 0
    if menu.entries[0].stretch:
        return sum(entry.number <= target.place for entry in menu.entries)
    if target.key is None:
        return 1 + next(place for place, entry in enumerate(menu.entries) if entry.number == target.place)
    keys = [None if entry.option is None else entry.option.key for entry in menu.entries]
    return 1 + keys.index(target.key)


def _targets(decision: Decision, answer: Answer) -> Iterator[Target | None]:
    """What is to be said step by step, whether or not a step is asked."""
    match decision.shape, answer:
        case Choose() | Order(), tuple():
            yield from _several(decision.shape.options, cast("tuple[Key, ...]", answer), decision.shape)
        case Choose(options), int() | str():
            yield from _each(options, (answer,))
        case Divide(), tuple():
            yield from (Target(amount) for amount in cast("tuple[int, ...]", answer)[:-1])
        case Split() as shape, _:
            yield from _split(shape, cast("tuple[tuple[int, ...], ...]", answer))
        case Assign(_, choices), _:
            for row, given in zip(choices, cast("tuple[tuple[int, ...], ...]", answer), strict=True):
                if row:
                    yield next(_each(row, given), Stop)
        case Number(), int():
            yield Target(answer)
        case Name(_, known), str():
            yield from _each([Option(place, text=name) for place, name in enumerate(known)], _place(known, answer))
        case _:
            yield Target(1) if answer else Stop


def _several(options: Sequence[Option], keys: Sequence[Key], shape: Choose | Order) -> Iterator[Target | None]:
    """Several options one after another, and that there are no more."""
    yield from _each(options, keys)
    if isinstance(shape, Choose) and len(keys) < min(shape.most, len(options)):
        yield Stop


def _place(known: Sequence[str], name: str) -> tuple[int, ...]:
    return (known.index(name),) if name in known else ()


def _each(options: Sequence[Option], keys: Sequence[Key], gone: Sequence[Key] = ()) -> Iterator[Target]:
    """Options by their keys, each with its place among those that are left."""
    left = [option.key for option in options if option.key not in gone]
    for key in keys:
        yield Target(left.index(key), key)
        left.remove(key)


def _split(shape: Split, answer: tuple[tuple[int, ...], ...]) -> Iterator[Target | None]:
    """Part after part; one that may take more is stopped."""
    gone: list[int] = []
    for number, (part, keys) in enumerate(zip(shape.parts, answer, strict=True)):
        yield from _each(shape.options, keys, gone)
        gone += keys
        later = shape.parts[number + 1 :]
        if len(keys) < part.most and len(shape.options) - len(gone) > sum(one.least for one in later):
            yield Stop
