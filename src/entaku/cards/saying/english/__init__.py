"""English, as official rules text says it: each table of phrases is both read and said."""

from entaku.cards.saying.english import (
    acts,
    amounts,
    changes,
    conditions,
    costs,
    council,
    effects,
    events,
    groups,
    idioms,
    keywords,
    lines,
    standing,
    suffixes,
    things,
    tokens,
)

__all__ = [
    "acts", "amounts", "changes", "conditions", "costs", "council", "effects", "events", "groups", "idioms", "keywords",
    "lines", "standing", "suffixes", "things", "tokens",
]  # fmt: skip
