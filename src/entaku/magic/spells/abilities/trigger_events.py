"""Which events each happening means that abilities wait for, and what they bind.  (CR 603.2)"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.abilities import combat_triggers, keyword_action_triggers
from entaku.magic.spells.abilities.event_subject import Bound, Match, player_is, subject
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking, selectors
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Activated, LoyaltyCost


def enters(ctx: Context, node: h.Enters, event: e.Moved) -> Iterable[Bound]:
    """An object enters the battlefield, from the zone that is said.  (CR 603.6a)"""
    there = node.origin in (None, event.origin) and (node.of is None or player_is(ctx, node.of, event.owner))
    if event.to == "battlefield" and there and subject(ctx, node.what, event.now):
        yield {"it": (event.now,), "player": (SeatRef(event.controller),)}


def _created(ctx: Context, node: h.Enters, event: e.Created) -> Iterable[Bound]:
    if event.zone == "battlefield" and node.origin is None and subject(ctx, node.what, event.object):
        yield {"it": (event.object,), "player": (SeatRef(event.controller),)}


def _dies(ctx: Context, node: h.Dies, event: e.Moved) -> Iterable[Bound]:
    if event.origin == "battlefield" and event.to == "graveyard" and subject(ctx, node.what, event.was):
        yield {"it": (event.was,), "player": (SeatRef(event.controller),)}


def _leaves(ctx: Context, node: h.Leaves, event: e.Moved) -> Iterable[Bound]:
    dies = node.alive and event.to == "graveyard"
    if event.origin == "battlefield" and not dies and subject(ctx, node.what, event.was):
        yield {"it": (event.was,)}


def _departs(ctx: Context, node: h.Leaves, event: e.Departed) -> Iterable[Bound]:
    """What leaves the game with its owner leaves the battlefield.  (CR 603.6c)"""
    if subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def moves(ctx: Context, node: h.Moves, event: e.Moved) -> Iterable[Bound]:
    """An object is put into a zone, as said."""
    if node.resolving and event.cause != "resolve":
        return
    if node.to is None:
        yield from _left_zone(ctx, node, event)
    elif event.to == node.to and node.origin in (None, event.origin) and event.origin != node.other_than:
        there = type(node.what) is t.Self or (isinstance(node.what, t.Group) and node.what.zone == node.to)
        number = event.now if there or event.origin != "battlefield" else event.was
        if event.part and number == event.was:
            return  # the permanent left once
        item = ctx.game.objects.get(number)
        if subject(ctx, node.what, number) and (item is None or item.is_card or number == ctx.source):
            yield {"it": (number,)}


def _left_zone(ctx: Context, node: h.Moves, event: e.Moved) -> Iterable[Bound]:
    """What leaves a zone, wherever it goes, as it was there."""
    if event.origin == node.origin and not event.part and subject(ctx, node.what, event.was):
        yield {"it": (event.was,)}


def moves_itself(_: Context, node: h.Moves, event: e.Moved) -> Iterable[Bound]:
    """What an ability that a permanent had says of its own move, wherever it has gone."""
    if event.to == node.to and node.origin in (None, event.origin) and isinstance(node.what, t.Self):
        yield {"it": (event.was,)}


def _sacrifices(ctx: Context, node: h.Sacrifices, event: e.Moved) -> Iterable[Bound]:
    if event.cause == "sacrifice" and player_is(ctx, node.who, event.controller) and subject(ctx, node.what, event.was):
        yield {"it": (event.was,), "player": (SeatRef(event.controller),)}


def _destroys(ctx: Context, node: h.Destroys, event: e.Moved) -> Iterable[Bound]:
    if event.cause == "destroy" and player_is(ctx, node.who, event.by) and subject(ctx, node.what, event.was):
        yield {"it": (event.was,), "player": (SeatRef(event.by),)}


def _loses_control(ctx: Context, node: h.LosesControl, event: e.ControlChanged) -> Iterable[Bound]:
    if player_is(ctx, node.who, event.was) and subject(ctx, node.what, event.object):
        yield {"it": (event.object,), "player": (SeatRef(event.was),)}


def _discards(ctx: Context, node: h.Discards, event: e.Moved) -> Iterable[Bound]:
    if event.cause not in ("discard", "cycle") or not player_is(ctx, node.who, event.owner):
        return
    if not node.where or subject(ctx, t.Group(node.where, event.to), event.now):
        yield {"it": (event.now,), "player": (SeatRef(event.owner),)}


def _draws(ctx: Context, node: h.Draws, event: e.Moved) -> Iterable[Bound]:
    if event.cause != "draw" or not player_is(ctx, node.who, event.owner):
        return
    player = ctx.game.players[event.owner]
    if node.but_first and player.cards_drawn == player.first_in_step:
        return
    if node.nth is None or player.cards_drawn == node.nth:
        yield {"it": (event.now,), "player": (SeatRef(event.owner),)}


def _plays_land(ctx: Context, node: h.PlaysLand, event: e.Moved) -> Iterable[Bound]:
    whence = node.origin in (None, event.origin) and node.other_than != event.origin
    if event.cause == "play" and whence and player_is(ctx, node.who, event.controller):
        yield {"it": (event.now,), "player": (SeatRef(event.controller),)}


def _deals(ctx: Context, node: h.DealsDamage, event: e.Damaged) -> Iterable[Bound]:
    if is_other_damage(node, event) or not is_dealer(ctx, node, event.source):
        return
    bound: Bound = {"it": (event.source,), "amount": event.amount}
    if event.seat is not None and player_is(ctx, node.to, event.seat):
        yield {**bound, "player": (SeatRef(event.seat),)}
    if event.object is not None and subject(ctx, node.to, event.object):
        yield {**bound, "other": (event.object,)}


def is_other_damage(node: h.DealsDamage | h.IsDealtDamage, event: e.Damaged) -> bool:
    """Whether combat damage is meant and this is none, or the other way round."""
    return (node.combat and not event.combat) or (node.noncombat and event.combat)


def is_dealer(ctx: Context, node: h.DealsDamage, source: int) -> bool:
    """Whether damage is dealt by what is meant: by a source of some sort, wherever that is or was.  (CR 609.7)"""
    if not node.anything or not isinstance(node.what, t.Group):
        return subject(ctx, node.what, source)
    found = asking.seen(ctx.game, source)
    return found is not None and asking.fits_as(ctx, *found, node.what.where)


def _is_dealt(ctx: Context, node: h.IsDealtDamage, event: e.Damaged) -> Iterable[Bound]:
    if is_other_damage(node, event):
        return
    bound: Bound = {"other": (event.source,), "amount": event.amount}
    if event.seat is not None and player_is(ctx, node.what, event.seat):
        yield {**bound, "player": (SeatRef(event.seat),)}
    if event.object is not None and subject(ctx, node.what, event.object):
        yield {**bound, "it": (event.object,)}


def casts(ctx: Context, node: h.Casts, event: e.Cast) -> Iterable[Bound]:
    """A player casts a spell.  (CR 601.2i)"""
    if not player_is(ctx, node.who, event.seat) or not asking.fits(ctx, event.object, node.where):
        return
    if node.of is not None and not any(
        player_is(ctx, node.of, seat) for seat in ctx.game.setup.sharing[ctx.game.active]
    ):
        return
    if node.nth is None or spells_cast(ctx, event.seat, node) == node.nth:
        yield {"it": (event.object,), "player": (SeatRef(event.seat),)}


def spells_cast(ctx: Context, seat: Seat, node: h.Casts) -> int:
    """How many spells like those that an event is about a player has cast this turn."""
    cast = ctx.game.memory.cast
    return sum(one == seat and asking.fits_as(ctx, item, traits, node.where) for one, item, traits in cast)


def _copies(ctx: Context, node: h.Copies, event: e.Copied) -> Iterable[Bound]:
    if player_is(ctx, node.who, event.seat) and asking.fits(ctx, event.object, node.where):
        yield {"it": (event.object,), "player": (SeatRef(event.seat),)}


def _life(ctx: Context, node: h.GainsLife | h.LosesLife, event: e.LifeChanged) -> Iterable[Bound]:
    if (event.change > 0) == isinstance(node, h.GainsLife) and player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),), "amount": abs(event.change)}


def _gets_counters(ctx: Context, node: h.GetsCounters, event: e.PlayerCountersChanged) -> Iterable[Bound]:
    if event.change > 0 and event.kind == node.kind and player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),), "amount": event.change}


def _tapped(ctx: Context, node: h.BecomesTapped, event: e.Tapped) -> Iterable[Bound]:
    if event.untapped == node.untapped and subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def _target(ctx: Context, node: h.BecomesTarget, event: e.Targeted) -> Iterable[Bound]:
    by = asking.controller_of(ctx.game, event.object)
    if node.of_opponent and by is not None and by in ctx.game.setup.sides[ctx.controller]:
        return
    if node.of_yours and by != ctx.controller:
        return
    targeting = ctx.game.objects.get(event.object)
    if (node.by_spell or node.like) and (targeting is None or selectors.is_ability(targeting)):
        return
    if node.like and not asking.fits(ctx, event.object, node.like):
        return
    if node.what is not None:
        for number in event.objects:
            if subject(ctx, node.what, number):
                yield {"it": (number,), "other": (event.object,)}
    if node.who is not None:
        for seat in event.seats:
            if player_is(ctx, node.who, seat):
                yield {"player": (SeatRef(seat),), "other": (event.object,)}


def _step(ctx: Context, node: h.BeginningOf, event: e.StepBegan) -> Iterable[Bound]:
    wanted = {"combat": "beginning of combat"}.get(node.step, node.step)
    if wanted != event.step and not (node.step == "main" and event.step.endswith(" main")):
        return
    game = ctx.game
    if node.first_of_game and game.turn != 1:
        return
    if node.first and game.players[event.seat].turns != 1:
        return
    if event.seat in asking.players(ctx, node.whose) or is_nobodys(ctx, node, event.seat):
        yield {"player": (SeatRef(event.seat),)}


def is_nobodys(ctx: Context, node: h.BeginningOf, seat: Seat) -> bool:
    """Whether a step of the turn of a player who has left is one of those that any turn has.  (CR 800.4j)"""
    game = ctx.game
    anybodys = isinstance(node.whose, t.Each) and node.whose.who == "player"
    return anybodys and not game.in_game(seat) and (game.ranges is None or asking.in_range(game, ctx.controller, seat))


def _monarch(ctx: Context, node: h.BecomesMonarch, event: e.MonarchChanged) -> Iterable[Bound]:
    if player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),)}


def _tempted(ctx: Context, node: h.RingTempts, event: e.RingTempted) -> Iterable[Bound]:
    if player_is(ctx, node.who, event.seat) and (event.bearer or not node.bearing):
        yield {"player": (SeatRef(event.seat),), "it": (event.bearer,) if event.bearer else ()}


def _monstrous(ctx: Context, node: h.BecomesMonstrous, event: e.Monstrous) -> Iterable[Bound]:
    if subject(ctx, node.what, event.object):
        yield {"it": (event.object,), "amount": event.amount, "X": event.amount}


def _exploits(ctx: Context, node: h.Exploits, event: e.Exploited) -> Iterable[Bound]:
    if subject(ctx, node.what, event.object) and subject(ctx, node.which, event.creature):
        yield {"it": (event.object,), "other": (event.creature,)}


def _mutates(ctx: Context, node: h.Mutates, event: e.Mutated) -> Iterable[Bound]:
    if subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def _counters(ctx: Context, node: h.CountersPut, event: e.CountersChanged) -> Iterable[Bound]:
    if event.change > 0 and node.kind in ("", event.kind) and subject(ctx, node.what, event.object):
        if not player_is(ctx, node.by, event.by):
            return
        for _ in range(event.change):
            yield {"it": (event.object,), "amount": 1}


def _enters_with_counters(ctx: Context, node: h.CountersPut, event: e.Moved) -> Iterable[Bound]:
    """Counters that a permanent enters with are put on it, too.  (CR 122.6)"""
    item = ctx.game.objects.get(event.now)
    if event.to != "battlefield" or item is None or not item.counters or not subject(ctx, node.what, item.id):
        return
    if player_is(ctx, node.by, event.controller):
        for _ in range(sum(count for kind, count in item.counters if node.kind in ("", kind))):
            yield {"it": (item.id,), "amount": 1}


def _last_counter(ctx: Context, node: h.LastCounterRemoved, event: e.CountersChanged) -> Iterable[Bound]:
    gone = event.change < 0 and not event.now and event.kind == node.kind
    if gone and subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def _counter_removed(ctx: Context, node: h.CountersRemoved, event: e.CountersChanged) -> Iterable[Bound]:
    if event.change < 0 and event.kind == node.kind and subject(ctx, node.what, event.object):
        for _ in range(-event.change):
            yield {"it": (event.object,)}


def cycles(ctx: Context, node: h.Cycles, event: e.Moved) -> Iterable[Bound]:
    """A player cycles a card.  (CR 702.29c)"""
    if event.cause == "cycle" and player_is(ctx, node.who, event.owner) and subject(ctx, node.what, event.now):
        yield {"it": (event.now,), "player": (SeatRef(event.owner),)}


def made_to_discard(ctx: Context, node: h.MadeToDiscard, event: e.Moved) -> Iterable[Bound]:
    """A spell or ability causes a player to discard a card.  (CR 701.8a)"""
    if event.cause != "discard" or event.by < 0 or event.owner != ctx.controller:
        return
    if player_is(ctx, node.by, event.by) and (node.what is None or subject(ctx, node.what, event.now)):
        yield {"it": (event.now,), "player": (SeatRef(event.by),)}


def _face_up(ctx: Context, node: h.TurnedFaceUp, event: e.TurnedFaceUp) -> Iterable[Bound]:
    """What "a face-down permanent" means here isn't face down any more as the event is looked at."""
    what = node.what
    if isinstance(what, t.Group) and FACE_DOWN in what.where:
        what = t.Group(tuple(one for one in what.where if one != FACE_DOWN), what.zone, what.of)
    if subject(ctx, what, event.object):
        yield {"it": (event.object,)}


