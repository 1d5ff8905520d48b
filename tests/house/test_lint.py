"""What `make lint` asks: each check by itself, and all of them before it says no."""

import pytest
from tools.lint import CHECKS, ask, lint

GOOD, BAD = ("-c", "print('tidy')"), ("-c", "import sys; print('untidy', file=sys.stderr); sys.exit(3)")


def test_one_that_fails_fails_all_and_the_others_are_asked(capfd: pytest.CaptureFixture[str]) -> None:
    """What each said is printed beside how it ended, whichever it is."""
    assert lint([GOOD])
    assert not lint([BAD, GOOD])
    said = capfd.readouterr().out
    assert "FAILED: -c import sys" in said
    assert said.count("tidy\n") == 3
    assert "untidy\n" in said


@pytest.mark.parametrize("check", [one for one in CHECKS if one[-1] == "--check" and "ladder" in one[-2]])
def test_a_check_is_run_as_it_is_named(check: tuple[str, ...]) -> None:
    """The arguments are Python's own, from the repository's folder."""
    assert ask(check).is_good
