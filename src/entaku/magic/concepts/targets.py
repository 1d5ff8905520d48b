"""Targets: what may be chosen, and whether it still may as a spell or ability resolves.  (CR 115, 608.2b)"""

from collections.abc import Iterable, Sequence

import msgspec

from entaku.kernel.seats import Seat
from entaku.magic.additional import protection
from entaku.magic.concepts.targetable import Aim, may_target, may_target_player, phrases, spell_id
from entaku.magic.game.choices import Procedure, choose_player, choose_things
from entaku.magic.game.state import Game, SeatRef, Thing
from entaku.magic.spells.abilities.targets_of_targets import can_go_on, hangs_on_others
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import SO_FAR, Context
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Keyword, Target
from entaku.oracle.ir.targets import Different, Limit, Total

replace = msgspec.structs.replace


def candidates(ctx: Context, wanted: Target, chosen: Sequence[Thing] = (), chooser: Seat | None = None) -> list[Thing]:
    """What may be chosen for this target."""
    found: list[Thing] = []
    game = ctx.game
    if wanted.each_of is not None:
        return [thing for seat in asking.players(ctx, wanted.each_of) for thing in of_one(ctx, wanted, seat, chosen)]
    for phrase in phrases(wanted):
        if isinstance(phrase, t.Group):
            found += [
                number
                for number in asking.objects(ctx, phrase)
                if may_target(game, ctx.source, ctx.controller, number) and number != spell_id(ctx)
            ]
        else:
            found += [SeatRef(seat) for seat in asking.players(ctx, phrase) if may_target_player(game, ctx, seat)]
    if wanted.different:
        found = [thing for thing in found if thing not in chosen]
    return list(dict.fromkeys(found))


def of_one(ctx: Context, wanted: Target, seat: Seat, chosen: Sequence[Thing] = ()) -> list[Thing]:
    """What may be chosen for a target that is chosen for each of several players, for this one of them."""
    return candidates(ctx.with_bound(each=SeatRef(seat)), replace(wanted, each_of=None), chosen)


def each_of(ctx: Context, node: t.Group) -> Iterable[int]:
    """The objects of a group, one after the other where that spares looking at all of them."""
    game = ctx.game
    if node.zone != "battlefield" or node.of is not None or game.ranges is not None:
        return asking.objects(ctx, node)
    everything, there, where = projection.current(game).traits, game.objects, node.where
    return (n for n in game.battlefield if asking.fits_as(ctx, there[n], everything[n], where))


def has_candidate(ctx: Context, wanted: Target, chosen: Sequence[Thing]) -> bool:
    """Whether anything may be chosen for this target; nothing more is looked at once there is something."""
    game, own = ctx.game, spell_id(ctx)
    if wanted.each_of is not None:
        return bool(candidates(ctx, wanted, chosen))
    for phrase in phrases(wanted):
        if isinstance(phrase, t.Group):
            for number in each_of(ctx, phrase):
                if number == own or (wanted.different and number in chosen):
                    continue
                if may_target(game, ctx.source, ctx.controller, number):
                    return True
        elif any(
            may_target_player(game, ctx, seat) and not (wanted.different and SeatRef(seat) in chosen)
            for seat in asking.players(ctx, phrase)
        ):
            return True
    return False


def can_choose(ctx: Context, wanted: Sequence[Target]) -> bool:
    """Whether there are enough legal choices for all targets.  (CR 601.2c)

    Different targets of one text are only told apart where it says so, so a simple count is enough but for those.
    """
    if not wanted:
        return True
    if any(hangs_on_others(one) for one in wanted):
        return can_go_on(ctx, wanted, (), candidates)
    chosen: list[Thing] = []
    last = len(wanted) - 1
    for place, one in enumerate(wanted):
        least = one.least if isinstance(one.least, int) else asking.amount(ctx, one.least)
        if not least and not one.different:
            continue
        if place == last and least == 1 and not one.together:
            return has_candidate(ctx, one, chosen)
        found = candidates(ctx, one, chosen)
        if one.together:
            found = max(by_owner(ctx.game, found).values(), key=len, default=[])
        if len(by_controller(ctx, found) if one.total == APART else found) < least:
            return False
        if len(found) == 1:
            chosen += found
    return True


