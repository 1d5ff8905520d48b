"""What keeps cards from being played in full: which signatures nothing has shown, and which are worth showing next."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from msgspec import Struct

from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.reading.coverage import Runs, missing
from entaku.oracle.reading.shown import scenarios_by_signature

EXAMPLES = 5
"""So many cards are named for a signature."""


class Unshown(Struct, frozen=True):
    """A signature that nothing has shown; `nearest` is the one most like it that has been, with its scenarios."""

    signature: str
    nearest: str | None = None
    scenarios: tuple[str, ...] = ()


class Manual(Struct, frozen=True):
    """A paragraph that is played by hand; because it isn't understood or known, unless signatures are named."""

    text: str
    unshown: tuple[Unshown, ...] = ()


class Why(Struct, frozen=True):
    """Why a card isn't played in full: paragraph by paragraph; none where it is."""

    card: str
    full: bool
    manual: tuple[Manual, ...] = ()


class Wanted(Struct, frozen=True):
    """A signature that would let more cards be played in full: how many have it, how many lack nothing else by then."""

    signature: str
    cards: int
    completes: int
    examples: tuple[str, ...]


def why(imported: ImportedCard) -> Why:
    """What of a card is played by hand, and what scenarios would have to show."""
    lacking, _ = missing(imported)
    manual = tuple(Manual(each.text, tuple(unshown(name) for name in each.signatures)) for each in lacking)
    return Why(imported.card.name, not lacking, manual)


def unshown(signature: str) -> Unshown:
    """A signature with the shown one that is most like it: of the same class, with the fewest fields otherwise."""
    kept = scenarios_by_signature()
    own_class, own = split(signature)
    alike = [(len(own ^ fields), name) for name in kept for kind, fields in (split(name),) if kind == own_class]
    if not alike:
        return Unshown(signature)
    _, nearest = min(alike)
    return Unshown(signature, nearest, kept[nearest])


def split(signature: str) -> tuple[str, frozenset[str]]:
    """The class of a signature, and what is said of its fields.

    >>> split("Draw(amount=X, who=You)")[0]
    'Draw'
    """
    found = re.fullmatch(r"([^(]+?)(?:\((.*)\))?( in \w+)?", signature)
    assert found is not None
    return found[1], frozenset([*(found[2] or "").split(", "), found[3] or ""])


def wanted(cards: Iterable[ImportedCard], runs: Runs, most: int = 200) -> list[Wanted]:
    """The signatures worth showing next, the one that completes the most cards first, given those before it.

    Only cards count of which an engine runs all, though nobody has looked.
    """
    lacks = {card.card.name: names for card in cards if (names := only_unshown(card, runs))}
    having: Mapping[str, int] = Counter(name for names in lacks.values() for name in names)
    found: list[Wanted] = []
    while lacks and len(found) < most:
        alone: dict[str, list[str]] = defaultdict(list)
        for card, names in lacks.items():
            if len(names) == 1:
                alone[min(names)].append(card)
        left = Counter(name for names in lacks.values() for name in names)
        best = max(left, key=lambda name: (len(alone[name]), left[name], name))
        examples = alone[best] or [card for card, names in lacks.items() if best in names]
        found.append(Wanted(best, having[best], len(alone[best]), tuple(examples[:EXAMPLES])))
        lacks = {card: rest for card, names in lacks.items() if (rest := names - {best})}
    return found


def only_unshown(card: ImportedCard, runs: Runs) -> frozenset[str]:
    """The signatures that a card lacks, if it lacks nothing else."""
    lacking, _ = missing(card)
    if not all(each.signatures for each in lacking) or missing(card, runs)[0]:
        return frozenset()
    return frozenset(name for each in lacking for name in each.signatures)
