"""Drafts, deck building and games as PettingZoo knows environments."""

import builtins
import random
import sys
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import entaku
from entaku.front.contest import rewards
from entaku.front.encoding import ACTIONS
from entaku.front.environment import Environment, Mask

FOXES = "24 Plains\n36 Silverchase Fox"
PLANS: dict[str, dict[str, Any]] = {
    "draft": {"stages": "draft", "seats": 3, "rounds": 1},
    "deck": {"stages": "deck", "seats": 2},
    "game": {"stages": "game", "seats": 4, "decks": [FOXES] * 4},
    "all": {"stages": ("draft", "deck", "game"), "seats": 2, "sets": ["CN2"], "format": "winston"},
}


def eager(mask: Mask) -> int:
    """The last lawful action: whoever may do something does it."""
    return int(np.flatnonzero(mask)[-1])


def first_of(mask: Mask) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("name", PLANS)
def test_pettingzoo_finds_no_fault(name: str) -> None:
    """Its own tests pass without a warning, one after the other and at once, and for two of the same seed."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(entaku.env(**PLANS[name]), num_cycles=60)
        parallel_api_test(entaku.env(parallel=True, **PLANS[name]), num_cycles=60)
        seed_test(lambda: entaku.env(**PLANS[name]), num_cycles=60)
        parallel_seed_test(lambda: entaku.env(parallel=True, **PLANS[name]), num_cycles=60)


def test_the_performance_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays with whatever actions, lawful or not, without a warning, until its clock has gone five seconds."""
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=count(step=0.01).__next__))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        performance_benchmark(entaku.env("game", decks=[FOXES] * 2))
    assert capsys.readouterr().out.endswith("Finished performance benchmark\n")


def played(env: Environment, seed: int | None, luck: random.Random) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """What was done by random agents, and what they had for it."""
    env.reset(seed=seed)
    done: list[tuple[str, int]] = []
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observation)
        action = luck.choice(np.flatnonzero(info["action_mask"]).tolist())
        done.append((agent, action))
        env.step(action)
    return done, got


@pytest.mark.parametrize("name", PLANS)
def test_a_contest_ends_with_places(name: str) -> None:
    """Random agents come to an end, rewards follow the places and add up to nothing, and a seed repeats it."""
    env = entaku.env(**PLANS[name])
    done, got = played(env, 5, random.Random(1))
    assert list(got.values()) == rewards(env.running.playing.places)
    assert sum(got.values()) == pytest.approx(0)
    assert {agent for agent, _ in done} == set(env.possible_agents)
    assert played(entaku.env(**PLANS[name]), 5, random.Random(1)) == (done, got)
    env.reset(seed=5)
    first = env.observe("player_0")
    env.reset()
    assert not np.array_equal(env.observe("player_0"), first)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_two_to_eight_seats(seats: int) -> None:
    """Observations have one size for a number of seats; the own seat comes first."""
    env = entaku.env("draft", seats=seats, rounds=1)
    env.reset(seed=1)
    looked = [env.parts(env.observe(agent)) for agent in env.agents]
    assert {part["seats"].shape for part in looked} == {(seats, len(env.columns["seats"]))}
    for agent, parts in zip(env.agents, looked, strict=True):
        plain = env.plain(agent)
        assert plain["view"]["own"]["seat"] == int(agent[-1])
        assert sorted(plain["actions"]) == np.flatnonzero(parts["actions"][:, 0]).tolist()
        assert [one["name"] for one in plain["actions"].values()] == [
            card["name"] for card in plain["view"]["own"]["pack"]
        ]


def test_an_observation_hides_what_the_view_hides() -> None:
    """Two games that differ only in what a seat can't see look the same to it."""
    env = entaku.env("game", decks=[FOXES, FOXES])
    env.reset(seed=3)
    before = env.observe("player_0")
    game = env.running.playing.game
    assert game is not None
    state = game.table.state.game
    own, hers, hand = state.libraries[0], state.libraries[1], state.hands[1]
    state.libraries = type(state.libraries)((own[::-1], (*hand, *hers[len(hand) :])))
    state.hands = type(state.hands)((state.hands[0], hers[: len(hand)]))
    assert np.array_equal(env.observe("player_0"), before)


def test_an_unlawful_action_is_the_default() -> None:
    """As at a table where the time runs out; it is counted."""
    env = entaku.env("draft", seats=2, rounds=1)
    env.reset(seed=1)
    contest = env.running.playing
    default = contest.encoded[0].decision.default
    env.step(ACTIONS - 1)
    assert contest.draft is not None
    assert contest.draft.table.log[0].answer == default
    assert [env.infos[agent]["unlawful"] for agent in env.agents] == [1, 0]


def test_picks_at_once_take_a_round_each() -> None:
    """Everybody picks in each step of the parallel environment."""
    env = entaku.env("draft", seats=4, rounds=1, parallel=True, sets=["CN2"])
    env.reset(seed=2)
    contest = env.running.playing
    assert contest.draft is not None
    for picked in range(3):
        assert [len(pool.cards) for pool in contest.draft.pools] == [picked] * 4
        env.step(dict.fromkeys(env.agents, 1))


