"""Replacement and prevention effects.  (CR 614–616)

Each thing that is about to happen passes here once before it does.  Where several effects could change it, the affected
player, or the affected object's controller, chooses the next; no effect gets a second opportunity.  (616.1)
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Keyword
from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic import changing, commander, conditions, layers, naming, predicates, questions
from entaku.magic.choices import Procedure, ask, choose_number, choose_objects, choose_word, yes
from entaku.magic.definitions import FACE_DOWN_PERMANENT, Definition, Traits, kit_of
from entaku.magic.game import Effect, Game, Object, SeatRef, Thing
from entaku.magic.layers import RuleInForce
from entaku.magic.questions import Context

replace = msgspec.structs.replace


class Dealing(Struct, frozen=True):
    """Damage that is about to be dealt by a source to an object or a player."""

    source: int
    to: Thing
    amount: int
    combat: bool = False


def applies(game: Game, in_force: RuleInForce, dealing: Dealing) -> bool:
    """Whether a damage replacement effect applies to this damage."""
    rule, source, controller, effect = in_force
    assert isinstance(rule, ch.InsteadOfDamage)
    if dealing.combat < rule.combat or (effect is not None and effect.shield is not None and effect.shield <= 0):
        return False
    ctx = context(game, source, controller, effect)
    if rule.source is not None and not is_subject(ctx, rule.source, dealing.source):
        return False
    if rule.both_ways and rule.to is not None and is_subject(ctx, rule.to, dealing.source):
        return True
    return rule.to is None or is_subject(ctx, rule.to, dealing.to)


def context(game: Game, source: int, controller: Seat, effect: Effect | None) -> Context:
    return Context(game, source, controller, None, dict(effect.bound) if effect is not None else None)


def is_subject(ctx: Context, node: t.Things | t.Players, thing: Thing) -> bool:
    """Whether an object or player is what a phrase means."""
    if isinstance(node, t.Group):
        return isinstance(thing, int) and predicates.fits(ctx, thing, node.where)
    return thing in questions.recipients(ctx, node)


def damage_after_replacement(game: Game, dealing: Dealing) -> Procedure[list[Dealing]]:
    """The damage that is dealt in the end; none if all of it is prevented.  (CR 615, 616.1)"""
    used: list[tuple[object, int]] = []
    current = [dealing]
    result: list[Dealing] = []
    while current:
        one = current.pop()
        if one.amount <= 0 or is_protected_from(game, one):
            continue
        found = [
            in_force
            for in_force in layers.projection(game).replaces.get(ch.InsteadOfDamage, ())
            if not any(in_force[0] is rule and in_force[1] == source for rule, source in used)
            and applies(game, in_force, one)
        ]
        if not found:
            result.append(one)
            continue
        chosen = yield from first_of(game, affected_player(game, one.to), found)
        used.append((chosen[0], chosen[1]))
        current += damage_replaced(game, one, chosen)
    return result


def first_of(game: Game, seat: Seat, found: Sequence[RuleInForce]) -> Procedure[RuleInForce]:
    """The effect that is applied next, chosen by the affected player where it can matter.  (CR 616.1)"""
    kinds = {(id(rule), source if getattr(rule, "redirect", None) is not None else 0) for rule, source, _, _ in found}
    if len(kinds) < 2:
        return found[0]
    options = tuple(
        Option(place, "replacement", card=source if source in game.objects else None)
        for place, (_, source, _, _) in enumerate(found)
    )
    answer = yield from ask(game, seat, "game-replacement", Choose(options))
    return found[answer] if isinstance(answer, int) else found[0]


def affected_player(game: Game, thing: Thing) -> Seat:
    if isinstance(thing, SeatRef):
        return thing.seat
    controller = questions.controller_of(game, thing)
    return game.active if controller is None else controller


def damage_replaced(game: Game, one: Dealing, in_force: RuleInForce) -> list[Dealing]:
    """What becomes of the damage: somewhere else, more, less, or nothing."""
    rule, source, controller, effect = in_force
    assert isinstance(rule, ch.InsteadOfDamage)
    ctx = context(game, source, controller, effect)
    if rule.redirect is not None:
        to = questions.recipients(ctx, rule.redirect)
        there = [thing for thing in to if can_be_damaged(game, thing)]
        return [replace(one, to=there[0])] if there else [one]
    if rule.factor:
        return [replace(one, amount=one.amount * rule.factor)]
    if effect is not None and effect.shield is not None:
        stopped = min(effect.shield, one.amount)
        changing.swap_effect(game, effect, replace(effect, shield=effect.shield - stopped))
        return [replace(one, amount=one.amount - stopped)]
    return []


def can_be_damaged(game: Game, thing: Thing) -> bool:
    """Whether damage can be dealt to it: a player in the game, a creature or a planeswalker.  (CR 120.1)"""
    if isinstance(thing, SeatRef):
        return game.in_game(thing.seat)
    item = game.objects.get(thing)
    return (
        item is not None
        and item.zone == "battlefield"
        and bool(layers.look(game, item).types & {"Creature", "Planeswalker"})
    )


def is_protected_from(game: Game, dealing: Dealing) -> bool:
    """Whether protection prevents the damage.  (CR 702.16e)"""
    return isinstance(dealing.to, int) and protected(game, dealing.to, dealing.source)


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


def cant_gain_life(game: Game, seat: Seat) -> bool:
    """Whether an effect says that the player can't gain life.  (CR 119.7)"""
    for rule, source, controller, _ in layers.projection(game).rules.get(ch.CantGainLife, ()):
        assert isinstance(rule, ch.CantGainLife)
        if seat in questions.players(Context(game, source, controller), rule.who):
            return True
    return False