FACE_DOWN = t.Being("face down")


def _transformed(ctx: Context, node: h.TransformsInto, event: e.Transformed) -> Iterable[Bound]:
    if subject(ctx, node.what, event.object) and subject(ctx, t.Group(node.into), event.object):
        yield {"it": (event.object,)}


def _chapter(ctx: Context, node: h.Chapter, event: e.CountersChanged) -> Iterable[Bound]:
    if event.kind == "lore" and event.change > 0 and event.object == ctx.source:
        has_come = any(number == event.object for _, number in ctx.game.memory.entered)
        before = event.now - 1 if has_come and _reads_ahead(ctx) else event.now - event.change
        yield from ({} for number in node.numbers if before < number <= event.now)


def _first_chapter(ctx: Context, node: h.Chapter, event: e.Moved) -> Iterable[Bound]:
    """The lore counters that a Saga enters with are put onto it, too.  (CR 122.6, 715.3a)"""
    item = ctx.game.objects.get(event.now)
    if event.to == "battlefield" and item is not None and item.id == ctx.source:
        lore = item.counter("lore")
        yield from ({} for number in node.numbers if number == lore or (number < lore and not _reads_ahead(ctx)))


def _reads_ahead(ctx: Context) -> bool:
    """Whether a Saga tells only the chapter that it has come to, in the turn in which it enters.  (CR 2026 702.155a)"""
    item = ctx.game.objects.get(ctx.source)
    return item is not None and projection.look(ctx.game, item).has("read ahead")


