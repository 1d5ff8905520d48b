"""What agents see: every action can be told from the others, and whatever it concerns is pointed to."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any  # Any: what an environment is made from

import numpy as np
import pytest

import entaku
from entaku.front.contest import Contest
from entaku.front.encoding import Encoded
from entaku.front.layout import AT, CARD, CARDS, COLUMNS, FIRST_FACT, LONG, Array, parts_of, rows_in
from entaku.front.observing import Observer
from entaku.front.pointing import Sight, show_actions, signs
from entaku.front.sitting import names_in
from entaku.front.vocabulary import EFFECTS, KEYWORDS
from entaku.magic.turn.steps import STEPS

A, C = AT["actions"], AT["cards"]
KINDS: dict[str, dict[str, Any]] = {
    "duels": {"stages": "game"},
    "games of four": {"stages": "game", "seats": 4},
    "commander": {"stages": "game", "seats": 3, "rules": "commander"},
    "nights": {"stages": "draft deck game", "seats": 2, "rounds": 2},
    "winston": {"stages": "draft", "format": "winston", "sets": ["CN2"]},
    "grid": {"stages": "draft", "format": "grid"},
    "auction": {"stages": "draft", "format": "auction"},
}
GAMES = {"duels": 250, "games of four": 90, "commander": 60, "nights": 40, "winston": 20, "grid": 20, "auction": 20}
"""How many of each are looked through: 500 in all."""


def steps(kind: str, games: int, luck: random.Random) -> Iterator[tuple[str, dict[str, Array], Contest]]:
    """What is seen at each step of games that are played by chance."""
    env = entaku.env(**KINDS[kind])
    for number in range(games):
        env.reset(seed=number)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            yield agent, dict(env.parts(observation)), env.running.playing
            env.step(luck.choice(np.flatnonzero(info["action_mask"]).tolist()))


def told_apart(kind: str, games: int) -> None:
    """Look through games: fails where two lawful actions have the same row."""
    seen = 0
    for agent, parts, contest in steps(kind, games, random.Random(7)):
        table = parts["actions"]
        lawful = np.flatnonzero(table[:, 0])
        encoded = contest.asked(int(agent[-1]))
        assert encoded is not None
        assert lawful.tolist() == encoded.actions
        assert len({table[action].tobytes() for action in lawful}) == len(lawful), encoded.decision
        seen += len(lawful)
    assert seen > games


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_lawful_actions_look_alike(kind: str) -> None:
    """Whatever is asked, each action that may be taken has a row of its own."""
    told_apart(kind, 1)


@pytest.mark.sweep
@pytest.mark.parametrize("kind", GAMES)
def test_no_two_lawful_actions_look_alike_in_many_games(kind: str) -> None:
    """The same in five hundred games, drafts and nights."""
    told_apart(kind, GAMES[kind])


def test_an_action_points_to_what_it_concerns() -> None:
    """Where an option names an object in sight its row has the row of that object, and its facts."""
    pointed = 0
    for agent, parts, contest in steps("games of four", 1, random.Random(3)):
        encoded = contest.asked(int(agent[-1]))
        assert encoded is not None
        assert encoded.menu is not None
        rows = rows_in(parts["actions"][:, A["row"]])
        for action, entry in enumerate(encoded.menu.entries, start=1):
            if entry.option is not None and entry.option.card is not None and entry.option.what != "trigger":
                row = rows[action]
                assert row >= 0
                assert np.array_equal(parts["cards"][row, :CARD], parts["actions"][action, FIRST_FACT:][:CARD])
                pointed += 1
            elif entry.option is None:
                assert rows[action] == -1
    assert pointed > 100


BOARD = """
turn: A's main phase
cards:
  - name: Day Fox
    cost: "{1}{G}"
    type: Creature - Fox
    size: 2/2
    layout: transform
    does: ["When this creature enters, draw a card."]
    other: {name: Night Wolf, type: Creature - Wolf, size: 4/4, does: [Trample]}
  - {name: Zap, cost: "{R}", type: Instant, does: ["Zap deals 3 damage to any target."]}
