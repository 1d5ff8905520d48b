"""Cards that may be cast without paying, or played for a while.  (CR 601, 608.2g)"""

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.kernel.seats import Seat
from entaku.magic import casting, changing, faces, questions
from entaku.magic.choices import Procedure, yes
from entaku.magic.definitions import Definition
from entaku.magic.game import Effect, Game, Object
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import at_once, follows
from entaku.magic.ways import WITHOUT_PAYING, Way


@follows(CastFree)
def cast_free(ctx: Context, node: CastFree) -> Procedure[bool]:
    """You may cast cards without paying their mana costs, while this resolves.  (CR 608.2g)"""
    game, did = ctx.game, False
    found = [questions.current(ctx, number) for number in objects(ctx, node.what)]
    if node.copy:
        found = [copied_card(ctx, number) for number in found if number is not None]
    for number in found:
        item = game.objects.get(number) if number is not None else None
        if item is None or number is None or not may_cast_free(game, ctx.controller, item):
            continue
        if (yield from yes(game, ctx.controller, "game-cast-free", (number,))):
            yield from casting.cast(game, ctx.controller, number, Way("nothing", exiled=node.exiled))
            did = True
    return did


def copied_card(ctx: Context, number: int) -> int:
    """A copy of a card, where the card is; it ceases to exist if it isn't cast.  (CR 707.12)"""
    item = ctx.game.objects[number]
    copied = faces.like(item.definition) if item.copies is None else Definition(None, item.base, is_token=True)
    copy = changing.create(ctx.game, copied, ctx.controller, zone=item.zone)
    return copy.id


def may_cast_free(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card can be cast without paying its mana cost, as any of its faces."""
    return any(casting.may_cast_face(game, seat, face, WITHOUT_PAYING) for face in faces.castable(item))


@at_once(MayPlay)
def may_play(ctx: Context, node: MayPlay) -> bool:
    """For a while you may play these cards."""
    game = ctx.game
    found = tuple(number for number in (questions.current(ctx, n) for n in objects(ctx, node.what)) if number)
    what = node.what if isinstance(node.what, t.Group) else t.Bound("playable")
    rule = ch.PlayFrom(t.You(), what, any_colour=node.any_colour, lands_only=node.lands, spells_only=node.cast)
    changing.add_effect(
        game,
        Effect(
            changing.stamp(game),
            ctx.source,
            ctx.controller,
            node.until,
            (),
            (),
            rule,
            (("playable", found),),
            game.turn,
        ),
    )
    return True
