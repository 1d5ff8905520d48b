"""Which tokens are created in the end, and how many of each.  (CR 614.16, 616.1)"""

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import Definition, RuleInForce, token_definition
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement.choosing import replaced
from entaku.magic.spells.resolving import asking
from entaku.oracle.ir import replacements as rp
from entaku.oracle.mechanics.tokens import Create


class Wanted(Struct, frozen=True):
    """Tokens that a player is to create."""

    definition: Definition
    seat: Seat
    count: int


Tokens = tuple[Wanted, ...]
"""What one player creates at once."""


def tokens_after_replacement(game: Game, seat: Seat, wanted: Tokens) -> Procedure[Tokens]:
    """What the player creates in the end, in the order of effects that they choose; instead of nothing nothing is."""
    if not projection.current(game).replaces.get(rp.InsteadOfCreating):
        return wanted

    def applicable(now: Tokens) -> list[RuleInForce]:
        found = projection.current(game).replaces.get(rp.InsteadOfCreating, ())
        return [
            one
            for one in found
            if concerned(rule_of(one), now) and seat in asking.players(asking.context(game, *one[1:]), rule_of(one).who)
        ]

    def affected(_: Tokens) -> Seat:
        return seat

    def apply(now: Tokens, chosen: RuleInForce) -> Procedure[Tokens]:
        yield from ()
        return with_more(now, rule_of(chosen), seat)

    return (yield from replaced(game, wanted, applicable, affected, apply, alike=alike))


def rule_of(in_force: RuleInForce) -> rp.InsteadOfCreating:
    """The rule of such an effect."""
    rule = in_force.rule
    assert isinstance(rule, rp.InsteadOfCreating)
    return rule


def concerned(rule: rp.InsteadOfCreating, now: Tokens) -> int:
    """How many of the tokens an effect is about."""
    return sum(one.count for one in now if one.count > 0 and (not rule.of or rule.of in one.definition.traits.types))


def with_more(now: Tokens, rule: rp.InsteadOfCreating, seat: Seat) -> Tokens:
    """The tokens, so many times as many, and what is created besides."""
    more = [each.token for each in rule.besides if isinstance(each, Create)]
    count = concerned(rule, now) if rule.as_many else 1
    times = tuple(Wanted(one.definition, one.seat, one.count * rule.factor) for one in now)
    return (*times, *(Wanted(token_definition(token), seat, count) for token in more))


def alike(in_force: RuleInForce) -> object:
    """Effects that only multiply may be applied in any order, and so may those that add tokens to any others."""
    rule = rule_of(in_force)
    return rule if rule.of or rule.as_many else bool(rule.besides)
