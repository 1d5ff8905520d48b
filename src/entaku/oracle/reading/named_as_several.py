"""The texts of legends that are several persons: their verbs as those of one card, which is what rules speak of."""

import re

_SEVERAL = re.compile(r" and | & |^The .*s$")
"""A name of several persons: "Falcon and Redwing", "Bebop & Rocksteady", "The Neutrinos"."""
_VERBS = {
    "attack": "attacks", "become": "becomes", "block": "blocks", "deal": "deals", "die": "dies", "enter": "enters",
    "gain": "gains", "get": "gets", "have": "has", "leave": "leaves", "are": "is",
}  # fmt: skip
_ANY = "|".join(_VERBS)
_DOES = re.compile(rf"(?<!\bhave )(?<!\bhas )~ ({_ANY})\b(?: (or|and) ({_ANY})\b)?")


def as_of_one(text: str, name: str) -> str:
    """The text with "~" for the name, and its verbs as they are of one.

    >>> as_of_one("Whenever ~ enter or attack, you may have ~ deal 1 damage to any target.", "Aang and Katara")
    'Whenever ~ enters or attacks, you may have ~ deal 1 damage to any target.'
    >>> as_of_one("Whenever ~ attack, scry 1.", "Aang")
    'Whenever ~ attack, scry 1.'
    """
    return _DOES.sub(_of_one, text) if _SEVERAL.search(name) else text


def _of_one(found: re.Match[str]) -> str:
    second = f" {found[2]} {_VERBS[found[3]]}" if found[2] else ""
    return f"~ {_VERBS[found[1]]}{second}"
