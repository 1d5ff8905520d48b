"""How tests of the pages wait."""

import ast
import re
from pathlib import Path

FUNCTION = re.compile(r"(\w+|\(.*?\)) =>")


def test_pages_are_asked_by_functions() -> None:
    """What a page is asked until it is so is a function: its own rules forbid it to evaluate a text a second time."""
    texts = [
        node.args[0].value
        for path in sorted(Path("tests").rglob("*.py"))
        if "wait_for_function" in (source := path.read_text("utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "wait_for_function"
        if isinstance(node.args[0], ast.Constant)
    ]
    assert len(texts) > 5
    assert [text for text in texts if not FUNCTION.match(str(text))] == []
