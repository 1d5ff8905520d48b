"""The mutators: with `zone_mutators` the only functions that change a game.  Each tells what it did as an event.

Everything else reads.  Nothing here asks, replaces or decides: what would happen has been settled before.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.additional import ascending
from entaku.magic.concepts.counters import counter_effects
from entaku.magic.concepts.mana.earmarked import Earmarked
from entaku.magic.game import events as e
from entaku.magic.game.definitions import Definition, Traits
from entaku.magic.game.state import (
    MANA_KINDS,
    Combat,
    DelayedTrigger,
    Effect,
    Game,
    LastKnown,
    Object,
    Pending,
    SeatRef,
    Waiting,
)
from entaku.magic.game.turn_memory import COUNTED, COUNTED_ANY, remembered
from entaku.magic.spells.abilities import trigger_events, triggers
from entaku.magic.spells.layers import durations, projection
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.spells.resolving import asking, selectors
from entaku.magic.zones import last_known_information
from entaku.oracle.ir.things import Zone
from entaku.oracle.keywords.counters import KEYWORD_COUNTERS

replace = msgspec.structs.replace
NOBODY: Final = -1
"""Who did what nobody did."""
QUIET = frozenset({"tapped", "damage", "deathtouched", "used", "shields", "known_to", "spell"})
"""What may change about a permanent without any other object looking different, unless it asks for it."""


def happen(game: Game, *batch: Event, before: Projection | None = None) -> None:
    """Tell what has happened, all at once; abilities trigger, and can find what has moved.  (CR 603.2, 400.7d)"""
    game.events.extend(batch)
    bless(game, ascending.risen(game, batch))
    watched = [event for event in batch if type(event) in trigger_events.WATCHED]
    if watched:
        waiting = triggers.watch(game, watched, before)
        if waiting:
            first = min((event.now for event in watched if isinstance(event, e.Moved)), default=game.next_id)
            queue(game, [replace(one, moved=(*one.moved, (first, game.next_id))) for one in waiting])
        for event in watched:
            remember(game, event)


def remember(game: Game, event: Event) -> None:
    """Keep of an event what may be asked for later in the turn: what has been looked at since it happened is old."""
    memory = remembered(game, event)
    if memory is not game.memory:
        game.memory = memory
        touched(game, shape=False, moment=True)


def queue(game: Game, waiting: Sequence[Waiting]) -> None:
    """Let triggered abilities wait for the next time a player would get priority; count those limited in a turn."""
    kept: list[Waiting] = []
    for one in waiting:
        delayed = dict(one.bound).get("delayed")
        if delayed is not None:
            record = next((d for d in game.delayed if d.id == delayed), None)
            if record is None:
                continue
            if record.once:
                game.delayed = tuple(d for d in game.delayed if d.id != delayed)
        if one.ability.first_each_turn or one.ability.limit is not None:
            key = (one.source, place_of(game, one))
            fired = game.memory.fired.count(key)
            if fired >= (one.ability.limit or 1):
                continue
            game.memory = replace(game.memory, fired=(*game.memory.fired, key))
        kept.append(one)
    game.waiting = (*game.waiting, *kept)


def place_of(game: Game, one: Waiting) -> int:
    """Which of its source's triggered abilities this is, counted from 0."""
    found = asking.seen(game, one.source)
    listed = found[1].kit.triggered if found else ()
    return next((place for place, ability in enumerate(listed) if ability is one.ability), 0)


def touched(game: Game, shape: bool = True, moment: bool = False) -> None:
    """The state is another one now: what permanents are made of (`shape`), or when it is (`moment`).

    `stir` counts every change but that of the step; `laid` those to what lies elsewhere than on the battlefield,
    `lying` what comes there or goes; `tapping` what is tapped or untapped.
    """
    game.version += 1
    game.stir += 1
    if shape:
        game.shape += 1
    if moment:
        game.moment += 1


def settled(game: Game) -> None:
    """There is nothing that state-based actions would do now."""
    game.settled = game.stir


def set_fields(game: Game, **fields: object) -> None:
    """Change the outer machine's plain fields: turn, step, pending, combat …"""
    if OUTER.issuperset(fields):  # as most often: nothing has to be compared then
        for name, value in fields.items():
            setattr(game, name, value)
        return
    changed = [name for name, value in fields.items() if getattr(game, name) != value]
    for name, value in fields.items():
        setattr(game, name, value)
    if OUTER.issuperset(changed):
        return
    stir = game.stir
    touched(game, not SHAPING.isdisjoint(changed), not MOMENTARY.isdisjoint(changed))
    if changed == ["step"] or set(changed) == {"step", "pending"}:
        game.stir = stir


def go_on(game: Game, pending: Pending) -> None:
    """What the outer machine does next, and nothing else."""
    game.pending = pending