def choose(ctx: Context, wanted: Sequence[Target], about: tuple[int, ...]) -> Procedure[list[tuple[Thing, ...]] | None]:
    """The targets chosen for each; None if there aren't enough.  (CR 601.2c, 603.3d)

    Which of them is being chosen is known meanwhile to whoever asks why something can't be.
    """
    try:
        return (yield from choose_each(ctx, wanted, about))
    finally:
        ctx.game.aim = None


def choose_each(
    ctx: Context, wanted: Sequence[Target], about: tuple[int, ...]
) -> Procedure[list[tuple[Thing, ...]] | None]:
    """The targets chosen for each, one after the other."""
    chosen: list[tuple[Thing, ...]] = []
    so_far: list[Thing] = []
    for place, one in enumerate(wanted):
        least = asking.amount(ctx, one.least)
        most = None if one.most is None else asking.amount(ctx, one.most)
        if one.each_of is not None:
            for_each = yield from choose_for_each(ctx, one, place, so_far, about)
            chosen.append(for_each)
            so_far += for_each
            continue
        ctx.game.aim = Aim(ctx, one, tuple(so_far))
        later = wanted[place + 1 :]
        found = candidates(ctx, one, so_far)
        found = [thing for thing in found if leaves_enough(ctx, later, [*so_far, thing])] or found
        if any(hangs_on_others(each) for each in later):
            found = [thing for thing in found if can_go_on(ctx, later, (*chosen, (thing,)), candidates)]
        if one.together:
            found = yield from of_one_owner(ctx, found, least, about)
        if len(by_controller(ctx, found) if one.total == APART else found) < least:
            return None
        seat = ctx.controller
        if one.chooser is not None:
            others = asking.players(ctx, one.chooser)
            if len(others) > 1:
                picked = yield from choose_player(ctx.game, seat, "game-choose-player", others, about)
                others = () if picked is None else (picked,)
            seat = others[0] if others else seat
        if one.total is not None:
            picked_things = yield from choose_within(ctx, one.total, found, least, most, about)
        else:
            picked_things = yield from choose_things(ctx.game, seat, "game-target", found, least, most, about)
        chosen.append(tuple(picked_things))
        so_far += picked_things
        ctx.bound[SO_FAR] = tuple(chosen)
    return chosen


def choose_within(
    ctx: Context, total: Limit, found: Sequence[Thing], least: int, most: int | None, about: tuple[int, ...]
) -> Procedure[list[Thing]]:
    """One target after the other, as long as what they have together may be so much.  (CR 601.2c)

    So many at `least` are asked only where those that were picked first can't be in the way of as many.
    """
    picked: list[Thing] = []
    while most is None or len(picked) < most:
        fitting = [thing for thing in found if thing not in picked and is_within(ctx, total, [*picked, thing])]
        needed = int(len(picked) < least)
        one = yield from choose_things(ctx.game, ctx.controller, "game-target", fitting, needed, 1, about)
        if not one:
            break
        picked += one
    return picked


def is_within(ctx: Context, total: Limit, things: Sequence[Thing]) -> bool:
    """Whether these objects together have no more than a target's total lets them, or differ as it says."""
    if isinstance(total, Different):
        of = total.of
        if of == "controller":
            return len(by_controller(ctx, things)) == len(things)
        by_itself = [asking.amount(ctx.with_bound(one=(thing,)), t.Kinds(of, t.Bound("one"))) for thing in things]
        in_all = ctx.with_bound(**{"in all": tuple(things)})
        return asking.amount(in_all, t.Kinds(of, t.Bound("in all"))) == sum(by_itself)
    together = t.Sum(total.stat, t.Bound("in all"))
    return asking.amount(ctx.with_bound(**{"in all": tuple(things)}), together) <= asking.amount(ctx, total.most)


APART = Different("controller")
"""That no two are controlled by one player."""


def by_controller(ctx: Context, found: Sequence[Thing]) -> set[Seat | None]:
    """Who controls any of these."""
    return {asking.controller_of(ctx.game, thing) for thing in found if isinstance(thing, int)}