def life_after_replacement(game: Game, seat: Seat, amount: int) -> int:
    """How much life the player gains in the end.  (CR 119.10)"""
    if cant_gain_life(game, seat):
        return 0
    for rule, source, controller, _ in layers.projection(game).replaces.get(ch.InsteadOfGainingLife, ()):
        assert isinstance(rule, ch.InsteadOfGainingLife)
        if seat in questions.players(Context(game, source, controller), rule.who):
            amount *= rule.factor
    return amount


def tokens_after_replacement(game: Game, seat: Seat, amount: int) -> int:
    """How many tokens the player creates in the end."""
    for rule, source, controller, _ in layers.projection(game).replaces.get(ch.InsteadOfCreating, ()):
        assert isinstance(rule, ch.InsteadOfCreating)
        if seat in questions.players(Context(game, source, controller), rule.who):
            amount *= rule.factor
    return amount


def counters_after_replacement(game: Game, number: int, kind: str, amount: int) -> int:
    """How many counters are put on the object in the end."""
    if amount <= 0:
        return amount
    for rule, source, controller, _ in layers.projection(game).replaces.get(ch.InsteadOfCounters, ()):
        assert isinstance(rule, ch.InsteadOfCounters)
        if rule.kind in ("", kind) and is_subject(Context(game, source, controller), rule.what, number):
            amount = (amount + rule.more) * rule.factor
    return amount


HOME = "command zone"
"""Stands for the rule that lets a commander go to the command zone, among the effects that replace a move.  (CM-14)"""


def moved_instead(game: Game, going: changing.Going) -> Procedure[changing.Going]:
    """Where an object goes in the end; its controller chooses where several effects apply.  (CR 614.6, 616.1)"""
    used: list[RuleInForce] = []
    leaving = game.objects[going.number]
    if leaving.zone == "stack" and leaving.spell is not None and leaving.spell.way == "flashback":
        going = replace(going, to="exile")  # CR 702.34a
    if leaving.spell is not None and leaving.spell.way == "exiled" and going.to == "graveyard":
        going = replace(going, to="exile")  # as the effect that let it be cast said
    while True:
        if going.number not in game.objects:
            return going  # its owner has left, asked about it
        found = [
            in_force
            for in_force in layers.projection(game).replaces.get(ch.InsteadOfMoving, ())
            if in_force not in used and moves_instead(game, in_force, going)
        ]
        if commander.replaces(game, going):
            found.append((HOME, going.number, game.objects[going.number].owner, None))
        if not found:
            return going
        chosen = yield from first_of(game, affected_player(game, going.number), found)
        rule = chosen[0]
        if rule is HOME:
            going = yield from commander.go_instead(game, going)
            continue
        used.append(chosen)
        assert isinstance(rule, ch.InsteadOfMoving)
        going = replace(going, to=rule.instead)


def moves_instead(game: Game, in_force: RuleInForce, going: changing.Going) -> bool:
    """Whether an effect changes where this object goes."""
    rule, source, controller, effect = in_force
    assert isinstance(rule, ch.InsteadOfMoving)
    item = game.objects[going.number]
    if rule.to not in (None, going.to) or rule.instead == going.to or rule.origin not in (None, item.zone):
        return False
    return is_subject(context(game, source, controller, effect), rule.what, going.number)


# Entering the battlefield.

FACE_DOWN = Definition(None, FACE_DOWN_PERMANENT)
"""What enters face down, whatever it is: nothing of its text applies to how it enters.  (CR 708.3)"""


def arrival(game: Game, going: changing.Going) -> Procedure[changing.Going]:
    """How a permanent enters: as a copy, with what choices, tapped, with which counters.  (CR 614.12, 616.1c)"""
    item = game.objects[going.number]
    controller = item.owner if going.controller is None else going.controller
    ctx = Context(game, item.id, controller, item.spell)
    definition = FACE_DOWN if going.face_down else going.copies or item.definition
    for replaces in definition.traits.kit.replaces:
        effect = replaces.effect
        if isinstance(effect, ch.EntersAsCopy):
            copied = yield from copy_to_enter_as(ctx, effect, definition)
            if copied is not None:
                definition = copied
                going = replace(going, copies=copied)
            break
    traits = definition.traits
    counters = dict(going.counters)
    if traits.loyalty is not None and "Planeswalker" in traits.types:
        counters["loyalty"] = counters.get("loyalty", 0) + traits.loyalty
    for replaces in traits.kit.replaces:
        effect = replaces.effect
        if replaces.while_ is not None and not conditions.holds(ctx, replaces.while_):
            continue
        if isinstance(effect, ch.AsEntersChoose):
            choice = yield from choose_as_enters(ctx, effect)
            going = replace(going, chosen=(*going.chosen, choice))
        elif isinstance(effect, ch.EntersTapped) and isinstance(effect.what, t.Self):
            if not (yield from stays_untapped(ctx, effect)):
                going = replace(going, tapped=True)
        elif isinstance(effect, ch.EntersWithCounters) and isinstance(effect.what, t.Self):
            more = questions.amount(ctx, effect.amount)
            counters[effect.kind] = counters.get(effect.kind, 0) + more
            going = replace(going, tapped=going.tapped or effect.tapped, gains=(*going.gains, *effect.gains))
    going = added_by_others(game, going, controller, counters)
    return replace(going, counters=tuple((kind, n) for kind, n in counters.items() if n > 0))


