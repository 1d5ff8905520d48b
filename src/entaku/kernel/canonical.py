"""Facts about numbered things, told so that the numbers don't matter: equal for whatever is alike but for them.

A fact is a text and the things that it is about, in order.  Things are told apart by the facts that they have part in;
where that leaves several alike, one of them is taken first, and it is looked again.  So equal answers are always of
facts that are the same but for the numbers; unequal ones would be of such facts only where things that nothing tells
apart aren't interchangeable.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b

Fact = tuple[str, tuple[int, ...]]
"""What is said, and of which things."""
Colours = dict[int, int]
"""For each thing what it looks like, as far as has been looked."""
About = dict[int, list[tuple[int, int]]]
"""For each thing the facts that it has part in, each with its place there."""


def digest(facts: Sequence[Fact]) -> str:
    """A digest of facts, the same for every numbering of the things, and everywhere.

    >>> digest([("wears", (1, 2)), ("is old", (2,))]) == digest([("is old", (7,)), ("wears", (4, 7))])
    True
    >>> digest([("wears", (1, 2)), ("is old", (2,))]) == digest([("wears", (1, 2)), ("is old", (1,))])
    False
    """
    numbers = numbered(facts)
    said = sorted((text, tuple(numbers[thing] for thing in things)) for text, things in facts)
    return blake2b(repr(said).encode(), digest_size=16).hexdigest()


def numbered(facts: Sequence[Fact]) -> Mapping[int, int]:
    """A number for each thing, from 0, that hangs on nothing but what is said."""
    about: About = defaultdict(list)
    for number, (_, things) in enumerate(facts):
        for place, thing in enumerate(things):
            about[thing].append((number, place))
    seeds = [_seed(text) for text, _ in facts]
    colours = _refined(facts, seeds, about, dict.fromkeys(about, 0))
    while (alike := _alike(facts, about, colours)) is not None:
        colours = _refined(facts, seeds, about, {**colours, alike: hash((colours[alike], 1))})
    return {thing: number for number, thing in enumerate(sorted(colours, key=lambda thing: colours[thing]))}


def _alike(facts: Sequence[Fact], about: About, colours: Colours) -> int | None:
    """One of several that look alike, and that have to do with others of which several do; None if there is none."""
    count = Counter(colours.values())
    found: tuple[int, int] | None = None
    for thing, own in about.items():
        colour = colours[thing]
        if count[colour] > 1 and (found is None or colour < found[0]):
            others = (other for number, _ in own for other in facts[number][1] if other != thing)
            if any(count[colours[other]] > 1 for other in others):
                found = colour, thing
    return None if found is None else found[1]


def _refined(facts: Sequence[Fact], seeds: Sequence[int], about: About, colours: Colours) -> Colours:
    """What the things look like once nothing more is told apart by what they have to do with."""
    count = Counter(colours.values())
    while True:
        said: dict[int, int] = {}
        after = dict(colours)
        for thing, own in about.items():
            if count[colours[thing]] == 1:
                continue
            seen = []
            for number, place in own:
                if number not in said:
                    said[number] = hash((seeds[number], *(colours[other] for other in facts[number][1])))
                seen.append(hash((said[number], place)))
            after[thing] = hash((colours[thing], *sorted(seen)))
        now = Counter(after.values())
        if len(now) == len(count):
            return colours
        colours, count = after, now


@lru_cache(maxsize=65_536)
def _seed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")
