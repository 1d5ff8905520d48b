"""Mana that is added, and mana that is paid for an effect.  (CR 106)"""

from entaku.magic.concepts.mana import mana_abilities, mana_pools, payment, tapping_for_mana
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_number, choose_word
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.variants import commander
from entaku.oracle.mechanics.mana import AddMana, KeepMana, PayAnyAmount

MOST_PAID = 200
"""So much mana a player pays at most for an effect of this kind."""


@follows(AddMana)
def add_mana(ctx: Context, node: AddMana) -> Procedure[bool]:
    """A player adds mana of a kind of their choice.  (CR 106.4)"""
    game = ctx.game
    for seat in players(ctx, node.who):
        kinds = commander.mana_made(game, seat, mana_abilities.written(ctx, node, 0))
        count = amount(ctx, node.amount)
        if not kinds or count <= 0:
            continue
        made = "".join(kinds) if node.source == "each among" else ""
        for _ in range(0 if made else count if node.combination else 1):
            kind = "" if node.source == "produced" else tapping_for_mana.wish(ctx, kinds)
            made += kind or (yield from choose_word(game, seat, "game-choose-mana", tuple(kinds), (ctx.source,)))
        made = made if node.combination else made * count
        mutators.add_mana(game, seat, made, ctx.source)
        ctx.bound["mana added"] = str(ctx.bound.get("mana added", "")) + made
    return True


@at_once(KeepMana)
def keep(ctx: Context, node: KeepMana) -> bool:
    """What of the mana isn't spent is still there in the next step.  (CR 500.4)"""
    made = str(ctx.bound.get("mana added", ""))
    mana_pools.keep_mana(ctx.game, ctx.controller, made, all_turn=not node.combat)
    return bool(made)


@follows(PayAnyAmount)
def pay_any_amount(ctx: Context, node: PayAnyAmount) -> Procedure[bool]:
    """Each player in turn order from the controller pays as much mana as they like; mana may be made for it."""
    game, total = ctx.game, 0
    allowed = players(ctx, node.who)
    for seat in game.seats_in_turn_order(ctx.controller):
        if seat not in allowed:
            continue
        most = 0
        while most < MOST_PAID and payment.can_pay(game, seat, generic(most + 1)):
            most += 1
        paid = yield from choose_number(game, seat, "game-pay-any", 0, most, 0, (ctx.source,), stands_in=False)
        if paid and (yield from payment.pay(game, seat, generic(paid))):
            total += paid
    ctx.bound[node.bind] = total
    return total > 0


def generic(number: int) -> payment.Price:
    """A price of so much generic mana."""
    return payment.Price((str(number),))
