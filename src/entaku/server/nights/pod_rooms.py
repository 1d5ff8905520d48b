"""Rooms that a night opens for its pods to draft in: each seat is a player's, and everybody keeps their name."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import LONGEST_NAME
from entaku.messages import Language, say
from entaku.server.nights.prize_lists import drafted_prizes
from entaku.server.rooms.record import LONGEST_TITLE, Chair, Guest, OfPod, Record
from entaku.server.rooms.room import Room
from entaku.server.tables.options import DraftOptions
from entaku.tournament import acts
from entaku.tournament.finishing import PlayerId
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import Settings
from entaku.tournament.state import BOT, Player, State

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import OpenNight


def draft_options(settings: Settings, codes: Sequence[str]) -> DraftOptions:
    """What the pods of a night draft: what was agreed, else boosters of the first known set.  (EV-13)

    Raises Unlawful for what is no draft.
    """
    if not settings.draft:
        usual = "ggd" if settings.structure == "group-game" else "conspiracy"
        return DraftOptions(usual, tuple(codes[:1]))
    try:
        return msgspec.json.decode(settings.draft, type=DraftOptions)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Unlawful("night-draft-unclear", problem=str(problem)[:200]) from problem


def drafters(state: State, pod: int) -> tuple[PlayerId, ...]:
    """Who of a pod sits down to its draft, in the order of the seats."""
    if not 1 <= pod <= len(state.pods):
        raise Unlawful("night-pod-unknown", pod=pod)
    return tuple(player for player in state.pods[pod - 1] if not state.players[player].dropped)


def seated_record(title: str, language: Language, organiser: str, players: Sequence[Player]) -> Record:
    """A room whose seats are these players', in this order; the organiser is its host and has no seat."""
    record = Record(title[:LONGEST_TITLE], language, 0, watching=True, pace=0.6, chairs=[])
    host = _guest(record, organiser)
    record.host = host.id
    seat_players(record, players, {})
    return record


def seat_players(record: Record, players: Sequence[Player], before: dict[PlayerId, Guest]) -> None:
    """Give every player a seat, in this order; who was seated before stays who they are."""
    record.guests = [guest for guest in record.guests if guest.seat is None]
    record.chairs = []
    for player in players:
        if player.via == BOT:
            record.chairs.append(Chair(bot=True, name=short_name(player)))
            continue
        guest = before.get(player.number)
        if guest is None:
            guest = _guest(record, short_name(player))
        else:
            record.guests.append(guest)
        guest.seat = len(record.chairs)
        record.chairs.append(Chair(guest=guest.id))


def short_name(player: Player) -> str:
    """A player's name as long as rooms have them, with what tells them apart whole."""
    mark = player.name[len(player.entered) :]
    return player.entered[: LONGEST_NAME - len(mark)].rstrip() + mark


def _guest(record: Record, name: str) -> Guest:
    guest = Guest(record.next_guest, record.told_apart(name[:LONGEST_NAME].strip() or "–", None), [])
    record.guests.append(guest)
    record.next_guest += 1
    return guest


async def open_draft(open_night: "OpenNight", pod: int, by: str, language: Language) -> Room:
    """A room in which a pod drafts, its seats taken; it stands in the night's log.

    Raises Unlawful for a pod that has one already, or is too small or large for the format.
    """
    service, state = open_night.nights.service, open_night.night.state
    if pod in state.drafted:
        raise Unlawful("night-pod-has-room", pod=pod, room=state.drafted[pod].room)
    players = drafters(state, pod)
    options = draft_options(state.settings, service.library.codes)
    await service.checked(options, len(players), f"night {open_night.code}")
    title = say("night-pod-room", language, night=open_night.night.setup.name, pod=pod)
    record = seated_record(title, language, by, [state.players[player] for player in players])
    record.night, record.pod = open_night.code, OfPod(open_night.code, pod, players)
    room = await service.create(record, options, open_night.home)
    await open_night.enter(by, acts.DraftedAt(pod, room.code, 1, players))
    return room


async def start_draft(open_night: "OpenNight", pod: int) -> None:
    """The draft of a pod begins, with everybody of the pod as it is now."""
    room = await pod_room(open_night, pod)
    if room is None:
        raise Unlawful("night-pod-no-room", pod=pod)
    await seat_pod(open_night, pod, room)
    record = room.record
    names = [record.name_at(seat) for seat in range(len(record.chairs))]

    def start(record: Record) -> None:
        record.start("bots", say("server-bot-name", record.language))
        for chair, name in zip(record.chairs, names, strict=True):
            chair.name = name if chair.bot else chair.name

    await room.service.start(room, start)
    room.changed()


async def pod_room(open_night: "OpenNight", pod: int) -> Room | None:
    """The room that the night opened for a pod's draft, if it did."""
    at = open_night.night.state.drafted.get(pod)
    room = None if at is None else await open_night.nights.service.find_room(at.room)
    own = None if room is None else room.record.pod
    return room if own is not None and (own.night, own.pod) == (open_night.code, pod) else None


async def seat_pods(open_night: "OpenNight") -> None:
    """Before its draft begins a pod's room has the seats that the pod has now; bots draft on for those who dropped."""
    if open_night.night.state.round:
        return
    for pod in list(open_night.night.state.drafted):
        room = await pod_room(open_night, pod)
        if room is None or room.mixer is not None:
            continue
        if room.record.is_lobby:
            await seat_pod(open_night, pod, room)
        elif room.drafted is None:
            await _stand_in(open_night, room)
        else:
            await _pool_prizes(open_night, pod, room)


async def seat_pod(open_night: "OpenNight", pod: int, room: Room) -> None:
    """Late entries get a seat, and who has dropped before the draft leaves it."""
    state, own = open_night.night.state, room.record.pod
    players = drafters(state, pod)
    if own is None or not room.record.is_lobby or own.players == players or not players:
        return

    def seat(record: Record) -> None:
        seated = zip(own.players, record.chairs, strict=True)
        before = {player: guest for player, chair in seated if (guest := record.guest(chair.guest)) is not None}
        seat_players(record, [state.players[player] for player in players], before)
        record.pod = OfPod(own.night, own.pod, players)

    await room.change(seat)
    for guest in room.here.guests():
        room.reseated(guest)
    await open_night.enter(room.code, acts.DraftedAt(pod, room.code, 1, players))


async def _stand_in(open_night: "OpenNight", room: Room) -> None:
    """Bots draft on for those who dropped."""
    own, state = room.record.pod, open_night.night.state
    assert own is not None
    gone = [seat for seat, player in enumerate(own.players) if state.players[player].dropped]
    seats = [seat for seat in gone if not room.record.chairs[seat].is_played]
    for seat in seats:
        await room.change(partial(Record.set_standin, seat=seat, on=True))
    if seats:
        room.bots.wake_all()


async def _pool_prizes(open_night: "OpenNight", pod: int, room: Room) -> None:
    """What of the draft is picked in ranking order is the pod's pool of prizes, once.  (EV-4)"""
    drafted, own = room.drafted, room.record.pod
    pooled = any(isinstance(entry.act, acts.PrizesPooled) and entry.act.pod == pod for entry in open_night.night.log)
    if drafted is None or own is None or pooled:
        return
    names = {player: pool.player for player, pool in zip(own.players, drafted.pools, strict=True)}
    found = await asyncio.to_thread(drafted_prizes, drafted.pools, names, drafted.find)
    if found:
        prizes = tuple(Prize(0, one.name, one.rarity, one.foil, one.drafter) for one in found)
        await open_night.enter(room.code, acts.PrizesPooled(pod, prizes))
