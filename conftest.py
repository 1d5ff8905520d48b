"""What holds for all tests and examples: they know the cards that are shipped, and nobody's own."""

import os
import shutil
import tempfile

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """The data folder is one of this run's own."""
    folder = tempfile.mkdtemp(prefix="entaku-tests-")
    os.environ["ENTAKU_DATA"] = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
