"""The whole grammar: importing this makes every table of phrases."""

from entaku.cards.saying.english import (
    acts,
    amounts,
    changes,
    choosing,
    commander,
    conditions,
    copies,
    costs,
    council,
    devotion,
    effects,
    events,
    groups,
    happened,
    idioms,
    keywords,
    lands,
    lines,
    mana,
    recipients,
    seen_cards,
    shields,
    standing,
    striations,
    suffixes,
    tails,
    things,
    tokens,
    trading,
)

__all__ = [
    "acts", "amounts", "changes", "choosing", "commander", "conditions", "copies", "costs", "council", "devotion",
    "effects", "events", "groups", "happened", "idioms", "keywords", "lands", "lines", "mana",
    "recipients", "seen_cards", "shields", "standing", "striations", "suffixes", "tails", "things", "tokens", "trading",
]  # fmt: skip
