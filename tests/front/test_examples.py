"""The examples for learning agents run as they are."""

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any  # Any: what a program defines

import numpy as np
import pytest

import entaku
from entaku.front.layout import CARD, Array


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(f"examples/{name}.py")


def test_random_agents_play_a_contest(capsys: pytest.CaptureFixture[str]) -> None:
    """Draft, decks and game by chance: somebody wins, and all rewards together are nothing."""
    rewards = example("random_agent")["main"](1)
    assert sum(rewards.values()) == pytest.approx(0)
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_a_picker_moves_towards_what_won() -> None:
    """After a draft what the winner picked is likelier, what the loser picked less so; then nothing is left over."""
    program = example("learned_picker")
    picker = program["Picker"](np.random.default_rng(1))
    assert program["play"](1, picker, 3, learning=True) in (-1.0, 1.0)
    assert picker.values.any()
    assert not picker.slopes.any()
    picker.values[:], picker.slopes[:] = 0, [[1], [0]]
    picker.learn((1.0, -1.0))
    assert (picker.values > 0).all()
    picker.values[:], picker.slopes[:] = 0, [[0], [1]]
    picker.learn((1.0, -1.0))
    assert (picker.values < 0).all()


def surely_above(rewards: list[float]) -> float:
    """What the mean is above with 97.5 %, each seed counted as one case (Student's t)."""
    beyond = {3: 3.18, 4: 2.78, 5: 2.57, 19: 2.09}[len(rewards) - 1]
    return float(np.mean(rewards) - beyond * np.std(rewards, ddof=1) / len(rewards) ** 0.5)


def packs(luck: np.random.Generator, facts: int) -> Iterator[Array]:
    """Fifteen packs as their pickers see them, with cards of chance facts."""
    for cards in range(15, 0, -1):
        actions = np.zeros((cards, 3 + CARD), np.float32)
        actions[:, 0] = actions[:, 3] = 1
        actions[:, 4 : 3 + facts] = luck.random((cards, facts - 1)) < 0.4
        yield actions


def one_by_one(program: dict[str, Any], picker: Any, luck: np.random.Generator, seats: int) -> float:  # noqa: ANN401
    """By how many creatures seat 0 is ahead after a made-up draft; where one seat picks, chance picks for the other."""
    creature = 3 + program["FACTS"].index("creature")
    had = [0.0, 0.0]
    for seat in range(2):
        for actions in packs(luck, len(program["FACTS"])):
            taken = picker.pick(seat, actions) if seat < seats else int(luck.integers(len(actions)))
            had[seat] += float(actions[taken, creature])
    return had[0] - had[1]


def test_a_picker_learns_from_noisy_wins_whatever_the_seed() -> None:
    """Where creatures win, but not always, 200 drafts teach each of twenty pickers to have more of them than chance."""
    program = example("learned_picker")
    ahead = []
    for seed in range(20):
        luck = np.random.default_rng(seed)
        picker = program["Picker"](np.random.default_rng(100 + seed))
        for _ in range(200):
            wins = luck.random() < 1 / (1 + np.exp(-0.35 * one_by_one(program, picker, luck, 2)))
            picker.learn((1.0, -1.0) if wins else (-1.0, 1.0))
        ahead.append(float(np.mean([one_by_one(program, picker, luck, 1) for _ in range(20)])))
    assert min(ahead) > 0
    assert surely_above(ahead) > 3


@pytest.mark.sweep
def test_the_learned_picker_wins_more_than_chance() -> None:
    """After 200 drafts a picker of any seed wins more than one that picks at random: surely so over six of them."""
    program = example("learned_picker")
    rewards = [program["main"](200, seed)[1] for seed in range(1, 7)]
    assert surely_above(rewards) > 0.15


def test_a_duellist_moves_towards_what_went_well(capsys: pytest.CaptureFixture[str]) -> None:
    """After a game the steps behind which it stood better are likelier, others less so; then nothing is left over."""
    program = example("learned_duellist")
    before, after = program["main"](2, 1, trials=1)
    assert {before, after} <= {-1.0, 1.0}
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(program["WHEN"]) + 1
    duellist = program["Duellist"](entaku.env("game", seats=2).columns, np.random.default_rng(1))
    assert program["play"](1, duellist, 3, learning=True) in (-1.0, 1.0)
    assert duellist.values.any()
    assert not duellist.slopes
    for reward in (1.0, -1.0):
        duellist.values[:] = 0
        duellist.slopes.append(np.ones_like(duellist.values))
        duellist.stood.append(0.5)
        duellist.learn(reward)
        assert (np.sign(duellist.values) == reward).all()
        assert not duellist.stood


def test_programs_of_a_first_afternoon_are_short() -> None:
    """A bot of one's own, who wins by seat, and a win found by search: each is under 60 lines."""
    for name in ("commander_bot", "wins_by_seat", "win_this_turn"):
        assert len(Path(f"examples/{name}.py").read_text(encoding="utf-8").splitlines()) < 60


def test_a_bot_of_ones_own_plays_commander(capsys: pytest.CaptureFixture[str]) -> None:
    """It sits among three of entaku's bots; everybody has a place, and who lost is told."""
    places = example("commander_bot")["main"](1)
    assert sorted(places)[0] == 1
    said = capsys.readouterr().out.splitlines()
    assert sum(" loses" in line for line in said) == sum(place > 1 for place in places)
    assert said[-4].startswith("Bully: place ")


def test_wins_by_seat_have_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    """Of few games the shares of four places make one, each inside a wide interval."""
    found = example("wins_by_seat")["main"](4)
    assert sum(share for share, *_ in found) == pytest.approx(1)
    assert all(low <= share <= high and high - low > 0.3 for share, low, high in found)
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_a_win_this_turn_is_found_and_holds() -> None:
    """The line found wins whatever is blocked; with one more life for the other nothing does."""
    program = example("win_this_turn")
    found = program["main"]()
    game = entaku.position(program["BOARD"])
    assert found
    for said in found:
        decision = game.decision
        wanted = said.rpartition(" -> ")[2]
        game.answer(next(answer for answer in program["answers"](decision) if str(answer) == wanted))
    assert game.winner == 0
    assert program["main"](program["BOARD"].replace("life: 4", "life: 6")) is None
