"""Where spells are cast from, in the words that stand before the verb: "あなたの墓地から"."""

from entaku.oracle.ir import things as t

NOT_FROM_HAND = t.Not(t.CastFrom("hand"))
_WHENCE: dict[t.Predicate, str] = {
    NOT_FROM_HAND: "{}手札以外から",
    t.CastFrom("graveyard"): "{}墓地から",
    t.CastFrom("hand"): "{}手札から",
    t.CastFrom("exile"): "追放領域から",
    t.AnyOf((t.CastFrom("graveyard"), t.CastFrom("exile"))): "{}墓地か追放領域から",
}
"""With a place for whose zone it is."""


def from_elsewhere(where: tuple[t.Predicate, ...], whose: str = "あなたの") -> tuple[str, tuple[t.Predicate, ...]]:
    """Whence spells like these are cast, "" where that isn't said, and what else they are.

    >>> from_elsewhere((t.Is("Creature"), NOT_FROM_HAND))
    ('あなたの手札以外から', (Is(what='Creature'),))
    """
    whence = next((each for each in where if each in _WHENCE), None)
    others = tuple(each for each in where if each != whence)
    return ("" if whence is None else _WHENCE[whence].format(whose)), others