SHAPING = frozenset({"effects", "ranges"})
OUTER = frozenset({"acting", "began", "pending", "waiting"})
"""Where the outer machine is; no rule of the game reads it."""
MOMENTARY = frozenset({"active", "combat", "daytime", "initiative", "memory", "monarch", "step", "turn"})


def alter(game: Game, number: int, **fields: object) -> Object:
    """Change an object."""
    item = replace(game.objects[number], **fields)
    game.objects[number] = item
    if not QUIET.issuperset(fields):
        touched(game)
    else:
        touched(game, shape=False)
    game.tapping += "tapped" in fields
    if item.zone != "battlefield" and ("known_to" in fields or not QUIET.issuperset(fields)):
        game.laid += 1
    return item


def alter_player(game: Game, seat: Seat, **fields: object) -> None:
    """Change a player."""
    game.players[seat] = replace(game.players[seat], **fields)
    touched(game, shape="left" in fields)


def stamp(game: Game) -> int:
    """The next timestamp.  (CR 613.7)"""
    game.timestamp += 1
    return game.timestamp


def new_id(game: Game) -> int:
    """The next object id."""
    number = game.next_id
    game.next_id = number + 1
    return number


def put_in(game: Game, item: Object, place: int | None = None) -> None:
    """Put a new object into its zone; `place` counts from the top of a library, None is the bottom."""
    game.objects[item.id] = item
    zone = item.zone
    if zone in ("library", "hand", "graveyard"):
        piles = piles_of(game, zone)
        pile = piles[item.owner]
        if zone == "library" and place is not None:
            piles[item.owner] = (*pile[:place], item.id, *pile[place:])
        else:
            piles[item.owner] = (*pile, item.id)
    else:
        setattr(game, zone, (*getattr(game, zone), item.id))
    game.lying += zone != "battlefield"
    touched(game, shape=item.is_shaping)


def piles_of(game: Game, zone: Zone) -> list[tuple[int, ...]]:
    return {"library": game.libraries, "hand": game.hands, "graveyard": game.graveyards}[zone]


def take_out(game: Game, number: int) -> Object:
    """Take an object out of its zone."""
    item = game.objects.pop(number)
    zone = item.zone
    if zone in ("library", "hand", "graveyard"):
        piles = piles_of(game, zone)
        piles[item.owner] = without(piles[item.owner], number)
    else:
        setattr(game, zone, without(getattr(game, zone), number))
    game.lying += zone != "battlefield"
    touched(game, shape=item.is_shaping)
    return item


def without(pile: tuple[int, ...], number: int) -> tuple[int, ...]:
    """A pile without one of its objects."""
    place = pile.index(number)
    return pile[:place] + pile[place + 1 :]


def take_leave(game: Game, item: Object, traits: Traits, became: tuple[int, ...], left: int) -> None:
    """An object is gone from its zone, and from combat; what it last was is kept.  (CR 400.7, 506.4, 608.2h)"""
    is_permanent = item.zone == "battlefield"
    fought = selectors.in_combat(game, item.id) if is_permanent else (None, False, ())
    take_out(game, item.id)
    game.last_known[item.id] = LastKnown(item, traits, became, game.turn, left, *fought)
    if is_permanent:
        leave_combat(game, item.id)


def create(game: Game, definition: Definition, controller: Seat, *, zone: Zone) -> Object:
    """Make what no card represents: an ability, a copy, an emblem, or a token that is yet to enter.  (CR 111, 114)

    The caller tells its event, or moves it onto the battlefield.
    """
    item = Object(
        new_id(game), definition, controller, controller, zone, timestamp=stamp(game), since=game.turn,
        held_by=controller,
    )  # fmt: skip
    put_in(game, item)
    return item


def cease(game: Game, number: int) -> None:
    """An object that is no card ceases to exist.  (CR 704.5d, 704.5e)"""
    item = game.objects[number]
    traits = projection.look(game, item)
    take_leave(game, item, traits, (), game.next_id)
    game.events.append(e.Ceased(number, traits.name))


def leave_combat(game: Game, number: int) -> bool:
    """Remove an object from combat: an attacker, a blocker, a planeswalker that is attacked.  (CR 506.4)

    Says whether it was one.
    """
    combat = game.combat
    if combat is None:
        return False
    attacks = tuple(
        replace(
            attack,
            blockers=tuple(b for b in attack.blockers if b != number),
            planeswalker=0 if attack.planeswalker == number else attack.planeswalker,
        )
        for attack in combat.attacks
        if attack.attacker != number
    )
    before = tuple((number, attack.player) for attack in combat.attacks if attack.attacker == number)
    bands = tuple(tuple(other for other in band if other != number) for band in combat.bands)  # CR 702.22f
    game.combat = replace(combat, attacks=attacks, attacked_before=(*combat.attacked_before, *before), bands=bands)
    touched(game, shape=False, moment=True)
    return attacks != combat.attacks


