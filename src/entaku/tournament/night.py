"""An organised night: a log of entries that anybody may add to and nobody overwrites.

The state follows from the entries alone.  Undo is an entry too.  Each entry says who made it, what its maker had seen,
and what they were warned of and wanted all the same.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from entaku.kernel.errors import EntakuError, Unlawful
from entaku.kernel.randomness import Seed, Stream
from entaku.messages import Language
from entaku.tournament import (
    acts,
    agreements,
    called_draft,
    claiming,
    deck_lists,
    duels,
    late_seats,
    noticing,
    penalties,
    points,
    prize_table,
    registration,
    results,
    roles,
    rounds,
    stock,
    table_awards,
    table_prizes,
)
from entaku.tournament.applying import enter, problems
from entaku.tournament.log_sentences import called, known
from entaku.tournament.pods import dealt, split_of
from entaku.tournament.said import Fact, Said, saying
from entaku.tournament.settings import Settings
from entaku.tournament.state import State
from entaku.tournament.touching import in_the_way

ENTERING = (
    agreements, called_draft, claiming, deck_lists, late_seats, noticing, penalties, registration, results, roles,
    stock, table_awards, table_prizes, prize_table,
)  # fmt: skip
"""The modules whose acts enter besides those of `applying`."""


class Entry(Struct, frozen=True):
    """One line of a night's log.

    `at` is the time that the caller's clock said, for people to read only; `role` what somebody at the desk entered it
    as, None for players and tables.
    """

    number: int
    by: str
    act: acts.AnyAct
    insisted: bool = False
    at: str = ""
    role: acts.Role | None = None


class Setup(Struct, frozen=True):
    """What a night begins with."""

    name: str
    settings: Settings = Settings()


class Changed(Unlawful):
    """Somebody else has entered something that this organiser hasn't seen; `entries` are what."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        names = ", ".join(dict.fromkeys(entry.by for entry in entries))
        super().__init__("night-changed", count=len(entries), names=names)


class Doubtful(Unlawful):
    """An act that can be entered only on the organiser's explicit word; `problems` says why."""

    def __init__(self, problems: Sequence[Said]) -> None:
        self.problems = tuple(problems)
        super().__init__(problems[0].key, **problems[0].filled("en"))

    def said(self, language: Language) -> str:
        return " ".join(problem.said(language) for problem in self.problems)


