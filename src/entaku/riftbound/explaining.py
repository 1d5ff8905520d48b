"""Says in one sentence why a mention is a target or isn't, with the words of the card."""

from functools import lru_cache

from msgspec import Struct

from entaku.messages import Language, say
from entaku.riftbound.editions import Edition


class Said(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    ja: str

    def in_(self, language: Language) -> str:
        return self.ja if language == "ja" else self.en


@lru_cache(maxsize=4096)
def said(key: str, **facts: str | int) -> Said:
    """The message in both languages."""
    return Said(say(key, "en", **facts), say(key, "ja", **facts))


def explain(ground: str, words: str, about: str, core_rule: str, edition: Edition) -> Said:
    """Why a mention is judged as it is: the condition that decides, and the words.

    `about` are the other words that the ground speaks of: what a mention points back to, or narrows down.
    """
    variant = f"riftbound-why-{ground}"
    words, about = shortened(words), shortened(about)
    if ground in _OF_ANOTHER and not about:
        variant += "-alone"
    cited = said("riftbound-cites", rule=core_rule) if edition.name == "core-1.3" else Said("", "")
    reason = said(variant, words=words, about=about)
    return Said(f"{reason.en}{cited.en}", f"{reason.ja}{cited.ja}")


_OF_ANOTHER = {"earlier", "restriction"}


def shortened(words: str) -> str:
    """A card's words on one line, cut where they are long.

    >>> shortened("a   unit")
    'a unit'
    """
    line = " ".join(words.split())
    return line if len(line) <= 80 else line[:79] + "…"
