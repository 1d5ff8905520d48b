"""Amounts that count what has happened, and conditions on how something was cast.  (CR 608.2h, 702)"""

from collections import Counter
from collections.abc import Sequence

from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.concepts import predicates
from entaku.magic.spells.casting import casting_methods
from entaku.magic.spells.resolving import amounts, asking, selectors
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.keywords.paid import ONCE_EACH


def _cast_before(ctx: Context, node: t.CastBefore) -> int:
    cast = [item.id for _, item, _ in ctx.game.memory.cast]
    found = asking.objects(ctx, node.what)
    return cast.index(found[0]) if found and found[0] in cast else 0


def _most_of_one(ctx: Context, node: t.MostOfOne) -> int:
    found = (asking.seen(ctx.game, number) for number in asking.objects(ctx, t.Bound(node.name)))
    return max(Counter(pair[0].owner for pair in found if pair).values(), default=0)


def _spent(ctx: Context, what: t.Things) -> str:
    """The mana that was spent to cast an object, as the spell it is or the permanent that it became.  (CR 601.2h)"""
    found = [asking.seen(ctx.game, number) for number in asking.objects(ctx, what)]
    return "".join(pair[0].how_cast.spent for pair in found if pair)


def _starting_life(ctx: Context, node: t.StartingLife) -> int:
    return ctx.game.setup.profile.life if asking.players(ctx, node.who) else 0


def _casts_of(ctx: Context, owner: int, place: int | None) -> int:
    """How often one commander has been cast from the command zone; 0 of what is none."""
    counted = ctx.game.players[owner].commander_casts
    return counted[place] if place is not None and place < len(counted) else 0


def _commander_casts(ctx: Context, node: t.CommanderCasts) -> int:
    if node.which is not None:
        found = [asking.seen(ctx.game, number) for number in asking.objects(ctx, node.which)]
        items, who = [pair[0] for pair in found if pair is not None], asking.players(ctx, node.who)
        return sum(_casts_of(ctx, item.owner, item.commander) for item in items if item.owner in who)
    return sum(sum(ctx.game.players[seat].commander_casts) for seat in asking.players(ctx, node.who))


def _damage_this_turn(ctx: Context, who: t.Players) -> int:
    seats = selectors.doers(ctx, who)
    return sum(amount for seat, amount in ctx.game.memory.damaged if seat in seats)


def _kinds(ctx: Context, node: t.Kinds) -> int:
    """How many different card types, powers … these objects have between them."""
    found = [pair for number in asking.objects(ctx, node.among) if (pair := asking.seen(ctx.game, number))]
    if node.of == "card type":
        return len({kind for _, traits in found for kind in traits.types})
    if node.of == "basic land type":
        return len({kind for _, traits in found for kind in LAND_MANA if traits.is_type(kind)})
    if node.of == "colour":
        return len({colour for _, traits in found for colour in traits.colours})
    if node.of == "name":
        return len({name for _, traits in found for name in (traits.name, *traits.other_names) if name})
    if node.of == "party":
        return most_roles([[role for role in PARTY if traits.is_type(role)] for _, traits in found], frozenset(PARTY))
    return len({amounts.stat(pair, node.of) for pair in found})


PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


def most_roles(able: Sequence[Sequence[str]], free: frozenset[str]) -> int:
    """How many of the free roles can be filled, each by another one of those who are able to.  (CR 700.8b)

    >>> most_roles([["Cleric", "Rogue"], ["Cleric"], ["Cleric"], []], frozenset(PARTY))
    2
    """
    if not able or not free:
        return 0
    first, rest = able[0], able[1:]
    return max(most_roles(rest, free), *(1 + most_roles(rest, free - {role}) for role in first if role in free), 0)


def _life_changes(ctx: Context, who: t.Players, sign: int) -> int:
    seats = selectors.doers(ctx, who)
    return sum(sign * change for seat, change in ctx.game.memory.life if seat in seats and sign * change > 0)


def _spells_cast(ctx: Context, node: t.SpellsCast | c.CastThisTurn) -> int:
    who = selectors.doers(ctx, node.who)
    counted = [
        item.id
        for seat, item, traits in ctx.game.memory.cast
        if seat in who and asking.fits_as(ctx, item, traits, node.where)
    ]
    return sum(not is_itself(ctx, number) for number in counted) if node.another else len(counted)


