"""What is wrong with a deck: a rule, a card if one is to blame, and a message that both languages can say."""

from msgspec import Struct

from entaku.messages import Language, say


class Problem(Struct, frozen=True):
    """One reason why a deck may not be played."""

    rule: str
    key: str
    card: str | None = None
    facts: dict[str, str | int] = {}

    def said(self, language: Language) -> str:
        """The problem as one sentence."""
        return say(self.key, language, **({"card": self.card} if self.card else {}), **self.facts)
