"""Why a bot did something, as a sentence in either language."""

from typing import Literal

from msgspec import Struct

from entaku.kernel.decisions import Answer, Choose, Decision
from entaku.messages import Language, say

ReasonKind = Literal["rule", "land", "alone", "most", "attack", "block", "mulligan", "seen", "looked", "waited"]
_DECLARED: dict[str, ReasonKind] = {"game-attack": "attack", "game-block": "block"}
"""By the declaration that is asked for, the kind of reason."""
_COMPARED: frozenset[ReasonKind] = frozenset({"alone", "most", "attack", "block"})
_IDLE = ("pass", "mana")
"""What priority always offers, or offers only to pay for something."""


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why a bot did something: what kind of reason, and what it found by looking ahead.

    It speaks of cards that nobody else sees, by counting them, so that it is for those alone who see the bot's hand.

    kind   "rule" for a rule of thumb, which is one of "land", "alone", "most", "attack", "block" and "mulligan" where
           more can be said of it, and "seen" of who overlooks things; "looked" for what looking ahead showed, "waited"
           where that was to do nothing
    moves  so many answers were looked at, in at most so many imagined `games`; for "most" so many could be given
    share  the chance to win, in a hundred, that the answer is taken to leave this one, `usual` that of the answer by
           rule of thumb
    """

    kind: ReasonKind
    moves: int = 0
    games: int = 0
    share: int = 0
    usual: int = 0

    def said(self, language: Language) -> str:
        """The reason as a sentence.

        >>> Reason("looked", 3, 4, 55, 48).said("en")
        'Of 3 moves, looked at in 4 imagined games, this one wins in about 55 % of cases; its rule of thumb, in 48 %.'
        """
        return say(
            f"bot-why-{self.kind}", language, moves=self.moves, games=self.games, share=self.share, usual=self.usual
        )


def by_rule(decision: Decision, answer: Answer) -> Reason | None:
    """Why this was answered by rule of thumb; None where nothing was done but what is done in anybody's absence.

    >>> from entaku.kernel.decisions import Option
    >>> options = (Option("pass", "pass"), Option("cast 7", "cast", 7), Option("cast 9", "cast", 9))
    >>> asked = Decision(id=1, seat=0, actor=0, purpose="game-priority", shape=Choose(options), default="pass")
    >>> by_rule(asked, "cast 9"), by_rule(asked, "pass")
    (Reason(kind='most', moves=2, games=0, share=0, usual=0), None)
    """
    if decision.optional or is_idle(decision, answer):
        return None
    shape = decision.shape
    if decision.purpose == "game-priority" and isinstance(shape, Choose):
        taken = decision.chosen(answer)
        able = sum(option.what not in _IDLE for option in shape.options)
        if taken is not None and taken.what == "land":
            return Reason("land")
        return Reason("alone") if able == 1 else Reason("most", able)
    if decision.purpose == "game-mulligan":
        return Reason("mulligan")
    kind = _DECLARED.get(decision.purpose, "rule")
    return None if kind == "rule" and answer == decision.default else Reason(kind)


def half_seen(reason: Reason | None) -> Reason | None:
    """The reason of somebody who overlooks things, and compared only what they saw."""
    return Reason("seen") if reason is not None and reason.kind in _COMPARED else reason


def is_idle(decision: Decision, answer: Answer) -> bool:
    """Whether an answer does nothing: it passes, declares nobody, or keeps a hand."""
    if decision.purpose == "game-priority":
        taken = decision.chosen(answer)
        return taken is not None and taken.what in _IDLE
    if decision.purpose in _DECLARED:
        return isinstance(answer, tuple) and not any(answer)
    return decision.purpose == "game-mulligan" and answer is False
