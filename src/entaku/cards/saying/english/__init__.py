"""English, as official rules text says it: each table of phrases is both read and said."""

from entaku.cards.saying.english import (
    acts,
    amounts,
    changes,
    choosing,
    commander,
    conditions,
    costs,
    council,
    effects,
    events,
    groups,
    idioms,
    keywords,
    lines,
    mana,
    standing,
    suffixes,
    things,
    tokens,
    trading,
)

__all__ = [
    "acts", "amounts", "changes", "choosing", "commander", "conditions", "costs", "council", "effects", "events",
    "groups", "idioms", "keywords", "lines", "mana", "standing", "suffixes", "things", "tokens", "trading",
]  # fmt: skip
