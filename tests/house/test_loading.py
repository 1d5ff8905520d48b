"""How the tests themselves are loaded."""

import gc

WAS_LOOKING = gc.isenabled()
"""Whether Python looked for garbage as this module was loaded."""


def test_nobody_looks_for_garbage_while_tests_are_loaded() -> None:
    """Cards, tests and modules stay: looking through them took a third of the time; the tests run as ever."""
    assert not WAS_LOOKING
    assert gc.isenabled()