board:
  A:
    mana: RR
    hand: [Zap, Day Fox]
    battlefield: [Night Wolf, 3/3 green Elk token with reach, Unquestioned Authority (attached to Night Wolf)]
  B:
    battlefield: [Canal Dredger (2 +1/+1 counters), Deathreap Ritual]
    graveyard: [Brainstorm]
"""


class Look:
    """What a seat sees of a position, by the names of objects and columns."""

    def __init__(self, text: str, seat: int = 0) -> None:
        self.contest = Contest(("game",), "1", None, lambda seed: entaku.position(text))
        self.seat = seat

    def take(self, *words: str) -> None:
        """Take the only action whose option has each of these words, after the other."""
        for word in words:
            encoded = self.contest.encoded[self.seat]
            assert encoded.menu is not None
            options = [entry.option for entry in encoded.menu.entries]
            names = self.names()
            found = [
                1 + place for place, one in enumerate(options)
                if one is not None and word in (one.what, one.text, names.get(one.card or 0))
            ]  # fmt: skip
            assert len(found) == 1, (word, options)
            self.contest.step(self.seat, found[0])

    def names(self) -> dict[int, str]:
        return names_in(self.contest.view(self.seat))

    def parts(self) -> dict[str, Array]:
        observation = Observer(self.contest.traits).observe(self.contest, self.seat)
        return parts_of(observation, len(self.contest.players))

    def part(self, name: str) -> dict[str, float]:
        return dict(zip(COLUMNS[name], self.parts()[name].tolist(), strict=True))

    def cards(self, name: str) -> list[dict[str, float]]:
        """The rows of the objects of a name, each by its columns, with the `number` of the row."""
        code = slice(C["name 0"], C["name 0"] + LONG)
        return [
            dict(zip(COLUMNS["cards"], row.tolist(), strict=True)) | {"number": number}
            for number, row in enumerate(self.parts()["cards"])
            if row[0] and np.array_equal(row[code], signs(name, LONG))
        ]

    def card(self, name: str) -> dict[str, float]:
        (found,) = self.cards(name)
        return found


def pointer(number: float) -> object:
    """What points to a row of cards."""
    return pytest.approx((1 + number) / CARDS)


def test_faces_and_tokens_have_facts() -> None:
    """The back of a two-faced card is itself in play, its front in hand; a token is of its own size."""
    seen = Look(BOARD)
    wolf, fox, elk = seen.card("Night Wolf"), seen.card("Day Fox"), seen.card("Elk")
    assert [wolf["power"], wolf["trample"], wolf["battlefield"], wolf["when it enters"]] == pytest.approx(
        [0.4, 1, 1, 0]
    )
    assert [fox["power"], fox["hand"], fox["when it enters"], fox["draws"]] == pytest.approx([0.2, 1, 1, 1])
    assert [elk["power"], elk["reach"], elk["token"], elk["green"]] == pytest.approx([0.3, 1, 1, 1])


def test_cards_have_what_lies_on_them_and_where_they_lie() -> None:
    """Counters, attachments, graveyards, controllers and mana are seen."""
    seen = Look(BOARD)
    dredger, aura = seen.card("Canal Dredger"), seen.card("Unquestioned Authority")
    assert dredger["+1/+1 counters"] == pytest.approx(0.2)
    assert [dredger["power"], dredger["controller seat"]] == pytest.approx([0.3, 1])
    assert aura["attached row"] == pointer(seen.card("Night Wolf")["number"])
    assert [seen.card("Brainstorm")["graveyard"], seen.card("Brainstorm")["owner seat"]] == [1, 1]
    assert seen.parts()["seats"][0, AT["seats"]["mana R"]] == pytest.approx(0.2)


def test_the_stack_points_to_targets() -> None:
    """A spell has the row of the object, or the seat of the player, that it targets."""
    seen = Look(BOARD)
    seen.take("Zap")
    assert seen.part("subject")["row"] == pointer(seen.card("Zap")["number"])
    other = Look(BOARD)
    other.take("Zap", "Canal Dredger")
    zap = other.card("Zap")
    assert [zap["stack"], zap["deals damage"]] == [1, 1]
    assert zap["target 0 row"] == pointer(other.card("Canal Dredger")["number"])


@pytest.mark.parametrize(
    ("turn", "step"), [("A's main phase", "precombat main"), ("A's second main phase", "postcombat main")]
)
def test_the_step_of_the_turn_is_seen(turn: str, step: str) -> None:
    """The first main phase isn't the second."""
    asked = Look(BOARD.replace("A's main phase", turn)).part("asked")
    assert [name for name in STEPS if asked[name]] == [step]


