"""Tables for groups whose decks were not drafted here: everybody brings a list to their seat, then the game begins."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from entaku.decks.check.rules import VERSIONS
from entaku.games.brought import Brought, with_bracket
from entaku.kernel.errors import EntakuError, Unlawful
from entaku.kernel.randomness import Seed
from entaku.magic.game.setup import GameSetup
from entaku.messages import Language, say
from entaku.server.nights.group_tables import game_options, said_of
from entaku.server.nights.own_rules import options_of
from entaku.server.nights.pod_rooms import seated_record
from entaku.server.rooms.record import Chair, OfGroup, Record
from entaku.server.rooms.room import Room
from entaku.server.tables.games import check_options, game_options_of
from entaku.tournament import acts
from entaku.tournament.settings import OwnRules, PodRules
from entaku.tournament.state import Group

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import OpenNight


async def open_own(open_night: "OpenNight", number: int, by: str, language: Language) -> Room:
    """A room in which a group brings its decks and plays; it stands in the night's log.

    Raises Unlawful for a group that is over, has a table, or drafted here.
    """
    service, state = open_night.nights.service, open_night.night.state
    group = state.group(number)
    if group.is_over:
        raise Unlawful("night-group-over", table=group.table)
    if group.room:
        raise Unlawful("night-group-has-table", table=group.table, room=group.room)
    if (group.pod or 0) in state.drafted:
        raise Unlawful("night-group-drafted-here", table=group.table)
    agreed, rules = state.settings, state.rules_of(group)
    played = game_options(rules)
    check_options(played)
    checked = options_of(agreed, played.date)
    options = msgspec.structs.replace(checked, clock=played.clock, grace=played.grace, rumble=played.rumble)
    order = group.game.order
    title = say("night-group-room", language, night=open_night.night.setup.name, table=group.table)
    record = seated_record(title, language, by, [state.players[player] for player in order])
    record.group = OfGroup("", open_night.code, number, order)
    for player, chair in zip(order, record.chairs, strict=True):
        guest = record.guest(chair.guest)
        if guest is not None:
            deck = _collected(open_night, player) or await _deck_before(open_night, player)
            guest.deck = deck and await asyncio.to_thread(with_bracket, deck, options, service.library)
    room = await service.create(record, options, open_night.home)
    await open_night.enter(by, acts.TableNamed(number, room.code))
    return room


def _collected(open_night: "OpenNight", player: int) -> Brought | None:
    """The list that the player handed in for the whole night, once lists are locked: it is what they play."""
    state = open_night.night.state
    kept = state.lists.get(player) if state.lists_locked else None
    return None if kept is None else Brought(kept.text, kept.file, kept.commander, handed_in=True, fixed=True)


async def _deck_before(open_night: "OpenNight", player: int) -> Brought | None:
    """What the player brought to their last table of this night; they hand it in again, or another."""
    for group in reversed(list(open_night.night.state.groups.values())):
        if player not in group.game.order or not group.room:
            continue
        room = await open_night.nights.service.find_room(group.room)
        own = None if room is None else room.record.group
        if room is not None and own is not None and own.night == open_night.code and not own.pod:
            guest = room.record.guest(room.record.chair(own.players.index(player)).guest)
            if guest is not None and guest.deck is not None:
                return msgspec.structs.replace(guest.deck, handed_in=False, fixed=False)
    return None


async def begin_games(open_night: "OpenNight") -> None:
    """Where everybody of a group has handed in a deck, the game begins; where it can't, the night says why."""
    state = open_night.night.state
    for group in state.groups_in(state.round):
        if not group.room or group.is_over:
            continue
        room = await open_night.nights.service.find_room(group.room)
        own = None if room is None else room.record.group
        if (
            room is None
            or own is None
            or own.pod
            or own.night != open_night.code
            or not room.record.is_lobby
            or room.mixer is not None
        ):
            continue
        await _give_up_seats(open_night, room, own)
        people = [chair for chair in room.record.chairs if chair.guest is not None]
        if not people or not all(room.record.has_brought(seat) for seat in _seats_of_people(room.record)):
            continue
        try:
            await begin_game(open_night, group, room)
        except EntakuError as problem:
            open_night.hold_up(group.number, said_of(problem))
        else:
            open_night.hold_up(group.number, None)


def _seats_of_people(record: Record) -> list[int]:
    return [seat for seat, chair in enumerate(record.chairs) if chair.guest is not None]


async def _give_up_seats(open_night: "OpenNight", room: Room, own: OfGroup) -> None:
    """Who drops before the game begins is waited for no longer; their seat gives up once it has."""
    state = open_night.night.state
    gone = [seat for seat in _seats_of_people(room.record) if state.players[own.players[seat]].dropped]
    if not gone:
        return

    def leave(record: Record) -> None:
        for seat in gone:
            guest = record.guest(record.chairs[seat].guest)
            assert guest is not None
            guest.seat = None
            record.chairs[seat] = Chair(bot=True, name=guest.name)

    await room.change(leave)
    room.screens.show_all()


async def begin_game(open_night: "OpenNight", group: Group, room: Room) -> None:
    """The game of a group with the decks that they brought, by what was agreed on.  (EV-5, EV-11, EV-12)"""
    service, state = room.service, open_night.night.state
    decks, rules = state.settings.decks, state.rules_of(group)
    async with room.changing:
        room.expect_still()
        record = msgspec.json.decode(msgspec.json.encode(room.record), type=Record)
        names = [record.name_at(seat) for seat in range(len(record.chairs))]
        record.start("bots", say("server-bot-name", record.language))
        for chair, name in zip(record.chairs, names, strict=True):
            chair.name = name if chair.bot else chair.name
        record.game = game_options_of(room.options)

        async def deal(luck: Seed) -> msgspec.Struct:
            setup = await service.dealt(room, names, luck, record.decks())
            assert isinstance(setup, GameSetup)
            return agreed_setup(setup, rules, decks, group.survivors)

        await service.begin(room, record, room.format.offer.format, deal)


def agreed_setup(setup: GameSetup, rules: PodRules, decks: OwnRules, survivors: int) -> GameSetup:
    """The game as it was agreed on.  (CM-9, CM-10, EV-11)

    Commander keeps its own life total, and its mulligan unless partial Paris is agreed on.
    """
    agreed = game_options(rules)
    profile = msgspec.structs.replace(
        setup.profile,
        attack=agreed.attack,
        range=agreed.range,
        clock=True,
        lap=rules.lap,
    )
    if decks not in VERSIONS:
        profile = msgspec.structs.replace(profile, life=agreed.life, mulligan=agreed.mulligan)
    if agreed.mulligan == "partial-paris":
        profile = msgspec.structs.replace(profile, mulligan=agreed.mulligan, free_mulligan=False)
    return msgspec.structs.replace(setup, profile=profile, starts=0, survivors=survivors)