def stays_untapped(ctx: Context, effect: ch.EntersTapped) -> Procedure[bool]:
    """Whether a permanent that would enter tapped doesn't: a condition holds, or its controller pays.  (CR 614.12)"""
    if effect.or_pay:
        from entaku.magic import costs, paying

        if not costs.can_pay_all(ctx.game, ctx.controller, ctx, effect.or_pay):
            return False
        if not (yield from yes(ctx.game, ctx.controller, "game-may-pay", (ctx.source,))):
            return False
        paid = yield from costs.pay_parts(ctx, effect.or_pay, paying.Price(costs.symbols_of(effect.or_pay)))
        return paid
    return effect.unless is not None and conditions.holds(ctx, effect.unless)


def added_by_others(game: Game, going: changing.Going, controller: Seat, counters: dict[str, int]) -> changing.Going:
    """What other effects do to the permanent as it enters, seen as it would be on the battlefield.  (CR 614.12)"""
    replaces = layers.projection(game).replaces
    found = [r for kind in (ch.EntersWithCounters, ch.EntersTapped) for r in replaces.get(kind, ())]
    found = [r for r in found if isinstance(getattr(r[0], "what", None), t.Group)]
    if not found and not (counters and replaces.get(ch.InsteadOfCounters)):
        return going
    ahead = game.copy()
    item = ahead.objects[going.number]
    changing.take_out(ahead, going.number)
    changing.put_in(
        ahead,
        replace(
            item,
            zone="battlefield",
            controller=controller,
            copies=going.copies,
            spell=None,
            face_down=going.face_down,
        ),
        None,
    )
    for rule, source, owner, _ in found:
        ctx = Context(ahead, source, owner)
        if isinstance(rule, ch.EntersWithCounters) and is_subject(ctx, rule.what, going.number):
            counters[rule.kind] = counters.get(rule.kind, 0) + questions.amount(ctx, rule.amount)
        elif isinstance(rule, ch.EntersTapped) and is_subject(ctx, rule.what, going.number):
            going = replace(going, tapped=True)
    for kind in list(counters):
        counters[kind] = counters_after_replacement(ahead, going.number, kind, counters[kind])
    return going


def copy_to_enter_as(ctx: Context, effect: ch.EntersAsCopy, definition: Definition) -> Procedure[Definition | None]:
    """The copiable values that a permanent enters with, if its controller wants a copy.  (CR 707.5)"""
    game = ctx.game
    found = questions.objects(ctx, effect.of)
    if not found:
        return None
    chosen = yield from choose_objects(game, ctx.controller, "game-copy", found, 0 if effect.may else 1, 1)
    if not chosen:
        return None
    return copy_of(ctx, game.objects[chosen[0]], effect.except_)


def copy_of(ctx: Context, item: Object, except_: Sequence[ch.Change], keep: Sequence[object] = ()) -> Definition:
    """The copiable values of an object, with exceptions that become copiable themselves.  (CR 707.2, 707.9)"""
    original = item.copies or item.definition
    if item.face_down:
        return Definition(None, FACE_DOWN_PERMANENT, item.definition.is_token)
    if not except_ and not keep:
        return Definition(original.card, original.traits, item.definition.is_token)
    traits: Traits = original.traits.copy()
    for change in except_:
        layers.apply(ctx, traits, change)
    if keep:
        traits.kit = kit_of((*traits.kit.abilities, *keep))  # type: ignore[arg-type]
    return Definition(original.card, traits, item.definition.is_token)


def choose_as_enters(ctx: Context, effect: ch.AsEntersChoose) -> Procedure[tuple[str, str]]:
    """What a player chooses for a permanent as it enters."""
    game, seat = ctx.game, ctx.controller
    if effect.kind in ("player", "opponent"):
        seats = game.opponents(seat) if effect.kind == "opponent" else game.seats_in_turn_order()
        words = [str(other) for other in seats]
        word = yield from choose_word(game, seat, "game-choose-player", words, (ctx.source,))
        return "player", word
    if effect.kind == "number":
        number = yield from choose_number(game, seat, "game-choose-number", 0, 20, None, (ctx.source,))
        return "number", str(number)
    word = yield from naming.choose_value(game, seat, effect.kind, (), (ctx.source,))
    key = {"colour": "colour", "card name": "name"}.get(effect.kind, "type")
    return key, word