def test_it_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    """ "ansi" gives the text, "human" prints it."""
    env = entaku.env("draft", render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    assert told.startswith("Draft “conspiracy”")
    env = entaku.env("deck", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out.startswith("seat 0 builds from: ")
    assert entaku.env().render_mode is None


def test_a_long_contest_is_broken_off() -> None:
    """After so many steps it ends; who have as much life then have as much of it."""
    env = entaku.env("game", decks=[FOXES] * 2, most_steps=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert set(env.truncations.values()) == {True}
    assert set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("parallel", [False, True])
def test_a_contest_that_is_broken_off_pays_as_the_table_stands(parallel: bool) -> None:
    """Who has less life when steps run out has lost by that: to stall brings a loser nothing."""
    plan: dict[str, Any] = {"decks": [FOXES, "60 Forest"], "most_steps": 50}
    if parallel:
        both = entaku.env("game", parallel=True, **plan)
        _, infos = both.reset(seed=1)
        while both.agents:
            _, given, _, off, infos = both.step({agent: eager(info["action_mask"]) for agent, info in infos.items()})
    else:
        env = entaku.env("game", **plan)
        env.reset(seed=1)
        while not any(env.truncations.values()):
            env.step(eager(env.infos[env.agent_selection]["action_mask"]))
        given, off = env.rewards, env.truncations
        assert env.running.playing.game is not None
        lives = [player.life for player in env.running.playing.game.view(0).players]
        assert lives[0] > lives[1] > 0
    assert set(off.values()) == {True}
    assert given == {"player_0": 1.0, "player_1": -1.0}


def test_of_several_who_are_still_in_the_one_with_most_life_stands_first() -> None:
    """Who has left has the last place, as much life shares one, and before the game everybody has the first."""
    contest = entaku.env("game", seats=4, decks=["60 Forest"] * 4)
    contest.reset(seed=1)
    playing = contest.running.playing
    assert playing.standing == (1, 1, 1, 1)
    assert playing.game is not None
    playing.game.concede(2)
    players = playing.game.table.state.game.players
    for seat, life in ((0, 12), (1, 20), (3, 12)):
        players[seat] = replace(players[seat], life=life)
    assert playing.standing == (2, 1, 4, 2)
    drafting = entaku.env("draft", seats=3, rounds=1)
    drafting.reset(seed=1)
    assert drafting.running.playing.standing == (1, 1, 1)


def test_a_card_is_offered_once_before_each_pick() -> None:
    """Who always uses what may be used comes to the end of the draft, and is offered no card twice before a pick."""
    used = 0
    for seed in range(7):
        env = entaku.env("draft", seats=2, sets=["CNS"])
        env.reset(seed=seed)
        contest = env.running.playing
        before: set[tuple[int, int, int]] = set()
        while not env.terminations["player_0"]:
            agent = env.agent_selection
            info, seat = env.infos[agent], env.running.seat_of(agent)
            if info["purpose"] == "draft-act":
                assert contest.draft is not None
                pick = next(one.id for one in contest.draft.decisions if one.actor == seat and not one.optional)
                encoded = contest.asked(seat)
                assert encoded is not None
                shape = encoded.decision.shape
                assert isinstance(shape, entaku.Choose)
                first = shape.options[0].card
                assert first is not None
                assert (seat, pick, first) not in before
                before.add((seat, pick, first))
                used += 1
            env.step(eager(info["action_mask"]) if info["purpose"] == "draft-act" else first_of(info["action_mask"]))
    assert used > 20


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra's libraries one sentence names what to install, in both languages."""
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:  # noqa: ANN401
        if name.split(".")[0] == "pettingzoo":
            raise ModuleNotFoundError(f"No module named {name!r}", name="pettingzoo")
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, "entaku.front.environment")
    monkeypatch.delattr("entaku.front.environment")
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(entaku.Unlawful) as said:
        entaku.env()
    assert said.value.said("en") == "The library pettingzoo is missing: pip install entaku[lab] installs it."
    assert "pip install entaku[lab]" in said.value.said("ja")


def test_what_cannot_be_played_is_said() -> None:
    """Too many seats, stages that don't exist, decks for a draft: one sentence each."""
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("front-seats", {"seats": 9}),
        ("front-seats", {"seats": 1}),
        ("front-stages", {"stages": "drafts"}),
        ("front-stages", {"stages": ""}),
        ("front-env-decks", {"decks": [FOXES]}),
        ("front-seats", {"seats": "four"}),
        ("front-seats", {"seats": 2.5}),
        ("front-seats", {"seats": None}),
        ("front-no-text", {"stages": 3}),
        ("front-no-text", {"stages": ["draft", 3]}),
        ("front-no-decks", {"stages": "game", "decks": 2.5}),
        ("front-no-decks", {"stages": "game", "decks": FOXES}),
        ("front-env-decks", {"stages": "deck game", "decks": [FOXES] * 2}),
    ]
    for key, given in wrong:
        with pytest.raises(entaku.EntakuError) as said:
            entaku.env(**given)
        assert said.value.key == key
    with pytest.raises(entaku.EntakuError) as said:
        entaku.env().observe("player_0")
    assert said.value.key == "front-env-not-begun"
