"""A pod that drafted in a room here plays its night: the night is made from the room, and everybody gets their keys."""

import asyncio
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.nights.agreed import check_settings
from entaku.server.nights.api import entering, expect_organiser, hall_of, nights_of
from entaku.server.nights.bodies import NewPodNight, NightEntered, PodNight, PodRoom
from entaku.server.nights.lost import player_at
from entaku.server.nights.open_nights import Nights, OpenNight
from entaku.server.nights.prize_lists import drafted_prizes
from entaku.server.replies import answer, body_of, endpoint, expect_guest, room_of
from entaku.server.rooms.record import Guest, Record
from entaku.server.rooms.room import Room
from entaku.tournament import acts
from entaku.tournament.pods import FEWEST, MOST_IN_A_GROUP_GAME
from entaku.tournament.prizes import Prize
from entaku.tournament.state import BOT


async def start(request: Request) -> Response:
    """Make the night of the pod that drafted in this room, its first pairing drawn but not published."""
    room = await room_of(request)
    guest = await expect_guest(request, room)
    wanted = await body_of(request, NewPodNight)
    if guest.id != room.record.in_charge or room.record.group is not None:
        raise Unlawful("host-only")
    nights = nights_of(request)
    async with nights.starting:
        if not room.record.night:
            open_night = await begin(nights, room, wanted)
            await room.change(lambda record: _plays(record, open_night.code))
    return answer(await keys_of(nights, room, guest), 201)


async def show(request: Request) -> Response:
    """The night that a room's seats play, and the asker's keys in it."""
    room = await room_of(request)
    return answer(await keys_of(nights_of(request), room, await expect_guest(request, room)))


def structure_of(room: Room, wanted: NewPodNight) -> Literal["two-rounds", "group-game"]:
    """One game of everybody where that is wanted and there aren't too many; else two rounds.  (EV-5, EV-14)"""
    is_one_game = wanted.settings.structure == "group-game" and len(room.record.chairs) <= MOST_IN_A_GROUP_GAME
    return "group-game" if is_one_game else "two-rounds"


async def begin(nights: Nights, room: Room, wanted: NewPodNight) -> OpenNight:
    """The night of a drafted pod, up to the drawn pairing.  (EV-2, EV-3, EV-4)

    Raises Unlawful before the draft is over, and for too few players.
    """
    drafted = room.drafted
    if drafted is None or room.record.is_lobby:
        raise Unlawful("table-not-over")
    chairs = room.record.chairs
    if len(chairs) < FEWEST:
        raise Unlawful("night-too-few", players=len(chairs), fewest=FEWEST)
    check_settings(wanted.settings, nights.service.library.codes)
    agreed = msgspec.structs.replace(wanted.settings, structure=structure_of(room, wanted), registration=False)
    open_night = await nights.make(wanted.name or room.record.title or room.code, agreed, room.home)
    players = tuple(range(1, len(chairs) + 1))
    for player, chair in zip(players, chairs, strict=True):
        via = BOT if chair.guest is None else "link"
        await open_night.enter(room.code, acts.Registered(player, room.record.name_at(player - 1), via), insist=True)
        await open_night.enter(room.code, acts.CheckedIn(player))
    await open_night.enter(room.code, acts.PodsMade((players,)))
    await open_night.enter(room.code, acts.DraftedAt(1, room.code, drafted.number, players))
    drafters = {player: drafted.pools[player - 1].player for player in players}
    prizes = await asyncio.to_thread(drafted_prizes, drafted.pools, drafters, drafted.find)
    if prizes:
        pooled = tuple(Prize(0, one.name, one.rarity, one.foil, one.drafter) for one in prizes)
        await open_night.enter(room.code, acts.PrizesPooled(1, pooled))
    await open_night.enter(room.code, lambda night: night.draw_round())
    return open_night


async def keys_of(nights: Nights, room: Room, guest: Guest) -> PodNight:
    """What somebody of a room gets of its night: their player's key, and the desk's as the host of a room that made it.

    In a room that the night opened whoever acts for the host is no organiser.  Raises Unlawful where there is no night.
    """
    group = room.record.group
    if group is not None and group.pod:
        room = await nights.service.room(group.pod)
        found = room.record.guest(guest.pod)
        if found is None:
            raise Unlawful("token-unknown")
        guest = found
    code = room.record.night or (group.night if group is not None else "")
    if not code:
        raise Unlawful("night-none-here")
    open_night = await nights.open_night(code)
    player = player_at(open_night, room, guest)
    has_desk = guest.id == room.record.in_charge and not room.record.has_set_seats
    return PodNight(
        code,
        open_night.keys.desk if has_desk else None,
        player,
        None if player is None else open_night.keys.player(player),
    )


async def name_room(request: Request) -> Response:
    """A pod of a night made at the desk drafted in this room: its groups play here from now on."""
    open_night = await hall_of(request)
    expect_organiser(request, open_night)
    wanted = await body_of(request, PodRoom)
    number = int(request.path_params["pod"])
    nights = nights_of(request)
    await nights.adopt(open_night, wanted.room, wanted.token, uses=True)
    room = await nights.service.room(wanted.room)
    host = await nights.service.guest_of(room, wanted.token) if wanted.token else None
    if host is None or host.id != room.record.in_charge:
        raise Unlawful("host-only")
    if room.drafted is None:
        raise Unlawful("table-not-over")
    players = seated_by_name(open_night, number, [pool.player for pool in room.drafted.pools])
    act = acts.DraftedAt(number, room.code, room.drafted.number, players)
    entry = await open_night.enter(wanted.by, act, seen=wanted.seen)
    await room.change(lambda record: _plays(record, open_night.code))
    return answer(NightEntered(entry.number), 201)


def seated_by_name(open_night: OpenNight, pod: int, names: list[str]) -> tuple[int, ...]:
    """Whoever of a pod sat at each seat of a draft.  Raises Unlawful if somebody of the pod didn't."""
    state = open_night.night.state
    if not 1 <= pod <= len(state.pods):
        raise Unlawful("night-pod-unknown", pod=pod)
    known = state.known_as(state.pods[pod - 1])
    players = tuple(known.get(name.casefold(), 0) for name in names)
    missing = [state.names[player] for player in state.pods[pod - 1] if player not in players]
    if missing:
        raise Unlawful("night-pod-elsewhere", names=", ".join(missing))
    return players


def _plays(record: Record, night: str) -> None:
    record.night = night


ROUTES = [
    Route("/api/rooms/{code}/night", endpoint(show)),
    Route("/api/rooms/{code}/night", endpoint(start), methods=["POST"]),
    Route("/api/nights/{code}/pods/{pod:int}/room", entering(name_room), methods=["PUT"]),
]
