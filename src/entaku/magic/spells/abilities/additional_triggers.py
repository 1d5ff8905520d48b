"""Abilities that trigger an additional time, because an effect says so.  (CR 603.2d)

It is asked of each event that an ability triggered on, so that what entered or died beside it makes no difference.
"""

from collections.abc import Callable, Iterator, Sequence

from entaku.magic.game.definitions import RuleInForce
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection, rules_in_force
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir.happenings import Happening
from entaku.oracle.ir.player_rules import TriggersAgain

Causes = Callable[[Context, Happening | None], bool]
"""Whether the event at hand is one that an effect speaks of; None: whatever it is."""
NEVER: frozenset[int] = frozenset()


def rules(game: Game, before: Projection | None) -> Sequence[RuleInForce]:
    """The effects by which something triggers again: as things are, or as they were just before.  (CR 603.10a)"""
    now = projection.current(game) if before is None else before
    return now.rules.get(TriggersAgain, ())


def causes(
    game: Game, found: Sequence[RuleInForce], is_one: Callable[[Context, TriggersAgain], bool], is_cause: Causes
) -> Iterator[int]:
    """Which of these effects make an ability trigger once more, by their places in the list."""
    for place, (rule, asker) in enumerate(rules_in_force.asked(game, found, TriggersAgain)):
        if is_cause(asker, rule.on) and is_one(asker, rule):
            yield place