def _greatest_cast(ctx: Context, node: t.GreatestCast) -> int:
    """Of what the spells were as they were cast, whatever has become of them.  (CR 608.2h)"""
    cast = [(item, traits) for seat, item, traits in ctx.game.memory.cast if seat == ctx.controller]
    meant = [pair for pair in cast if asking.fits_as(ctx, *pair, node.where)]
    return max((amounts.stat(pair, "mana value") for pair in meant), default=0)


def _deaths(ctx: Context, node: t.DeathsThisTurn) -> int:
    return sum(
        asking.fits_as(ctx, item, traits, node.where)
        for item, traits in ctx.game.memory.died
        if asking.in_range(ctx.game, ctx.controller, item.controller)
    )


def _entries(ctx: Context, node: t.EntriesThisTurn | c.EnteredThisTurn) -> int:
    who = selectors.doers(ctx, node.who)
    entered = (number for seat, number in ctx.game.memory.entered if seat in who)
    return sum(asking.fits(ctx, number, node.where) for number in entered)


YOUR_ROOMS = t.Group((t.Is("Room"), t.ControlledBy(t.You())))


def _unlocked_doors(ctx: Context, _: t.UnlockedDoors) -> int:
    """How many halves are unlocked of the Rooms that a player controls.  (CR 2026 709.5j)"""
    rooms = (ctx.game.objects[number] for number in asking.objects(ctx, YOUR_ROOMS))
    return sum(half in room.designations for room in rooms for half in HALVES)


asking.AMOUNTS |= {
    t.CastBefore: _cast_before,
    t.MostOfOne: _most_of_one,
    t.SpellsCast: _spells_cast,
    t.UnlockedDoors: _unlocked_doors,
    t.DeathsThisTurn: _deaths,
    t.EntriesThisTurn: _entries,
    t.GreatestCast: _greatest_cast,
    t.CommanderCasts: _commander_casts,
    t.IdentityColours: lambda ctx, _: len(ctx.game.setup.identities[ctx.controller] or ()),
    t.StartingLife: _starting_life,
    t.DamageThisTurn: lambda ctx, node: _damage_this_turn(ctx, node.who),
    t.Kinds: _kinds,
    t.LifeGained: lambda ctx, node: _life_changes(ctx, node.who, 1),
    t.LifeLost: lambda ctx, node: _life_changes(ctx, node.who, -1),
    t.SpentToCast: lambda ctx, node: len(_spent(ctx, node.what)),
    t.ColoursSpent: lambda ctx, node: len(set(_spent(ctx, node.what)) & set("WUBRG")),
}


def _chosen_player(ctx: Context, _: t.ChosenPlayer) -> tuple[int, ...]:
    found = [int(value) for key, value in asking.chosen_of(ctx) if key == "player"]
    return selectors.still_in(ctx.game, found or _promised(ctx, t.Self()))


def _promised(ctx: Context, what: t.Things) -> tuple[int, ...]:
    """The opponents to whom the gifts of objects were promised as they were cast."""
    found = [asking.seen(ctx.game, number) for number in asking.objects(ctx, what)]
    promised = (pair[0].how_cast.promised for pair in found if pair is not None)
    return tuple(seat for seat in promised if seat is not None)


asking.PLAYERS |= {t.ChosenPlayer: _chosen_player}


def _cast_for(ctx: Context, node: c.WasCastFor) -> bool:
    found = [asking.seen(ctx.game, number) for number in asking.objects(ctx, node.what)]
    cast = [pair[0].how_cast.way for pair in found if pair is not None]
    return bool(found) and len(cast) == len(found) and all(node.cost in (way.keyword, way.extra) for way in cast)


def _beheld(ctx: Context, node: c.WasBeheld) -> bool:
    """What was beheld was so then, whatever it is by now; or something else was paid instead.  (CR 2026 701.4b)"""
    found = asking.seen(ctx.game, ctx.source)
    return found is not None and casting_methods.beheld(found[0].how_cast.way, node.where)


def _was_kicked(ctx: Context, node: c.WasKicked) -> bool:
    if not node.cost:
        return asking.amount(ctx, t.TimesKicked()) > 0
    found = asking.seen(ctx.game, ctx.source)
    if found is None:
        return False
    paid = (ctx.spell.cast.kickers if ctx.spell is not None else ()) or found[0].how_cast.kickers
    kickers = [keyword for keyword in found[0].base.kit.keyword_list if keyword.name in ONCE_EACH]
    return any(kickers[place].cost == node.cost for place in paid if place < len(kickers))


def _spent_so(mana: str, colour: str) -> int:
    """How much of the mana that was spent is of this colour, or how much it is in all."""
    return mana.count(colour) if colour else len(mana)


