"""Counters of which the kind isn't said: whoever removes or moves one chooses it.  (CR 122.1)"""

from collections import Counter
from collections.abc import Iterable, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_number, choose_objects, choose_word
from entaku.magic.game.state import Game, Object


def number_of(item: Object, kind: str) -> int:
    """How many counters of a kind an object has, or of every kind with ""."""
    return item.counter(kind) if kind else sum(count for _, count in item.counters)


def chosen(game: Game, seat: Seat, number: int, kind: str, amount: int) -> Procedure[Counter[str]]:
    """So many of an object's counters, by their kinds: of the one that is said, or as a player chooses each."""
    left = Counter(dict(game.objects[number].counters))
    if kind:
        return Counter({kind: min(amount, left[kind])})
    found: Counter[str] = Counter()
    for _ in range(min(amount, left.total())):
        one = yield from choose_word(game, seat, "game-counter-kind", tuple(+left), (number,))
        left[one] -= 1
        found[one] += 1
    return found


def remove(game: Game, seat: Seat, number: int, kind: str, amount: int) -> Procedure[None]:
    """Remove so many counters of a kind from an object, or of such kinds as a player chooses."""
    removed = yield from chosen(game, seat, number, kind, amount)
    for each, count in removed.items():
        mutators.change_counters(game, number, each, -count)


def among(game: Game, found: Iterable[int], kind: str) -> int:
    """How many counters of a kind several objects have together, or of every kind with ""."""
    return sum(number_of(game.objects[number], kind) for number in found)


def remove_from_among(game: Game, seat: Seat, found: Sequence[int], kind: str, amount: int) -> Procedure[None]:
    """Remove so many counters from several objects together: from one after the other, so many as a player likes."""
    left, there = amount, [number for number in found if number_of(game.objects[number], kind)]
    while left and there:
        chosen = yield from choose_objects(game, seat, "game-cost-counters", there)
        there = [number for number in there if number not in chosen]
        for number in chosen:
            most = min(left, number_of(game.objects[number], kind))
            least = max(1, left - among(game, there, kind))
            count = yield from choose_number(game, seat, "game-counters-removed", least, most, most, (number,))
            yield from remove(game, seat, number, kind, count)
            left -= count
