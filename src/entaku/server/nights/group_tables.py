"""Tables here for the groups of a published pairing: each group gets a room of its own, with the decks of its draft."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from entaku.kernel.errors import EntakuError, Unlawful
from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat
from entaku.messages import say
from entaku.server.rooms.desk import Desk
from entaku.server.rooms.record import LONGEST_TITLE, Chair, Guest, OfGroup, Record
from entaku.server.rooms.room import Room
from entaku.server.tables.games import GAME, check_options, game_setup
from entaku.server.tables.options import GameClock, GameOptions
from entaku.tournament import acts
from entaku.tournament.said import Said
from entaku.tournament.settings import PodRules
from entaku.tournament.state import Group

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import OpenNight


async def open_tables(open_night: "OpenNight") -> None:
    """Seat the groups of this round whose pods drafted here, and who have no table yet.  (EV-3, EV-10)

    Where a group can't play yet (a deck is not legal, say), the night says why, and it is tried again.
    """
    state = open_night.night.state
    for group in state.groups_in(state.round):
        drafted = state.drafted.get(group.pod or 0)
        if drafted is None or group.named or group.is_over:
            continue
        try:
            room = await open_table(open_night, group, drafted)
        except EntakuError as problem:
            open_night.hold_up(group.number, said_of(problem))
            continue
        open_night.hold_up(group.number, None)
        await open_night.enter(drafted.room, acts.TableNamed(group.number, room.code))


async def open_table(open_night: "OpenNight", group: Group, at: acts.DraftedAt) -> Room:
    """A room in which the group's game begins.  Raises Unlawful if somebody has no deck from that draft."""
    service = open_night.nights.service
    pod = await service.room(at.room)
    drafted = pod.drafted
    if drafted is None and pod.record.table <= at.table:
        raise Unlawful("night-draft-running", room=at.room)
    if drafted is None or drafted.number != at.table:
        raise Unlawful("night-draft-gone", room=at.room)
    names = open_night.night.state.names
    missing = next((player for player in group.game.order if player not in at.seats), None)
    if missing is not None:
        raise Unlawful("night-not-drafted", name=names[missing], room=at.room)
    seats = [at.seats.index(player) for player in group.game.order]
    decks = [await Desk(pod, seat, drafted).ready() for seat in seats]
    rules = open_night.night.state.rules_of(group)
    options = game_options(rules)
    check_options(options)
    belongs = OfGroup(pod.code, open_night.code, group.number, group.game.order)
    title = say("night-group-room", pod.record.language, night=open_night.night.setup.name, table=group.table)
    record = record_of(pod.record, belongs, seats, title, options)

    async def deal(luck: Seed) -> msgspec.Struct:
        players = [record.name_at(seat) for seat in range(len(seats))]
        pools = [drafted.pools[seat] for seat in seats]
        setup = await asyncio.to_thread(game_setup, players, pools, decks, drafted.find, service.library, options)
        profile = msgspec.structs.replace(setup.profile, clock=True, lap=rules.lap)
        return msgspec.structs.replace(setup, profile=profile, starts=0, survivors=group.survivors)

    waiting = msgspec.structs.replace(record, is_lobby=True, table=0)
    room = await service.create(waiting, pod.options, open_night.home)
    async with room.changing:
        await service.begin(room, record, GAME.rules.name, deal, beside=pod)
    return room


def game_options(rules: PodRules) -> GameOptions:
    """What the pod agreed on, as a game takes it.  (EV-11, EV-12, EV-15)"""
    agreed = rules.options
    attack = "multiple" if agreed.attack == "any" else agreed.attack
    clock = None if agreed.clock is None else GameClock(agreed.clock.seconds, agreed.clock.reserve)
    return GameOptions(
        life=agreed.life,
        attack=attack,
        range=agreed.influence,
        mulligan=agreed.mulligan,
        clock=clock,
        grace=agreed.grace,
        rumble=agreed.rumble,
        date=agreed.date,
    )


def record_of(pod: Record, group: OfGroup, seats: Sequence[Seat], title: str, options: GameOptions) -> Record:
    """Who is in the group's room: everybody of the pod, those on these seats of the draft at the table, in this order.

    Nobody signs in again: the tokens of the room in which the pod drafted count here too.
    """
    guests = [Guest(one.id, one.name, [], pod=one.id) for one in pod.guests]
    chairs = []
    for place, seat in enumerate(seats):
        chair = pod.chairs[seat]
        chairs.append(Chair(chair.guest, chair.bot, chair.standin, name=chair.name))
        for guest in guests:
            if guest.id == chair.guest:
                guest.seat = place
    return Record(
        title[:LONGEST_TITLE],
        pod.language,
        pod.host,
        pod.watching,
        pod.pace,
        chairs,
        guests,
        pod.next_guest,
        table=1,
        is_lobby=False,
        group=group,
        game=options,
        level=pod.level,
    )


def said_of(problem: EntakuError) -> Said:
    """A problem as the night says it."""
    return Said(
        problem.key, {name: fact if isinstance(fact, str) else int(fact) for name, fact in problem.facts.items()}
    )
