"""A sentence in no language yet: a message key and its facts."""

from msgspec import Struct

from entaku.messages import Language, say

Fact = str | int


class Said(Struct, frozen=True):
    """A message key and the facts for its places."""

    key: str
    facts: dict[str, Fact] = {}

    def said(self, language: Language) -> str:
        """The sentence in `language`."""
        return say(self.key, language, **self.facts)


def saying(key: str, **facts: Fact) -> Said:
    """A message key with its facts."""
    return Said(key, facts)
