"""Turns and combat phases that are added, turns that end, and players who are controlled.  (CR 500.7, 718, 719)"""

from entaku.magic.additional import state_based_actions
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import Pending
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.turn.steps import COMBAT_STEPS
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.turns import ControlTurn, EndTurn, ExtraCombat, ExtraTurn


@at_once(ExtraTurn)
def extra_turn(ctx: Context, node: ExtraTurn) -> bool:
    """The turn created last is taken first; a team gets it once, whoever of it is given one.  (CR 500.7, 805.8)"""
    game = ctx.game
    for seat in dict.fromkeys(game.setup.sharing[seat][0] for seat in players(ctx, node.who)):
        for _ in range(amount(ctx, node.amount)):
            mutators.set_fields(game, extra_turns=(*game.extra_turns, seat))
            mutators.happen(game, e.ExtraTurnAdded(seat))
    return True


@at_once(ExtraCombat)
def extra_combat(ctx: Context, node: ExtraCombat) -> bool:
    """Added after this phase, before others that were added earlier.  (CR 500.8)"""
    if ctx.game.step in COMBAT_STEPS or ctx.game.step.endswith(" main"):
        added = ("beginning of combat", *(("postcombat main",) if node.main else ()))
        mutators.set_fields(ctx.game, extra_phases=(*added, *ctx.game.extra_phases))
    return True


@at_once(ControlTurn)
def control_turn(ctx: Context, node: ControlTurn) -> bool:
    """The effect that was created last is the one that counts in that turn.  (CR 718.2)"""
    wanted = tuple((seat, ctx.controller) for seat in players(ctx, node.who))
    mutators.set_fields(ctx.game, masters=(*ctx.game.masters, *wanted))
    for seat, by in wanted:
        mutators.happen(ctx.game, e.ControlGained(by, seat))
    return bool(wanted)


@follows(EndTurn)
def end_turn(ctx: Context, _: EndTurn) -> Procedure[bool]:
    """What waits to be put onto the stack is forgotten, what is on it exiled; the cleanup step follows.  (CR 719.1)"""
    game = ctx.game
    mutators.set_fields(game, waiting=())
    spells = [number for number in game.stack if game.objects[number].is_card]
    for number in [number for number in game.stack if number not in spells]:
        mutators.cease(game, number)
    yield from moving.move(game, [Going(number, "exile") for number in spells])
    while not game.is_over and (yield from state_based_actions.perform(game)):
        pass
    if not game.is_over:
        mutators.set_fields(game, extra_phases=(), resume="", step="cleanup", pending=Pending("step", game.active))
        mutators.set_combat(game, None)
    return True
