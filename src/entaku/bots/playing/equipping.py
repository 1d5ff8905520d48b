"""What it brings to attach Equipment, or to move what is attached."""

from collections.abc import Sequence

from entaku.bots.playing.board import worth_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.lore import Section
from entaku.magic.views.game_view import CardView


def worth(judge: Judge, card: CardView, parts: Sequence[Section], *, is_late: bool) -> float:
    """Equipment goes to the best creature and stays there; what only helps to attack waits for the next turn."""
    board = judge.board
    own = board.creatures[board.me]
    where = board.permanents.get(card.attached or 0)
    if where is not None and where.controller != board.me:
        return moved(judge, where, parts)
    if any(one.id == card.attached for one in own) or not own:
        return 0.0
    if is_late and not any(aim.changes for part in parts for aim in part.aims):
        return 0.0
    return 1.5 if "Creature" not in card.types else carried(card, own)


def carried(card: CardView, own: Sequence[CardView]) -> float:
    """What it brings that a creature is carried by another one: little if it can fight well enough itself."""
    bearers = [one for one in own if one.id != card.id and not one.sick]
    return 1.5 - 0.5 * worth_of(card) if bearers else 0.0


def moved(judge: Judge, where: CardView, parts: Sequence[Section]) -> float:
    """What it brings to move what harms somebody else's creature: as much as it harms another one more."""
    board = judge.board
    aims = [aim for part in parts for aim in part.aims]
    others = [card for seat in board.opponents for card in board.creatures[seat] if card.id != where.id]
    gains = [judge.thing(aim, card) - judge.thing(aim, where) for aim in aims for card in others]
    return max(gains, default=0.0)