def test_attackers_and_blockers_are_told_apart() -> None:
    """Each step of an attack or block has its own creature as the subject, and shows what the ones before do."""
    text = """
turn: A's beginning of combat
board:
  A: {battlefield: [Canal Dredger, Night Fox]}
  B: {battlefield: [Day Bear]}
  C: {}
cards:
  - {name: Night Fox, cost: "{1}", type: Creature - Fox, size: 2/2}
  - {name: Day Bear, cost: "{1}", type: Creature - Bear, size: 2/2}
players: 3
"""
    seen = Look(text)
    first, subject = seen.card("Canal Dredger"), seen.part("subject")
    assert [subject["row"], subject["power"]] == [pointer(first["number"]), pytest.approx(first["power"])]
    seats = seen.parts()["actions"][1:3, A["seat"]]
    assert seats.tolist() == pytest.approx([2 / 3, 1])
    seen.contest.step(0, 2)
    assert seen.part("subject")["row"] == pointer(seen.card("Night Fox")["number"])
    assert [seen.card("Canal Dredger")["given seat"], seen.card("Canal Dredger")["given"]] == [1, 1]
    seen.contest.step(0, 1)
    fox = seen.card("Night Fox")
    assert [fox["attacking"], fox["attacked seat"]] == pytest.approx([1, 2 / 3])
    while seen.contest.encoded.get(1) is None or seen.contest.encoded[1].decision.purpose != "game-block":
        seen.contest.step(next(iter(seen.contest.encoded)), 1)
    blocking = Look.__new__(Look)
    blocking.contest, blocking.seat = seen.contest, 1
    assert blocking.part("subject")["row"] == pointer(blocking.card("Day Bear")["number"])
    assert rows_in(blocking.parts()["actions"][1:2, A["row"]]).tolist() == [blocking.card("Night Fox")["number"]]


def test_numbers_of_any_size_are_told_apart() -> None:
    """Each entry of a menu of large numbers has its own row, and so have stretches of them."""
    shape = entaku.Number(0, 1_000_000)
    asked = Encoded(entaku.Decision(id=1, seat=0, actor=0, purpose="x", shape=shape, default=0))
    sight = Sight({}, 0, 2, lambda name: np.zeros(CARD, np.float32), lambda name: ())
    for action in (127, 127, None):
        assert asked.menu is not None
        table = np.zeros((128, len(COLUMNS["actions"])), np.float32)
        show_actions(table, np.zeros((CARDS, len(COLUMNS["cards"])), np.float32), asked, asked.menu, sight)
        np.clip(table, -1, 1, out=table)
        assert len({row.tobytes() for row in table[asked.actions]}) == len(asked.actions) > 50
        if action is not None:
            asked.take(action)


def test_the_vocabulary_is_written_down() -> None:
    """Every column has its name in the documentation."""
    told = Path("docs/environment.md").read_text(encoding="utf-8")
    names = {name for names in COLUMNS.values() for name in names if not name.rpartition(" ")[2].isdecimal()}
    assert {name for name in names if f"`{name}`" not in told} == set()
    assert len(KEYWORDS) == len(set(KEYWORDS))
    assert len(set(COLUMNS["cards"])) == len(COLUMNS["cards"])
    assert len(EFFECTS) > 60
