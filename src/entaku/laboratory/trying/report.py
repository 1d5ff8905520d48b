"""Many cards tried, by several processes, and what came of it: the same whatever the number of processes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from entaku.laboratory.trying.dealing import Subject
from entaku.laboratory.trying.trial import Fault, Silent, Tried, try_card
from entaku.laboratory.workers import pool
from entaku.magic.by_hand.supported_nodes import runs
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.reading.coverage import missing
from entaku.oracle.reading.tree import tree_of

AT_ONCE = 10
"""So many cards are given to a process at a time."""


class Known(Struct, frozen=True):
    """Silent instructions that are known, all for one reason: card, ability, and where in it they stand."""

    reason: str
    silent: tuple[tuple[str, int, str], ...]


class Excused(Struct, frozen=True):
    """A silent instruction that stands on the list, and why."""

    card: str
    ability: int
    instruction: str
    reason: str


class Report(Struct, frozen=True):
    """How many cards there are and were tried; what went wrong; what was silent, and of that, what is known to be.

    `unneeded`: what stands on the list, of a card that was tried, and wasn't silent.
    """

    cards: int
    tried: int
    games: int
    faults: tuple[Fault, ...]
    silent: tuple[Silent, ...]
    known: tuple[Excused, ...] = ()
    unneeded: tuple[tuple[str, int, str], ...] = ()

    @property
    def holds(self) -> bool:
        """Whether nothing was wrong and nothing silent that isn't known to be."""
        return not self.faults and not self.silent


@cache
def listed() -> tuple[Known, ...]:
    """The silent instructions that are known."""
    return msgspec.json.decode(Path(__file__).with_name("silent.json").read_bytes(), type=tuple[Known, ...])


def is_full(card: ImportedCard) -> bool:
    """Whether the engine knows all that the card does, shown or not."""
    return not missing(card, runs)[0]


def try_one(card: ImportedCard, seed: str, games: int) -> Tried | None:
    """Try a card, if the engine knows all of it."""
    if not is_full(card):
        return None
    return try_card(Subject(card.card, tree_of(card.card, card.texts.en, runs)), seed, games)


def try_some(cards: Sequence[ImportedCard], seed: str, games: int) -> list[Tried | None]:
    """What one process does at a time."""
    return [try_one(card, seed, games) for card in cards]


def try_all(
    cards: Iterable[ImportedCard], seed: str, games: int, processes: int, advance: Callable[[int], object]
) -> Report:
    """Try all cards of which the engine knows all; `advance` is told how many more are done."""
    ordered = sorted({each.card.name: each for each in cards}.values(), key=lambda each: each.card.name)
    batches = [ordered[start : start + AT_ONCE] for start in range(0, len(ordered), AT_ONCE)]
    found: list[Tried] = []
    for batch in results(batches, seed, games, processes):
        found += [each for each in batch if each is not None]
        advance(len(batch))
    return report_of(len(ordered), found)


def results(
    batches: Sequence[Sequence[ImportedCard]], seed: str, games: int, processes: int
) -> Iterator[list[Tried | None]]:
    """What came of each batch, in their order."""
    if processes == 1 or len(batches) < 2:
        for batch in batches:
            yield try_some(batch, seed, games)
        return
    with pool(processes) as working:
        count = len(batches)
        yield from working.map(try_some, batches, [seed] * count, [games] * count)


def report_of(cards: int, found: Sequence[Tried]) -> Report:
    """The report: what was silent is looked up in the list."""
    reasons = {entry: known.reason for known in listed() for entry in known.silent}
    silent: list[Silent] = []
    excused: list[Excused] = []
    for one in (silent for each in found for silent in each.silent):
        reason = reasons.pop(key_of(one), None)
        if reason is None:
            silent.append(one)
        else:
            excused.append(Excused(one.card, one.ability, one.instruction, reason))
    tried = {each.card for each in found}
    return Report(
        cards, len(found), sum(each.games for each in found), tuple(fault for each in found for fault in each.faults),
        tuple(silent), tuple(excused), tuple(entry for entry in reasons if entry[0] in tried),
    )  # fmt: skip


def key_of(one: Silent) -> tuple[str, int, str]:
    """What stands on the list: the card, the ability, and where in it the instruction stands."""
    return one.card, one.ability, one.instruction.partition(": ")[0]
