"""Chance from one seed through keyed streams, so that one shuffle never shifts another and each can be proved.

A stream's key is HMAC-SHA256(seed, "owner|purpose|count"); its numbers are the 32-bit words of
SHA-256(key, counter), taken by rejection so that every result is equally likely.
"""

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from entaku.kernel.seats import Seat

Seed = bytes
Thing = TypeVar("Thing")


def seed_from(text: str | int) -> Seed:
    """The 32-byte seed that a person's short seed stands for.

    >>> seed_from(7) == seed_from("7")
    True
    """
    return hashlib.sha256(f"entaku seed {text}".encode()).digest()


class Stream:
    """The random numbers of one owner, for one purpose, for the count-th time.

    A stream is made, used up and thrown away inside one step of the rules; only its `count` is kept in the state.
    """

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, seed: Seed, owner: Seat | str, purpose: str, count: int = 0) -> None:
        self._key = hmac.digest(seed, f"{owner}|{purpose}|{count}".encode(), "sha256")
        self._counter = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """A whole number from 0 up to, but not including, `limit` (at least 1)."""
        if limit > 1 << 32:
            return self._below_wide(limit)
        ceiling = (1 << 32) - (1 << 32) % limit
        while True:
            word = self._word()
            if word < ceiling:
                return word % limit

    def _below_wide(self, limit: int) -> int:
        words = ((limit - 1).bit_length() + 31) // 32
        ceiling = (1 << 32 * words) - (1 << 32 * words) % limit
        while True:
            number = 0
            for _ in range(words):
                number = number << 32 | self._word()
            if number < ceiling:
                return number % limit

    def choose(self, things: Sequence[Thing]) -> Thing:
        """One of the things."""
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[int]) -> int:
        """The index of one of the weights, as likely as its weight says."""
        mark = self.below(sum(weights))
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        raise AssertionError("the mark lies below the sum of the weights")

    def shuffle(self, things: MutableSequence[Thing]) -> None:
        """Put the things in a random order, in place (Fisher–Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[start : start + 4], "big") for start in range(28, -1, -4)]
        return self._words.pop()
