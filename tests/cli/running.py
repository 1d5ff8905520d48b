"""Runs the command as a person would and gives back what they see."""

from collections.abc import Callable

import pytest
from msgspec import Struct

from entaku.cli.main import main


class Seen(Struct, frozen=True):
    """The exit status and what was printed."""

    status: int
    out: str
    error: str


Run = Callable[..., Seen]


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A function that runs `entaku` with the given words, in an English locale."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*words: object) -> Seen:
        with pytest.raises(SystemExit) as ended:
            main([str(word) for word in words])
        printed = capsys.readouterr()
        status = ended.value.code
        return Seen(status if isinstance(status, int) else 0, printed.out, printed.err)

    return run
