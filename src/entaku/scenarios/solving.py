"""Puzzles solved by search: whether a player can win within so many turns, whatever the others do.

Everything is seen, other players' hands too.  The player's answers are tried with few acts first, then with more; of
the others' answers every one must lead to a win.  Mana is paid as a table pays it by itself, so nothing is tapped for
mana beforehand; where an answer has too many forms some are left out, and then "there is none" isn't said.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations, product

from msgspec import Struct

from entaku.kernel.decisions import (
    Answer,
    Assign,
    Choose,
    Decision,
    Divide,
    Key,
    Name,
    Number,
    Order,
    Shape,
    Split,
    YesNo,
)
from entaku.kernel.errors import EntakuError
from entaku.kernel.seats import Seat
from entaku.magic.concepts.priority import PASS
from entaku.magic.game.play import MAGIC, Play
from entaku.scenarios.playing import ATTACK, BLOCK, PRIORITY
from entaku.scenarios.scenario import Given

USUAL_POSITIONS = 20_000
MOST_FORMS = 256
"""So many forms of one answer are tried."""
MOST_ACTS = 12
"""So many spells, abilities and lands the player may use on the way."""
MANA = ("mana",)
BY_HAND = "game-by-hand"
"""How questions begin about what nobody but people can do: a search goes no further there."""


class Solution(Struct, frozen=True):
    """What a search has found: `line`, the answers of a winning game, against the defences that were looked at last;
    or none among so many `positions`.  `exhausted`: nothing was left out, so that there is none."""

    line: tuple[Given, ...] | None
    positions: int
    exhausted: bool = False


class OutOfPositions(Exception):
    """As many positions have been looked at as were wanted."""


def solve(play: Play, seat: Seat, turns: int = 1, most: int = USUAL_POSITIONS) -> Solution:
    """Look for a win of a player within so many turns, in so many positions.

    >>> from entaku.kernel.table import Table
    >>> from entaku.scenarios.positions import POSITIONS, setup_from
    >>> text = "board: {A: {battlefield: [Wind Dancer]}, B: {life: 1}}"
    >>> solve(Table(POSITIONS, setup_from(text, {}), bytes(32)).state, 0).line is not None
    True
    """
    search = Search(seat, play.game.turn + turns - 1, most)
    try:
        for acts in range(MOST_ACTS + 1):
            search.is_cut = False
            line = search.wins(play.copy(), acts)
            if line is not None:
                return Solution(tuple(line), search.positions)
            if not search.is_cut:
                return Solution(None, search.positions, not search.has_left_out)
    except (OutOfPositions, RecursionError):
        pass  # a game that goes round in circles is as good as one with too many positions
    return Solution(None, search.positions)


class Search:
    """One search.  `is_cut`: there were acts beyond those allowed; `has_left_out`: answers that weren't tried."""

    def __init__(self, seat: Seat, last_turn: int, most: int) -> None:
        self.seat = seat
        self.last_turn = last_turn
        self.most = most
        self.positions = 0
        self.is_cut = False
        self.has_left_out = False

    def wins(self, play: Play, acts: int) -> list[Given] | None:
        """The answers by which the player wins from here, with so many acts at most; None where they don't."""
        line: list[Given] = []
        while True:
            game, decision = play.game, play.decision
            if game.is_over or decision is None:
                return line if self.seat in game.winners else None
            if game.players[self.seat].left or game.turn > self.last_turn:
                return None
            if decision.purpose.startswith(BY_HAND):
                self.has_left_out = True
                return None
            answers = [*islice(forms_of(decision), MOST_FORMS + 1)]
            is_whole = len(answers) <= MOST_FORMS and is_told_whole(decision.shape)
            self.has_left_out |= is_tapping_left_out(decision)
            if len(answers) != 1 or not is_whole:
                break
            if not self.give(play, decision, answers[0], line):
                return None
        is_own = decision.actor == self.seat
        self.has_left_out |= not is_whole
        if not is_own and not is_whole:
            return None  # whatever wasn't looked at might be the defence
        found = self.own(play, decision, answers, acts) if is_own else self.others(play, decision, answers, acts)
        return None if found is None else line + found

    def own(self, play: Play, decision: Decision, answers: Sequence[Answer], acts: int) -> list[Given] | None:
        """The first of the player's answers that wins."""
        for answer in answers:
            costs = decision.purpose == PRIORITY and answer != PASS
            if costs and not acts:
                self.is_cut = True
                continue
            fork, line = play.copy(), list[Given]()
            if self.give(fork, decision, answer, line):
                found = self.wins(fork, acts - costs)
                if found is not None:
                    return line + found
        return None

    def others(self, play: Play, decision: Decision, answers: Sequence[Answer], acts: int) -> list[Given] | None:
        """A win against each of another player's lawful answers; of these the last is told."""
        whole: list[Given] | None = None
        for answer in answers:
            fork, line = play.copy(), list[Given]()
            if not self.give(fork, decision, answer, line):
                continue
            found = self.wins(fork, acts)
            if found is None:
                return None
            whole = line + found
        return whole

    def give(self, play: Play, decision: Decision, answer: Answer, line: list[Given]) -> bool:
        """Whether an answer is lawful; then the game has gone on by it.  Raises OutOfPositions."""
        if self.positions == self.most:
            raise OutOfPositions
        self.positions += 1
        try:
            MAGIC.apply(play, decision, decision.check(answer))
        except EntakuError:
            return False
        again = play.decision
        declared = decision.purpose in (ATTACK, BLOCK) and again is not None and again.about
        if declared and again is not None and (again.purpose, again.seat) == (decision.purpose, decision.seat):
            return False  # the declaration was refused, and is asked for anew
        line.append(Given(decision.id, answer))
        return True


