"""The most requirements that blocks can obey without breaking a restriction.  (CR 509.1c)

Who may block what is a network: each creature passes on as many units as it may block attackers, each attacker takes
as many as may block it, and what a requirement asks for is gained by the unit that obeys it.  Units are sent, one at a
time, where they gain most, until nothing more is to be gained.  What such a network can't say is tried out: which
attackers that can't be blocked by one creature alone are blocked, and who blocks beside a creature that can't alone.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, islice, product

from msgspec import Struct

Blocks = list[tuple[int, int]]
"""Pairs of a blocker and the attacker it blocks."""
FORCED = 1_000_000
"""What a unit gains that has to be sent: more than all requirements together."""
MOST_TRIES = 256
MOST_KINDS = 8
"""Of attackers with menace that differ in who may block them, so many are told apart, and so many picks are tried."""


class Question(Struct, frozen=True):
    """What bears on the blocks of one player.

    `may`: what each creature may block, and `times` how many of them.  `least` and `most`: how many creatures have to
    block an attacker if any does, and may; `limit`: how many creatures may block at all; `not_alone`: those that can't
    block alone.  Requirements: `block` (these creatures block), `be_blocked` (these attackers are blocked) and `pairs`
    (this creature blocks that attacker).
    """

    may: Mapping[int, tuple[int, ...]]
    times: Mapping[int, int]
    least: Mapping[int, int]
    most: Mapping[int, int]
    limit: int | None = None
    not_alone: frozenset[int] = frozenset()
    block: frozenset[int] = frozenset()
    be_blocked: frozenset[int] = frozenset()
    pairs: frozenset[tuple[int, int]] = frozenset()


def obeyed(asked: Question, blocks: Blocks) -> int:
    """How many requirements these blocks obey."""
    blockers, attackers = {b for b, _ in blocks}, {a for _, a in blocks}
    return len(asked.block & blockers) + len(asked.be_blocked & attackers) + len(asked.pairs & set(blocks))


def broken(asked: Question, blocks: Blocks) -> str:
    """The restriction that these blocks break, "" if none.  (CR 509.1b)"""
    blockers = {b for b, _ in blocks}
    if len(set(blocks)) < len(blocks):
        return "twice"
    if asked.limit is not None and len(blockers) > asked.limit:
        return "too-many"
    for attacker in dict.fromkeys(a for _, a in blocks):
        count = sum(a == attacker for _, a in blocks)
        if count < asked.least.get(attacker, 1):
            return "menace"
        if count > asked.most.get(attacker, count):
            return "too-many-blockers"
    return "alone" if len(blockers) == 1 and blockers <= asked.not_alone else ""


def most_obedient(asked: Question) -> Blocks:
    """Blocks that obey as many requirements as can be obeyed, and hardly any that nothing asks for."""
    whole = len(asked.block) + len(asked.be_blocked) + len(asked.pairs)
    best: Blocks = []
    count = 0
    for ganged in islice(gangs(asked), MOST_TRIES) if whole else ():
        for blocks in within_limit(asked, ganged):
            found = obeyed(asked, blocks)
            if found > count and not broken(asked, blocks):
                best, count = blocks, found
                if count == whole:
                    return best
    return best


def gangs(asked: Question) -> Iterator[frozenset[int]]:
    """The attackers that take several creatures to block, and are blocked: one set of them after the other.

    Those that no requirement speaks of stay unblocked; of those that are alike the first are taken, as many as may be.
    """
    kinds: dict[object, list[int]] = {}
    for attacker, least in asked.least.items():
        able = frozenset(b for b, may in asked.may.items() if attacker in may)
        wanted = frozenset(b for b, a in asked.pairs if a == attacker)
        matters = attacker in asked.be_blocked or wanted or able & (asked.block | asked.not_alone)
        if matters and 1 < least <= len(able):
            kind = (able, least, asked.most.get(attacker), attacker in asked.be_blocked, wanted)
            kinds.setdefault(kind, []).append(attacker)
    alike = list(kinds.values())
    for chosen in sorted(product(*(range(len(those) + 1) for those in alike[:MOST_KINDS])), key=sum):
        yield frozenset(a for those, count in zip(alike, chosen, strict=False) for a in those[:count])


def within_limit(asked: Question, ganged: frozenset[int]) -> Iterator[Blocks]:
    """The best blocks where only so many creatures may block, each counted once however many it blocks."""
    several = [b for b, times in asked.times.items() if times > 1]
    if asked.limit is None:
        yield from in_company(asked, ganged, frozenset(several))
        return
    for count in range(min(asked.limit, len(several)) + 1):
        for free in combinations(several, count):
            yield from in_company(asked, ganged, frozenset(free))


def in_company(asked: Question, ganged: frozenset[int], free: frozenset[int]) -> Iterator[Blocks]:
    """The best blocks; where one creature blocks alone that can't, the best with another one, whichever that is."""
    blocks = sent(asked, ganged, free, frozenset())
    yield blocks
    if broken(asked, blocks) != "alone":
        return
    most = obeyed(asked, blocks)
    company = [frozenset({b}) for b in asked.may if b not in asked.not_alone]
    for forced in (*company, *map(frozenset, combinations(sorted(asked.not_alone & set(asked.may)), 2))):
        blocks = sent(asked, ganged, free, forced)
        yield blocks
        if obeyed(asked, blocks) == most and not broken(asked, blocks):
            return


