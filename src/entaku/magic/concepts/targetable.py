"""Whether something may be a target, and everything that keeps it from being one.  (CR 115.1, 601.2c)"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.additional import protection
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.game.definitions import HEXPROOF_FROM, Traits
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object, SeatRef, Thing
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules, rules_for
from entaku.magic.spells.resolving import amounts, asking, selectors
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Target

ANY_TARGET = frozenset({t.Group((t.Is("Creature"),)), t.Group((t.Is("Planeswalker"),)), t.Each()})
BATTLE = t.Group((t.Is("Battle"),))


def phrases(wanted: Target) -> tuple[t.Group | t.Players, ...]:
    """What may be chosen, phrase by phrase: any target may be a battle, too.  (CR 2026 115.4)"""
    return (*wanted.of, BATTLE) if len(wanted.of) == len(ANY_TARGET) and set(wanted.of) == ANY_TARGET else wanted.of


def spell_id(ctx: Context) -> int:
    """The spell or ability that is being announced: it can't target itself.  (CR 115.5)"""
    own = ctx.bound.get("announcing")
    return own if isinstance(own, int) else -1


def may_target(game: Game, source: int, controller: Seat, number: int) -> bool:
    """Whether a source may target an object: hexproof, shroud, protection, range.  (CR 702.11, 702.16b, 702.18)"""
    return next(shields(game, source, controller, number), None) is None


def shields(game: Game, source: int, controller: Seat, number: int) -> Iterator[Refusal]:
    """What keeps a source from targeting an object that is what it asks for.  (CR 702.11, 702.16b, 702.18, 801.4)"""
    item = game.objects[number]
    if not asking.in_range(game, controller, asking.controller_of(game, number) or 0):
        yield r.OUT_OF_RANGE
    if item.zone != "battlefield":
        for rule, asker in rules(game, pr.OutOfReach):
            if number in asking.objects(asker, rule.what):
                yield replace(r.CANT_BE_TARGET, by=asker.source)
        return
    traits = projection.look(game, item)
    keywords = traits.kit.keywords
    if traits.rules:
        for by in protection.out_of_reach(game, traits, source, controller):
            yield replace(r.CANT_BE_TARGET, by=by)
    if not keywords:
        return
    if "shroud" in keywords:
        yield r.SHROUD
    if "hexproof" in keywords and is_rival(game, traits.controller, controller):
        yield r.HEXPROOF
    if (
        HEXPROOF_FROM in keywords
        and is_rival(game, traits.controller, controller)
        and protection.wards_off(game, number, source)
    ):
        yield r.HEXPROOF_FROM_THIS
    if "protection" in keywords and protection.protected(game, number, source):
        yield r.PROTECTED


def is_rival(game: Game, seat: Seat, other: Seat) -> bool:
    """Whether a player is another's opponent.  (CR 102.2, 102.3)"""
    return other not in game.setup.sides[seat]


def may_target_player(game: Game, ctx: Context, seat: Seat) -> bool:
    """Whether a player may be the target of a source: hexproof, shroud, protection.  (CR 702.11c, 702.16b, 702.18)"""
    return next(player_shields(game, ctx, seat), None) is None


def player_shields(game: Game, ctx: Context, seat: Seat) -> Iterator[Refusal]:
    """What keeps a source from targeting a player, each with whose effect says so.  (CR 702.11c, 702.16b, 702.18a)"""
    for rule, asker in rules_for(game, seat, pr.PlayerHas):
        if rule.keyword == "shroud":
            yield replace(r.PLAYER_SHROUD, by=asker.source)
        elif rule.keyword == "hexproof" and is_rival(game, seat, ctx.controller):
            yield replace(r.PLAYER_HEXPROOF, by=asker.source)
    for by in protection.protecting_player(game, seat, ctx.source):
        yield replace(r.PLAYER_PROTECTED, by=by)


# Why something is none.


class Aim(Struct, frozen=True):
    """A target that is being chosen: who asks, what is asked for, and what has been chosen before it."""

    ctx: Context
    wanted: Target
    chosen: tuple[Thing, ...] = ()

    def refusals(self, number: int) -> Iterator[Refusal]:
        """Everything that keeps an object, which isn't offered, from being chosen now.

        It may be a target by itself, and none beside those that have been chosen or are yet to be.
        """
        found = tuple(refusals(self.ctx, self.wanted, number, self.chosen))
        beside = r.TOO_MUCH if self.wanted.total is not None else r.NOT_TOGETHER
        yield from found or (beside,)

    def player_refusals(self, seat: Seat) -> Iterator[Refusal]:
        """Everything that keeps a player, who isn't offered, from being chosen now; as for objects."""
        found = tuple(player_refusals(self.ctx, self.wanted, seat, self.chosen))
        yield from found or (r.NOT_TOGETHER,)


def player_refusals(ctx: Context, wanted: Target, seat: Seat, chosen: Sequence[Thing] = ()) -> Iterator[Refusal]:
    """Everything that keeps a player from being chosen for a target, beside others that are chosen.  (CR 601.2c)"""
    if wanted.each_of is not None:
        tried = [
            [*player_refusals(ctx.with_bound(each=SeatRef(one)), replace(wanted, each_of=None), seat, chosen)]
            for one in asking.players(ctx, wanted.each_of)
        ]
        yield from min(tried, key=len, default=[r.PLAYER_UNLIKE])
        return
    found = [[*player_unlike(ctx, phrase, seat)] for phrase in phrases(wanted) if not isinstance(phrase, t.Group)]
    yield from min(found, key=len, default=[r.ONLY_OBJECTS])
    if not asking.in_range(ctx.game, ctx.controller, seat):
        yield r.PLAYER_OUT_OF_RANGE
    yield from player_shields(ctx.game, ctx, seat)
    if wanted.different and SeatRef(seat) in chosen:
        yield r.PLAYER_CHOSEN


