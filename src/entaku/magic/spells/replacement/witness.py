"""Events that are watched as they happen: who watches is told what is replaced, too.  (CR 614.6)"""

from entaku.kernel.table import Event
from entaku.magic.game.definitions import RuleInForce
from entaku.magic.game.state import Game


class Witness(list[Event]):
    """The events of a game, for somebody who wants to know how they came to be."""

    def replaced(self, before: object, now: object, by: RuleInForce) -> None:
        """An effect has made of something that was about to happen something else, or nothing."""
        raise NotImplementedError


def tell_replaced(game: Game, before: object, now: object, by: RuleInForce) -> None:
    """Tell who watches, if anybody does, what was about to happen and what happens instead."""
    if isinstance(game.events, Witness):
        game.events.replaced(before, now, by)
