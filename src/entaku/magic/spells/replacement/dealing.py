"""What becomes of damage that is about to be dealt.  (CR 614.9, 615, 616.1)"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from entaku.kernel.decisions import Divide
from entaku.kernel.seats import Seat
from entaku.magic.additional import protection
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask, option_of
from entaku.magic.game.definitions import RuleInForce
from entaku.magic.game.state import Effect, Game, SeatRef, Thing
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules
from entaku.magic.spells.replacement.choosing import Used, affected_player, is_subject, replaced
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import replacements as rp

replace = msgspec.structs.replace


class Dealing(Struct, frozen=True):
    """Damage that is about to be dealt by a source to an object or a player."""

    source: int
    to: Thing
    amount: int
    combat: bool = False
    stands: bool = False
    """It can't be prevented."""


class Prevented(Struct, frozen=True):
    """What an effect has prevented of the damage of a moment, for what else it does.  (CR 615.5)

    `to`: to whom damage would have been dealt where something else happens instead of that.  (CR 614.6)
    `harmed`: to what or whom it was prevented, `source` by what.
    """

    by: RuleInForce
    amount: int
    to: Thing | None = None
    harmed: Thing | None = None
    source: int | None = None


class Moment:
    """All the damage that is dealt at once, on its way through the effects that change it.  (CR 510.2, 615.7)

    `plans`: how much of which damage a shield prevents, as its player chose; `aside`: parts redirected on their own.
    """

    def __init__(self, game: Game, dealings: Sequence[Dealing]) -> None:
        self.game = game
        self.waiting: dict[int, Dealing] = dict(enumerate(dealings))
        self.plans: dict[int, dict[int, int]] = {}
        self.aside: list[tuple[Dealing, Used]] = []
        self.prevented: list[Prevented] = []

    def settle(self) -> Procedure[list[Dealing]]:
        """The damage that is dealt in the end, asked about in turn order.  (CR 101.4, 616.1)"""
        settled_damage: dict[int, list[Dealing]] = {}
        for place in in_turn_order(self.game, self.waiting):
            settled_damage[place] = yield from self.settle_one(place)
        return [one for place in sorted(settled_damage) for one in settled_damage[place]]

    def settle_one(self, place: int) -> Procedure[list[Dealing]]:
        """One portion of damage, and what is split off from it."""
        done: list[Dealing] = []
        self.aside.append((self.waiting[place], []))
        while self.aside:
            dealing, used = self.aside.pop()
            one = yield from self.replaced(place, dealing, used)
            if one.amount > 0 and not is_protected_from(self.game, one):
                done.append(one)
        del self.waiting[place]
        return done

    def replaced(self, place: int, dealing: Dealing, used: Used) -> Procedure[Dealing]:
        game = self.game

        def applicable(now: Dealing) -> list[RuleInForce]:
            if now.amount <= 0 or is_protected_from(game, now):
                return []
            found = projection.current(game).replaces.get(rp.InsteadOfDamage, ())
            there = [in_force for in_force in found if applies(game, in_force, now)]
            return [one for one in there if not prevents(one)] if there and stands(game, now) else there

        def affected(now: Dealing) -> Seat:
            return affected_player(game, now.to)

        def apply(now: Dealing, chosen: RuleInForce) -> "Procedure[Dealing]":  # quoted: it would be made each time
            return self.changed(place, now, chosen, used)

        return (yield from replaced(game, dealing, applicable, affected, apply, used))

    def changed(self, place: int, one: Dealing, in_force: RuleInForce, used: Used) -> Procedure[Dealing]:
        """What becomes of the damage: somewhere else, more, less, or nothing."""
        rule, source, controller, effect = in_force
        assert isinstance(rule, rp.InsteadOfDamage)
        if rule.factor or rule.more:
            more = asking.amount(asking.context(self.game, source, controller, effect), rule.more)
            return replace(one, amount=(one.amount + more) * (rule.factor or 1))
        if rule.instead:
            self.prevented.append(Prevented(in_force, one.amount, one.to))
            return replace(one, amount=0)
        held = yield from self.held_off(place, one, in_force)
        if rule.redirect is None:
            if held and rule.then:
                self.prevented.append(Prevented(in_force, held, harmed=one.to, source=one.source))
            self.use_up(effect, rule, held)
            return replace(one, amount=one.amount - held)
        there = redirected(self.game, one, in_force)
        if there is None:
            return one
        self.use_up(effect, rule, held)
        moved = replace(one, to=there, amount=held if reaches(self.game, one.source, there) else 0)
        if held < one.amount:
            self.aside.append((moved, list(used)))
            return replace(one, amount=one.amount - held)
        return moved

    def held_off(self, place: int, one: Dealing, in_force: RuleInForce) -> Procedure[int]:
        """How much of the damage an effect prevents or redirects: all, so much of it, or what its shield has left."""
        rule, source, controller, effect = in_force
        assert isinstance(rule, rp.InsteadOfDamage)
        if rule.shield is None:
            return one.amount
        if effect is None:  # CR 615.10: so much of each
            ctx = Context(self.game, source, controller).with_bound(amount=one.amount)
            return min(one.amount, max(0, asking.amount(ctx, rule.shield)))
        effect = current(self.game, effect)
        left = effect.shield or 0
        plan = self.plans.get(effect.timestamp)
        if plan is None:
            plan = yield from self.planned(place, one, in_force, left)
            self.plans[effect.timestamp] = plan
        kept = sum(share for other, share in plan.items() if other != place and other in self.waiting)
        return min(one.amount, max(0, left - kept))

    def planned(self, place: int, one: Dealing, in_force: RuleInForce, left: int) -> Procedure[dict[int, int]]:
        """Which of simultaneous damage a shield prevents, as its player chooses where it isn't enough.  (CR 615.7)"""
        game = self.game
        others = {p: d for p, d in self.waiting.items() if p != place and applies(game, in_force, d)}
        portions = dict(sorted({place: one, **others}.items()))
        if not others or sum(each.amount for each in portions.values()) <= left:
            return {}
        options = tuple(replace(option_of(game, each.source, p), key=p) for p, each in portions.items())
        answer = yield from ask(
            game, affected_player(game, one.to), "game-shield", Divide(options, left), None, (in_force.source,)
        )
        wanted = answer if isinstance(answer, tuple) else ()
        shares = {p: n for p, n in zip(portions, wanted, strict=False) if isinstance(n, int)}
        return as_much_as_it_can(portions, shares, left)

    def use_up(self, effect: Effect | None, rule: rp.InsteadOfDamage, held: int) -> None:
        """A shield that has stopped so much damage; one for the next time is gone then.  (CR 615.7, 615.8)"""
        if effect is None or not held:
            return
        effect = current(self.game, effect)
        if rule.once:
            mutators.swap_effect(self.game, effect, replace(effect, over=True, shield=0))
        elif effect.shield is not None:
            mutators.swap_effect(self.game, effect, replace(effect, shield=effect.shield - held))