def tap(game: Game, numbers: Iterable[int], untap: bool = False, for_mana: bool = False) -> bool:
    """Tap or untap permanents; what is stunned loses one of the counters that stun it instead.  (CR 122.1, 701.21)

    Says whether any was: only what is untapped can be tapped.
    """
    batch: list[Event] = []
    for number in numbers:
        if number in game.objects and game.objects[number].tapped == untap:
            if untap and (event := change_counters(game, number, counter_effects.STUN, -1, quiet=True)) is not None:
                batch.append(event)
                continue
            alter(game, number, tapped=not untap)
            batch.append(e.Tapped(number, untap, for_mana))
    happen(game, *batch)
    return any(isinstance(event, e.Tapped) for event in batch)


def change_life(game: Game, seat: Seat, change: int, why: str = "", quiet: bool = False) -> e.LifeChanged | None:
    """A player, or a team by them, gains or loses life; with `quiet` the caller tells it.  (CR 119.3, 810.9)"""
    if not change or game.players[seat].left:
        return None
    now = game.players[seat].life + change
    for one in game.setup.sharing[seat]:
        alter_player(game, one, life=now)
    event = e.LifeChanged(seat, change, now, why)
    if not quiet:
        happen(game, event)
    return event


def change_counters(
    game: Game, number: int, kind: str, change: int, quiet: bool = False, by: Seat = NOBODY
) -> e.CountersChanged | None:
    """Counters are put on an object, by a player where anybody may ask who did, or removed.  (CR 122.1, 122.6a)"""
    item = game.objects[number]
    had = item.counter(kind)
    now = max(0, had + change)
    if now == had:
        return None
    others = tuple(pair for pair in item.counters if pair[0] != kind)
    alter(game, number, counters=(*others, (kind, now)) if now else others)
    if now > had:
        give_keywords(game, number, (kind,))
        note_counters(game, number, by)
    event = e.CountersChanged(number, kind, now - had, now, by)
    if not quiet:
        happen(game, event)
    return event


def note_counters(game: Game, number: int, by: Seat) -> None:
    """Who has put a counter on a permanent, or on a creature, is remembered for this turn."""
    item = game.objects[number]
    if by == NOBODY or item.zone != "battlefield" or (by, COUNTED) in game.memory.done:
        return
    is_creature = projection.look(game, item).is_creature
    done = ((by, what) for what in ((COUNTED_ANY, COUNTED) if is_creature else (COUNTED_ANY,)))
    new = tuple(one for one in done if one not in game.memory.done)
    if new:
        game.memory = replace(game.memory, done=(*game.memory.done, *new))


def add_mana(game: Game, seat: Seat, mana: str, source: int) -> None:
    """Add mana to a player's pool: letters of its kinds.  (CR 106.4)"""
    pool = list(game.players[seat].mana)
    for kind in mana:
        pool[MANA_KINDS.index(kind)] += 1
    fields = {"mana": tuple(pool)}
    found = asking.seen(game, source)
    if found is not None and "Snow" in found[1].supertypes:
        had = game.players[seat].snow
        fields["snow"] = tuple(had[place] + mana.count(kind) for place, kind in enumerate(MANA_KINDS))
    alter_player(game, seat, **fields)
    game.events.append(e.ManaAdded(seat, mana, source))


def spend_mana(
    game: Game, seat: Seat, mana: str, commander: bool = False, earmarked: tuple[Earmarked, ...] = ()
) -> None:
    """Take mana out of a player's pool, where this stays `earmarked`; `commander`: to cast a commander.

    Small letters are mana from snow sources, which otherwise is spent last.  (CR 107.4h)
    """
    pool, snow = list(game.players[seat].mana), list(game.players[seat].snow)
    for kind in mana:
        place = MANA_KINDS.index(kind.upper())
        pool[place] -= 1
        snow[place] = min(snow[place] - kind.islower(), pool[place])
    kept, all_turn = (
        tuple(map(min, each, pool)) for each in (game.players[seat].kept, game.players[seat].kept_all_turn)
    )
    alter_player(game, seat, mana=tuple(pool), snow=tuple(snow), kept=kept, kept_all_turn=all_turn, earmarked=earmarked)
    if mana:
        game.events.append(e.ManaPaid(seat, mana.upper(), commander))


def add_effect(game: Game, effect: Effect) -> None:
    """A continuous effect begins, unless what it was to last until has happened before.  (CR 611.2b)"""
    if durations.is_over(game, effect):
        return
    game.effects = (*game.effects, effect)
    touched(game)