Arc = list[int]
"""Of one unit or more: from, to, how many may still go, what each gains."""


class Network:
    """Nodes and arcs, each arc beside the one that takes its units back."""

    __slots__ = ("arcs", "leaving")

    def __init__(self) -> None:
        self.arcs: list[Arc] = []
        self.leaving: dict[int, list[int]] = {}

    def add(self, start: int, end: int, room: int, gain: int = 0) -> None:
        for arc in ([start, end, room, gain], [end, start, 0, -gain]):
            self.leaving.setdefault(arc[0], []).append(len(self.arcs))
            self.arcs.append(arc)

    def send(self, source: int, sink: int) -> None:
        """Send units where they gain most, until the next would gain nothing."""
        while True:
            gained, way = {source: 0}, {source: -1}
            waiting = [source]
            for node in waiting:
                for number in self.leaving.get(node, ()):
                    _, end, room, gain = self.arcs[number]
                    if room and gained[node] + gain > gained.get(end, -FORCED * FORCED):
                        gained[end], way[end] = gained[node] + gain, number
                        waiting.append(end)
            if gained.get(sink, 0) <= 0:
                return
            node = sink
            while node != source:
                arc = way[node]
                self.arcs[arc][2] -= 1
                self.arcs[arc ^ 1][2] += 1
                node = self.arcs[arc][0]


SOURCE, COUNTED, SINK = -1, -2, -3


def sent(asked: Question, ganged: frozenset[int], free: frozenset[int], forced: frozenset[int]) -> Blocks:
    """The best blocks in which exactly the `ganged` of those attackers are blocked, and these creatures block.

    Those that are `free` aren't counted one by one where only so many creatures may block.
    """
    network = Network()
    several = {b for b, times in asked.times.items() if times > 1}
    network.add(SOURCE, COUNTED, len(asked.may) if asked.limit is None else max(0, asked.limit - len(free)))
    for blocker, may in asked.may.items():
        if blocker in several and blocker not in free:
            continue
        start = SOURCE if blocker in free else COUNTED
        first = (blocker in asked.block) + FORCED * (blocker in forced)
        network.add(start, blocker, 1, first)
        network.add(start, blocker, asked.times[blocker] - 1)
        for attacker in may:
            network.add(blocker, attacker, 1, (blocker, attacker) in asked.pairs)
    for attacker in dict.fromkeys(a for may in asked.may.values() for a in may):
        least, most = asked.least.get(attacker, 1), asked.most.get(attacker, len(asked.may))
        if least > 1 and (attacker not in ganged or most < least):
            continue
        network.add(attacker, SINK, 1, (attacker in asked.be_blocked) + FORCED * (least > 1))
        network.add(attacker, SINK, least - 1, FORCED)
        network.add(attacker, SINK, most - least)
    network.send(SOURCE, SINK)
    return [(start, end) for start, end, room, _ in network.arcs[::2] if start in asked.may and not room]
