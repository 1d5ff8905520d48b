"""What the desk sees of the rooms that a night opened, until they are at play: who is there, who has a deck."""

from typing import TYPE_CHECKING

from entaku.kernel.errors import EntakuError
from entaku.server.nights.bodies import NightRoom
from entaku.server.rooms.room import Room

if TYPE_CHECKING:
    from entaku.server.nights.hall import Hall


async def look_at_rooms(hall: "Hall") -> None:
    """Look at the rooms in which pods draft and groups bring their decks, and show what has changed."""
    state = hall.night.state
    codes = [] if state.round else [at.room for at in state.drafted.values()]
    codes += [group.room for group in state.groups_in(state.round) if group.room and not group.is_over]
    found = {}
    for code in codes:
        try:
            found[code] = room_shown(await hall.nights.service.room(code))
        except EntakuError:
            continue  # a room that was named by hand, and is gone
    hall.look(found)


def room_shown(room: Room) -> NightRoom:
    """A room in short."""
    there = room.guests_here()
    people = [(seat, chair.guest) for seat, chair in enumerate(room.record.chairs) if chair.guest is not None]
    return NightRoom(
        phase="lobby" if room.record.is_lobby else "over" if room.is_over else "playing",
        people=len(people),
        here=sum(guest in there for _, guest in people),
        ready=sum(seat in room.handed_in or room.record.has_brought(seat) for seat, _ in people),
    )
