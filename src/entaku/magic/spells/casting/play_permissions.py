"""Effects that let players play cards from elsewhere than their hand.  (CR 601.3, 611.3)"""

from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces
from entaku.magic.game import mutators
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.casting.casting_methods import HowCast, Way
from entaku.magic.spells.layers.effects_off_battlefield import granted
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving import asking, played_as
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import player_rules as pr


def spends_any_colour(game: Game, seat: Seat, item: Object) -> bool:
    """Whether mana of any colour may be spent on it."""
    for rule, asker in rules_for(game, seat, pr.SpendAsAnyColour):
        if asking.fits_as(asker, item, granted(game, item, item.base), rule.where):
            return True
    permission = permission_for(game, seat, item)
    return permission is not None and (permission.any_colour or permission.any_type)


def spends_any_type(game: Game, seat: Seat, item: Object) -> bool:
    """Whether mana of any type may be spent on it, colourless too.  (CR 106.1b)"""
    for rule, asker in rules_for(game, seat, pr.SpendAsAnyColour):
        if rule.any_type and asking.fits_as(asker, item, granted(game, item, item.base), rule.where):
            return True
    permission = permission_for(game, seat, item)
    return permission is not None and permission.any_type


def permission_for(game: Game, seat: Seat, item: Object) -> pr.PlayFrom | None:
    """The effect that lets the player play a card from where it is."""
    found = permission(game, seat, item)
    return None if found is None else found[0]


def permission(game: Game, seat: Seat, item: Object) -> tuple[pr.PlayFrom, int] | None:
    """An effect that lets the player play a card from where it is, and its source: one for all that they play first."""
    found = list(all_permissions(game, seat, item))
    return min(found, key=lambda one: one[0].once_each_turn, default=None)


def permission_for_way(game: Game, seat: Seat, item: Object, way: Way) -> tuple[pr.PlayFrom, int] | None:
    """The effect by which a card is cast from where it is in such a way, and its source."""
    if way.leave:
        let = (one for one in all_permissions(game, seat, item) if one[1] == way.leave and is_special(one[0]))
        return next((one for one in let if is_by(one[0], way)), None)
    found = [one for one in all_permissions(game, seat, item) if is_by(one[0], way)]
    return min(found, key=lambda one: one[0].once_each_turn, default=permission(game, seat, item))


def is_by(rule: pr.PlayFrom, way: Way) -> bool:
    """Whether what is paid in a way of casting is what this effect says, and what becomes of the spell."""
    paid = all(part in way.parts for part in (*rule.besides, *rule.instead))
    return paid and rule.exiled == way.exiled and (rule.free == (way.cost == "nothing"))


def is_special(rule: pr.PlayFrom) -> bool:
    """Whether an effect says what a spell is cast for, or what comes of it: who casts it says by whose leave."""
    return bool(rule.besides or rule.instead or rule.exiled) or rule.so is not None


def with_what_comes(ctx: Context, cast: HowCast, permit: tuple[pr.PlayFrom, int] | None) -> HowCast:
    """How a spell is cast by leave of an effect that says how the permanent enters that it becomes.  (CR 614.1c)"""
    so: pr.CastSo | None = permit[0].so if permit is not None and cast.way.leave else None
    if so is None or not asking.fits(ctx, ctx.source, so.where):
        return cast
    more = ((so.counter, so.counters),) if so.counter else ()
    return mutators.replace(cast, counters=(*cast.counters, *more), tapped=so.tapped)


def all_permissions(game: Game, seat: Seat, item: Object) -> Iterator[tuple[pr.PlayFrom, int]]:
    """All effects that let the player play a card from where it is, each with its source."""
    for rule, asker in permissions(game, seat):
        if allows(rule, item) and played_as.is_meant(asker, rule.what, item):
            yield rule, asker.source


def permissions(game: Game, seat: Seat) -> list[tuple[pr.PlayFrom, Context]]:
    """The effects that let the player play cards from elsewhere than their hand now, each with who asks."""
    found = rules_for(game, seat, pr.PlayFrom)
    return [(rule, asker) for rule, asker in found if not (rule.once_each_turn and is_used_up(game, asker.source))]


def allows(rule: pr.PlayFrom, item: Object) -> bool:
    """Whether an effect that lets play only lands, only cast spells, or nothing as an Adventure, means such a card.

    A land is played where cards may be played without paying their mana costs, as it has none.  (CR 305.1, 118.9)
    None lets the back of a transforming card be cast: what does names its own keyword.  (CR 712.7)
    """
    if card_faces.is_other(item) and (not rule.as_adventure or item.definition.layout == "transform"):
        return False
    return not rule.spells_only if "Land" in item.base.types else not rule.lands_only


PERMITTED = -2
"""The key under which it is noted that a permission for one card each turn has been used."""


FOR_GOOD = -1
"""Stands for the turn in which an ability was used that can be used once."""


def still_noted(game: Game, item: Object) -> tuple[tuple[int, int, int], ...]:
    """What is noted of an object's uses and counts still: those of this turn, and those for good."""
    return tuple(entry for entry in item.used if entry[1] in (game.turn, FOR_GOOD))


def is_used_up(game: Game, source: int) -> bool:
    """Whether a card has been played this turn by a permission for one each turn."""
    item = game.objects.get(source)
    return item is None or any(key == PERMITTED and turn == game.turn for key, turn, _ in item.used)


def use_up(game: Game, permit: tuple[pr.PlayFrom, int] | None) -> None:
    """Note that a card has been played by a permission."""
    if permit is not None and permit[0].once_each_turn and permit[1] in game.objects:
        kept = still_noted(game, game.objects[permit[1]])
        mutators.alter(game, permit[1], used=(*kept, (PERMITTED, game.turn, 1)))