def as_much_as_it_can(portions: dict[int, Dealing], shares: dict[int, int], left: int) -> dict[int, int]:
    """A shield's shares with no more of any damage than there is, and the rest where there is more.  (CR 615.7)"""
    plan = {p: min(shares.get(p, 0), one.amount) for p, one in portions.items()}
    rest = left - sum(plan.values())
    for p, one in portions.items():
        more = min(rest, one.amount - plan[p])
        plan[p] += more
        rest -= more
    return plan


def current(game: Game, effect: Effect) -> Effect:
    """An effect as it is now, with what it has left."""
    return next((one for one in game.effects if one.timestamp == effect.timestamp and one.rule is effect.rule), effect)


def in_turn_order(game: Game, dealings: dict[int, Dealing]) -> list[int]:
    """The portions of damage in the order in which players are asked about them.  (CR 101.4)"""
    if len(dealings) < 2:
        return list(dealings)
    turns = {seat: place for place, seat in enumerate(game.seats_in_turn_order())}
    return sorted(dealings, key=lambda place: turns.get(affected_player(game, dealings[place].to), 0))


def damage_after_replacement(
    game: Game, dealings: Sequence[Dealing]
) -> Procedure[tuple[list[Dealing], list[Prevented]]]:
    """The damage that is dealt in the end, and what was prevented of it.  (CR 615, 616.1)"""
    there = [one for one in dealings if one.amount > 0 and can_be_damaged(game, one.to)]
    if not projection.current(game).replaces.get(rp.InsteadOfDamage):
        return [one for one in there if not is_protected_from(game, one)], []
    moment = Moment(game, there)
    dealt = yield from moment.settle()
    return dealt, moment.prevented


