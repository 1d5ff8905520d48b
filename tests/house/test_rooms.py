"""The check of the rooms finds what it is for."""

import ast
from pathlib import Path

from tools import check_rooms


def found(**texts: str) -> list[str]:
    """What is found of circles among these modules of one room."""
    return list(check_rooms.circles({f"server.{name}": ast.parse(text) for name, text in texts.items()}))


def test_no_modules_import_each_other() -> None:
    """No room has a circle inside it, and none is excepted."""
    trees = {check_rooms.name_of(path): ast.parse(path.read_bytes()) for path in check_rooms.SOURCE.rglob("*.py")}
    assert list(check_rooms.circles(trees)) == []


def test_a_circle_is_found_within_functions_too() -> None:
    """Two modules import each other, one of them only when it is called."""
    (line,) = found(one="def f(): from entaku.server.two import g", two="from entaku.server import one")
    assert line.endswith(": a circle of imports: server.one -> server.two -> server.one")


def test_a_line_of_imports_is_no_circle() -> None:
    """One imports another, which imports a third."""
    assert found(one="from entaku.server.two import f", two="import entaku.server.three", three="import json") == []


def test_a_part_may_know_the_type_of_its_whole_alone() -> None:
    """What a room is made of is given the room; any other two modules may not know each other even as types."""
    part = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from entaku.server.{} import Whole"
    assert found(**{"rooms.room": "import entaku.server.part", "part": part.format("rooms.room")}) == []
    assert len(found(other="import entaku.server.part", part=part.format("other"))) == 1


def test_types_are_set_aside_with_a_reason() -> None:
    """Behind what is ignored, and behind Any, it is said why."""
    lines = [
        "from typing import Any",
        "from typing import Any  # Any: whatever comes",
        "x = 1  # type: ignore[misc]",
        "x = 1  # type: ignore[misc]  # a reason",
    ]
    told = list(check_rooms.without_reason(Path("here.py"), ast.parse("\n".join(lines)), lines))
    assert [line.split(": ")[0] for line in told] == ["here.py:3", "here.py:1"]


def test_long_functions_are_told() -> None:
    """Forty lines are enough for anybody."""
    text = "def f():\n" + "    pass\n" * 39 + "def g():\n" + "    pass\n" * 40
    told = list(check_rooms.long_functions(check_rooms.SOURCE / "here.py", ast.parse(text), set()))
    assert told == [f"{check_rooms.SOURCE / 'here.py'}:41: g has 41 lines, more than 40"]


def test_no_file_has_more_than_five_hundred_lines(tmp_path: Path) -> None:
    """Of the source, the tests and the tools; one line more is told."""
    assert [line for folder in check_rooms.MEASURED for line in check_rooms.long_files(folder)] == []
    (tmp_path / "enough.py").write_text("pass\n" * 500)
    (tmp_path / "more.py").write_text("pass\n" * 501)
    assert list(check_rooms.long_files(tmp_path)) == [f"{tmp_path / 'more.py'}: 501 lines, more than 500"]


def test_the_server_is_for_those_who_run_it() -> None:
    """A command that serves may import the server, and no other."""
    tree = ast.parse("from entaku.server.run import serve")
    assert list(check_rooms.imports_upwards(check_rooms.SOURCE / "cli" / "serve.py", tree, "cli")) == []
    told = list(check_rooms.imports_upwards(check_rooms.SOURCE / "cli" / "play.py", tree, "cli"))
    assert [line.partition(": ")[2] for line in told] == ["cli may not import server"]
