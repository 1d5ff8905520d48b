"""Protection from qualities.  (CR 702.16)"""

from entaku.cards.ir.abilities import Keyword
from entaku.magic import layers, predicates, questions
from entaku.magic.game import Game
from entaku.magic.questions import Context


def protected(game: Game, number: int, source: int) -> bool:
    """Whether a permanent has protection from a quality of a source.  (CR 702.16)"""
    item = game.objects.get(number)
    if item is None:
        return False
    traits = layers.look(game, item)
    if "protection" not in traits.kit.keywords:
        return False
    ctx = Context(game, number, traits.controller)
    return any(keyword.name == "protection" and protects(ctx, keyword, source) for keyword in traits.kit.keyword_list)


def protects(ctx: Context, keyword: Keyword, source: int) -> bool:
    if keyword.who is not None:
        return questions.controller_of(ctx.game, source) in questions.players(ctx, keyword.who)
    return predicates.fits(ctx, source, keyword.where)
