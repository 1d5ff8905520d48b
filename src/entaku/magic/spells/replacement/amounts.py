"""How much is gained, made or put in the end: life, tokens, counters.  (CR 614, 616.1)"""

from collections.abc import Callable

from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import RuleInForce
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.replacement.choosing import Used, affected_player, is_subject, replaced
from entaku.magic.spells.replacement.doing import do_instead
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import replacements as rp

Concerns = Callable[[Context, RuleInForce], bool]


def cant_gain_life(game: Game, seat: Seat) -> bool:
    """Whether an effect says that the player can't gain life, or one of their team can't.  (CR 119.7, 810.9g)"""
    return any(rules_for(game, one, pr.CantGainLife) for one in game.setup.sharing[seat])


def life_after_replacement(game: Game, seat: Seat, amount: int, used: Used | None = None) -> Procedure[int]:
    """How much life the player gains in the end; who can't gain any has no gain to be replaced.  (CR 119.7, 119.10)

    `used` have had their opportunity: what they do instead is to gain life.  (CR 614.5)
    """
    if amount <= 0 or cant_gain_life(game, seat):
        return 0
    return (yield from amount_instead(game, seat, amount, rp.InsteadOfGainingLife, players_of(seat), used=used))


def counters_after_replacement(
    game: Game, number: int, kind: str, amount: int, ahead: Game | None = None
) -> Procedure[int]:
    """How many counters are put on the object in the end; `ahead`: the game once it is there.  (CR 614.12, 614.16)"""

    def concerns(ctx: Context, in_force: RuleInForce) -> bool:
        rule = in_force.rule
        assert isinstance(rule, rp.InsteadOfCounters)
        return rule.kind in ("", kind) and is_subject(ctx, rule.what, number)

    seen = game if ahead is None else ahead
    if not projection.current(seen).replaces.get(rp.InsteadOfCounters):
        return amount
    seat = affected_player(seen, number)
    return (yield from amount_instead(game, seat, amount, rp.InsteadOfCounters, concerns, seen))


def players_of(seat: Seat, of: str | None = None) -> Concerns:
    """Whether an effect is about this player, and about what they would do, if that is said."""

    def concerns(ctx: Context, in_force: RuleInForce) -> bool:
        rule = in_force.rule
        assert isinstance(rule, rp.InsteadOfGainingLife | rp.InsteadOfSoMany)
        return (of is None or getattr(rule, "of", None) == of) and seat in asking.players(ctx, rule.who)

    return concerns


def so_many_after_replacement(game: Game, seat: Seat, of: str, amount: int, used: Used | None = None) -> Procedure[int]:
    """How many cards the player scries or mills in the end; none where something else is done.  (CR 614.5, 614.6)"""
    return (yield from amount_instead(game, seat, amount, rp.InsteadOfSoMany, players_of(seat, of), used=used))


def amount_instead(
    game: Game,
    seat: Seat,
    amount: int,
    kind: type,
    concerns: Concerns,
    seen: Game | None = None,
    used: Used | None = None,
) -> Procedure[int]:
    """An amount after effects of a kind, in the order that the affected player chooses; of nothing there is none."""
    seen = game if seen is None else seen
    used = list(used or ())
    if amount <= 0 or not projection.current(seen).replaces.get(kind):
        return amount

    def applicable(now: int) -> list[RuleInForce]:
        found = projection.current(seen).replaces.get(kind, ()) if now > 0 else ()
        return [one for one in found if concerns(asking.context(seen, *one[1:]), one)]

    def affected(_: int) -> Seat:
        return seat

    def apply(now: int, chosen: RuleInForce) -> Procedure[int]:
        if getattr(chosen.rule, "do", ()):
            yield from do_instead(game, chosen, seat, now, used)
            return 0
        return (now + getattr(chosen.rule, "more", 0)) * getattr(chosen.rule, "factor", 1)

    return (yield from replaced(game, amount, applicable, affected, apply, used, alike=adds_or_multiplies))


def adds_or_multiplies(in_force: RuleInForce) -> object:
    """Effects that only add may be applied in any order, and so may those that only multiply."""
    rule = in_force.rule
    more, factor = getattr(rule, "more", 0), getattr(rule, "factor", 1)
    return rule if getattr(rule, "do", ()) or (more and factor != 1) else bool(more)
