"""Banding: which attackers keep together, how a band fights, and where the damage goes that banding lets one divide.

A player who divides the damage of what fights their creatures puts all of it on one: on one that lives through it, else
on the one that is worth least.  (CR 702.22j, 702.22k)
"""

from collections.abc import Mapping, Sequence

from entaku.bots.playing.board import Board
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.combat import Fighter, fighter, hit, kills
from entaku.bots.playing.worths import chosen_for
from entaku.kernel.decisions import Answer, Decision, Divide, Option

ALONE = -1.0
"""What it is worth to take one into a band that is better off without."""


@chosen_for("game-band")
def banded(choosing: Choosing, option: Option) -> float:
    """A creature that others can block is better off in a band, if any of them could kill it."""
    one = _fighter(choosing.board, option)
    if one is None or one.evades:
        return ALONE
    return one.worth if any(kills(other, other.power, one) for other in at_home(choosing.board)) else ALONE


@chosen_for("game-band-joined")
def joined(choosing: Choosing, option: Option) -> float:
    """The best creature that others can block joins a band."""
    one = _fighter(choosing.board, option)
    return ALONE if one is None or one.evades else one.worth


def at_home(board: Board) -> list[Fighter]:
    """Everything of the opponents that could block."""
    return [fighter(card) for seat in board.opponents for card in board.creatures[seat] if not card.tapped]


def divided(board: Board, decision: Decision, shape: Divide) -> Answer:
    """All the damage of what asks to one creature; none to a player, be there trample."""
    source = board.permanents.get(next((one for one in decision.about if isinstance(one, int)), 0))
    fighters = {
        place: one for place, option in enumerate(shape.options) if (one := _fighter(board, option)) is not None
    }
    if source is None or not fighters:
        return decision.default
    taken = hit(fighter(source), shape.total, list(fighters.values()))
    chosen = next(place for place, one in fighters.items() if one is taken)
    return tuple(shape.total if place == chosen else 0 for place in range(len(shape.options)))


def together(board: Board, attackers: Mapping[int, Fighter]) -> list[tuple[int, ...]]:
    """The attackers, those of a band together."""
    bands = {attack.attacker: (attack.attacker, *attack.band) for attack in board.view.attacks}
    found = dict.fromkeys(tuple(sorted(bands.get(number, (number,)))) for number in attackers)
    return [kept for band in found if (kept := tuple(number for number in band if number in attackers))]


def as_one(band: Sequence[Fighter]) -> Fighter:
    """A band as one creature: it hits as all of them do, what hits it hits the hardiest, and what dies is the cheapest.

    That holds as long as one of it has banding: else the blockers' player divides, and the weakest may die.
    """
    power, held = sum(one.power for one in band), any(one.has("banding") for one in band)
    toughness = (max if held else min)(one.toughness for one in band)
    keywords = frozenset.intersection(*(one.keywords for one in band))
    worth = min(one.worth for one in band)
    return Fighter(band[0].id, power, toughness, keywords, worth)


def through(band: Sequence[Fighter], blockers: Sequence[Fighter]) -> int:
    """The damage of those with trample that a blocked band has left for the player.  (CR 702.19b)"""
    if any(one.has("banding") for one in blockers):
        return 0
    left = sum(one.power for one in band) - sum(max(1, one.toughness) for one in blockers)
    return max(0, min(left, sum(one.power for one in band if one.has("trample"))))


def _fighter(board: Board, option: Option) -> Fighter | None:
    card = board.permanents.get(option.card or 0)
    return None if card is None else fighter(card)
