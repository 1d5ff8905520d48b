"""Spells that are cast from anywhere other than a hand: the words that stand before the verb."""

from entaku.oracle.ir import things as t

NOT_FROM_HAND = t.Not(t.CastFrom("hand"))


def from_elsewhere(where: tuple[t.Predicate, ...], whose: str = "あなたの") -> tuple[str, tuple[t.Predicate, ...]]:
    """Whence spells like these are cast, "" where that isn't said, and what else they are.

    >>> from_elsewhere((t.Is("Creature"), NOT_FROM_HAND))
    ('あなたの手札以外から', (Is(what='Creature'),))
    """
    others = tuple(each for each in where if each != NOT_FROM_HAND)
    return (f"{whose}手札以外から" if others != where else ""), others
