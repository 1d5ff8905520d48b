"""Decisions: one place holds answers against the lawful ones."""

import pytest

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

THREE = (Option(1), Option(2), Option("x"))
CARDS = (Option(1), Option(2), Option(3))


def decision(shape: Shape, default: Answer = 0) -> Decision:
    return Decision(id=5, seat=0, actor=0, purpose="draft-pick", shape=shape, default=default)


@pytest.mark.parametrize(
    "shape,answer,normal",
    [
        (Choose(THREE), "x", "x"),
        (Choose(THREE, 0, 2), [2, 1], (2, 1)),
        (Choose(THREE, 0, 2), [], ()),
        (Order(CARDS), [3, 1, 2], (3, 1, 2)),
        (Divide(CARDS, 4, 1), [1, 2, 1], (1, 2, 1)),
        (Split(CARDS, (Part("one"), Part("other"))), [[2], [3, 1]], ((2,), (3, 1))),
        (Split(CARDS, (Part("one"), Part("other"))), [[], [1, 2, 3]], ((), (1, 2, 3))),
        (Assign(CARDS[:2], (CARDS, CARDS)), [[3], []], ((3,), ())),
        (Number(0, 9), 9, 9),
        (Name("card"), " Forest ", "Forest"),
        (YesNo(), False, False),
    ],
)
def test_a_lawful_answer_comes_back_in_its_normal_form(shape: Shape, answer: object, normal: Answer) -> None:
    """What the shape lists is taken, lists as tuples and names without blanks around them."""
    assert decision(shape).check(answer) == normal


@pytest.mark.parametrize(
    "shape,answer,key",
    [
        (Choose(THREE), 3, "answer-not-an-option"),
        (Choose(THREE), True, "answer-not-an-option"),
        (Choose(THREE), [1], "answer-not-an-option"),
        (Choose(THREE, 1, 2), [], "answer-too-few"),
        (Choose(THREE, 1, 2), [1, 2, "x"], "answer-too-many"),
        (Choose(THREE, 1, 2), [1, 1], "answer-repeats"),
        (Choose(THREE, 1, 2), [[1]], "answer-not-an-option"),
        (Choose(THREE, 1, 2), "x", "answer-wrong-kind"),
        (Order(CARDS), [1, 2], "answer-not-a-permutation"),
        (Divide(CARDS, 4, 1), [4, 0, 0], "answer-out-of-range"),
        (Divide(CARDS, 4, 1), [2, 2, 2], "answer-wrong-total"),
        (Divide(CARDS, 4, 1), [2, 2], "answer-not-a-permutation"),
        (Split(CARDS, (Part("one", 1, 1), Part("rest"))), [[1, 2], [3]], "answer-wrong-size"),
        (Split(CARDS, (Part("one"), Part("rest"))), [[1], [3]], "answer-not-a-permutation"),
        (Split(CARDS, (Part("one"), Part("rest"))), [[1, 2, 3]], "answer-wrong-kind"),
        (Assign(CARDS[:1], (CARDS,)), [[1, 2]], "answer-too-many"),
        (Assign(CARDS[:1], (CARDS,)), [[9]], "answer-not-an-option"),
        (Number(0, 9), 10, "answer-out-of-range"),
        (Number(0, 9), "9", "answer-wrong-kind"),
        (Name("card", ("Forest",)), "Island", "answer-name-refused"),
        (Name("card"), "  ", "answer-name-refused"),
        (YesNo(), 1, "answer-wrong-kind"),
    ],
)
def test_an_unlawful_answer_is_refused_with_its_reason(shape: Shape, answer: object, key: str) -> None:
    """The error names the decision and why; the reason is told in both languages."""
    with pytest.raises(Unlawful) as refused:
        decision(shape).check(answer)
    assert refused.value.key == key
    assert "5" in str(refused.value)
    assert "5" in refused.value.said("ja")
