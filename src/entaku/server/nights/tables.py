"""Results that flow in by themselves from games at the tables of this server.  (EV-10)"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from entaku.games.results import departures, result_of
from entaku.magic.game.play import MAGIC, Play
from entaku.server.nights.records import records_of
from entaku.server.rooms.room import Room
from entaku.server.tables.sitting import Sitting
from entaku.tournament import acts
from entaku.tournament.finishing import Departure, PlayerId
from entaku.tournament.night import Doubtful
from entaku.tournament.settings import HONOURS
from entaku.tournament.state import Group

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import OpenNight


RECORDED = {honour.key for honour in HONOURS}
"""The honours that a game's own records decide."""


def left_at(open_night: "OpenNight", group: Group, room: Room) -> tuple[Departure, ...]:
    """Who has left the game that a group plays in a room; nobody where another game, or nobody of theirs, is there."""
    sitting = room.sitting
    if sitting is None or sitting.play.rules.name != MAGIC.name or not isinstance(sitting.table.state, Play):
        return ()
    players = seated(room, open_night.code, group, named_players(open_night, group))
    return () if players is None else departures(sitting.table.state.game, players)


def named_players(open_night: "OpenNight", group: Group) -> dict[str, PlayerId]:
    """The players of a group by their names, in small letters."""
    return open_night.night.state.known_as(group.game.order)


def seated(room: Room, night: str, group: Group, names: dict[str, PlayerId]) -> tuple[PlayerId, ...] | None:
    """The group's players by the seats of a room; None where others sit there.

    In a room opened for the group they have their seats; elsewhere they are known by their names.
    """
    own = room.record.group
    if own is not None and (own.night, own.group) == (night, group.number):
        return own.players
    found = [names.get(room.record.name_at(seat).casefold(), 0) for seat in range(len(room.record.chairs))]
    return tuple(found) if sorted(found) == sorted(group.game.order) else None


async def take_results(open_night: "OpenNight") -> None:
    """Enter the results of games that have ended at the tables of a night's groups."""
    for group in [one for one in open_night.night.state.groups.values() if one.room and not one.is_over]:
        room = await open_night.nights.service.find_room(group.room)
        if (
            room is None
            or (sitting := room.sitting) is None
            or sitting.play.rules.name != MAGIC.name
            or not sitting.is_over
        ):
            continue
        players = seated(room, open_night.code, group, named_players(open_night, group))
        open_night.meet_strangers(group.number, players is None)
        state = sitting.table.state
        if players is None or not isinstance(state, Play):
            continue
        result = result_of(state.game, group.number, players)
        facts = await _facts(open_night, group, players, sitting)
        try:
            for fact in facts:
                await open_night.enter(group.room, fact)
            await open_night.enter(group.room, result)  # last: a server that is killed before takes it all again
        except Doubtful:
            open_night.meet_strangers(group.number, are_there=True)


async def _facts(
    open_night: "OpenNight", group: Group, players: Sequence[PlayerId], sitting: Sitting
) -> list[acts.HonourNoted]:
    """What a group's game is worth noting for the honours that were announced.  (CM-17)"""
    announced = {honour.key for honour in open_night.night.state.settings.honours} & RECORDED
    if not announced:
        return []
    best = await asyncio.to_thread(records_of, sitting.table)
    return [
        acts.HonourNoted(group.number, key, players[seat], value)
        for key in sorted(announced)
        for seat, value in sorted(best[key].items())
        if value and value == max(best[key].values())
    ]
