"""Copies of spells and of permanents, and targets that are chosen anew.  (CR 707, 115.7)"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.magic.additional import copying
from entaku.magic.additional.faces import bestowing
from entaku.magic.concepts import targets
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_things, order, yes
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Game, Object, Thing
from entaku.magic.spells.casting import casting
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects, present
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.ir import things as t
from entaku.oracle.ir.changes import ThisAbility
from entaku.oracle.mechanics.copying import BecomeCopy, ChangeTarget, CopyForEach, CopySpell, NewTargets


@follows(CopySpell)
def copy_spell(ctx: Context, node: CopySpell) -> Procedure[bool]:
    """A copy of a spell or ability on the stack, with all its choices; targets may be chosen anew.  (CR 707.10)"""
    game, seat, originals = ctx.game, copier(ctx, node), copied(ctx, node.what)
    for original in originals:
        definition, bestowed = bestowing.copied(game, original)
        yield from put_copy(game, seat, original, definition, bestowed, node.new_targets)
    return bool(originals)


def copier(ctx: Context, node: CopySpell | CopyForEach) -> Seat:
    """Who copies, and controls the copies.  (CR 707.10)"""
    return next(iter(asking.players(ctx, node.who)), ctx.controller)


def copied(ctx: Context, what: t.Things) -> list[Object]:
    """The spells and abilities that are copied, as they are or last were on the stack.  (CR 608.2h)"""
    seen = (asking.seen(ctx.game, number) for number in objects(ctx, what))
    return [found[0] for found in seen if found is not None and found[0].spell is not None]


def put_copy(
    game: Game, seat: Seat, original: Object, definition: Definition, bestowed: Definition | None = None,
    may_choose: bool = True, aimed_at: int | None = None,
) -> Procedure[None]:  # fmt: skip
    """A copy comes onto the stack, with the choices made for what it copies; it wasn't cast.  (CR 707.10, 707.10c)

    Where it is aimed at one object, that takes the place of each of its targets.
    """
    copy = mutators.create(game, definition, seat, zone="stack")
    assert original.spell is not None
    cast = mutators.replace(original.spell.cast, by=None, origin=None, spent="", counters=(), tapped=False)
    spell = mutators.replace(original.spell, cast=cast)
    if aimed_at is not None:
        spell = mutators.replace(spell, targets=tuple((aimed_at,) if group else () for group in spell.targets))
    mutators.alter(game, copy.id, spell=spell, copies=bestowed)
    if spell.ability is None:
        mutators.happen(game, e.Copied(seat, copy.id, original.base.name))
    if may_choose and aimed_at is None:
        yield from new_targets(game, seat, copy.id)
    casting.tell_targets(game, copy.id)


def new_targets(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """A player may change each target of a spell to another that is legal for it.  (CR 115.7d)"""
    spell = game.objects[number].spell
    if spell is None or not any(spell.targets):
        return
    wanted = yield from yes(game, seat, "game-new-targets", (number,))
    if not wanted:
        return
    ctx = Context(game, number, game.objects[number].controller, spell, {"announcing": number})
    chosen: list[tuple[Thing, ...]] = []
    for one, old in zip(spell.wants, spell.targets, strict=False):
        found = list(
            dict.fromkeys([*old, *targets.candidates(ctx, one, [thing for group in chosen for thing in group])])
        )
        picked = yield from choose_things(game, seat, "game-target", found, len(old), len(old), (number,))
        fits = one.total is None or targets.is_within(ctx, one.total, picked)
        chosen.append(tuple(picked) if fits else old)
    mutators.alter(game, number, spell=mutators.replace(spell, targets=tuple(chosen)))


@follows(CopyForEach)
def copy_for_each(ctx: Context, node: CopyForEach) -> Procedure[bool]:
    """The copies come in an order of their controller's choice, and have no other targets.  (CR 707.10d)"""
    game, seat, originals = ctx.game, copier(ctx, node), copied(ctx, node.what)
    for original in originals:
        definition, bestowed = bestowing.copied(game, original)
        found = could_be_targets(ctx, original, seat, objects(ctx, node.among))
        if len(found) > 1:
            found = list((yield from order(game, seat, "game-order-copies", found)))
        for number in found:
            yield from put_copy(game, seat, original, definition, bestowed, aimed_at=number)
    return bool(originals)


def could_be_targets(ctx: Context, original: Object, seat: Seat, found: Iterable[int]) -> list[int]:
    """Which of these objects a spell of a player could have for each of its targets.  (CR 115.7)"""
    spell = original.spell
    assert spell is not None
    asker = Context(ctx.game, original.id, seat, spell, {"announcing": original.id})
    legal = [
        set(targets.candidates(asker, wanted))
        for wanted, group in zip(spell.wants, spell.targets, strict=False)
        if group
    ]
    return [number for number in found if legal and all(number in those for those in legal)]


@follows(NewTargets)
def choose_new_targets(ctx: Context, node: NewTargets) -> Procedure[bool]:
    """You may change each of their targets to another legal one.  (CR 115.7d)"""
    there = [number for number in objects(ctx, node.what) if number in ctx.game.objects]
    spells = [(number, spell) for number in there if (spell := ctx.game.objects[number].spell) is not None]
    for number, spell in spells:
        yield from new_targets(ctx.game, ctx.controller, number)
        casting.tell_targets(ctx.game, number, spell.targets)
    return bool(spells)


@follows(ChangeTarget)
def change_target(ctx: Context, node: ChangeTarget) -> Procedure[bool]:
    """The single target becomes another legal one, if there is one.  (CR 115.7a)"""
    game, changed = ctx.game, False
    for number in objects(ctx, node.what):
        item = game.objects.get(number)
        if item is None or item.spell is None or sum(map(len, item.spell.targets)) != 1:
            continue
        spell = item.spell
        owner = Context(game, number, item.controller, spell, {"announcing": number})
        place = next(n for n, group in enumerate(spell.targets) if group)
        found = [thing for thing in targets.candidates(owner, spell.wants[place]) if thing not in spell.targets[place]]
        picked = yield from choose_things(game, ctx.controller, "game-target", found, about=(number,))
        if picked:
            groups = tuple(tuple(picked) if n == place else group for n, group in enumerate(spell.targets))
            mutators.alter(game, number, spell=mutators.replace(spell, targets=groups))
            casting.tell_targets(game, number)
            changed = True
    return changed


@at_once(BecomeCopy)
def become_copy(ctx: Context, node: BecomeCopy) -> bool:
    game = ctx.game
    of = [pair[0] for pair in (asking.seen(game, n) for n in copying.copied(ctx, node.of)) if pair]
    if not of:
        return False
    ability = ctx.spell.ability if ctx.spell is not None and ThisAbility() in node.except_ else None
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    for number in there:
        keep = (ability,) if ability is not None else ()
        copies = copying.copy_of(ctx, of[0], node.except_, keep)
        item = game.objects[number]
        copies = copying.represented(copies, item.is_token)
        copies = copies.flipped if item.flipped else copies  # CR 707.3
        before = (item.copied_over or (item.copies,)) if node.until == "end of turn" else ()
        mutators.alter(game, number, copies=copies, copied_over=before)
    return bool(there)