class Night:
    """A night: its setup, its seed and its log; `state` is what they lead to.

    `marks` names, for entries kept on somebody's explicit word, what is wrong with them; an entry that no longer
    fits since another was taken back is marked and left out.
    """

    def __init__(self, setup: Setup, seed: Seed, log: Sequence[Entry] = ()) -> None:
        self.setup = setup
        self.seed = seed
        self.log: list[Entry] = list(log)
        self.state, self.marks = self._replayed(self.log)
        self._looked_at = 0
        self._gone: frozenset[int] = frozenset()
        self._counting: list[Entry] = []

    @property
    def version(self) -> int:
        """How many entries there are: what an organiser who has seen all of them passes as `seen`."""
        return len(self.log)

    @property
    def next_player(self) -> int:
        """A player number that no entry has used, not even one that was taken back."""
        return 1 + max((one.act.player for one in self.log if isinstance(one.act, acts.Registered)), default=0)

    def add(
        self,
        by: str,
        act: acts.AnyAct,
        *,
        seen: int | None = None,
        insist: bool = False,
        at: str = "",
        role: acts.Role | None = None,
    ) -> Entry:
        """Enter an act.  Raises, changing nothing:

        Changed, when what it touches was changed by entries after the `seen` first ones (None: whatever the log
        holds, as for results that flow in from tables); Doubtful, when it breaks a rule and nobody insists; Unlawful,
        when it can't be.
        """
        if seen is not None and in_the_way(act, self.log[seen:]):
            raise Changed(self.log[seen:])
        entry = Entry(len(self.log) + 1, by, act, insist, at, role)
        if isinstance(act, acts.Undone):
            self._undo(entry, act)
            return entry
        found = problems(act, self.state)
        if found and not insist:
            raise Doubtful(found)
        try:
            enter(act, self.state)
        except Exception:
            self.state, self.marks = self._replayed(self.log)
            raise
        self.log.append(entry)
        if found:
            self.marks[entry.number] = tuple(found)
        return entry

    def undo(self, by: str, entry: int, *, seen: int | None = None, insist: bool = False) -> Entry:
        """Take an entry back, or, for an undo, bring in again what it took back."""
        return self.add(by, acts.Undone(entry), seen=seen, insist=insist)

    @property
    def next_proposal(self) -> int:
        """A number for a pod's rules that no proposal has had, so that nobody agrees to what they haven't seen."""
        proposing = acts.RulesProposed | acts.RulesProposedToPods
        return 1 + max((one.act.proposal for one in self.log if isinstance(one.act, proposing)), default=0)

    def draw_pods(self) -> acts.PodsMade:
        """Random pods of everybody who is here, to be looked at and entered.  (EV-2, EV-3)"""
        playing = self.state.playing()
        sizes = [pod.size for pod in split_of(self.state.settings, len(playing)).pods]
        bracket = {player: self.state.players[player].bracket for player in playing if self.state.settings.brackets}
        return acts.PodsMade(dealt(playing, sizes, self._stream("pods"), bracket))

    def draw_round(self) -> acts.PairingDrafted:
        """The next round's pairing as the rules make it, to be looked at, changed and entered as a draft."""
        if self.state.settings.in_matches:
            return acts.PairingDrafted(duels.next_round(self.state, self._stream("pairing")))
        if self.state.settings.structure == "points":
            return acts.PairingDrafted(*points.next_round(self.state, self._stream("pairing")))
        if self.state.round == 0:
            return acts.PairingDrafted(rounds.first_round(self.state, self._stream("groups")))
        if self.state.round > 1:
            raise Unlawful("night-round-over", round=self.state.round)
        return acts.PairingDrafted(rounds.second_round(self.state, self._stream("groups")))

    def effective(self) -> list[Entry]:
        """The entries that count: those that nothing took back, undos left out."""
        self._look()
        return self._counting

    def _undo(self, entry: Entry, act: acts.Undone) -> None:
        if not 1 <= act.entry <= len(self.log):
            raise Unlawful("night-entry-unknown", entry=act.entry)
        if act.entry in self.undone():
            raise Unlawful("night-undone-already", entry=act.entry)
        state, marks = self._replayed([*self.log, entry])
        fresh = {number: found for number, found in marks.items() if found != self.marks.get(number)}
        if fresh and not entry.insisted:
            of = known(self.log, self.state)
            raise Doubtful([saying("night-undo-breaks", what=called(of.entries[number], of)) for number in fresh])
        self.log.append(entry)
        self.state, self.marks = state, marks

    def undone(self) -> frozenset[int]:
        """The numbers of the entries that are taken back."""
        self._look()
        return self._gone

    def _look(self) -> None:
        """Go through what was entered since somebody last asked; through everything where something was taken back."""
        fresh = self.log[self._looked_at :]
        if any(isinstance(entry.act, acts.Undone) for entry in fresh):
            self._gone, self._counting = self._undone(self.log), self._effective(self.log)
        elif fresh:
            self._counting = [*self._counting, *fresh]
        self._looked_at = len(self.log)

    @staticmethod
    def _undone(log: Sequence[Entry]) -> frozenset[int]:
        gone: set[int] = set()
        for entry in reversed(log):
            if isinstance(entry.act, acts.Undone) and entry.number not in gone:
                gone.add(entry.act.entry)
        return frozenset(gone)

    def _effective(self, log: Sequence[Entry]) -> list[Entry]:
        gone = self._undone(log)
        return [entry for entry in log if entry.number not in gone and not isinstance(entry.act, acts.Undone)]

    def _replayed(self, log: Sequence[Entry]) -> tuple[State, dict[int, tuple[Said, ...]]]:
        state = State(settings=self.setup.settings, seed=self.seed)
        marks: dict[int, tuple[Said, ...]] = {}
        for entry in self._effective(log):
            try:
                found = problems(entry.act, state)
                enter(entry.act, state)
            except EntakuError as problem:
                facts: dict[str, Fact | Said] = {
                    name: fact if isinstance(fact, str) else int(fact) for name, fact in problem.facts.items()
                }
                found = [Said(problem.key, facts), Said("night-left-out")]
            if found:
                marks[entry.number] = tuple(found)
        return state, marks

    def _stream(self, purpose: str) -> Stream:
        return Stream(self.seed, "night", purpose, self.state.draws)


class _Saved(Struct, frozen=True):
    setup: Setup
    seed: str
    log: tuple[Entry, ...]


def write(night: Night) -> bytes:
    """The whole night as one JSON document."""
    return msgspec.json.encode(_Saved(night.setup, night.seed.hex(), tuple(night.log)))


def read(data: bytes) -> Night:
    """The night that `write` wrote.  Raises Unlawful if the document is none."""
    try:
        saved = msgspec.json.decode(data, type=_Saved)
        seed = bytes.fromhex(saved.seed)
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise Unlawful("night-unreadable", problem=str(problem)) from problem
    return Night(saved.setup, seed, saved.log)
