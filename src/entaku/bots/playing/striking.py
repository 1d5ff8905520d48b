"""How a bot divides the combat damage of its creature among those that it fights.  (CR 510.1c, 510.1d)"""

from entaku.bots.playing.board import Board
from entaku.bots.playing.combat import fighter, in_order, needed
from entaku.kernel.decisions import Answer, Decision, Divide


def divided(board: Board, decision: Decision, shape: Divide) -> Answer:
    """What it kills of the best first, each just as much as that takes, and the rest to the last of them.

    What may trample on goes as usual: as little as is lethal to each, the rest to whom it attacks.
    """
    places = {option.card: place for place, option in enumerate(shape.options)}
    cards = [board.permanents[number] for number in places if number is not None and number in board.permanents]
    own = board.permanents.get(next((one for one in decision.about if isinstance(one, int)), 0))
    if own is None or len(cards) < len(shape.options) or any("Creature" not in card.types for card in cards):
        return decision.default
    striker = fighter(own)
    shares, left = [0] * len(shape.options), shape.total
    ordered = in_order(striker, [fighter(card) for card in cards])
    for one in ordered:
        share = left if one is ordered[-1] else min(left, needed(striker, one))
        shares[places[one.id]], left = share, left - share
    return tuple(shares)
