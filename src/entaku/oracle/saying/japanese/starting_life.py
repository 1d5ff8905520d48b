"""Life beside what a player began with, in Japanese: 「初期ライフ総量の半分以下である」."""

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t

_EACH = t.BoundPlayer("each")
_THAN = {">=": "以上である", "<=": "以下である", ">": "よりも大きい", "<": "より少ない"}


def beside_the_start(one: c.Condition, who: t.Players = _EACH) -> str | None:
    """How the life of a player is beside that with which they began; None for any other condition."""
    if not isinstance(one, c.Compared) or one.left != t.LifeOf(who) or one.how not in _THAN:
        return None
    start = t.StartingLife(who)
    if one.right == start:
        return f"初期ライフ総量{_THAN[one.how]}"
    if (one.how, one.right) == ("<=", t.Half(start)):
        return "初期ライフ総量の半分以下である"
    return "初期ライフ総量の半分未満である" if (one.how, one.right) == ("<", t.Half(start, up=True)) else None


def condition(one: c.Condition) -> str | None:
    """That your life is so beside that with which you began; None for any other condition."""
    beside = beside_the_start(one, t.You())
    return None if beside is None else f"あなたのライフ総量があなたの{beside}"