def applies(game: Game, in_force: RuleInForce, dealing: Dealing) -> bool:
    """Whether a damage replacement effect applies to this damage."""
    rule, source, controller, effect = in_force
    assert isinstance(rule, rp.InsteadOfDamage)
    if (
        dealing.combat < rule.combat
        or (dealing.combat and rule.noncombat)
        or (effect is not None and is_used_up(effect))
    ):
        return False
    ctx = asking.context(game, source, controller, effect)
    if rule.source is not None and not is_subject(ctx, rule.source, dealing.source):
        return False
    if not (rule.both_ways and rule.to is not None and is_subject(ctx, rule.to, dealing.source)) and not (
        rule.to is None or is_subject(ctx, rule.to, dealing.to)
    ):
        return False
    return game.ranges is None or is_in_range(game, rule, controller, dealing)


def prevents(in_force: RuleInForce) -> bool:
    """Whether an effect prevents damage, rather than that something else becomes of it.  (CR 615.1)"""
    rule = in_force.rule
    assert isinstance(rule, rp.InsteadOfDamage)
    return not (rule.factor or rule.more or rule.instead or rule.redirect is not None)


def stands(game: Game, dealing: Dealing) -> bool:
    """Whether damage can't be prevented; no shield is used up by it.  (CR 615.12)"""
    return dealing.stands or any(
        dealing.combat >= rule.combat and (rule.source is None or is_subject(ctx, rule.source, dealing.source))
        for rule, ctx in rules(game, pr.CantPreventDamage)
    )


def is_used_up(effect: Effect) -> bool:
    return effect.shield is not None and effect.shield <= 0


def is_in_range(game: Game, rule: rp.InsteadOfDamage, controller: Seat, dealing: Dealing) -> bool:
    """Whether it reaches the source or the victim, whichever it names; both if neither.  (CR 801.10, 801.13b)"""
    if rule.redirect is not None:
        return True
    neither = rule.source is None and rule.to is None
    wanted: list[Thing] = [dealing.source] if neither or rule.source is not None else []
    if neither or rule.to is not None:
        wanted.append(dealing.to)
    return all(asking.in_range(game, controller, affected_player(game, thing)) for thing in wanted)


def redirected(game: Game, one: Dealing, in_force: RuleInForce) -> Thing | None:
    """Whom the damage is dealt to instead; None if they can't be dealt damage any more.  (CR 614.9)"""
    rule, source, controller, effect = in_force
    assert isinstance(rule, rp.InsteadOfDamage)
    assert rule.redirect is not None
    to = asking.recipients(asking.context(game, source, controller, effect), rule.redirect)
    return next((thing for thing in to if can_be_damaged(game, thing)), None)


def reaches(game: Game, source: int, to: Thing) -> bool:
    """Whether a source's controller has in range whom its damage is redirected to.  (CR 801.13a)"""
    controller = asking.controller_of(game, source)
    return controller is None or asking.in_range(game, controller, affected_player(game, to))


def can_be_damaged(game: Game, thing: Thing) -> bool:
    """Whether damage can be dealt to it: a player in the game, a creature, planeswalker or battle.  (CR 2026 120.1)"""
    if isinstance(thing, SeatRef):
        return game.in_game(thing.seat)
    item = game.objects.get(thing)
    return (
        item is not None
        and item.zone == "battlefield"
        and bool(projection.look(game, item).types & {"Battle", "Creature", "Planeswalker"})
    )


def is_protected_from(game: Game, dealing: Dealing) -> bool:
    """Whether protection prevents the damage.  (CR 615.12, 702.16e)"""
    if stands(game, dealing):
        return False
    if isinstance(dealing.to, SeatRef):
        return protection.protects_player(game, dealing.to.seat, dealing.source)
    return protection.protected(game, dealing.to, dealing.source)
