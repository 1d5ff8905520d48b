"""What is told of a scenario: message keys with their facts, put into words when it is known for whom."""

from typing import Union

from msgspec import Struct

from entaku.messages import Language, say

Told = Union[str, int, "Said"]


class Said(Struct, frozen=True):
    """A message and what fills its places, which may be messages themselves."""

    key: str
    facts: tuple[tuple[str, object], ...] = ()

    def text(self, language: Language) -> str:
        """The message in a language."""
        facts: dict[str, str | int | float] = {}
        for name, fact in self.facts:
            if isinstance(fact, Said):
                facts[name] = fact.text(language)
            elif isinstance(fact, str | int | float):
                facts[name] = fact
            else:
                assert isinstance(fact, tuple)
                facts[name] = ", ".join(one.text(language) if isinstance(one, Said) else str(one) for one in fact)
        return say(self.key, language, **facts)


def said(key: str, **facts: object) -> Said:
    """A message."""
    return Said(key, tuple(facts.items()))
