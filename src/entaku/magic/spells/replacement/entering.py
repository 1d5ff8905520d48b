"""How a permanent enters the battlefield.  (CR 614.12)"""

from collections.abc import Sequence

import msgspec

from entaku.kernel.seats import Seat
from entaku.magic.additional import day_and_night
from entaku.magic.additional.copying import copy_of
from entaku.magic.additional.faces.sagas import final_chapter
from entaku.magic.card_types import chosen_names
from entaku.magic.concepts import targets
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.concepts.mana.mana_abilities import ALL_COLOURS
from entaku.magic.game import mutators
from entaku.magic.game.choices import (
    Procedure,
    choose_number,
    choose_objects,
    choose_player,
    choose_things,
    choose_word,
    yes,
)
from entaku.magic.game.definitions import FACE_DOWN_PERMANENT, Kit, RuleInForce, Traits, kit_of
from entaku.magic.game.state import Game, Object, SeatRef, Thing
from entaku.magic.spells.casting.casting_methods import NOT_CAST
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement.amounts import counters_after_replacement
from entaku.magic.spells.replacement.choosing import first_of, is_subject
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import CostPart, Replaces

replace = msgspec.structs.replace


"""What enters face down, whatever it is: nothing of its text applies to how it enters.  (CR 708.3)"""


@moving.brings_in
def enters(game: Game, going: Going) -> Procedure[Going | None]:
    """All that is settled before an object enters the battlefield, None if it can't.  Card or token, cast or put there.

    Of several that enter at once each sees the battlefield as it was before.  (CR 614.12, 614.12a)
    """
    if not may_enter(game, going):
        return None
    if going.face is None and not going.face_down:
        going = replace(going, face=day_and_night.face_on_entering(game, game.objects[going.number]))
    as_itself, item = going, game.objects[going.number]
    controller = item.owner if going.controller is None else going.controller
    ctx = Context(game, item.id, controller, item.spell)
    going = yield from as_a_copy(ctx, going)
    if going.number in game.objects and not (yield from is_paid_for(ctx, going)):
        return replace(as_itself, to="graveyard")
    if going.number in game.objects:
        going = yield from arrival(ctx, going)
    if going.number not in game.objects:
        return None  # its owner has left, asked about it
    placed = yield from aura_placed(game, going)
    return placed


def is_paid_for(ctx: Context, going: Going) -> Procedure[bool]:
    """Whether what must be paid for as it enters is, as a copy too: its controller may pay.  (CR 614.12)"""
    kit = values(ctx.game.objects[going.number], going).kit
    asked = [one.effect for one in kit.replaces if isinstance(one.effect, rp.EntersOnlyFor)]
    for effect in asked:
        if not (yield from pays(ctx, effect.cost)):
            return False
    return True


def pays(ctx: Context, cost: tuple[CostPart, ...]) -> Procedure[bool]:
    """Whether a player who may pay for how something enters does.  (CR 614.12)"""
    if not costs.can_pay_all(ctx.game, ctx.controller, ctx, cost):
        return False
    if not (yield from yes(ctx.game, ctx.controller, "game-may-pay", (ctx.source,))):
        return False
    paid = yield from costs.pay_parts(ctx, cost, payment.Price(costs.symbols_of(cost)))
    return paid


def may_enter(game: Game, one: Going) -> bool:
    """Instants and sorceries stay where they are; so does what a player who has left would get.  (CR 307.4, 800.4f)

    A token that has left the battlefield never comes back.  (CR 111.8)
    """
    item = game.objects[one.number]
    if item.is_token and item.zone not in ("stack", "outside"):
        return False
    if one.controller is not None and not game.in_game(one.controller):
        return False
    if one.face_down:
        return True
    types = values(item, one).types
    return not types & {"Instant", "Sorcery", "Conspiracy"}


