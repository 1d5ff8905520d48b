"""What our modules draw in a test follows from the test's name, whenever a module was loaded."""

import secrets
import sys
from types import ModuleType

import pytest

from tests.chance import Chance


def drawing(name: str, put: pytest.MonkeyPatch) -> ModuleType:
    """A module that draws, loaded just now."""
    module = ModuleType(name)
    module.secrets = secrets  # type: ignore[attr-defined]  # as `import secrets` puts it there
    put.setitem(sys.modules, name, module)
    return module


def test_what_is_loaded_later_draws_by_the_name_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were loaded before, one that came since, and one that was loaded in its place; nobody else's."""
    for name in ("entaku.first", "entaku.second", "entaku.second"):
        module, library = drawing(name, monkeypatch), drawing("library", monkeypatch)
        with monkeypatch.context() as patch:
            chance = Chance(lambda: "a test")
            chance.install(patch.setattr)
            assert (vars(module)["secrets"], vars(library)["secrets"]) == (chance, secrets)
        assert vars(module)["secrets"] is secrets


def test_a_name_has_its_own_row() -> None:
    """The same numbers each time, others for another test."""
    rows = [[Chance(lambda name=name: name).token_hex(8) for _ in range(2)] for name in ("one", "one", "two")]  # type: ignore[misc]
    assert rows[0] == rows[1] != rows[2]
