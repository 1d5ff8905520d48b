"""Where objects go that would go elsewhere.  (CR 614.6, 616.1)"""

import msgspec
from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import InForce, RuleInForce
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.casting.casting_methods import EXILED_FROM_STACK
from entaku.magic.spells.layers import effects_off_battlefield, projection
from entaku.magic.spells.replacement.choosing import affected_player, is_subject, replaced
from entaku.magic.spells.resolving import asking
from entaku.magic.variants import commander
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.things import Zone

replace = msgspec.structs.replace


MADNESS = rp.InsteadOfMoving(t.Self(), "graveyard", "exile")
"""What is discarded with madness is exiled, by an ability of its own.  (CR 702.35a)"""


class GoesHome(Struct, frozen=True):
    """The rule that lets a commander go to the command zone, among the effects that replace a move.  (CM-14)"""

    instead_of: Zone


def moved_instead(game: Game, going: Going) -> Procedure[Going]:
    """Where an object goes in the end; its controller chooses where several effects apply.  (CR 614.6, 616.1)"""
    leaving = game.objects[going.number]
    way = leaving.how_cast.way if leaving.zone == "stack" else None
    if way is not None and (is_exiled_after(leaving) or (way.exiled and going.to == "graveyard")):
        going = replace(going, to="exile")

    def applicable(now: Going) -> list[RuleInForce]:
        return effects_on(game, now)

    def affected(now: Going) -> Seat:
        return affected_player(game, now.number)

    def apply(now: Going, chosen: RuleInForce) -> "Procedure[Going]":  # quoted: it would be made for every move
        rule = chosen.rule
        if isinstance(rule, rp.InsteadOfMoving):
            by = asking.as_exiler(game, now.number if rule == MADNESS else chosen.source)
            exiled_by = by if rule.instead == "exile" else now.exiled_by
            counters = ((rule.counter, 1),) if rule.counter else now.counters
            besides = (*now.besides, chosen) if rule.then else now.besides
            return replace(
                now, to=rule.instead, shuffled=rule.shuffled, exiled_by=exiled_by, counters=counters, besides=besides
            )
        return (yield from commander.go_instead(game, now))

    going = yield from replaced(game, going, applicable, affected, apply)
    return cards_apart(game, going) if leaving.components and leaving.is_token else going


def cards_apart(game: Game, going: Going) -> Going:
    """Of a merged permanent that is a token, the cards that go elsewhere by what moves cards alone.  (CR 723.3e)"""
    item, apart = game.objects.get(going.number), dict(going.apart)
    for place, part in enumerate(item.components if item is not None else ()):
        if part.definition.is_token or place in apart:
            continue
        ahead = game.copy()
        mutators.alter(ahead, going.number, definition=part.definition, components=())
        rules = projection.current(ahead).replaces.get(rp.InsteadOfMoving, ())
        found = next((one.rule for one in rules if moves_instead(ahead, one, going)), None)
        if isinstance(found, rp.InsteadOfMoving):
            apart[place] = found.instead
    return replace(going, apart=tuple(apart.items()))


def is_exiled_after(item: Object) -> bool:
    """Whether a spell is exiled any time it would leave the stack.  (CR 702.34a, 702.127a)"""
    how = item.how_cast
    return how.way.keyword in EXILED_FROM_STACK or (how.origin == "graveyard" and "aftermath" in item.base.kit.keywords)


def effects_on(game: Game, going: Going) -> list[RuleInForce]:
    """What would change where this object goes now; nothing, once its owner has left, asked about it."""
    if going.number not in game.objects:
        return []
    found = [
        in_force
        for in_force in projection.current(game).replaces.get(rp.InsteadOfMoving, ())
        if moves_instead(game, in_force, going)
    ]
    item = game.objects[going.number]
    if item.zone != "battlefield" and item.base.kit.replaces:
        own = [InForce(each.effect, item.id, item.controller) for each in item.base.kit.replaces if says_anywhere(each)]
        found += [in_force for in_force in own if moves_instead(game, in_force, going)]
    discarded = item.zone == "hand" and going.to == "graveyard" and going.cause in ("discard", "cycle")
    if discarded and "madness" in effects_off_battlefield.kit_of_card(game, item).keywords:
        found.append(InForce(MADNESS, item.id, item.owner))
    if commander.replaces(game, going):
        found.append(InForce(GoesHome(going.to), going.number, game.objects[going.number].owner))
    return found


def says_anywhere(ability: Replaces) -> bool:
    """Whether an ability says where its own object goes instead, from wherever it would go.  (CR 113.6b)"""
    effect = ability.effect
    return isinstance(effect, rp.InsteadOfMoving) and effect.what == t.Self() and effect.origin is None


def moves_instead(game: Game, in_force: RuleInForce, going: Going) -> bool:
    """Whether an effect changes where this object goes."""
    rule, source, controller, effect = in_force
    assert isinstance(rule, rp.InsteadOfMoving)
    item = game.objects[going.number]
    if rule.to not in (None, going.to) or rule.instead == going.to or rule.origin not in (None, item.zone):
        return False
    ctx = asking.context(game, source, controller, effect)
    if rule.made_by is not None and (going.cause != "discard" or going.by not in asking.players(ctx, rule.made_by)):
        return False
    return is_subject(ctx, rule.what, going.number)
