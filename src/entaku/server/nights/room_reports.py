"""What the desk sees of the rooms that a night opened: who is there, who has a deck, who has left the game."""

from typing import TYPE_CHECKING

import msgspec

from entaku.server.nights.shown import NightRoom
from entaku.server.nights.tables import left_at
from entaku.server.rooms.room import Room
from entaku.tournament.state import Group

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import OpenNight


async def look_at_rooms(open_night: "OpenNight") -> None:
    """Look at the rooms in which pods draft and groups bring their decks, and show what has changed."""
    state = open_night.night.state
    codes: dict[str, Group | None] = {} if state.round else {at.room: None for at in state.drafted.values()}
    playing = {group.room: group for group in state.groups_in(state.round) if group.room and not group.is_over}
    found = {}
    for code, group in (codes | playing).items():
        room = await open_night.nights.service.find_room(code)
        if room is None:
            continue
        left = () if group is None else left_at(open_night, group, room)
        found[code] = msgspec.structs.replace(room_shown(room), left=left)
    open_night.look(found)


def room_shown(room: Room) -> NightRoom:
    """A room in short."""
    there = room.here.guests()
    people = [(seat, chair.guest) for seat, chair in enumerate(room.record.chairs) if chair.guest is not None]
    return NightRoom(
        phase="lobby" if room.record.is_lobby else "over" if room.is_over else "playing",
        people=len(people),
        here=sum(guest in there for _, guest in people),
        ready=sum(seat in room.handed_in or room.record.has_brought(seat) for seat, _ in people),
    )
