"""A sentence in no language yet: a message key and its facts."""

from msgspec import Struct

from entaku.messages import Language, say

Fact = str | int

ROWS = ("names", "others", "lives", "wins", "given", "tables")
"""The facts that are several in a row, with ", " between them; Japanese has its own comma there."""


class Said(Struct, frozen=True):
    """A message key and the facts for its places; a fact may be such a phrase itself."""

    key: str
    facts: "dict[str, Fact | Said]" = {}

    def said(self, language: Language) -> str:
        """The sentence in `language`."""
        return say(self.key, language, **self.filled(language))

    def filled(self, language: Language) -> dict[str, Fact]:
        """The facts as `language` says them."""
        return {name: _filled(name, fact, language) for name, fact in self.facts.items()}


def _filled(name: str, fact: Fact | Said, language: Language) -> Fact:
    if isinstance(fact, Said):
        return fact.said(language)
    return fact.replace(", ", "、") if language == "ja" and name in ROWS and isinstance(fact, str) else fact


def saying(key: str, **facts: Fact | Said) -> Said:
    """A message key with its facts."""
    return Said(key, facts)
