"""What `import entaku` promises."""

import doctest
import inspect
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.api_page import PROMISED, found, page, promises, prose

import entaku


def test_names_and_signatures_are_those_promised() -> None:
    """A name that goes, or a signature that changes, is noticed; `python tools/api_page.py --promise` means it."""
    assert PROMISED.read_text(encoding="utf-8") == promises()


def test_every_public_name_says_what_it_is() -> None:
    """The API page has no entry without a word."""
    assert [name for name in entaku.__all__ if not inspect.getdoc(found(name)[1])] == []
    assert all(f"### {name}\n" in page() for name in entaku.__all__)


def test_examples_and_columns_stay_as_they_are() -> None:
    """A docstring's examples become code, its columns plain text."""
    doc = "Says.\n\n>>> 1\n1\n\nname  what it is\n\nMore.  Still prose."
    assert list(prose(doc)) == [
        "Says.", "```python\n>>> 1\n1\n```", "```text\nname  what it is\n```", "More.  Still prose.",
    ]  # fmt: skip


def test_importing_entaku_loads_no_rules() -> None:
    """`import entaku` is quick: whatever is big comes with the first verb."""
    code = "import entaku, sys; print(sorted(name for name in sys.modules if name.startswith(('entaku.', 'msgspec'))))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_room_has_the_name_of_a_verb() -> None:
    """A verb is the function that its help, signature and editor show, whatever was imported before."""
    rooms = {one.name for one in pkgutil.iter_modules(entaku.__path__)}
    assert rooms & {*entaku.__all__, "lab"} == set()
    assert inspect.isfunction(entaku.lab.nights)
    code = (
        "import entaku.drafts.rules, entaku.oracle.card, entaku, inspect\n"
        "print(all(inspect.isfunction(one) for one in (entaku.draft, entaku.cards)))\n"
        "print(len(entaku.draft(2).players), len(entaku.cards('CN2')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n2 221\n"


def test_the_environments_page_says_what_happens() -> None:
    """The example of docs/environment.md runs."""
    assert doctest.testfile("docs/environment.md", module_relative=False).failed == 0


def test_what_is_not_there_is_said() -> None:
    """A misspelt verb is an AttributeError, as of any module, and `dir` lists the verbs."""
    assert not hasattr(entaku, "drft")
    assert set(entaku.__all__) <= set(dir(entaku))


@pytest.mark.sweep
def test_types_are_those_of_the_verbs(tmp_path: Path) -> None:
    """mypy sees the verbs with their types."""
    program = tmp_path / "program.py"
    program.write_text(
        "import entaku\n"
        "reveal_type(entaku.draft(4))\n"
        "reveal_type(entaku.cards('CNS'))\n"
        "reveal_type(entaku.duel().winner)\n"
        "reveal_type(entaku.Choose)\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", str(program)],  # remembers what `make lint` has found
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    told = [line.split("Revealed type is ")[1] for line in done.stdout.splitlines() if "Revealed" in line]
    assert [one.replace("builtins.", "").strip('"') for one in told] == [
        "entaku.front.drafts.Draft",
        "tuple[entaku.oracle.card.Card, ...]",
        "int | None",
        "def (options: tuple[entaku.kernel.decisions.Option, ...], least: int =, most: int =) -> "
        "entaku.kernel.decisions.Choose",
    ]
