"""Phasing out and in.  (CR 702.26, 502.1)

What is phased out is among no objects and in no zone, so that nothing finds it; it keeps all that it was.
"""

from collections.abc import Callable, Iterable, Sequence

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.additional.faces import prepared
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game, LastKnown, Object, PhasedOut
from entaku.magic.spells.layers import durations, projection
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.spells.resolving import selectors
from entaku.oracle.ir.durations import AsLongAs


def phase_out(game: Game, numbers: Iterable[int]) -> None:
    """Permanents phase out, all at once, with what is attached to them; they leave combat.  (CR 702.26b, 702.26g)"""
    wanted = [n for n in dict.fromkeys(numbers) if n in game.objects and game.objects[n].zone == "battlefield"]
    if wanted:
        before = projection.current(game)
        happen(game, remove(game, going_out(game, wanted)), (), before)


def step(game: Game, seat: Seat) -> None:
    """In their untap step a player's permanents phase in and those with phasing out, at the same time.  (CR 502.1)"""
    before = projection.current(game)
    wanted = [n for n, one in before.traits.items() if one.controller == seat and "phasing" in one.kit.keywords]
    back = coming_in(game, seat)
    if wanted or back:
        happen(game, remove(game, going_out(game, wanted)), back, before)


def going_out(game: Game, wanted: Sequence[int]) -> dict[int, int | None]:
    """What phases out, by itself or with what it is attached to: that comes before being meant itself.  (CR 702.26h)"""
    hosts: dict[int, int | None] = {}
    waiting = list(wanted)
    for host in waiting:
        hosts.setdefault(host, None)
        for number in game.battlefield:
            if game.objects[number].attached == host and hosts.get(number) is None:
                hosts[number] = host
                waiting.append(number)
    return hosts


def coming_in(game: Game, seat: Seat) -> tuple[PhasedOut, ...]:
    """What phased out under a player's control by itself, and what went with that.  (CR 702.26a, 702.26g)"""
    back = [one for one in game.phased if one.seat == seat and one.host is None]
    for one in back:
        back += [other for other in game.phased if other.host == one.object.id]
    return tuple(back)


def remove(game: Game, out: dict[int, int | None]) -> tuple[PhasedOut, ...]:
    """Permanents are as though they didn't exist; what asks for them knows what they last were.  (CR 608.2h)"""
    traits = projection.current(game).traits
    gone = tuple(PhasedOut(game.objects[n], traits[n], traits[n].controller, host) for n, host in out.items())
    attacked = {one.object.id: selectors.defending_player(game, one.object.id) for one in gone}
    when = mutators.new_id(game)
    for one in gone:
        number = one.object.id
        mutators.take_out(game, number)
        game.last_known[number] = LastKnown(one.object, one.traits, (), game.turn, when, attacked[number])
        mutators.leave_combat(game, number)
    return gone


def happen(game: Game, gone: tuple[PhasedOut, ...], back: tuple[PhasedOut, ...], before: Projection) -> None:
    """What has phased out is kept aside, and what phases in is where it was; both are told at once.

    What triggers as something phases out looks back to how things were before.  (CR 603.10b)
    """
    mutators.set_fields(game, phased=(*(one for one in game.phased if one not in back), *gone))
    for one in back:
        game.last_known.pop(one.object.id, None)
        mutators.put_in(game, one.object)
    end_what_hangs_on(game)
    batch: list[Event] = [e.Phased(one.object.id, one.traits.name, one.seat) for one in gone]
    for one in back:
        traits = projection.look(game, one.object)
        batch.append(e.Phased(one.object.id, traits.name, traits.controller, into=True))
    mutators.happen(game, *batch, before=before)
    for one in back:
        if "prepared" in one.object.designations:
            prepared.put_copy(game, one.object.id)


def end_what_hangs_on(game: Game) -> None:
    """What lasts for as long as something is so ends at once where that has phased out.  (CR 702.26f)

    What is to return then does as soon as it can.  (CR 610.3)
    """
    for effect in game.effects:
        if isinstance(effect.until, AsLongAs) and durations.is_over(game, effect):
            mutators.swap_effect(game, effect, mutators.replace(effect, over=True))
    ended = (one for one in game.effects if one.over and (one.changes or one.rule is not None))
    mutators.drop_effects(game, list(ended))


def clean_up(game: Game, over: Callable[[Object], dict[str, object]]) -> None:
    """What is over at the end of a turn is so for what is phased out, too.  (CR 514.2, 702.26f)"""
    ended = [over(one.object) for one in game.phased]
    if any(ended):
        there = zip(game.phased, ended, strict=True)
        kept = tuple(mutators.replace(one, object=mutators.replace(one.object, **fields)) for one, fields in there)
        mutators.set_fields(game, phased=kept)


def leave(game: Game, seat: Seat) -> None:
    """What a player owns leaves the game with them though it is phased out, and nothing sees it go.  (CR 702.26k)"""
    left = [one for one in game.phased if one.object.owner == seat]
    if left:
        gone = {one.object.id for one in left}
        freed = (
            mutators.replace(one, host=None) if one.host in gone else one for one in game.phased if one not in left
        )
        mutators.set_fields(game, phased=tuple(freed))


def pass_on(game: Game, passed: Iterable[Seat], seat: Seat) -> None:
    """What phased out under players who have left phases in in the untap step after their turn would have begun.

    (CR 702.26n)
    """
    gone = frozenset(passed)
    if any(one.seat in gone for one in game.phased):
        moved = (mutators.replace(one, seat=seat) if one.seat in gone else one for one in game.phased)
        mutators.set_fields(game, phased=tuple(moved))
