"""The names most like one that no card has."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import get_close_matches

from entaku.oracle.naming.bilingual import parts_of
from entaku.oracle.naming.spelling import folded

LOOKED_AT = 40
LEAST_LIKE = 0.7


class Nearest:
    """Finds the names most like a misspelt one, fast enough for many of them."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names: dict[str, str] = {}
        self._with: defaultdict[str, list[str]] = defaultdict(list)
        for name in names:
            key = folded(name)
            if key not in self._names:
                self._names[key] = name
                for pair in _pairs(key):
                    self._with[pair].append(key)

    def to(self, name: str, limit: int = 3) -> list[str]:
        """The names most like this one, or like either half of one in two languages, if any is; `limit` may be 0."""
        found = [self._to(folded(part), limit) for part in parts_of(name)] if limit else []
        best = [near[place] for place in range(limit) for near in found if place < len(near)]
        return list(dict.fromkeys(best))[:limit]

    def _to(self, key: str, limit: int) -> list[str]:
        shared = Counter(other for pair in _pairs(key) for other in self._with.get(pair, ()))
        likeliest = [other for other, _ in shared.most_common(LOOKED_AT)]
        return [self._names[other] for other in get_close_matches(key, likeliest, limit, LEAST_LIKE)]


def _pairs(key: str) -> set[str]:
    """The pairs of letters that follow one another."""
    return {key[place : place + 2] for place in range(len(key) - 1)} or {key}


def near(name: str, names: Iterable[str], limit: int = 3) -> list[str]:
    """The names most like this one.

    >>> near("Cogwork Libarian", ["Cogwork Librarian", "Lore Seeker"])
    ['Cogwork Librarian']
    >>> near("《歯車式司青/Cogwork Librarain》", ["歯車式司書", "Cogwork Librarian", "Lore Seeker"])
    ['歯車式司書', 'Cogwork Librarian']
    """
    return Nearest(names).to(name, limit)