def aura_placed(game: Game, one: Going) -> Procedure[Going | None]:
    """An Aura that enters without having been cast is put onto something its controller chooses.

    What it may enchant is judged by what it will be, as a copy for instance.  Where its text isn't understood its
    controller says what it enchants, also as a spell, which had no target then.  (CR 303.4f, 614.12)
    """
    item = game.objects[one.number]
    traits = values(item, one)
    if "Aura" not in traits.subtypes or one.attached is not None or one.attached_player is not None or one.face_down:
        return one
    keyword = traits.kit.first("enchant")
    seat = item.owner if one.controller is None else one.controller
    if keyword is None:
        return (yield from placed_by_hand(game, one, seat)) if traits.kit.unknown else None
    ahead = as_entered(game, one, seat)
    phrase = targets.enchant_target(keyword).of[0]
    found: list[Thing] = [
        thing
        for thing in asking.recipients(Context(ahead, item.id, seat), phrase)
        if thing != item.id and targets.may_enchant(ahead, item.id, seat, thing)
    ]
    chosen = yield from choose_things(game, seat, "game-enchant", found, about=(item.id,))
    return attached_to(one, chosen[0]) if chosen else None


def placed_by_hand(game: Game, one: Going, seat: Seat) -> Procedure[Going]:
    """Nobody here knows what an Aura may enchant: its controller says what it does, anything or nothing yet."""
    players = map(SeatRef, game.seats_in_turn_order(seat))
    here = [number for number in game.battlefield if number != one.number]
    chosen = yield from choose_things(game, seat, "game-enchant", (*players, *here), 0, 1, (one.number,))
    return attached_to(one, chosen[0]) if chosen else one


def attached_to(one: Going, host: Thing) -> Going:
    """The same, attached to an object or a player as it enters."""
    return replace(one, attached_player=host.seat) if isinstance(host, SeatRef) else replace(one, attached=host)


def arrival(ctx: Context, going: Going) -> Procedure[Going]:
    """How a permanent enters: with what choices, tapped, with which counters.  (CR 614.12, 616.1)

    What it becomes a copy of comes before; of the rest no two stand in each other's way, but for what changes how many
    counters are put on it, which comes last.
    """
    game, controller, item = ctx.game, ctx.controller, ctx.game.objects[going.number]
    traits = values(item, going)
    counters: dict[str, int] = {}
    cast = item.how_cast if item.zone == "stack" else NOT_CAST
    for kind, count in (*going.counters, ("+1/+1", cast.more), *cast.counters):
        counters[kind] = counters.get(kind, 0) + count
    going = replace(going, tapped=True) if cast.tapped else going
    if traits.loyalty is not None and "Planeswalker" in traits.types:
        counters["loyalty"] = counters.get("loyalty", 0) + traits.loyalty - less_for_life(item, traits)
    if "Saga" in traits.subtypes:
        counters["lore"] = counters.get("lore", 0) + (yield from first_chapter(ctx, traits))
    put_tapped, going = going.tapped, replace(going, tapped=False)
    for replaces in own_replacements(game, going, controller, traits.kit):
        effect = replaces.effect
        if replaces.while_ is not None and not asking.holds(seen_ahead(ctx, going), replaces.while_):
            continue
        if isinstance(effect, rp.AsEntersChoose):
            choices = yield from choose_as_enters(ctx, effect)
            going = replace(going, chosen=(*going.chosen, *choices))
        elif isinstance(effect, rp.EntersTapped) and isinstance(effect.what, t.Self):
            if not (yield from stays_untapped(ctx, effect)):
                going = replace(going, tapped=True)
        elif isinstance(effect, rp.EntersWithCounters) and isinstance(effect.what, t.Self):
            counters[effect.kind] = counters.get(effect.kind, 0) + brought(ctx, going, effect)
            going = replace(going, tapped=going.tapped or effect.tapped, gains=(*going.gains, *effect.gains))
        elif isinstance(effect, rp.EntersPrepared):
            going = replace(going, prepared=True)
        elif isinstance(effect, ASKING):
            going = yield from as_asked(ctx, going, effect, counters)
    if going.number in game.objects:
        tapping = [RuleInForce(rp.EntersTapped(), going.number, controller)] if going.tapped else []
        tapped = replace(going, tapped=put_tapped or going.tapped)
        going = yield from added_by_others(game, tapped, controller, counters, tapping)
    return replace(going, counters=tuple((kind, n) for kind, n in counters.items() if n > 0))


