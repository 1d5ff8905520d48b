"""What a lost device could do at a night it can do no longer: its links are others, its seats in rooms are let go.

All organisers have one link, as a shop's have one key: when one of their devices is lost there is another link, and
whoever else organises comes in by that.  Each player has one of their own; judges and scorekeepers keep theirs.
"""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from entaku.kernel.errors import Unlawful
from entaku.server.rooms.record import Guest, Record
from entaku.server.rooms.room import Room
from entaku.tournament import acts

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import Nights, OpenNight

RENEWS = (acts.LinkRenewed, acts.DeskRenewed, acts.RecoveryUsed)
"""After one of these what was known before is somebody's who has lost it."""


async def let_go(open_night: "OpenNight", act: acts.AnyAct, token: str = "", but: Room | None = None) -> None:
    """The seats that a lost device had in rooms of the night are its no longer, and no browser is told a player's news.

    The device that says so may show a `token` of its own, which counts on.  In the room `but` that is done already.
    """
    if isinstance(act, acts.LinkRenewed):
        await open_night.nights.push.unsubscribe_all(open_night.code, act.player)
    async for room in _rooms(open_night):
        if room is but:
            continue
        for guest in _lost_in(open_night, room, act):
            if not (guest.tokens or guest.recovery or guest.id in room.here.guests()):
                continue

            def lose(record: Record, number: int = guest.id) -> None:
                own = record.guest(number)
                if own is not None:
                    record.lose_devices(own, token)

            await room.change(lose)
            room.service.put_out(room, guest)


async def seat_lost(nights: "Nights", room: Room, guest: Guest) -> None:
    """Somebody's seat is recovered in a room: what they are at its night they are on the devices they have now.

    In the room where a pod's night was made the host has the desk, too.  A night that is gone holds nobody up.
    """
    record = room.record
    opened = record.pod or record.group
    code = record.night or ("" if opened is None else opened.night)
    if not code:
        return
    try:
        open_night = await nights.open_night(code)
    except Unlawful:
        return
    player = player_at(open_night, room, guest)
    lost: list[acts.AnyAct] = [acts.LinkRenewed(player, 0)] if player in open_night.night.state.players else []
    if opened is None and guest.id in (record.host, record.in_charge):
        lost.append(acts.DeskRenewed(0))
    for act in lost:
        await open_night.enter(guest.name, act)
        await let_go(open_night, act, but=room)


def player_at(open_night: "OpenNight", room: Room, guest: Guest) -> int | None:
    """The night's number of somebody who sits in the room where a pod drafted, or at a group's own table."""
    own = room.record.group
    if own is not None and own.night == open_night.code and guest.seat is not None:
        return own.players[guest.seat]
    for at in open_night.night.state.drafted.values():
        if at.room == room.code and guest.seat is not None and guest.seat < len(at.seats):
            return at.seats[guest.seat] or None
    return None


async def _rooms(open_night: "OpenNight") -> AsyncIterator[Room]:
    """The rooms where the night's players sit: those of its drafts, and those of its groups."""
    state = open_night.night.state
    codes = [at.room for at in state.drafted.values()] + [group.room for group in state.groups.values() if group.room]
    for code in dict.fromkeys(codes):
        room = await open_night.nights.service.find_room(code)
        if room is not None and (room.record.night == open_night.code or room.record.is_of(open_night.code)):
            yield room


def _lost_in(open_night: "OpenNight", room: Room, act: acts.AnyAct) -> list[Guest]:
    """Who of a room has lost what they had there: a player their seat, the organisers what hosts may do."""
    record = room.record
    if isinstance(act, acts.LinkRenewed):
        return [guest for guest in record.guests if player_at(open_night, room, guest) == act.player]
    if record.has_set_seats:
        return [guest for guest in record.guests if guest.id == record.host and guest.seat is None]
    return [guest for guest in record.guests if guest.id in (record.host, record.in_charge)]
