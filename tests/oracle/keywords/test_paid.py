"""Keywords by which something is paid besides as a spell is cast."""

import ast
from pathlib import Path
from typing import get_args

import pytest

import entaku
from entaku.messages import say
from entaku.oracle.ir.conditions import CastKeyword
from entaku.oracle.keywords.paid import ADDITIONAL, GIFT, GIFTS, PAID, ROWS, WITH_WAY
from entaku.oracle.keywords.table import BY_NAME

PRODUCT = Path(entaku.__file__).parent


def test_each_is_a_keyword_with_its_own_row() -> None:
    """None stands twice, and each has its name, rule and Japanese in the table of all keywords.

    But for gifts, which are paid in one way and have a row for each, and for what a text offers without a keyword.
    """
    assert len(PAID) == len(ROWS)
    assert BY_NAME.keys() >= PAID.keys() - {GIFT, ADDITIONAL} | GIFTS


def test_what_is_asked_with_the_way_has_a_name_there() -> None:
    """Cards can ask whether it was paid, and the player who is asked reads what it is."""
    assert set(get_args(CastKeyword)) >= WITH_WAY.keys()
    for language in ("en", "ja"):
        plain = say("game-cast-way-way", language, text="")
        assert [name for name in WITH_WAY if say("game-cast-way-way", language, text=name) in ("", plain)] == []


@pytest.mark.parametrize("room", ("magic", "scenarios", "bots"))
def test_no_code_asks_which_one_it_is(room: str) -> None:
    """What a keyword has of its own is in its row: nothing that runs compares its name with one of them."""
    asked = [
        f"{path.relative_to(PRODUCT)}:{node.lineno}"
        for path in sorted((PRODUCT / room).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Compare | ast.Call)
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and part.value in PAID
    ]
    assert asked == []