def first_chapter(ctx: Context, traits: Traits) -> Procedure[int]:
    """With how many lore counters a Saga enters: one, or as many as are chosen.  (CR 2026 714.3a, 714.3b)"""
    last = final_chapter(traits)
    if "read ahead" not in traits.kit.keywords or last < 1:
        return 1
    number = yield from choose_number(ctx.game, ctx.controller, "game-choose-chapter", 1, last, 1, (ctx.source,))
    return number


def less_for_life(item: Object, traits: Traits) -> int:
    """How many loyalty counters fewer it enters with for Phyrexian mana that was paid for in life.  (CR 702.150a)"""
    cast = item.how_cast
    return 2 * len(cast.in_life) if "compleated" in traits.kit.keywords and cast.by is not None else 0


def brought(ctx: Context, going: Going, effect: rp.EntersWithCounters) -> int:
    """With how many counters something enters: what was noted is that for cards of the name that it then has."""
    noted = isinstance(effect.amount, t.NotedNumber)
    return asking.amount(seen_ahead(ctx, going) if noted else ctx, effect.amount)


ASKING = (rp.MayEnterWithCounters, rp.EntersForOthers, rp.DayBegins)
"""How something enters as its controller chooses, with counters or otherwise; and what begins with it."""


def as_asked(ctx: Context, going: Going, effect: rp.Replacement, counters: dict[str, int]) -> Procedure[Going]:
    """What its controller chooses for something that enters; counters are added to those it enters with."""
    if isinstance(effect, rp.MayEnterWithCounters):
        if not (yield from yes(ctx.game, ctx.controller, "game-enter-with-counters", (going.number,))):
            return replace(going, gains=(*going.gains, *effect.otherwise))
        counters[effect.kind] = counters.get(effect.kind, 0) + asking.amount(ctx, effect.amount)
        return going
    if isinstance(effect, rp.DayBegins):
        day_and_night.begin(ctx.game)
        return going
    assert isinstance(effect, rp.EntersForOthers)
    given = yield from GIVEN[effect.by](ctx, going)
    counters["+1/+1"] = counters.get("+1/+1", 0) + given * asking.amount(ctx, effect.amount)
    return replace(going, chosen=(*going.chosen, ("given", str(given))))


def devoured(ctx: Context, going: Going) -> Procedure[int]:
    """How many creatures are sacrificed as something enters.  (CR 702.82a)"""
    game = ctx.game
    own = [n for n in asking.objects(ctx, OWN_CREATURES) if moving.may_sacrifice(game, n)]
    chosen = yield from choose_objects(game, ctx.controller, "game-devour", own, 0, None, (going.number,))
    gone = yield from moving.sacrifice(game, chosen)
    return len(gone)


OWN_CREATURES = t.Group((t.Is("Creature"), t.ControlledBy(t.You())))


def amplified(ctx: Context, going: Going) -> Procedure[int]:
    """How many cards that share a creature type with what enters are revealed from the hand.  (CR 702.38a)"""
    game = ctx.game
    types = values(game.objects[going.number], going).subtypes
    hand = [n for n in game.hands[ctx.controller] if n != going.number]
    alike = [n for n in hand if any(projection.look(game, game.objects[n]).is_type(one) for one in types)]
    chosen = yield from choose_objects(game, ctx.controller, "game-amplify", alike, 0, None, (going.number,))
    moving.reveal(game, ctx.controller, chosen)
    return len(chosen)


def paid_tribute(ctx: Context, going: Going) -> Procedure[int]:
    """Whether an opponent whom the controller chooses gives it the counters: 1 or 0.  (CR 702.104a)"""
    game = ctx.game
    chosen = yield from choose_player(
        game, ctx.controller, "game-choose-player", game.opponents(ctx.controller), (going.number,)
    )
    if chosen is None:
        return 0
    return int((yield from yes(game, chosen, "game-tribute", (going.number,), stands_in=True)))


GIVEN = {"amplify": amplified, "devour": devoured, "tribute": paid_tribute}
"""How often the counters are given, for each of the keywords."""


