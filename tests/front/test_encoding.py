"""Every decision as steps of a fixed number of actions."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from entaku.front.encoding import ACTIONS, Encoded
from entaku.front.translating import actions_for, answer_for
from entaku.kernel.decisions import (
    Answer,
    Assign,
    Choose,
    Decision,
    Divide,
    Name,
    Number,
    Option,
    Order,
    Part,
    Shape,
    Split,
    YesNo,
)
from entaku.kernel.errors import Unlawful


def options(count: int, begin: int = 100) -> tuple[Option, ...]:
    return tuple(Option(begin + number) for number in range(count))


def decision(shape: Shape, default: Answer = ()) -> Decision:
    return Decision(id=1, seat=0, actor=0, purpose="test", shape=shape, default=default)


def everything(asked: Decision, taken: tuple[int, ...] = ()) -> list[Answer]:
    """Every answer that steps lead to, as often as they do."""
    encoded = Encoded(asked, taken)
    if encoded.answer is not None:
        return [encoded.answer]
    return [answer for action in encoded.actions for answer in everything(asked, (*taken, action))]


def permutations(count: int, *, least: int | None = None) -> list[Answer]:
    lengths = range(count if least is None else least, count + 1)
    keys = [option.key for option in options(count)]
    return [one for length in lengths for one in itertools.permutations(keys, length)]


SMALL: dict[str, tuple[Shape, list[Answer]]] = {
    "one of three": (Choose(options(3)), [100, 101, 102]),
    "any of three": (Choose(options(3), 0, 3), permutations(3, least=0)),
    "two of three": (Choose(options(3), 2, 2), [one for one in permutations(3, least=2) if len(one) == 2]),  # type: ignore[arg-type]
    "order": (Order(options(3)), permutations(3)),
    "divide": (Divide(options(3), 4, 1), [(1, 1, 2), (1, 2, 1), (2, 1, 1)]),
    "number": (Number(-1, 2), [-1, 0, 1, 2]),
    "name": (Name("word", ("a", "b")), ["a", "b"]),
    "free name": (Name("word"), ["default"]),
    "yes or no": (YesNo(), [False, True]),
    "assign": (
        Assign(options(2), (options(2, 7), options(1, 9))),
        [((), ()), ((), (9,)), ((7,), ()), ((7,), (9,)), ((8,), ()), ((8,), (9,))],
    ),
    "split": (
        Split(options(2), (Part("top"), Part("bottom", most=1))),
        [((100, 101), ()), ((101, 100), ()), ((100,), (101,)), ((101,), (100,))],
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_every_answer_is_reached_once_and_no_other(name: str) -> None:
    """The steps of a small decision lead to each lawful answer, in every order that differs, once."""
    shape, expected = SMALL[name]
    asked = decision(shape, "default")
    found = everything(asked)
    assert sorted(map(str, found)) == sorted(map(str, expected))
    assert all(asked.check(answer) == answer for answer in found)
    assert [answer_for(asked, actions_for(asked, answer)) for answer in found] == found


def shapes() -> st.SearchStrategy[Shape]:
    """Decisions of all shapes, also far larger than there are actions."""
    count = st.integers(1, 300)
    few = st.integers(1, 12)
    return st.one_of(
        count.map(lambda number: Choose(options(number))),
        st.tuples(few, few, st.integers(0, 2)).map(
            lambda one: Choose(options(one[0] * 20), min(one[2], one[0]), one[1])
        ),
        few.map(lambda number: Order(options(number))),
        st.tuples(few, st.integers(0, 500)).map(lambda one: Divide(options(one[0]), one[0] + one[1], 1)),
        st.tuples(few, st.integers(0, 3)).map(
            lambda one: Split(options(one[0]), (Part("a", least=min(one)), Part("b"), Part("c", most=2)))
        ),
        few.map(lambda number: Assign(options(number), tuple(options(place * 40) for place in range(number)))),
        st.tuples(st.integers(-5, 5), st.integers(0, 10**9)).map(lambda one: Number(one[0], one[0] + one[1])),
        count.map(lambda number: Name("card", tuple(map(str, range(number))))),
        st.just(YesNo()),
    )


@given(shapes(), st.data())
def test_whatever_is_taken_is_lawful(shape: Shape, data: st.DataObject) -> None:
    """Any lawful steps end in a lawful answer, never more than a menu has actions; a copy goes its own way."""
    asked = decision(shape, "default")
    encoded = Encoded(asked)
    while encoded.answer is None:
        assert len(encoded.actions) > 1
        assert set(encoded.actions) <= set(range(ACTIONS))
        copy = encoded.copy()
        assert copy.actions == encoded.actions
        action = data.draw(st.sampled_from(encoded.actions))
        encoded.take(action)
        assert copy.taken == encoded.taken[:-1]
    assert asked.check(encoded.answer) == encoded.answer
    assert actions_for(asked, encoded.answer) == tuple(encoded.taken)
    assert answer_for(asked, encoded.taken) == encoded.answer


@pytest.mark.parametrize("wanted", [0, 1, 127, 128, 999, 12_345, 10**6])
def test_every_number_of_a_wide_range_is_reached(wanted: int) -> None:
    """A range wider than the actions is entered through stretches: three steps for a million numbers."""
    encoded = Encoded(decision(Number(0, 10**6)))
    while encoded.answer is None:
        assert encoded.menu is not None
        begins = [entry.number for entry in encoded.menu.entries]
        encoded.take(max(place for place, begin in enumerate(begins, start=1) if begin <= wanted))
    assert (encoded.answer, len(encoded.taken)) == (wanted, 3)


def test_an_action_off_the_menu_is_refused() -> None:
    """Nothing is changed by it."""
    encoded = Encoded(decision(Choose(options(2))))
    for action in (0, 3, -1, ACTIONS):
        with pytest.raises(Unlawful) as said:
            encoded.take(action)
        assert said.value.key == "front-action-unlawful"
    assert (encoded.taken, encoded.actions) == ([], [1, 2])


def test_what_no_actions_give_is_said() -> None:
    """Too few actions are no answer, and a name that isn't listed can't be given by actions."""
    asked = decision(Choose(options(3), 2, 2))
    with pytest.raises(Unlawful) as few:
        answer_for(asked, (1,))
    with pytest.raises(Unlawful) as unlisted:
        actions_for(decision(Name("word"), "default"), "another")
    assert [few.value.key, unlisted.value.key] == ["front-actions-few", "front-answer-no-actions"]
