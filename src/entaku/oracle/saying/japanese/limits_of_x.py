"""What X can't be, in Japanese: "Ｘは０にできない。"."""

from entaku.oracle.ir.conditions import Condition, limits_x
from entaku.oracle.saying.japanese.amounts import equal
from entaku.oracle.saying.japanese.told import Told


def limit_of_x(condition: Condition | None, told: Told) -> str:
    """What a condition says X can't be, as a sentence; "" where it says nothing of X."""
    if not limits_x(condition):
        return ""
    if (condition.how, condition.right) == (">=", 1):
        return "Ｘは０にできない。"
    return f"Ｘは{equal(condition.right, told)}より大きい値にできない。"