def seen_ahead(ctx: Context, going: Going) -> Context:
    """Who asks whether it enters in some way: what enters as a copy sees itself as that already.  (CR 614.12)"""
    if going.copies is None:
        return ctx
    return Context(as_entered(ctx.game, going, ctx.controller), ctx.source, ctx.controller, ctx.spell, ctx.bound)


def values(item: Object, going: Going) -> Traits:
    """The copiable values that an object will have once it has entered."""
    if going.face_down:
        return FACE_DOWN_PERMANENT
    return (going.copies or going.face or item.definition.whole).with_unlocked(going.designations)


def as_a_copy(ctx: Context, going: Going) -> Procedure[Going]:
    """It enters as a copy; if what it becomes may enter as a copy itself, that is chosen too.  (CR 616.1c, 707.5)"""
    item, before = ctx.game.objects[going.number], set[int]()
    while True:
        of_kind = (one.effect for one in values(item, going).kit.replaces)
        effect = next((effect for effect in of_kind if isinstance(effect, rp.EntersAsCopy)), None)
        if effect is None:
            return going
        if effect.exiling:
            return (yield from as_one_of_two(ctx, going, effect))
        found = [number for number in asking.objects(ctx, effect.of) if number not in before]
        least = 0 if effect.may else 1
        chosen = yield from choose_objects(ctx.game, ctx.controller, "game-copy", found, least, 1)
        if not chosen:
            return going
        before.add(chosen[0])  # to become the same again would change nothing
        copies = copy_of(ctx, ctx.game.objects[chosen[0]], effect.except_)
        more = [(kind, 1) for card_type, kind in effect.counters if card_type in copies.traits.types]
        added = (each for each in effect.except_ if isinstance(each, ch.MoreCounters))
        more += [(each.kind, asking.amount(ctx, each.amount)) for each in added]
        going = replace(going, copies=copies, counters=(*going.counters, *more))


def as_one_of_two(ctx: Context, going: Going, effect: rp.EntersAsCopy) -> Procedure[Going]:
    """Two cards are exiled if its controller likes: it enters as a copy of one, with counters for the other's power."""
    game, seat = ctx.game, ctx.controller
    found = asking.objects(ctx, effect.of)
    if len(found) < 2 or not (yield from yes(game, seat, "game-may", (going.number,))):
        return going
    copied = yield from choose_objects(game, seat, "game-copy", found, 1, 1, (going.number,))
    others = [number for number in found if number not in copied]
    other = yield from choose_objects(game, seat, "game-power-of", others, 1, 1, (going.number,))
    if not copied or not other:
        return going
    copies = copy_of(ctx, game.objects[copied[0]], effect.except_)
    power = max(0, projection.look(game, game.objects[other[0]]).power or 0)
    yield from moving.move(game, [Going(number, "exile") for number in (*copied, *other)])
    return replace(going, copies=copies, counters=(*going.counters, ("+1/+1", power)))


def own_replacements(game: Game, going: Going, controller: Seat, kit: Kit) -> tuple[Replaces, ...]:
    """Its own abilities that say how it enters, unless it would have none of them on the battlefield.  (CR 614.12)"""
    if not any(changes_entering(game.objects[number], bool(kit.replaces)) for number in game.battlefield):
        return kit.replaces
    ahead = as_entered(game, going, controller)
    return projection.look(ahead, ahead.objects[going.number]).kit.replaces


def changes_entering(item: Object, has_any: bool) -> bool:
    """Whether others may get, or lose if they have any, abilities about how they enter by what an object says."""
    for static in item.base.kit.statics:
        for change in static.changes:
            if has_any and isinstance(change, ch.Lose | ch.SetLandType | ch.SetChosenType):
                return True
            if isinstance(change, ch.Gain) and kit_of(change.abilities).replaces:
                return True
    return False


def stays_untapped(ctx: Context, effect: rp.EntersTapped) -> Procedure[bool]:
    """Whether a permanent that would enter tapped doesn't: a condition holds, or its controller pays.  (CR 614.12)"""
    if effect.or_pay:
        return (yield from pays(ctx, effect.or_pay))
    return effect.unless is not None and asking.holds(ctx, effect.unless)


