"""The examples for learning agents run as they are."""

import runpy
from typing import Any  # Any: what a program defines

import numpy as np
import pytest


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(f"examples/{name}.py")


def test_random_agents_play_a_contest(capsys: pytest.CaptureFixture[str]) -> None:
    """Draft, decks and game by chance: somebody wins, and all rewards together are nothing."""
    rewards = example("random_agent")["main"](1)
    assert sum(rewards.values()) == pytest.approx(0)
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_a_picker_moves_towards_what_won() -> None:
    """After a won draft what was picked is likelier, after a lost one less so; a draft by it comes to an end."""
    program = example("learned_picker")
    picker = program["Picker"](np.random.default_rng(1))
    assert program["play"](1, picker, 3, learning=True) in (-1.0, 1.0)
    assert picker.values.any()
    picker.values[:], picker.slopes[:] = 0, 1
    picker.learn(1.0)
    assert (picker.values > 0).all()
    picker.learn(-1.0)
    assert (picker.values == 0).all()
