"""Instructions about the stack, mana, turns, players and votes.  (CR 701.5, 707.10, 500.7, 701.32, 720)"""

from entaku.cards.ir import actions as x
from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.kernel.seats import Seat
from entaku.magic import (
    casting,
    changing,
    commander,
    elsewhere,
    halves,
    leaving,
    mana,
    moving,
    predicates,
    questions,
    tapping,
    targets,
    voting,
)
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, choose_things, choose_word, yes
from entaku.magic.definitions import Definition, Traits, kit_of
from entaku.magic.game import Effect, Game, Object, Thing
from entaku.magic.questions import Context, amount, objects, players
from entaku.magic.replacement.doing import loses_instead
from entaku.magic.resolving.follow import at_once, follows
from entaku.magic.steps import COMBAT_STEPS


@follows(x.Counter)
def counter(ctx: Context, node: x.Counter) -> Procedure[bool]:
    """A spell is countered and its card put into a zone; an ability just ceases.  (CR 701.5a)"""
    did = False
    for number in objects(ctx, node.what):
        did = (yield from counter_one(ctx, node, number)) or did
    return did


def counter_one(ctx: Context, node: x.Counter, number: int) -> Procedure[bool]:
    game = ctx.game
    item = game.objects.get(number)
    if item is None or item.zone != "stack" or cant_be_countered(game, item):
        return False
    name = item.base.name
    if not item.is_card:
        changing.cease(game, number)
    else:
        to: t.Zone = node.to if predicates.fits(ctx, number, node.where) else "graveyard"
        controller = ctx.controller if to == "battlefield" else None
        yield from moving.move(game, [Going(number, to, controller=controller, bottom=node.bottom, cause="counter")])
    changing.happen(game, e.Countered(number, name))
    return True


def cant_be_countered(game: Game, item: Object) -> bool:
    """Whether a spell says of itself, or an effect says of it, that it can't be countered.  (CR 101.2)"""
    own = (one for one in item.base.kit.statics if one.zone == "stack" and isinstance(one.what, t.Self))
    if any(isinstance(change, ch.CantBeCountered) for static in own for change in static.changes):
        return True
    return any(isinstance(change, ch.CantBeCountered) for _, change in elsewhere.changes(game, item))


@follows(x.CopySpell)
def copy_spell(ctx: Context, node: x.CopySpell) -> Procedure[bool]:
    """A copy of a spell or ability on the stack, with all its choices; targets may be chosen anew.  (CR 707.10)"""
    game = ctx.game
    for number in objects(ctx, node.what):
        found = questions.seen(game, number)
        if found is None or found[0].spell is None:
            continue
        original = found[0]
        definition = Definition(None, original.base, is_token=True)
        copy = changing.create(game, definition, ctx.controller, zone="stack")
        assert original.spell is not None
        spell = changing.replace(original.spell, paid="")
        changing.alter(game, copy.id, spell=spell)
        if node.new_targets:
            yield from new_targets(game, ctx.controller, copy.id)
        casting.tell_targets(game, copy.id)
    return True


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
        chosen.append(tuple(picked))
    changing.alter(game, number, spell=changing.replace(spell, targets=tuple(chosen)))


@follows(x.NewTargets)
def choose_new_targets(ctx: Context, node: x.NewTargets) -> Procedure[bool]:
    """You may change each of their targets to another legal one.  (CR 115.7d)"""
    for number in objects(ctx, node.what):
        spell = ctx.game.objects[number].spell if number in ctx.game.objects else None
        if spell is not None:
            yield from new_targets(ctx.game, ctx.controller, number)
            casting.tell_targets(ctx.game, number, spell.targets)
    return True


@follows(x.ChangeTarget)
def change_target(ctx: Context, node: x.ChangeTarget) -> Procedure[bool]:
    """The single target becomes another legal one, if there is one.  (CR 115.7a)"""
    game = ctx.game
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
            changing.alter(game, number, spell=changing.replace(spell, targets=groups))
            casting.tell_targets(game, number)
    return True


@follows(x.CastFree)
def cast_free(ctx: Context, node: x.CastFree) -> Procedure[bool]:
    """You may cast cards without paying their mana costs, while this resolves.  (CR 608.2g)"""
    game, did = ctx.game, False
    found = [questions.current(ctx, number) for number in objects(ctx, node.what)]
    if node.copy:
        found = [copied_card(ctx, number) for number in found if number is not None]
    for number in found:
        item = game.objects.get(number) if number is not None else None
        if item is None or number is None or not may_cast_free(game, ctx.controller, item):
            continue
        if (yield from yes(game, ctx.controller, "game-cast-free", (number,))):
            cast = yield from casting.cast(game, ctx.controller, number, free=True)
            spell = game.objects[cast].spell
            if node.exiled and spell is not None:
                changing.alter(game, cast, spell=changing.replace(spell, way="exiled"))
            did = True
    return did