def give_keywords(game: Game, number: int, kinds: Iterable[str]) -> None:
    """What counters that have come give to a permanent begins now.  (CR 122.1b, 613.7c)"""
    for kind in (kind for kind in kinds if kind in KEYWORD_COUNTERS):
        add_effect(game, counter_effects.keyword_effect(game.objects[number], kind, stamp(game), game.turn))


def drop_effects(game: Game, gone: Iterable[Effect]) -> None:
    """Continuous effects end."""
    ended = {id(effect) for effect in gone}
    if ended:
        game.effects = tuple(effect for effect in game.effects if id(effect) not in ended)
        touched(game)


def swap_effect(game: Game, old: Effect, new: Effect) -> None:
    """A continuous effect has used up a part of itself, such as a shield."""
    game.effects = tuple(new if effect is old else effect for effect in game.effects)
    touched(game)


def add_delayed(game: Game, delayed: DelayedTrigger) -> None:
    """A delayed triggered ability is created.  (CR 603.7)"""
    game.delayed = (*game.delayed, delayed)
    touched(game, shape=False)


def attach(game: Game, number: int, to: int | SeatRef | None) -> None:
    """Attach an Aura or Equipment, or let go.  (CR 701.3)"""
    if isinstance(to, SeatRef):
        alter(game, number, attached=None, attached_player=to.seat, timestamp=stamp(game))
        happen(game, e.Attached(number, None))
    else:
        if to is not None and to == game.objects[number].attached:
            return  # CR 701.3b: it is there already
        fields: dict[str, object] = {"attached": to, "attached_player": None}
        if to is not None:
            fields["timestamp"] = stamp(game)
        alter(game, number, **fields)
        happen(game, e.Attached(number, to))


def set_library(game: Game, seat: Seat, cards: Sequence[int]) -> None:
    """Put a library in this order, top first.  Unseen cards become new objects when it is shuffled: see `shuffle`."""
    game.libraries[seat] = tuple(cards)
    game.lying += 1
    touched(game, shape=False)


def shuffle(game: Game, seat: Seat, known: Iterable[int] = ()) -> None:
    """Shuffle a library; its cards get new ids, so that nobody can follow one.  (CR 701.20)

    But for those which an effect that goes on knows and has yet to do something with: `known`.
    """
    kept = frozenset(known)
    cards = [game.objects.pop(number) for number in game.libraries[seat]]
    game.stream(seat, "shuffle").shuffle(cards)
    numbers = []
    for card in cards:
        number = card.id if card.id in kept else new_id(game)
        game.objects[number] = replace(card, id=number, known_to=())
        numbers.append(number)
    set_library(game, seat, numbers)
    happen(game, e.Shuffled(seat))


def set_combat(game: Game, combat: Combat | None) -> None:
    """The state of the combat phase.  While nothing attacks, it is nothing that state-based actions could look at."""
    stir = game.stir
    idle = not any(one is not None and one.attacks for one in (game.combat, combat))
    game.combat = combat
    touched(game, shape=False, moment=True)
    if idle:
        game.stir = stir


def lose(game: Game, seat: Seat, why: str) -> None:
    """A player has lost the game; leaving it comes next.  (CR 104.3)"""
    alter_player(game, seat, lost=why)
    happen(game, e.PlayerLost(seat, why))


def end_game(game: Game, winners: tuple[Seat, ...], why: str) -> None:
    """The game is over.  (CR 104.1)"""
    if not game.ended:
        game.ended = why
        game.winners = winners
        game.pending = replace(game.pending, stage="over")
        game.events.append(e.GameEnded(winners, why))
        touched(game)


def crown(game: Game, seat: Seat) -> None:
    """A player becomes the monarch.  (CR 720.3)"""
    if game.monarch == seat:
        return
    set_fields(game, monarch=seat)
    for effect in game.effects:
        if effect.until == "an opponent becomes the monarch" and seat not in game.setup.sides[effect.controller]:
            swap_effect(game, effect, replace(effect, over=True))
    happen(game, e.MonarchChanged(seat))


def bless(game: Game, seats: Iterable[Seat]) -> None:
    """Players get the city's blessing, before it is looked what triggers.  (CR 702.131, 702.131d)"""
    for seat in seats:
        alter_player(game, seat, blessed=True)
        happen(game, e.Blessed(seat))


def count_spell(game: Game, seat: Seat, number: int) -> None:
    """A player has cast a spell: remember it for this turn."""
    item = game.objects[number]
    alter_player(game, seat, spells_cast=game.players[seat].spells_cast + 1)
    game.memory = replace(game.memory, cast=(*game.memory.cast, (seat, item, item.base)))
    game.moment += 1


def forget_old(game: Game) -> None:
    """Forget what objects last were, once nothing can ask for it: what left before the turn just over."""
    wanted = last_known_information.asked_for(game)
    for number in [n for n, known in game.last_known.items() if known.turn < game.turn - 1 and n not in wanted]:
        del game.last_known[number]
