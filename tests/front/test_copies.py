"""Many contests at once, opponents where no agent sits, and environments that go to other processes."""

import pickle
from typing import Any  # Any: what an environment is made from

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import entaku
from entaku import Decision
from entaku.front.copies import Copies
from entaku.front.environment import Environment

FOXES = "24 Plains\n36 Silverchase Fox"


def by_chance(env: Environment, seed: int) -> tuple[int, dict[str, float]]:
    """Play a contest with agents that do anything; gives how often they were asked and what they have."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    steps = 0
    while not any(env.terminations.values()):
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(int(luck.choice(np.flatnonzero(mask))))
        steps += 1
    return steps, dict(env.rewards)


def test_copies_are_what_single_environments_are() -> None:
    """Each copy goes as an environment of its seed does alone, in one process or several; the next contest follows."""
    single = [entaku.env("game", decks=[FOXES] * 2, most_steps=40) for _ in range(3)]
    here, there = (entaku.env("game", decks=[FOXES] * 2, most_steps=40, copies=3, processes=count) for count in (0, 2))
    for place, env in enumerate(single):
        env.reset(seed=5 + place)
    found = [vector.reset(seed=5) for vector in (here, there)]
    luck = np.random.default_rng(1)
    for step in range(60):
        for observations, infos in found:
            for place, env in enumerate(single):
                assert np.array_equal(observations[place], env.observe(env.agent_selection))
                assert infos["seat"][place] == env.running.seat_of(env.agent_selection)
        actions = [int(luck.choice(np.flatnonzero(mask))) for mask in found[0][1]["action_mask"]]
        results = [vector.step(actions) for vector in (here, there)]
        found = [(result[0], result[4]) for result in results]
        for place, env in enumerate(single):
            agent = env.agent_selection
            if env.truncations[agent]:
                env.reset()
            else:
                env.step(actions[place])
                if env.truncations[agent]:
                    env.agent_selection = agent
            assert {bool(result[3][place]) for result in results} == {env.truncations[agent]}
            assert {float(result[1][place]) for result in results} == {env.rewards[agent]}
        assert results[0][3].any() == (step == 39)
    here.close()
    there.close()


def test_copies_are_a_vector_environment() -> None:
    """Gymnasium knows its spaces and when it begins anew; parts have the copies before them; too few are refused."""
    vector = entaku.env("draft", seats=2, rounds=1, copies=2, processes=0)
    assert isinstance(vector, VectorEnv)
    assert vector.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, infos = vector.reset(seed=1)
    assert vector.observation_space.contains(observations)
    assert vector.parts(observations)["actions"].shape == (2, 128, len(Copies.columns["actions"]))
    assert infos["action_mask"].sum(axis=1).tolist() == [15, 15]
    with pytest.raises(entaku.Unlawful, match="0"):
        entaku.env(copies=0)


def test_a_problem_in_another_process_is_raised_here() -> None:
    """A player who gives what isn't lawful is told as if it had been in this process."""
    vector = entaku.env("game", decks=[FOXES] * 2, copies=2, processes=1, opponents=nonsense)
    with pytest.raises(entaku.Unlawful):
        vector.reset(seed=1)
    vector.close()


def nonsense(view: object, decision: Decision) -> str:
    return "nothing of the kind"


def default(view: object, decision: Decision) -> object:
    return decision.default


@pytest.mark.parametrize("stages", ["draft", "deck", "game", "draft deck game"])
def test_opponents_sit_where_no_agent_does(stages: str) -> None:
    """Agents are asked in their own seats alone, whatever is played; bots of a level and functions play the others."""
    env = entaku.env(stages, seats=3, opponents=[entaku.bot("easy"), None, default])
    assert env.possible_agents == ["player_1"]
    steps, rewards = by_chance(env, 3)
    assert steps > 1
    assert set(rewards) == {"player_1"}
    assert by_chance(env, 3) == (steps, rewards)
    parallel = entaku.env(stages, seats=3, opponents=[None, default, None], parallel=True)
    _, infos = parallel.reset(seed=1)
    assert set(infos) == {"player_0", "player_2"}


def test_one_opponent_sits_in_all_seats_but_the_first() -> None:
    """A function is asked for everybody else, and sees what their seats see."""
    asked: set[int] = set()

    def watching(view: Any, decision: Decision) -> object:  # noqa: ANN401 (any view)
        assert view.seat == decision.actor
        asked.add(decision.actor)
        return decision.default

    by_chance(entaku.env("game", decks=[FOXES] * 3, seats=3, opponents=watching), 2)
    assert asked == {1, 2}


def test_opponents_that_are_none_are_refused() -> None:
    """No player, too few of them, or nobody left to learn: one sentence each."""
    wrong: list[tuple[str, Any]] = [
        ("front-no-player", 3), ("front-no-player", [None, "easy"]), ("front-env-opponents", [default]),
        ("front-env-opponents", [default, default]),
    ]  # fmt: skip
    for key, given in wrong:
        with pytest.raises(entaku.EntakuError) as said:
            entaku.env("game", decks=[FOXES] * 2, opponents=given)
        assert said.value.key == key


@pytest.mark.parametrize("begun", [False, True])
def test_an_environment_goes_into_a_pickle(begun: bool) -> None:
    """It comes out as it went in: before it is begun, and in the middle of a contest against an opponent."""
    env = entaku.env("game", decks=[FOXES] * 2, opponents=entaku.bot("normal"))
    if begun:
        env.reset(seed=4)
        for _ in range(5):
            env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[-1]))
    other = pickle.loads(pickle.dumps(env))
    if not begun:
        env.reset(seed=4)
        other.reset(seed=4)
    for _ in range(5):
        assert other.agent_selection == env.agent_selection
        assert np.array_equal(other.observe("player_0"), env.observe("player_0"))
        for one in (env, other):
            one.step(int(np.flatnonzero(one.infos[one.agent_selection]["action_mask"])[-1]))


def test_a_copy_of_a_contest_has_its_own_opponents() -> None:
    """What is tried with a fork leaves the contest as it was, and both go on alike."""
    env = entaku.env("game", decks=[FOXES] * 2, opponents=entaku.bot("normal"))
    env.reset(seed=6)
    contest = env.running.playing
    for _ in range(4):
        contest.step(0, contest.encoded[0].actions[-1])
    other, third = contest.fork(), contest.fork()
    for _ in range(4):
        other.step(0, other.encoded[0].actions[-1])
    before = contest.view(0)
    for _ in range(4):
        contest.step(0, contest.encoded[0].actions[-1])
    assert before == third.view(0)
    assert contest.view(0) == other.view(0)
