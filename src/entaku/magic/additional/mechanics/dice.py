"""Dice that are rolled, and what comes of the results.  (CR 706)"""

from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_word
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.oracle.ir import replacements as rp
from entaku.oracle.mechanics.dice import Roll, RollAgain, Striation

ROLLED = "dice"
"""Under this name an ability knows what it has rolled last, to roll it again."""


@follows(Roll)
def roll(ctx: Context, node: Roll) -> Procedure[bool]:
    """Each of the players rolls, and what the table says for their result is done.  (CR 706.2, 706.3)"""
    did = False
    for seat in players(ctx, node.who):
        results = rolled(ctx.game, seat, node.sides, amount(ctx, node.dice), amount(ctx, node.more))
        if not results:
            continue
        did = True
        ctx.bound[ROLLED] = node
        if node.other:
            yield from choose_result(ctx, seat, node, results)
            continue
        result = ctx.bound[node.bind] = sum(results)
        for striation in node.table:
            if is_in(striation, result):
                yield from follow(ctx, striation.do)
                break
    return did


def rolled(game: Game, seat: Seat, sides: int, dice: int, more: int) -> tuple[int, ...]:
    """The results of so many dice, each with what is added to it; those that are ignored were never rolled.  (CR 706.5)

    What effects add to the number of dice, so many of the lowest are ignored.
    """
    if dice <= 0:
        return ()
    extra = sum(rule.more for rule in instead(game, seat))
    natural = sorted(1 + game.stream(seat, "die").below(sides) for _ in range(dice + extra))
    results = tuple(one + more for one in natural[extra:])
    mutators.happen(game, e.DiceRolled(seat, sides, results))
    return results


def instead(game: Game, seat: Seat) -> Iterator[rp.InsteadOfRolling]:
    """The effects that let a player roll more dice and ignore as many; their order makes no difference.  (CR 616.1)"""
    for rule, source, controller, effect in projection.current(game).replaces.get(rp.InsteadOfRolling, ()):
        assert isinstance(rule, rp.InsteadOfRolling)
        if seat in asking.players(asking.context(game, source, controller, effect), rule.who):
            yield rule


def is_in(striation: Striation, result: int) -> bool:
    """Whether a result is among those of a striation.  (CR 706.3a)"""
    return striation.least <= result and (striation.most is None or result <= striation.most)


def choose_result(ctx: Context, seat: Seat, node: Roll, results: tuple[int, ...]) -> Procedure[None]:
    """The player chooses one of two results; the other one has its use, too."""
    words = [str(one) for one in dict.fromkeys(results)]
    word = words[0]
    if len(words) > 1:
        word = yield from choose_word(ctx.game, seat, "game-choose-result", words, (ctx.source,))
    left = list(results)
    left.remove(int(word))
    ctx.bound[node.bind], ctx.bound[node.other] = int(word), sum(left)


@follows(RollAgain)
def roll_again(ctx: Context, node: RollAgain) -> Procedure[bool]:
    """The same number and kind of dice, for the same results.  (CR 706.3c)"""
    last = ctx.bound.get(ROLLED)
    return (yield from roll(ctx, last)) if isinstance(last, Roll) else False
