"""Villainous choices.  (CR 2026 701.55)"""

from entaku.magic.game.choices import Procedure, choose_word
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.oracle.mechanics.villainous_choice import FaceVillainousChoice

OPTIONS = ("1", "2")
"""The first option and the second, as they are asked for."""


@follows(FaceVillainousChoice)
def face(ctx: Context, node: FaceVillainousChoice) -> Procedure[bool]:
    """Either may be chosen, also what can't be done: of that as much is done as can be.  (CR 2026 701.55b)"""
    for seat in players(ctx, node.who):
        chosen = yield from choose_word(ctx.game, seat, "game-villainous-choice", OPTIONS, (ctx.source,))
        yield from follow(ctx, node.branches()[OPTIONS.index(chosen)])
    return True
