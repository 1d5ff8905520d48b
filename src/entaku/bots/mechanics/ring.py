"""The Ring: whoever bears it is harder to block, and does more each time."""

from entaku.bots.playing.board import worth_of
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.ring import Tempt

STOPPED = 1.0
"""What each creature that could block the bearer takes from it."""
AT_STAKE = 0.2
"""How much of a creature's worth is lost to the choice: bearers attack, and die of it."""


@chosen_for("game-ring-bearer")
def option_worth(choosing: Choosing, option: Option) -> float:
    """Who is blocked by the fewest: weak enough for the Ring to hide it, or hard to block by itself."""
    board = choosing.board
    card = board.permanents.get(option.card or 0)
    if card is None:
        return 0.0
    foes = [one for one in board.view.battlefield if "Creature" in one.types and not board.is_friend(one.controller)]
    power = card.power or 0
    flies = "flying" in card.keywords
    stopping = [
        one
        for one in foes
        if (one.power or 0) <= power and (not flies or "flying" in one.keywords or "reach" in one.keywords)
    ]
    idle = 0.0 if power > 0 and "defender" not in card.keywords else -5.0
    return idle + 0.5 * min(power, 4) - STOPPED * len(stopping) - AT_STAKE * worth_of(card)


worth(Tempt, player=1.5)
