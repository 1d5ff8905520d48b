"""Where the tests find the reference data that the project does not ship: beside the checkout, in ../shared."""

from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[2] / "shared"


def shared(path: str) -> Path:
    """The file or folder of this name under ../shared; skips the test, visibly, where it is absent."""
    found = SHARED / path
    if not found.exists():
        pytest.skip(f"needs ../shared/{path}, which is not here")
    return found