def choose_for_each(
    ctx: Context, one: Target, place: int, so_far: Sequence[Thing], about: tuple[int, ...]
) -> Procedure[tuple[Thing, ...]]:
    """The targets chosen for each of several players, none for one of whose there is nothing; kept with for whom."""
    least, most = asking.amount(ctx, one.least), None if one.most is None else asking.amount(ctx, one.most)
    picked: list[Thing] = []
    whose: list[SeatRef] = []
    for seat in asking.players(ctx, one.each_of) if one.each_of is not None else ():
        before = (*so_far, *picked)
        ctx.game.aim = Aim(ctx.with_bound(each=SeatRef(seat)), replace(one, each_of=None), before)
        found = of_one(ctx, one, seat, before)
        these = yield from choose_things(ctx.game, ctx.controller, "game-target", found, least, most, about)
        picked += these
        whose += [SeatRef(seat)] * len(these)
    ctx.bound[f"{FOR_WHOM} {place}"] = tuple(whose)
    return tuple(picked)


FOR_WHOM = "targets for"
"""Under this name and the place of a target it is kept for which player each was chosen."""


def by_owner(game: Game, found: Sequence[Thing]) -> dict[Seat, list[Thing]]:
    """What may be chosen, by whose it is."""
    piles: dict[Seat, list[Thing]] = {}
    for thing in found:
        if isinstance(thing, int):
            piles.setdefault(game.objects[thing].owner, []).append(thing)
    return piles


def of_one_owner(ctx: Context, found: Sequence[Thing], least: int, about: tuple[int, ...]) -> Procedure[list[Thing]]:
    """What may be chosen of the player whose graveyard the controller chooses from."""
    piles = {seat: pile for seat, pile in by_owner(ctx.game, found).items() if len(pile) >= least}
    seat = yield from choose_player(ctx.game, ctx.controller, "game-choose-player", sorted(piles), about)
    return [] if seat is None else piles[seat]


def leaves_enough(ctx: Context, later: Sequence[Target], so_far: Sequence[Thing]) -> bool:
    """Whether the targets to come can still be chosen."""
    return all(not one.different or len(candidates(ctx, one, so_far)) >= asking.amount(ctx, one.least) for one in later)


def still_legal(ctx: Context, wanted: Sequence[Target], chosen: Sequence[tuple[Thing, ...]]) -> list[tuple[Thing, ...]]:
    """The targets that are still legal as the spell or ability resolves.  (CR 608.2b)"""
    found: list[tuple[Thing, ...]] = []
    so_far: list[Thing] = []
    for place, (one, things) in enumerate(zip(wanted, chosen, strict=False)):
        legal = set(candidates(ctx, one, so_far))
        whose = ctx.bound.get(f"{FOR_WHOM} {place}")
        if one.each_of is not None and isinstance(whose, tuple) and len(whose) == len(things):
            legal = {thing for thing, who in zip(things, whose, strict=True) if thing in of_one(ctx, one, who.seat)}
        kept = tuple(thing for thing in things if thing in legal)
        if (isinstance(one.total, Total) or one.total == APART) and not is_within(ctx, one.total, kept):
            kept = ()  # what they have together has become too much, or one has two of them: none of them is legal
        so_far += kept
        found.append(kept)
    return found


def enchant_keyword(game: Game, number: int) -> Keyword | None:
    """What an Aura enchants."""
    return projection.look(game, game.objects[number]).kit.first("enchant")


def enchant_target(keyword: Keyword) -> Target:
    """The target of an Aura spell.  (CR 303.4a)"""
    phrase: t.Group | t.Players = keyword.who if keyword.who is not None else t.Group(keyword.where, keyword.zone)
    return Target((phrase,))


def may_enchant(game: Game, aura: int, controller: Seat, thing: Thing) -> bool:
    """Whether an Aura may be attached to an object or player: to any, where its text isn't understood.  (CR 303.4)"""
    keyword = enchant_keyword(game, aura)
    if keyword is None:
        return bool(projection.look(game, game.objects[aura]).kit.unknown) and is_in_play(game, thing)
    ctx = Context(game, aura, controller)
    if isinstance(thing, SeatRef):
        is_meant = keyword.who is not None and thing.seat in asking.players(ctx, keyword.who)
        return is_meant and not protection.protects_player(game, thing.seat, aura)
    item = game.objects.get(thing)
    if item is None or item.zone != keyword.zone or keyword.who is not None:
        return False
    stays = game.objects[aura].attached == thing
    return asking.fits(ctx, thing, keyword.where) and not protection.protected(game, thing, aura, sparing=stays)


def is_in_play(game: Game, thing: Thing) -> bool:
    """Whether a player is in the game, or an object on the battlefield."""
    if isinstance(thing, SeatRef):
        return game.in_game(thing.seat)
    item = game.objects.get(thing)
    return item is not None and item.zone == "battlefield"
