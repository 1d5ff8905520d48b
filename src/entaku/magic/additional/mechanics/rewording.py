"""Words of texts that are replaced by others.  (CR 612)"""

from entaku.magic.card_types import chosen_names
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_word
from entaku.magic.spells.layers import text_changing
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.lasting_effects import add_changes
from entaku.oracle.colours import COLOURS
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import changes as ch
from entaku.oracle.mechanics.rewording import ChangeText


@follows(ChangeText)
def change_text(ctx: Context, node: ChangeText) -> Procedure[bool]:
    """Its controller chooses the word that is replaced, then the one that replaces it.  (CR 608.2d, 612.1)"""
    game, seat = ctx.game, ctx.controller
    found = [n for n in objects(ctx, node.what) if n in game.objects]
    if not found:
        return False
    kind: str = node.kinds[0]
    if len(node.kinds) > 1:
        kind = yield from choose_word(game, seat, "game-choose-word", node.kinds, (ctx.source,))
    old = yield from chosen_names.choose_value(game, seat, kind, (), (ctx.source,))
    never = (old, *node.never)
    types = chosen_names.creature_types(game, seat)
    among = {"colour": tuple(COLOURS), "basic land type": tuple(LAND_MANA)}.get(kind, types)
    words = tuple(word for word in among if word not in never)
    new = yield from chosen_names.choose_value(game, seat, kind, words, (ctx.source,))
    add_changes(ctx, found, (ch.ChangeWord(old, new),), node.until)
    for number in found:
        item = game.objects.get(number)
        if item is not None and item.zone == "stack":
            said = text_changing.reworded_spell(item.copies or item.definition, old, new)
            mutators.alter(game, number, copies=said)
    return True
