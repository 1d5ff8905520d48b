"""The house rules that tools check are kept."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("tool", ["check_rooms", "check_messages"])
def test_the_house_is_in_order(tool: str) -> None:
    """Imports point downwards, files stay short, and both languages say the same."""
    done = subprocess.run([sys.executable, f"tools/{tool}.py"], capture_output=True, text=True, check=False)
    assert done.stdout == ""
    assert done.returncode == 0
