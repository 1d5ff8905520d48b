"""What spells and abilities of some players can't make others do.  (CR 101.2)"""

from typing import Literal

from entaku.cards.ir import player_rules as pr
from entaku.kernel.seats import Seat
from entaku.magic import questions
from entaku.magic.game import Game
from entaku.magic.in_force import rules


def may_cause(game: Game, by: Seat, do: Literal["search", "discard", "sacrifice"], whom: Seat) -> bool:
    """Whether a spell or ability that a player controls can make a player do this."""
    for rule, asker in rules(game, pr.CantCause):
        if do not in rule.do or by not in questions.players(asker, rule.by):
            continue
        if whom == by if rule.whom is None else whom in questions.players(asker, rule.whom):
            return False
    return True
