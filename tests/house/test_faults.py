"""What `python -m tools.faults` puts into the product, and what it says of the tests that look for it."""

from pathlib import Path

import msgspec
import pytest
from tools.faults import __main__ as tool
from tools.faults.places import Fault, faults, put, stands_in, watched

MODULE = b'''"""Cups."""


def cups(number: int, full: bool | None) -> bool:
    """The cups."""
    if number < 2 and not full:  # \xe5\x8d\x93
        print(f"{number > 1}")
    return number is not None


class Shelf:
    def room(self, cups: int = 7) -> "int | None":
        cups += 1

        def inner() -> bool:
            return cups == 3

        return 4 if inner() else None
'''
TESTS = """
import pytest
from entaku.cups import Shelf, cups

def test_none():
    assert cups(1, False)

@pytest.mark.sweep
def test_swept():
    assert Shelf().room(2) == 4

def test_shelf():
    Shelf().room()

def test_it_fails_without_any_fault():
    assert not cups(0, None)
"""


def changes(source: bytes) -> set[tuple[str, str, str]]:
    return {(fault.kind, fault.before, fault.after) for fault in faults("cups.py", source)}


def test_each_kind_of_fault_has_its_places() -> None:
    """Not in a text, in a default, in words to the reader, nor in a function within another; wide letters or not."""
    assert changes(MODULE) == {
        ("turned", "number < 2", "((number) <= (2))"),
        ("turned", "number is not None", "((number) is (None))"),
        ("counted", "2", "(3)"),
        ("counted", "2", "(1)"),
        ("counted", "1", "(2)"),
        ("counted", "4", "(5)"),
        ("counted", "4", "(3)"),
        ("joined", "number < 2 and not full", "((number < 2) or (not full))"),
        ("denied", "not full", "bool((full))"),
        ("removed", 'print(f"{number > 1}")', "pass"),
        ("removed", "cups += 1", "pass"),
        ("returned", "return number is not None", "return not (number is not None)"),
    }


@pytest.mark.parametrize("fault", tuple(faults("cups.py", MODULE)), ids=str)
def test_a_fault_is_one_change(fault: Fault) -> None:
    """One place differs, also where the function stands further down; where it's only watched its text stands there."""
    changed = put(fault, MODULE).decode()
    assert changed.count(fault.after) == MODULE.decode().count(fault.after) + 1
    lower = MODULE.replace(b"\n\n\ndef", b"\n\nCUPS = 3\n\n\ndef", 1)
    assert stands_in(fault, MODULE, lower)
    assert put(fault, lower).decode() == changed.replace("\n\n\ndef", "\n\nCUPS = 3\n\n\ndef", 1)
    assert f"hit(5){';' if fault.kind in ('removed', 'returned') else ' or'} " in watched({5: fault}, MODULE).decode()


def test_another_text_takes_no_fault_of_this() -> None:
    """A function that differs in one letter, or isn't there, isn't the same in both."""
    fault = next(faults("cups.py", MODULE))
    assert not stands_in(fault, MODULE, MODULE.replace(b"The cups", b"The mugs"))
    assert not stands_in(fault, MODULE, MODULE.replace(b"def cups", b"def mugs"))


def test_faults_are_found_or_survive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """By the first test that fails with it and not without; where a checkout lies nothing is changed."""
    checkout, folder = tmp_path / "checkout", tmp_path / "kept"
    files = {
        "src/entaku/__init__.py": "",
        "src/entaku/cups.py": MODULE.decode(),
        "src/entaku/mugs.py": "def mugs() -> int:\n    return 1\n",
        "src/entaku/oracle/reading/shown.json": "{}",
        "conftest.py": "",
        "pytest.ini": "[pytest]\nmarkers = sweep",
        "tests/test_cups.py": TESTS,
    }
    for name, text in files.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(text, "utf-8")
    sources = {module: (checkout / module).read_bytes() for module in ("src/entaku/cups.py", "src/entaku/mugs.py")}
    put_in = [
        fault
        for module, source in sources.items()
        for fault in faults(module, source)
        if fault.kind in ("removed", "returned")
    ]
    folder.mkdir()
    (folder / "faults.json").write_bytes(msgspec.json.encode(put_in))
    monkeypatch.chdir(checkout)
    assert tool.main(["--folder", str(folder), "--seconds", "20", "tests"]) == 0
    said = capfd.readouterr().out
    assert {path.relative_to(checkout).as_posix() for path in checkout.rglob("*") if path.is_file()} == set(files)
    assert {name: (checkout / name).read_text("utf-8") for name in files} == files
    outcomes = [line.partition(" (")[0].strip() for line in said.splitlines() if line.startswith("    ")]
    assert outcomes == [
        "found by tests/test_cups.py::test_none",
        "SURVIVED 2 of 2 tests",
        "SURVIVED 2 of 2 tests",
        "SURVIVED: nobody comes by",
    ]
    assert "ours: 1 of 4 faults were found (removed 0 of 2, returned 1 of 2), " in said
