"""Observations are made of rows that are kept: they are what somebody would see who had seen nothing before."""

import random
from itertools import islice
from typing import Any  # Any: what an environment is made from

import numpy as np
import pytest
from numpy.typing import NDArray

import entaku
from entaku.front import rows
from entaku.front.contest import Contest
from entaku.front.layout import AT, parts_of
from entaku.front.observing import Observer
from entaku.magic.game import mutators

C, S = AT["cards"], AT["seats"]
KINDS: dict[str, dict[str, Any]] = {
    "drafts": {"stages": "draft", "seats": 4},
    "winston": {"stages": "draft", "format": "winston", "sets": ["CN2"]},
    "grid": {"stages": "draft", "format": "grid"},
    "duels": {"stages": "game"},
    "games of four": {"stages": "game", "seats": 4},
    "commander": {"stages": "game", "seats": 3, "rules": "commander"},
    "nights": {"stages": "draft deck game", "seats": 2, "rounds": 2},
}
MOST_STEPS = 300
"""So many steps of a contest are looked at."""


def looked_through(kind: str, seed: int) -> int:
    """Play by chance: at each step who is asked, and one of the others, sees what a new observer shows them."""
    env, luck, told = entaku.env(**KINDS[kind]), random.Random(seed), 0
    env.reset(seed=seed)
    for agent in islice(env.agent_iter(), MOST_STEPS):
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            break
        contest = env.running.playing
        other = luck.choice(env.agents)
        for looking, seen in ((agent, observation), (other, env.observe(other))):
            anew = Observer(contest.traits).observe(contest, env.running.seat_of(looking))
            if seen.tobytes() != anew.tobytes():
                pytest.fail(f"{kind}, seed {seed}, step {told}: {differing(seen, anew, len(env.possible_agents))}")
        told += 1
        env.step(luck.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return told


def differing(seen: NDArray[np.float32], anew: NDArray[np.float32], seats: int) -> list[str]:
    """Where two observations differ: parts, rows and columns."""
    found = []
    ours, theirs = parts_of(seen, seats), parts_of(anew, seats)
    for part, names in AT.items():
        columns = list(names)
        for place in np.argwhere(ours[part] != theirs[part])[:5]:
            found.append(f"{part} {place[:-1].tolist()} {columns[place[-1]]}")
    return found


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_kept_is_what_is_seen_anew(kind: str, seed: int) -> None:
    """Over drafts, games and whole nights, byte for byte."""
    assert looked_through(kind, seed) > 20


def test_rows_that_are_too_many_are_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same where rows, piles and players are forgotten all the time."""
    monkeypatch.setattr(rows, "MOST_ROWS", 40)
    monkeypatch.setattr(rows, "MOST_PILES", 3)
    monkeypatch.setattr("entaku.front.observing.MOST_PLAYERS", 3)
    assert looked_through("games of four", 3) > 20


BOARD = """
turn: A's main phase
board:
  A:
    mana: RR
    hand: [Brainstorm]
    battlefield: [3/3 Elk token, Forest, Forest]
  B:
    battlefield: [2/2 Fox token with reach, Island]
"""


CHANGES: dict[str, dict[str, Any]] = {
    "tapped": {"tapped": True},
    "damage marked": {"damage": 1},
    "face down": {"face_down": True},
    "+1/+1 counters": {"counters": (("+1/+1", 1),)},
    "other counters": {"counters": (("verse", 1),)},
    "attached row": {"attached": 1},
    "attached seat": {"attached_player": 1},
}
"""What may change about a permanent, by the column that shows it."""


class Changing:
    """A position that one observer looks at time and again."""

    def __init__(self) -> None:
        self.contest = Contest(("game",), "1", None, lambda seed: entaku.position(BOARD))
        self.observer = Observer(self.contest.traits)
        assert self.contest.game is not None
        self.game = self.contest.game.table.state.game
        self.look()

    def look(self) -> dict[str, NDArray[np.float32]]:
        """What the first seat sees; it is what a new observer shows."""
        seen = self.observer.observe(self.contest, 0)
        assert differing(seen, Observer(self.contest.traits).observe(self.contest, 0), 2) == []
        return parts_of(seen, 2)

    def named(self, name: str) -> int:
        """The first permanent of a name."""
        there = self.game.objects
        return next(number for number in self.game.battlefield if there[number].base.name == name)


@pytest.mark.parametrize("column", CHANGES)
def test_a_row_changes_with_its_permanent(column: str) -> None:
    """One of two alike changes, then is as before: its row does likewise, and the other's doesn't."""
    board = Changing()
    one = board.named("Forest")
    before, was = board.look(), board.game.objects[one]
    mutators.alter(board.game, one, **{**CHANGES[column], **({"attached": one} if column == "attached row" else {})})
    now = board.look()
    changed = np.flatnonzero((before["cards"] != now["cards"]).any(axis=1))
    assert len(changed) == 1
    assert now["cards"][changed[0], C[column]] != before["cards"][changed[0], C[column]]
    mutators.alter(board.game, one, **{name: getattr(was, name) for name in CHANGES[column]})
    assert np.array_equal(board.look()["cards"], before["cards"])


def test_what_changes_its_controller_counts_for_the_other() -> None:
    """The same permanents lie there, and one is somebody else's: its row and both players' say so."""
    board = Changing()
    elk = board.named("Elk")
    before = board.look()
    mutators.alter(board.game, elk, controller=1)
    now = board.look()
    (place,) = np.flatnonzero((before["cards"] != now["cards"]).any(axis=1))
    assert before["cards"][place, C["controller seat"]] == 0.5
    assert now["cards"][place, C["controller seat"]] == 1
    assert before["seats"][:, S["power"]].tolist() == pytest.approx([0.06, 0.04])
    assert now["seats"][:, S["power"]].tolist() == pytest.approx([0, 0.1])


def test_a_players_row_changes_with_what_they_have_in_play() -> None:
    """Nothing of the player's own changes, but a creature's power does."""
    board = Changing()
    mutators.alter(board.game, board.named("Elk"), counters=(("+1/+1", 2),))
    assert board.look()["seats"][0, S["power"]] == pytest.approx(0.1)
    mutators.alter_player(board.game, 1, life=7)
    assert board.look()["seats"][1, S["life"]] == pytest.approx(0.14)


def test_whose_something_is_depends_on_who_looks() -> None:
    """The same kept row says "mine" to its controller, and to the other player that it is theirs."""
    board = Changing()
    for seat, elk_of, fox_of in ((0, 0.5, 1), (1, 1, 0.5), (0, 0.5, 1)):
        cards = parts_of(board.observer.observe(board.contest, seat), 2)["cards"]
        whose = cards[cards[:, C["token"]] == 1][:, C["controller seat"]]
        assert whose.tolist() == [elk_of, fox_of]