OF_OTHERS = (rp.EntersWithCounters, rp.EntersTapped, rp.EntersUntapped)
"""What permanents say of how others enter."""


def added_by_others(
    game: Game, going: Going, controller: Seat, counters: dict[str, int], tapping: Sequence[RuleInForce]
) -> Procedure[Going]:
    """What other effects do to the permanent as it enters, seen as it would be on the battlefield.  (CR 614.12)"""
    replaces = projection.current(game).replaces
    found = [r for kind in OF_OTHERS for r in replaces.get(kind, ())]
    found = [r for r in found if isinstance(getattr(r[0], "what", None), t.Group | t.Bound)]
    if not found and not (counters and replaces.get(rp.InsteadOfCounters)):
        return going
    ahead = as_entered(game, going, controller)
    untapping: list[RuleInForce] = []
    for rule, source, owner, effect in found:
        ctx = asking.context(ahead, source, owner, effect)
        if isinstance(rule, rp.EntersWithCounters) and is_subject(ctx, rule.what, going.number):
            counters[rule.kind] = counters.get(rule.kind, 0) + asking.amount(ctx, rule.amount)
        elif isinstance(rule, rp.EntersTapped) and is_subject(ctx, rule.what, going.number):
            going = replace(going, tapped=True)
            tapping = (*tapping, RuleInForce(rule, source, owner, effect))
        elif isinstance(rule, rp.EntersUntapped) and is_subject(ctx, rule.what, going.number):
            untapping.append(RuleInForce(rule, source, owner, effect))
    if untapping:
        tapped = yield from is_tapped_last(game, controller, tapping, untapping)
        going = replace(going, tapped=tapped)
    for kind in list(counters):
        counters[kind] = yield from counters_after_replacement(game, going.number, kind, counters[kind], ahead)
    return going


def is_tapped_last(
    game: Game, controller: Seat, tapping: Sequence[RuleInForce], untapping: Sequence[RuleInForce]
) -> Procedure[bool]:
    """Whether what has it enter tapped is applied after what has it enter untapped.  (CR 616.1)

    Its controller chooses where effects say both; what is put there tapped by an instruction enters untapped.
    """
    if not tapping:
        return False
    first = yield from first_of(game, controller, (tapping[0], untapping[0]))
    return first is untapping[0]


def as_entered(game: Game, going: Going, controller: Seat) -> Game:
    """The game as it would be with this one object on the battlefield.  (CR 614.12)"""
    ahead = game.copy()
    item = mutators.take_out(ahead, going.number)
    there = replace(item, zone="battlefield", controller=controller, copies=going.copies, spell=None,
                    cast=item.how_cast, attached=going.attached, definition=going.face or item.definition.whole,
                    face_down=going.face_down, designations=going.designations)  # fmt: skip
    mutators.put_in(ahead, there)
    return ahead


def choose_as_enters(ctx: Context, effect: rp.AsEntersChoose) -> Procedure[tuple[tuple[str, str], ...]]:
    """What is chosen for a permanent as it enters: by its controller, or by all players in turn order.  (CR 101.4)"""
    if not effect.by_each:
        return ((yield from chosen_by(ctx, effect)),)
    choices: list[tuple[str, str]] = []
    for seat in ctx.game.seats_in_turn_order():
        asked = Context(ctx.game, ctx.source, seat, ctx.spell, ctx.bound)
        key, word = yield from chosen_by(asked, effect)
        choices.append((f"{key} of {seat}", word))
    return tuple(choices)


def chosen_by(ctx: Context, effect: rp.AsEntersChoose) -> Procedure[tuple[str, str]]:
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
    among = tuple(colour for colour in ALL_COLOURS if colour != effect.other_than) if effect.other_than else ()
    word = yield from chosen_names.choose_value(game, seat, effect.kind, among or effect.among, (ctx.source,))
    if effect.kind == "word":
        return "word", word
    key = "name" if effect.kind in chosen_names.CARD_NAMES else "colour" if effect.kind == "colour" else "type"
    return key, word