def _level(ctx: Context, node: h.BecomesLevel, event: e.LevelGained) -> Iterable[Bound]:
    if event.object == ctx.source and event.level == node.level:
        yield {}


def _unlocks(ctx: Context, node: h.Unlocks, event: e.Designated) -> Iterable[Bound]:
    if event.object == ctx.source and event.designation == node.half and not event.lost:
        yield {}


def _daytime(_: Context, __: h.DaytimeChanges, event: e.DaytimeChanged) -> Iterable[Bound]:
    if event.before:
        yield {}


def _activates(ctx: Context, node: h.Activates, event: e.ActivatedAbility) -> Iterable[Bound]:
    """An ability is put onto the stack, which mana abilities aren't.  (CR 602.2a, 605.3b)"""
    item = ctx.game.objects.get(event.object)
    ability = item.spell.ability if item is not None and item.spell is not None else None
    if not isinstance(ability, Activated) or not player_is(ctx, node.who, event.seat):
        return
    if node.what is not None and not subject(ctx, node.what, event.source):
        return
    loyal = any(isinstance(part, LoyaltyCost) for part in ability.cost)
    if not node.which or (loyal if node.which == "loyalty" else ability.word == node.which):
        yield {"it": (event.object,), "player": (SeatRef(event.seat),)}