def player_unlike(ctx: Context, phrase: t.Players, seat: Seat) -> Iterator[Refusal]:
    """In what a player isn't as a phrase says."""
    if seat not in asking.meant(ctx, phrase):
        yield r.NO_OPPONENT if phrase == OPPONENTS else r.NOT_YOU if phrase == t.You() else r.PLAYER_UNLIKE


def refusals(ctx: Context, wanted: Target, number: int, chosen: Sequence[Thing] = ()) -> Iterator[Refusal]:
    """Everything that keeps an object from being chosen for a target, beside others that are chosen already.

    Where one of several kinds of things is asked for, of that from which the object differs least.  (CR 601.2c)
    """
    if wanted.each_of is not None:
        tried = [
            [*refusals(ctx.with_bound(each=SeatRef(seat)), replace(wanted, each_of=None), number, chosen)]
            for seat in asking.players(ctx, wanted.each_of)
        ]
        yield from min(tried, key=len, default=[r.UNLIKE])
        return
    groups = [[*unlike(ctx, phrase, number)] for phrase in phrases(wanted) if isinstance(phrase, t.Group)]
    yield from min(groups, key=len, default=[r.ONLY_PLAYERS])
    yield from shields(ctx.game, ctx.source, ctx.controller, number)
    if number == spell_id(ctx):
        yield r.ITSELF
    if wanted.different and number in chosen:
        yield r.CHOSEN_BEFORE


def missed(ctx: Context, wanted: Sequence[Target]) -> Iterator[tuple[int, tuple[Refusal, ...]]]:
    """The objects that may not be chosen for the first of several targets for which nothing may, each with why."""
    for one in wanted:
        zones = {phrase.zone for phrase in phrases(one) if isinstance(phrase, t.Group)}
        there = [number for zone in sorted(zones) for number in ctx.game.in_zone(zone, None)]
        found = [(number, tuple(refusals(ctx, one, number))) for number in there if number != spell_id(ctx)]
        if asking.amount(ctx, one.least) and all(why for _, why in found):
            yield from found
            return


def unlike(ctx: Context, group: t.Group, number: int) -> Iterator[Refusal]:
    """In what an object isn't as a phrase says: each of its words that doesn't fit."""
    game = ctx.game
    item = game.objects[number]
    if item.zone != group.zone:
        yield replace(r.ELSEWHERE, facts=(("zone", group.zone),))
        return
    if group.of is not None and item.owner not in asking.players(ctx, group.of):
        yield r.NOT_THEIRS
    if group.zone == "stack" and selectors.is_ability(item) and not any(type(p) is t.IsAbility for p in group.where):
        yield r.NO_SPELL
    traits = projection.look(game, item)
    for one in parts_of(group.where):
        if not asking.fits_as(ctx, item, traits, (one,)):
            yield difference(ctx, item, traits, one)


def parts_of(where: tuple[t.Predicate, ...]) -> Iterator[t.Predicate]:
    """What a phrase asks for, word by word."""
    for one in where:
        yield from parts_of(one.of) if isinstance(one, t.AllOf) else (one,)


def difference(ctx: Context, item: Object, traits: Traits, one: t.Predicate) -> Refusal:
    """What an object isn't though it is asked for, as far as there are words of its own for that."""
    match one:
        case t.Is(what=what):
            return replace(r.NOT_A, facts=(("what", what),))
        case t.Not(of=t.Is(what=what)):
            return replace(r.IS_A, facts=(("what", what),))
        case t.AnyOf(of=several) if all(isinstance(each, t.Is) for each in several):
            what = "|".join(each.what for each in several if isinstance(each, t.Is))
            return replace(r.NOT_A, facts=(("what", what),))
        case t.Coloured(colours=colours):
            return replace(r.NOT_COLOURED, facts=(("colours", symbols(colours)),))
        case t.Not(of=t.Coloured(colours=colours)):
            return replace(r.COLOURED, facts=(("colours", symbols(colours)),))
        case t.Has(keyword=keyword):
            return replace(r.HAS_NOT, facts=(("keyword", keyword),))
        case t.Not(of=t.Has(keyword=keyword)):
            return replace(r.HAS, facts=(("keyword", keyword),))
        case t.Stat():
            return measured(ctx, item, traits, one)
        case t.Other():
            return r.ANOTHER
        case t.ControlledBy(who=who):
            return r.NOT_YOURS if who == t.You() else r.NOT_AN_OPPONENTS if who == OPPONENTS else r.NOT_CONTROLLED
        case t.Not(of=t.ControlledBy(who=t.You())):
            return r.YOURS
        case t.Being(status=status) if status in r.NOT_BEING:
            return r.NOT_BEING[status]
    return r.UNLIKE


OPPONENTS = t.Each("opponent")


def symbols(colours: str) -> str:
    """Colours as mana symbols."""
    return "".join(f"{{{colour}}}" for colour in colours)


def measured(ctx: Context, item: Object, traits: Traits, one: t.Stat) -> Refusal:
    """A number of an object that isn't as is asked for: what it is, and what it would have to be.  (CR 208.1, 202.3)"""
    if one.of == "power and toughness":
        return r.UNLIKE
    has = amounts.stat((item, traits), one.of)
    asked = asking.amount(ctx, one.amount) + {"<": -1, ">": 1}.get(one.how, 0)
    bound = {"<": "most", "<=": "most", ">": "least", ">=": "least"}.get(one.how, "exactly")
    facts = (("is", str(has)), ("asked", str(asked)))
    return replace(r.MEASURED[one.of, bound], facts=facts)
