"""What is told of something that a player can't do now, and how it is said.  (CR 101.2)"""

from typing import Literal

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.concepts.refusals import Refusal
from entaku.messages import Language, say

Deed = Literal[
    "cast", "land", "activate", "mana", "attack", "attack-whom", "stay", "block", "target", "turn-up", "foretell",
    "plot", "suspend", "unlock", "companion",
]  # fmt: skip
"""What a player would do: cast, play, activate, attack at all, attack somebody, leave at home, block, target, …"""


class Miss(Struct, frozen=True, omit_defaults=True):
    """What keeps objects from being the target that something would need: the same for each of them.

    `names` are some of theirs, `more` how many others there are.
    """

    refusal: Refusal
    names: tuple[str, ...] = ()
    more: int = 0


class WhyNot(Struct, frozen=True, omit_defaults=True):
    """Something that a player can't do now, and everything that keeps them from it.

    `card` is what they would do it with: a card, a permanent, or a creature; `place` which of its abilities or
    halves, `whom` the attacker that it would block, or the planeswalker or battle that it would attack, `seat` whom
    it would attack; of a player who can't be a target, `seat` is theirs and `card` is 0. `misses` say why there is no
    target, where that is among the refusals.
    """

    what: Deed
    card: int
    refusals: tuple[Refusal, ...]
    place: int = 0
    whom: int = 0
    seat: Seat = -1
    misses: tuple[Miss, ...] = ()

    def said(self, language: Language = "en") -> str:
        """What can't be done and why, as a player would say it, with the numbers of the rules."""
        what = "target-player" if not self.card else IN_WORDS.get(self.what, self.what)
        reasons = [sentence(one, language) for one in self.refusals]
        misses = [missing(one, language) for one in self.misses]
        return "\n".join([say(f"why-{what}", language), *(f"- {one}" for one in (*reasons, *misses))])


IN_WORDS = {"block": "block-it", "mana": "mana-ability", "attack-whom": "attack-them"}
"""The texts of what can't be done that go by other names."""


def sentence(refusal: Refusal, language: Language) -> str:
    """A refusal as a sentence: with what it comes from and what it takes, where that is known.

    >>> from entaku.magic.concepts.refusals import LAND_PLAYED
    >>> sentence(LAND_PLAYED, "en")
    'You have played all lands that you may this turn (CR 305.2)'
    """
    facts = dict(refusal.facts)
    facts |= {name: (text.ja if language == "ja" else text.en) for name, text in refusal.said}
    kind = "-by" if "by" in facts else "-none" if facts.get("mana") == "" else ""
    reason = say(f"why-{refusal.key}{kind}", language, **facts)
    return say("why-rule", language, reason=reason, rule=refusal.rule)


def missing(one: Miss, language: Language) -> str:
    """Why something is no target, as a sentence."""
    names = say("why-so-comma", language).join(one.names)
    kind = "miss-more" if one.more else "miss"
    return say(f"why-{kind}", language, names=names, more=one.more, reason=sentence(one.refusal, language))