def copied_card(ctx: Context, number: int) -> int:
    """A copy of a card, where the card is; it ceases to exist if it isn't cast.  (CR 707.12)"""
    item = ctx.game.objects[number]
    copy = changing.create(ctx.game, Definition(None, item.base, is_token=True), ctx.controller, zone=item.zone)
    return copy.id


def may_cast_free(game: Game, seat: Seat, item: Object) -> bool:
    if item.definition.halves and item.copies is None:
        return any(may_cast_free(game, seat, half) for half in halves.halves(item))
    traits = item.base
    if traits.types & {"Land", "Conspiracy"} or not casting.allowed(game, seat, item):
        return False
    return any(
        casting.can_finish(game, seat, item, way, free=True) for way in casting.ways_or_free(game, seat, item, True)
    )


@at_once(x.MayPlay)
def may_play(ctx: Context, node: x.MayPlay) -> bool:
    """For a while you may play these cards."""
    game = ctx.game
    found = tuple(number for number in (questions.current(ctx, n) for n in objects(ctx, node.what)) if number)
    what = node.what if isinstance(node.what, t.Group) else t.Bound("playable")
    rule = ch.PlayFrom(t.You(), what, any_colour=node.any_colour, lands_only=node.lands, spells_only=node.cast)
    changing.add_effect(
        game,
        Effect(
            changing.stamp(game),
            ctx.source,
            ctx.controller,
            node.until,
            (),
            (),
            rule,
            (("playable", found),),
            game.turn,
        ),
    )
    return True


@follows(x.AddMana)
def add_mana(ctx: Context, node: x.AddMana) -> Procedure[bool]:
    """A player adds mana of a kind of their choice.  (CR 106.4)"""
    game = ctx.game
    for seat in players(ctx, node.who):
        kinds = commander.mana_made(game, seat, mana.written(ctx, node, 0))
        count = amount(ctx, node.amount)
        if not kinds or count <= 0:
            continue
        made = ""
        for _ in range(count if node.combination else 1):
            kind = "" if node.source == "produced" else tapping.wish(ctx, kinds)
            made += kind or (yield from choose_word(game, seat, "game-choose-mana", tuple(kinds), (ctx.source,)))
        made = made if node.combination else made * count
        changing.add_mana(game, seat, made, ctx.source)
        ctx.bound["mana added"] = str(ctx.bound.get("mana added", "")) + made
    return True


@follows(x.Vote)
def vote(ctx: Context, node: x.Vote) -> Procedure[bool]:
    yield from voting.vote(ctx, node)
    return True


@at_once(x.ExtraTurn)
def extra_turn(ctx: Context, node: x.ExtraTurn) -> bool:
    """The turn created last is taken first.  (CR 500.7)"""
    game = ctx.game
    for seat in players(ctx, node.who):
        for _ in range(amount(ctx, node.amount)):
            changing.set_fields(game, extra_turns=(*game.extra_turns, seat))
            changing.happen(game, e.ExtraTurnAdded(seat))
    return True


@at_once(x.ExtraCombat)
def extra_combat(ctx: Context, node: x.ExtraCombat) -> bool:
    if ctx.game.step in COMBAT_STEPS or ctx.game.step.endswith(" main"):
        changing.set_fields(ctx.game, extra_combats=(*ctx.game.extra_combats, node.main))
    return True


@follows(x.LoseGame)
def lose_game(ctx: Context, node: x.LoseGame) -> Procedure[bool]:
    """Players lose the game at once, but for those who can't or to whom something else happens.  (CR 104.3e)"""
    losers = []
    for seat in players(ctx, node.who):
        if not leaving.cant_lose(ctx.game, seat) and not (yield from loses_instead(ctx.game, seat)):
            losers.append((seat, "effect"))
    leaving.players_lose(ctx.game, losers)
    return True


@at_once(x.WinGame)
def win_game(ctx: Context, node: x.WinGame) -> bool:
    for seat in players(ctx, node.who):
        leaving.win(ctx.game, seat)
    return True


@at_once(x.Emblem)
def emblem(ctx: Context, node: x.Emblem) -> bool:
    """An emblem, in the command zone for the rest of the game.  (CR 114)"""
    nothing: frozenset[str] = frozenset()
    traits = Traits("Emblem", None, "", nothing, nothing, nothing, None, None, None, kit_of(node.abilities))
    item = changing.create(ctx.game, Definition(None, traits, is_token=False), ctx.controller, zone="command")
    changing.happen(ctx.game, e.Created(item.id, "Emblem", ctx.controller, "command"))
    return True
