"""A sentence in no language yet: a message key and its facts."""

from msgspec import Struct

from entaku.messages import Language, say

Fact = str | int


class Said(Struct, frozen=True):
    """A message key and the facts for its places; a fact may be such a phrase itself."""

    key: str
    facts: "dict[str, Fact | Said]" = {}

    def said(self, language: Language) -> str:
        """The sentence in `language`."""
        return say(self.key, language, **self.filled(language))

    def filled(self, language: Language) -> dict[str, Fact]:
        """The facts as `language` says them."""
        return {name: fact.said(language) if isinstance(fact, Said) else fact for name, fact in self.facts.items()}


def saying(key: str, **facts: Fact | Said) -> Said:
    """A message key with its facts."""
    return Said(key, facts)