def is_told_whole(shape: Shape) -> bool:
    """Whether a question lists all its answers."""
    return not isinstance(shape, Name) or not shape.beside


def is_tapping_left_out(decision: Decision) -> bool:
    """Whether somebody might tap for mana that nothing needs yet."""
    shape = decision.shape
    return isinstance(shape, Choose) and any(option.what in MANA for option in shape.options)


def forms_of(decision: Decision) -> Iterator[Answer]:
    """The answers to a question, those that do most first; nobody taps for mana that isn't needed yet."""
    shape = decision.shape
    if isinstance(shape, YesNo):
        yield from (True, False)
    elif isinstance(shape, Number):
        yield from range(shape.most, shape.least - 1, -1)
    elif isinstance(shape, Name):
        yield from shape.known
    elif isinstance(shape, Choose):
        yield from choices(decision, shape)
    elif isinstance(shape, Order):
        yield from permutations(option.key for option in shape.options)
    elif isinstance(shape, Divide):
        yield from divisions(shape.total, len(shape.options), shape.least_each)
    elif isinstance(shape, Split):
        yield from splits(shape)
    else:
        yield from assignments(shape)


def choices(decision: Decision, shape: Choose) -> Iterator[Answer]:
    if decision.purpose == PRIORITY:
        keys = [option.key for option in shape.options if option.what not in MANA]
        yield from (key for key in keys if key != PASS)
        yield from (key for key in keys if key == PASS)
    elif shape.least == shape.most == 1:
        yield from (option.key for option in shape.options)
    else:
        keys = [option.key for option in shape.options]
        for count in range(min(shape.most, len(keys)), shape.least - 1, -1):
            yield from combinations(keys, count)


def divisions(total: int, among: int, least: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide a number.

    >>> list(divisions(2, 2, 0))
    [(2, 0), (1, 1), (0, 2)]
    """
    if among <= 1:
        if among == 1 and total >= least:
            yield (total,)
        return
    for first in range(total - least * (among - 1), least - 1, -1):
        for rest in divisions(total - first, among - 1, least):
            yield (first, *rest)


def splits(shape: Split) -> Iterator[Answer]:
    keys = [option.key for option in shape.options]
    for places in product(range(len(shape.parts)), repeat=len(keys)):
        parts: list[tuple[Key, ...]] = [
            tuple(key for key, place in zip(keys, places, strict=True) if place == part)
            for part in range(len(shape.parts))
        ]
        if all(one.least <= len(part) <= one.most for one, part in zip(shape.parts, parts, strict=True)):
            yield tuple(parts)  # type: ignore[arg-type]  # keys of objects are numbers


def assignments(shape: Assign) -> Iterator[Answer]:
    """Each with one of its choices first, and with none last."""
    rows = [[*((one.key,) for one in row if isinstance(one.key, int)), ()] for row in shape.choices]
    yield from product(*rows)