def _completed(ctx: Context, node: h.CompletesDungeon, event: e.DungeonCompleted) -> Iterable[Bound]:
    if player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),)}


def _voted(ctx: Context, _: h.FinishVoting, __: e.VoteEnded) -> Iterable[Bound]:
    yield {}


_KINDS: dict[type, tuple[tuple[type, Match], ...]] = {
    e.Moved: (
        (h.Chapter, _first_chapter),
        (h.Enters, enters),
        (h.Dies, _dies),
        (h.Leaves, _leaves),
        (h.Moves, moves),
        (h.Sacrifices, _sacrifices),
        (h.Destroys, _destroys),
        (h.Discards, _discards),
        (h.Cycles, cycles),
        (h.MadeToDiscard, made_to_discard),
        (h.Draws, _draws),
        (h.PlaysLand, _plays_land),
        (h.CountersPut, _enters_with_counters),
    ),
    e.Created: ((h.Enters, _created),),
    e.Departed: ((h.Leaves, _departs),),
    e.Copied: ((h.Copies, _copies),),
    e.Damaged: ((h.DealsDamage, _deals), (h.IsDealtDamage, _is_dealt)),
    e.Cast: ((h.Casts, casts),),
    e.LifeChanged: ((h.GainsLife, _life), (h.LosesLife, _life)),
    e.PlayerCountersChanged: ((h.GetsCounters, _gets_counters),),
    e.Tapped: ((h.BecomesTapped, _tapped),),
    e.Targeted: ((h.BecomesTarget, _target),),
    e.StepBegan: ((h.BeginningOf, _step),),
    e.MonarchChanged: ((h.BecomesMonarch, _monarch),),
    e.RingTempted: ((h.RingTempts, _tempted),),
    e.Monstrous: ((h.BecomesMonstrous, _monstrous),),
    e.Exploited: ((h.Exploits, _exploits),),
    e.Mutated: ((h.Mutates, _mutates),),
    e.CountersChanged: (
        (h.CountersPut, _counters),
        (h.LastCounterRemoved, _last_counter),
        (h.Chapter, _chapter),
        (h.CountersRemoved, _counter_removed),
    ),
    e.TurnedFaceUp: ((h.TurnedFaceUp, _face_up),),
    e.Transformed: ((h.TransformsInto, _transformed),),
    e.InitiativeTaken: (),  # what triggers on it does so by a rule
    e.DungeonCompleted: ((h.CompletesDungeon, _completed),),
    e.Designated: ((h.Unlocks, _unlocks),),
    e.ControlChanged: ((h.LosesControl, _loses_control),),
    e.DaytimeChanged: ((h.DaytimeChanges, _daytime),),
    e.ActivatedAbility: ((h.Activates, _activates),),
    e.LevelGained: ((h.BecomesLevel, _level),),
    e.VoteEnded: ((h.FinishVoting, _voted),),
}
_TABLES = (_KINDS, combat_triggers.KINDS, keyword_action_triggers.KINDS)
KINDS: dict[type, tuple[tuple[type, Match], ...]] = {
    event: tuple(row for table in _TABLES for row in table.get(event, ()))
    for event in dict.fromkeys(event for table in _TABLES for event in table)
}
"""What triggers on which event, of whatever kind it is."""
OF_PARTS: tuple[tuple[type, Match], ...] = ((h.Moves, moves),)
"""What triggers on cards, be they several that were one permanent."""
LOOK_BACK = (h.Dies, h.Leaves, h.Sacrifices, h.Exploits, h.Destroys, h.PhasesOut)
"""Events for which the game looks back to before they happened.  (CR 603.10)"""
WATCHED = frozenset(KINDS)
