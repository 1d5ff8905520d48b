"""How coins and dice fall in a scenario: as its board says, by a seed with which they do.  (CR 705, 706)

Nothing in the game knows of it: seeds are tried in order, and the first is taken whose streams begin as they should.
"""

import re
from collections.abc import Sequence
from itertools import count, islice

from msgspec import Struct

from entaku.kernel.randomness import Seed, Stream, seed_from
from entaku.kernel.seats import Seat
from entaku.oracle.documents import Text, Trouble

COINS = ("tails", "heads")
"""A player who flips calls heads: tails is a flip that is lost."""
DIE = re.compile(r"(\d+)(?: of (\d+))?")
USUAL_SIDES = 20
MOST_TRIED = 50_000


class Fall(Struct, frozen=True):
    """What comes of a player's flip or roll, the first, second … of that kind: a number from 0, of so many."""

    seat: Seat
    kind: str
    place: int
    value: int
    sides: int


def falls(seat: Seat, coins: Sequence[Text], dice: Sequence[Text]) -> tuple[Fall, ...]:
    """What a side of a board says of a player's coins and dice.  Raises Trouble."""
    return (
        *(Fall(seat, "coin", place, side_up(line), 2) for place, line in enumerate(coins)),
        *(Fall(seat, "die", place, *number_up(line)) for place, line in enumerate(dice)),
    )


def side_up(line: Text) -> int:
    """Heads or tails.  Raises Trouble."""
    if line.text not in COINS:
        raise Trouble("scenario-not-coin", line.line, text=line.text)
    return COINS.index(line.text)


def number_up(line: Text) -> tuple[int, int]:
    """A result, from 0, and how many there are: "14" of a die with twenty sides, "3 of 6".  Raises Trouble."""
    found = DIE.fullmatch(line.text)
    value, sides = (int(found[1]), int(found[2] or USUAL_SIDES)) if found is not None else (0, 0)
    if not 1 <= value <= sides:
        raise Trouble("scenario-not-die", line.line, text=line.text)
    return value - 1, sides


def seed_with(seed: str, fall: Sequence[Fall], owners: Sequence[Seat | str], line: int) -> Seed:
    """The scenario's seed, or the next with which everything falls so.  Raises Trouble where none is near."""
    seeds = (seed_from(seed if not number else f"{seed}, {number}") for number in islice(count(), MOST_TRIED))
    found = next((one for one in seeds if all(falls_so(one, each, owners) for each in fall)), None)
    if found is None:
        raise Trouble("scenario-too-much-luck", line)
    return found


def falls_so(seed: Seed, fall: Fall, owners: Sequence[Seat | str]) -> bool:
    """Whether with a seed a coin or die falls like this."""
    stream = Stream(seed, owners[fall.seat], fall.kind, fall.place)
    if fall.kind != "coin":
        return stream.below(fall.sides) == fall.value
    sides = [0, 1]
    stream.shuffle(sides)
    return sides[0] == fall.value
