"""Which cards a phrase means as what they would be played as: a face, a half, an Adventure, or face down.

(CR 601.3, 708.4, 709.3a, 712.7a, 712.8, 716.3a)
"""

from collections.abc import Iterator

from msgspec import structs

from entaku.magic.additional.faces import card_faces, face_down
from entaku.magic.game.state import Object
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import things as t

Like = t.Group | t.TopCards | t.Among
"""Phrases that say what their objects are like."""


def forms(item: Object) -> tuple[Object, ...]:
    """A card as all that it may be cast or played as from where it is."""
    found = card_faces.castable(item)
    return found if face_down.morph(item) is None else (*found, face_down.hidden(item))


def is_meant(ctx: Context, what: t.Things, form: Object) -> bool:
    """Whether a phrase means a card as one of its forms: by what that is like alone."""
    if isinstance(what, t.Both):
        return any(is_meant(ctx, part, form) for part in parts(what))
    if not isinstance(what, Like) or is_as_it_lies(ctx, form):
        return form.id in asking.things(ctx, what)
    return form.id in asking.things(ctx, anything(what)) and asking.fits_as(ctx, form, form.base, what.where)


def is_as_it_lies(ctx: Context, form: Object) -> bool:
    """Whether a form is what the card is where it lies."""
    card = ctx.game.objects.get(form.id)
    if card is None:
        return False
    return form.definition is card.definition and form.copies is card.copies and form.face_down == card.face_down


def anything(what: Like) -> Like:
    """The same objects, whatever they are like."""
    return structs.replace(what, where=())


def parts(what: t.Things) -> Iterator[t.Things]:
    """The phrases for objects that a phrase is made of."""
    if isinstance(what, t.Both):
        for part in what.of:
            if isinstance(part, t.Things):
                yield from parts(part)
    else:
        yield what


def cards(ctx: Context, what: t.Things) -> list[int]:
    """The cards that a phrase means as one of their forms or another."""
    found = [number for part in parts(what) for number in among(ctx, part)]
    return list(dict.fromkeys(found))


def among(ctx: Context, what: t.Things) -> Iterator[int]:
    """The cards that a phrase that isn't made of several means so."""
    plainly = asking.objects(ctx, what)
    if not isinstance(what, Like) or not what.where:
        yield from plainly
        return
    for number in asking.objects(ctx, anything(what)):
        item = ctx.game.objects.get(number)
        if number in plainly or (item is not None and any(is_meant(ctx, what, form) for form in others(item))):
            yield number


def others(item: Object) -> tuple[Object, ...]:
    """The forms of a card that has others than what it is where it lies."""
    has_others = item.definition.faces or face_down.morph(item) is not None
    return forms(item) if has_others else ()
