"""The table: answers in, state on, log kept."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel import log
from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table, replay
from tests.kernel.counting import Counting, CountingRules, CountingSetup

RULES = CountingRules()


def table(goal: int = 20, seats: int = 3, seed: int = 1) -> Table[CountingSetup, Counting]:
    return Table(RULES, CountingSetup(seats, goal), seed_from(seed))


def play(counting: Table[CountingSetup, Counting], numbers: list[int]) -> None:
    for number in numbers:
        for decision in list(counting.decisions.values()):
            counting.answer(decision.actor, decision.id, number)


def test_an_answer_goes_into_state_and_log() -> None:
    """A lawful answer changes the state once and is written down once."""
    counting = table()
    play(counting, [2])
    assert [entry.answer for entry in counting.log] == [2]
    assert counting.state.sum == 2


@pytest.mark.parametrize("answer", [0, 4, "2", True, None, [1], 2.0, "x" * 1_000_000])
def test_an_unlawful_answer_changes_nothing(answer: object) -> None:
    """An answer that the decision does not list is refused, and table and log stay as they were."""
    counting = table()
    play(counting, [3])
    before = msgspec.json.encode(counting.view("open"))
    (decision,) = counting.decisions.values()
    with pytest.raises(Unlawful) as refused:
        counting.answer(decision.actor, decision.id, answer)
    assert "count" in str(refused.value)
    assert len(str(refused.value)) < 300
    assert msgspec.json.encode(counting.view("open")) == before
    assert len(counting.log) == 1


def test_a_decision_is_answered_by_its_own_seat_only() -> None:
    """Another seat's answer is refused, in the words of either language."""
    counting = table()
    (decision,) = counting.decisions.values()
    other = (decision.actor + 1) % 3
    with pytest.raises(Unlawful) as refused:
        counting.answer(other, decision.id, 1)
    assert refused.value.key == "decision-not-yours"
    assert refused.value.said("ja").startswith("選択")


def test_a_decision_can_be_answered_once() -> None:
    """A decision that is over, and one that never was, are told apart."""
    counting = table()
    (decision,) = counting.decisions.values()
    counting.answer(decision.actor, decision.id, 1)
    with pytest.raises(Unlawful) as over:
        counting.answer(decision.actor, decision.id, 1)
    with pytest.raises(Unlawful) as unknown:
        counting.answer(decision.actor, 99, 1)
    assert (over.value.key, unknown.value.key) == ("decision-over", "decision-unknown")


def test_nothing_can_be_decided_at_a_finished_table() -> None:
    """A table that is over says so."""
    counting = table(goal=1)
    play(counting, [3])
    with pytest.raises(Unlawful) as refused:
        counting.answer(0, 0, 1)
    assert refused.value.key == "table-over"


def test_rules_that_fail_half_way_leave_the_table_as_it_was() -> None:
    """An internal error rolls the table back to before the answer."""
    counting = table()
    play(counting, [3, 3, 3, 3, 1])
    before = msgspec.json.encode(counting.view("open"))
    (decision,) = counting.decisions.values()
    with pytest.raises(RuntimeError):
        counting.answer(decision.actor, decision.id, 3)
    assert msgspec.json.encode(counting.view("open")) == before
    counting.answer(decision.actor, decision.id, 2)
    assert len(counting.log) == 6


def test_the_default_answers_for_somebody_who_is_gone() -> None:
    """A table plays on to its end by defaults alone."""
    counting = table()
    while not counting.is_over:
        counting.answer_default(next(iter(counting.decisions)))
    assert len(counting.log) == 20


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(1, 2), max_size=15), st.integers(0, 5))
def test_replay_and_fork_give_the_same_table(numbers: list[int], seed: int) -> None:
    """A log replays to the same bytes, and a fork goes its own way."""
    counting = table(seed=seed)
    play(counting, numbers)
    again = replay(RULES, counting.setup, counting.seed, counting.log)
    fork = counting.fork()
    assert log.digest(again) == log.digest(counting) == log.digest(fork)
    play(fork, [1])
    assert len(fork.log) == len(counting.log) + (0 if counting.is_over else 1)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(1, 2), max_size=15))
def test_a_recording_survives_its_file(numbers: list[int]) -> None:
    """Writing a recording and reading it back changes nothing, and every step agrees."""
    counting = table()
    play(counting, numbers)
    recording = log.record(RULES, counting.setup, counting.seed, counting.log, "0.1.0")
    again = log.read(log.write(recording), "table.jsonl")
    assert recording == again
    assert all(step.agrees for step in log.steps(RULES, CountingSetup, again))


def test_a_changed_recording_is_found_out() -> None:
    """A step whose digest is not the recorded one is shown as different."""
    counting = table()
    play(counting, [1, 2])
    recording = log.record(RULES, counting.setup, counting.seed, counting.log, "0.1.0")
    forged = log.read(log.write(recording).replace(b'"answer":2', b'"answer":1'), "table.jsonl")
    assert [step.agrees for step in log.steps(RULES, CountingSetup, forged)] == [True, False]


@pytest.mark.parametrize(
    "data,place", [(b"", "table.jsonl"), (b"{", "line 1"), (b'{"rules":1}', "line 1"), (b"\xff\xfe", "line 1")]
)
def test_a_broken_recording_names_file_and_line(data: bytes, place: str) -> None:
    """What can't be read is refused with the place where it is broken."""
    with pytest.raises(Unreadable) as refused:
        log.read(data, "table.jsonl")
    assert place in str(refused.value)
    assert isinstance(refused.value, EntakuError)
