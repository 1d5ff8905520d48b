"""What spells and abilities of some players can't make others do.  (CR 101.2)"""

from typing import Literal

from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game
from entaku.magic.spells.layers.rules_in_force import rules
from entaku.magic.spells.resolving import asking
from entaku.oracle.ir import player_rules as pr


def may_cause(game: Game, by: Seat, do: Literal["search", "discard", "sacrifice"], whom: Seat) -> bool:
    """Whether a spell or ability that a player controls can make a player do this."""
    for rule, asker in rules(game, pr.CantCause):
        if do not in rule.do or by not in asking.players(asker, rule.by):
            continue
        if whom == by if rule.whom is None else whom in asking.players(asker, rule.whom):
            return False
    return True