def _cast_this_turn(ctx: Context, node: c.CastThisTurn) -> bool:
    return _spells_cast(ctx, node) >= node.least


def is_itself(ctx: Context, spell: int) -> bool:
    """Whether a spell is the source of the ability that asks, or became it."""
    known = ctx.game.last_known.get(spell)
    return spell == ctx.source or (known is not None and ctx.source in known.became)


def _cast_last_turn(ctx: Context, node: c.CastLastTurn) -> bool:
    return any(count >= node.least for count in ctx.game.memory.cast_before)


def _at_level(ctx: Context, node: c.AtLevel) -> bool:
    item = ctx.game.objects.get(ctx.source)
    return item is not None and node.least <= item.counter("level") <= (node.most or item.counter("level"))


def _at_charge(ctx: Context, node: c.AtCharge) -> bool:
    item = ctx.game.objects.get(ctx.source)
    return item is not None and item.counter("charge") >= node.least


def _at_class_level(ctx: Context, node: c.AtClassLevel) -> bool:
    item = ctx.game.objects.get(ctx.source)
    return item is not None and node.least <= item.level <= (node.most or item.level)


def _attacked_with(ctx: Context, node: c.AttackedWith) -> bool:
    game, who = ctx.game, asking.players(ctx, node.who)
    if len(game.setup.sharing[game.active]) == 1:
        return bool(game.memory.attacked) and game.active in who
    return any(asking.controller_of(game, number) in who for number in game.memory.attacked)


def _used(ctx: Context, node: c.UsedThisTurn) -> bool:
    """Whether the ability that resolves has been activated so often, this time included."""
    found = asking.seen(ctx.game, ctx.source)
    ability = ctx.spell.ability if ctx.spell is not None else None
    if found is None or ability not in found[1].kit.activated:
        return False
    place = found[1].kit.activated.index(ability)
    uses = sum(count for key, turn, count in found[0].used if (key, turn) == (place, ctx.game.turn))
    return uses >= node.least


def _resolved(ctx: Context, node: c.ResolvedThisTurn) -> bool:
    """How often the ability that resolves has begun to resolve this turn, this time included."""
    ability = ctx.spell.ability if ctx.spell is not None else None
    return ctx.game.memory.resolved.count((ctx.source, ability)) in node.times


def _did(ctx: Context, node: c.DidThisTurn) -> bool:
    done = ctx.game.memory.done
    return any((seat, node.what) in done for seat in selectors.doers(ctx, node.who))


def _source_in(ctx: Context, node: c.SourceIn) -> bool:
    """Where the card is now: one that has moved is another object, and isn't meant any more.  (CR 400.7)"""
    item = ctx.game.objects.get(ctx.source)
    return item is not None and item.zone in node.zones


def _came_since_upkeep(ctx: Context, node: c.CameSinceUpkeep) -> bool:
    """Whether it came after the upkeep before the one that is going on, or before any.  (CR 702.30a)"""
    there = [ctx.game.objects[n] for n in asking.objects(ctx, node.what) if n in ctx.game.objects]
    return bool(there) and all(item.since >= ctx.game.players[item.held_by].upkeeps[0] for item in there)


def _left_this_turn(ctx: Context, node: c.LeftThisTurn) -> bool:
    """Whether an object like this, as it last was, has left the battlefield this turn."""
    return any(
        asking.fits_as(ctx, item, traits, node.where)
        for item, traits in ctx.game.memory.left
        if asking.in_range(ctx.game, ctx.controller, item.controller)
    )


def _chose_word(ctx: Context, node: c.ChoseWord) -> bool:
    """Whether the word was chosen: by you for the source, or by one of these players, each of whom chose."""
    seats = () if node.who is None else asking.players(ctx, node.who)
    keys = ["word"] if node.who is None else [f"word of {seat}" for seat in seats]
    return any(key in keys and word == node.word for key, word in asking.chosen_of(ctx))


def _sacrificed(ctx: Context, node: c.SacrificedThisTurn) -> bool:
    who = selectors.doers(ctx, node.who)
    found = (asking.seen(ctx.game, number) for seat, number in ctx.game.memory.sacrificed if seat in who)
    return any(pair is not None and asking.fits_as(ctx, *pair, node.where) for pair in found)


