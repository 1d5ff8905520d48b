"""Permanents tapped and untapped, or left tapped for what they hold."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.texts import change_worth
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.mechanics.tapping import Tap, TapOrUntap, Untap

worth(Tap, thing=-0.6)
worth(Untap, thing=0.6)
worth(TapOrUntap, thing=-0.6)


@chosen_for("game-stay-tapped")
def left_tapped(choosing: Choosing, option: Option) -> float:
    """A permanent is left tapped while what it holds by that is there: what was taken, or another's tapped thing."""
    board = choosing.board
    card = board.permanents.get(option.card or 0)
    if card is None:
        return 0.0
    held = (one for place in range(len(choosing.lore.kit(card.name).activated))
            for part in choosing.lore.ability(card.name, place) for one in part.do)  # fmt: skip
    for one in held:
        if isinstance(one, Apply) and isinstance(one.until, AsLongAs):
            good, _, taken = change_worth(one.changes)
            if taken and any(each.controller == board.me != each.owner for each in board.view.battlefield):
                return 1.0
            if good < 0 and any(each.controller != board.me and each.tapped for each in board.view.battlefield):
                return 1.0
    return -1.0
