"""A table: a setup, a seed and the answers since.  Everything else follows from these.

What is played at it (a draft, a game, a vote) is a `Rules`: it opens decisions in its state and changes the state by
lawful answers.  The table checks each answer, applies it and writes it down; nothing else may change a state.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from entaku.kernel.decisions import Answer, Decision, DecisionId
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat, Viewer


class Event(Struct, frozen=True, repr_omit_defaults=True, gc=False):
    """Something that happened, said once, in the past tense.  Rooms define their own as tagged subclasses."""


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """One line of a table's log: which decision was answered, by which seat's actor, and how."""

    decision: DecisionId
    seat: Seat
    answer: Answer


Setup = TypeVar("Setup")
State = TypeVar("State")
Setup_contra = TypeVar("Setup_contra", contravariant=True)


class Rules(Protocol[Setup_contra, State]):
    """What is played at a table.  All functions are deterministic; only `apply` changes a state."""

    name: str

    def begin(self, setup: Setup_contra, seed: Seed) -> State:
        """The state in which the first decisions are open.  Raises EntakuError if the setup can't be played."""

    def open(self, state: State) -> Mapping[DecisionId, Decision]:
        """The decisions that wait for an answer, in the order in which they were opened."""

    def apply(self, state: State, decision: Decision, answer: Answer) -> Sequence[Event]:
        """Change the state by a lawful answer to an open decision, and tell what happened."""

    def copy(self, state: State) -> State:
        """A state that can go its own way."""

    def is_over(self, state: State) -> bool:
        """Whether no decision will ever be open again."""

    def view(self, state: State, viewer: Viewer) -> object:
        """What the viewer may see, built from what they are allowed: a Struct that encodes to JSON."""

    def told(self, state: State, event: Event, viewer: Viewer) -> Event | None:
        """The event as the viewer may know it; None if they may not know that it happened."""


class Table(Generic[Setup, State]):
    """A table in play."""

    def __init__(self, rules: Rules[Setup, State], setup: Setup, seed: Seed) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.state: State = rules.begin(setup, seed)
        self.log: list[Entry] = []

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"{len(self.decisions)} open"
        return f"<Table of {self.rules.name}: {len(self.log)} answers, {state}>"

    @property
    def decisions(self) -> Mapping[DecisionId, Decision]:
        """The open decisions by id, oldest first."""
        return self.rules.open(self.state)

    @property
    def is_over(self) -> bool:
        return self.rules.is_over(self.state)

    def decisions_of(self, actor: Seat) -> list[Decision]:
        """The open decisions that `actor` is to answer."""
        return [decision for decision in self.decisions.values() if decision.actor == actor]

    def answer(self, actor: Seat, decision_id: DecisionId, answer: object) -> Sequence[Event]:
        """Answer an open decision.  Raises Unlawful, changing nothing, if it may not be answered so by this actor.

        If the rules themselves fail, the table is rebuilt from its log as it was before, and the error goes on.
        """
        decision = self._expect(decision_id)
        if decision.actor != actor:
            raise Unlawful("decision-not-yours", decision=decision_id, seat=decision.actor + 1)
        lawful = decision.check(answer)
        before = self._before()
        try:
            events = self.rules.apply(self.state, decision, lawful)
        except Exception:
            self.state = before()
            raise
        self.log.append(Entry(decision_id, actor, lawful))
        return events

    def answer_default(self, decision_id: DecisionId) -> Sequence[Event]:
        """Give a decision its default answer: time has run out, or nobody is there."""
        decision = self._expect(decision_id)
        return self.answer(decision.actor, decision_id, decision.default)

    def view(self, viewer: Viewer) -> object:
        """What the viewer may see of the table now."""
        return self.rules.view(self.state, viewer)

    def fork(self) -> "Table[Setup, State]":
        """A copy that can be played on without changing this table."""
        other: Table[Setup, State] = object.__new__(type(self))
        other.rules, other.setup, other.seed = self.rules, self.setup, self.seed
        other.state = self.rules.copy(self.state)
        other.log = self.log.copy()
        return other

    def _before(self) -> Callable[[], State]:
        """How the state that is left is found again: from the log, so that no answer has to keep it."""
        return lambda: replay(self.rules, self.setup, self.seed, self.log).state

    def _expect(self, decision_id: DecisionId) -> Decision:
        decision = self.decisions.get(decision_id)
        if decision is not None:
            return decision
        if self.is_over:
            raise Unlawful("table-over")
        was_open = any(entry.decision == decision_id for entry in self.log)
        raise Unlawful("decision-over" if was_open else "decision-unknown", decision=decision_id)


class StandingTable(Table[Setup, State]):
    """A table that goes on from a state, whatever led there: its log begins there, and nothing is replayed from it."""

    def __init__(self, rules: Rules[Setup, State], setup: Setup, seed: Seed, state: State) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.state = state
        self.log = []

    def _before(self) -> Callable[[], State]:
        kept = self.rules.copy(self.state)
        return lambda: kept


def resumed(
    rules: Rules[Setup, State], setup: Setup, seed: Seed, state: State, log: Sequence[Entry]
) -> Table[Setup, State]:
    """The table that a log leads to, where the state after it is known."""
    table: Table[Setup, State] = object.__new__(Table)
    table.rules, table.setup, table.seed, table.state, table.log = rules, setup, seed, state, list(log)
    return table


def replay(rules: Rules[Setup, State], setup: Setup, seed: Seed, log: Sequence[Entry]) -> Table[Setup, State]:
    """The table that the log leads to.  Raises Unlawful if an entry does not fit."""
    table = Table(rules, setup, seed)
    for entry in log:
        table.answer(entry.seat, entry.decision, entry.answer)
    return table