def _destroyed(ctx: Context, node: c.DestroyedThisTurn) -> bool:
    by = selectors.doers(ctx, node.by)
    found = (asking.seen(ctx.game, number) for seat, number in ctx.game.memory.destroyed if seat in by)
    return any(pair is not None and asking.fits_as(ctx, *pair, node.where) for pair in found)


def _dealt_damage(ctx: Context, node: c.DealtDamageThisTurn) -> bool:
    """Whether a player has been dealt damage, or combat damage by one of these objects, wherever that is by now."""
    if node.by is None:
        return _damage_this_turn(ctx, node.who) > 0
    seats = selectors.doers(ctx, node.who)
    hit = (source for source, seat in ctx.game.memory.hit if seat in seats)
    if isinstance(node.by, t.Group):
        return any(asking.fits(ctx, source, node.by.where) for source in hit)
    by = asking.objects(ctx, node.by)
    return any(source in by for source in hit)


def _attacked_with_power(ctx: Context, node: c.AttackedWithPower) -> bool:
    """Whether the attackers of one's own combat had so much power as they were declared."""
    combat = ctx.game.combat
    return combat is not None and combat.power_of(ctx.controller) >= node.least


def _attacked_this_step(ctx: Context, node: c.AttackedThisStep) -> bool:
    """Whether a creature was declared as attacking a player in this step, wherever it is by now.  (CR 508.4, 508.6)"""
    combat = ctx.game.combat
    if combat is None or ctx.game.step != "declare attackers":
        return False
    return not selectors.doers(ctx, node.who).isdisjoint(combat.attacked_players)


def _hit_by_kin(ctx: Context, _: c.HitByKin) -> bool:
    """Whether something of yours hit a player that had one of the card's creature types as it did.  (CR 702.76a)"""
    found = asking.seen(ctx.game, ctx.source)
    kin = [traits for seat, traits, _ in ctx.game.memory.kin if seat == ctx.controller]
    if found is None or not kin:
        return False
    types = predicates.creature_types_of(found[1])
    return any(traits.is_type(kind) for traits in kin for kind in types)


def _hit_by_one(ctx: Context, node: c.HitByOne) -> bool:
    """It counts what the creature was as it dealt the damage, and under whose control.  (CR 2026 702.173a)"""
    hits = (one for one in ctx.game.memory.kin if one[0] == ctx.controller)
    return any(traits.is_creature and (leads or traits.is_type(node.kind)) for _, traits, leads in hits)


def _first_combat(ctx: Context, _: c.FirstCombat) -> bool:
    combat = ctx.game.combat
    return ctx.game.phase == "combat" and combat is not None and combat.number == 1


asking.CONDITIONS |= {
    c.ChoseWord: _chose_word,
    c.CompletedDungeon: lambda ctx, node: any(
        ctx.game.players[seat].completed for seat in asking.players(ctx, node.who)
    ),
    c.DestroyedThisTurn: _destroyed,
    c.SacrificedThisTurn: _sacrificed,
    c.TributePaid: lambda ctx, _: ("given", "1") in asking.chosen_of(ctx),
    c.WasBeheld: _beheld,
    c.WasCastFor: _cast_for,
    c.FirstCombat: _first_combat,
    c.GiftPromised: lambda ctx, node: bool(_promised(ctx, node.what)),
    c.ResolvedThisTurn: _resolved,
    c.DidThisTurn: _did,
    c.WasKicked: _was_kicked,
    c.ManaSpent: lambda ctx, node: _spent_so(_spent(ctx, node.what), node.colour) >= node.least,
    c.WarpedThisTurn: lambda ctx, node: any(
        item.how_cast.way.keyword == node.cost for _, item, _ in ctx.game.memory.cast
    ),
    c.CastThisTurn: _cast_this_turn,
    c.CastLastTurn: _cast_last_turn,
    c.AtLevel: _at_level,
    c.AtClassLevel: _at_class_level,
    c.AtCharge: _at_charge,
    c.IsDaytime: lambda ctx, node: ctx.game.daytime == node.now,
    c.AttackedWith: _attacked_with,
    c.UsedThisTurn: _used,
    c.SourceIn: _source_in,
    c.CameSinceUpkeep: _came_since_upkeep,
    c.DealtDamageThisTurn: _dealt_damage,
    c.LeftThisTurn: _left_this_turn,
    c.EnteredThisTurn: lambda ctx, node: _entries(ctx, node) >= node.least,
    c.AttackedWithPower: _attacked_with_power,
    c.HitByKin: _hit_by_kin,
    c.HitByOne: _hit_by_one,
    c.AttackedThisStep: _attacked_this_step,
}
