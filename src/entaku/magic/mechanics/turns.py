"""Turns and combat phases that are added, turns that end, and players who are controlled.  (CR 500.7, 718, 719)"""

from entaku.cards.mechanics.turns import ControlTurn, EndTurn, ExtraCombat, ExtraTurn
from entaku.magic import changing, moving
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.game import Pending
from entaku.magic.questions import Context, amount, players
from entaku.magic.resolving.follow import at_once, follows
from entaku.magic.steps import COMBAT_STEPS


@at_once(ExtraTurn)
def extra_turn(ctx: Context, node: ExtraTurn) -> bool:
    """The turn created last is taken first; a team gets it once, whoever of it is given one.  (CR 500.7, 805.8)"""
    game = ctx.game
    for seat in dict.fromkeys(game.setup.sharing[seat][0] for seat in players(ctx, node.who)):
        for _ in range(amount(ctx, node.amount)):
            changing.set_fields(game, extra_turns=(*game.extra_turns, seat))
            changing.happen(game, e.ExtraTurnAdded(seat))
    return True


@at_once(ExtraCombat)
def extra_combat(ctx: Context, node: ExtraCombat) -> bool:
    """Added after this phase, before others that were added earlier.  (CR 500.8)"""
    if ctx.game.step in COMBAT_STEPS or ctx.game.step.endswith(" main"):
        added = ("beginning of combat", *(("postcombat main",) if node.main else ()))
        changing.set_fields(ctx.game, extra_phases=(*added, *ctx.game.extra_phases))
    return True


@at_once(ControlTurn)
def control_turn(ctx: Context, node: ControlTurn) -> bool:
    """The effect that was created last is the one that counts in that turn.  (CR 718.2)"""
    wanted = tuple((seat, ctx.controller) for seat in players(ctx, node.who))
    changing.set_fields(ctx.game, masters=(*ctx.game.masters, *wanted))
    for seat, by in wanted:
        changing.happen(ctx.game, e.ControlGained(by, seat))
    return bool(wanted)


@follows(EndTurn)
def end_turn(ctx: Context, _: EndTurn) -> Procedure[bool]:
    """What waits to be put onto the stack is forgotten, what is on it exiled; the cleanup step follows.  (CR 719.1)"""
    from entaku.magic import state_based  # it makes abilities trigger in its turn

    game = ctx.game
    changing.set_fields(game, waiting=())
    spells = [number for number in game.stack if game.objects[number].is_card]
    for number in [number for number in game.stack if number not in spells]:
        changing.cease(game, number)
    yield from moving.move(game, [Going(number, "exile") for number in spells])
    while not game.is_over and (yield from state_based.perform(game)):
        pass
    if not game.is_over:
        changing.set_fields(game, extra_phases=(), resume="", step="cleanup", pending=Pending("step", game.active))
        changing.set_combat(game, None)
    return True
