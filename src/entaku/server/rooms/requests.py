"""What people ask of a room: to sit, to start, to pause …  Each is checked, stored, and then so."""

from collections.abc import Awaitable, Callable
from typing import Any  # Any: each row takes a request of its own kind

from entaku.kernel.errors import Unlawful
from entaku.messages import say
from entaku.server.lines.line import Line
from entaku.server.rooms import authority, messages, undoing
from entaku.server.rooms.authority import expect_in_charge, guest_at
from entaku.server.rooms.knocks import talk_address
from entaku.server.rooms.messages import RoomRequest
from entaku.server.rooms.record import Record
from entaku.server.rooms.room import Room
from entaku.server.tables import access


async def carry_out(room: Room, line: Line, wanted: RoomRequest) -> None:
    """Do what is asked.  Raises EntakuError, changing nothing, if it may not be."""
    await _DEEDS[type(wanted)](room, line, wanted)


def _expect_over(room: Room) -> None:
    if not room.is_over:
        raise Unlawful("table-not-over")


def _expect_own_table(room: Room) -> None:
    """Raises Unlawful in the room of a group, whose game is the only one there.  (EV-5)"""
    if room.record.group is not None:
        raise Unlawful("group-plays-once")


def _expect_free_seats(room: Room) -> None:
    """Raises Unlawful where a night says who sits where.  (EV-3)"""
    if room.record.has_set_seats and room.record.is_lobby:
        raise Unlawful("night-seats-set")


async def _sit(room: Room, line: Line, wanted: messages.Sit) -> None:
    _expect_free_seats(room)

    def sit(record: Record) -> None:
        guest = guest_at(record, line)
        if wanted.seat is None:
            record.stand_up(guest)
        else:
            record.sit(guest, wanted.seat)

    before = room.record
    await room.change(sit)
    room.reseated(line.guest)
    if not before.is_lobby and wanted.seat is not None:
        now = room.record.name_at(wanted.seat)
        await room.chat.note("sat-down", now, before.name_at(wanted.seat), wanted.seat)


async def _rename(room: Room, line: Line, wanted: messages.Rename) -> None:
    if room.record.has_set_seats and room.here.seat_of(line) is not None:
        raise Unlawful("night-seats-set")
    await room.change(lambda record: record.rename(guest_at(record, line), wanted.name))


async def _start(room: Room, line: Line, wanted: messages.Start) -> None:
    expect_in_charge(room, line)
    _expect_own_table(room)
    if wanted.shuffle:
        _expect_free_seats(room)
    record = room.record
    bot_name = say("server-bot-name", record.language)

    def start(record: Record) -> None:
        if wanted.shuffle:
            record.reseat(())
        record.start(wanted.free, bot_name)

    await room.service.start(room, start)


async def _pause(room: Room, line: Line, wanted: messages.Pause) -> None:
    expect_in_charge(room, line)

    def pause(record: Record) -> None:
        if record.is_lobby or room.is_over:
            raise Unlawful("table-none", table=record.table)
        record.paused = wanted.on

    await room.change(pause)
    room.clock.pause(wanted.on)


async def _pace(room: Room, line: Line, wanted: messages.Pace) -> None:
    expect_in_charge(room, line)

    def change(record: Record) -> None:
        record.pace = wanted.seconds

    await room.change(change)


async def _level(room: Room, line: Line, wanted: messages.BotLevel) -> None:
    expect_in_charge(room, line)

    def change(record: Record) -> None:
        record.level = wanted.level

    await room.change(change)


async def _hurry(room: Room, line: Line, wanted: messages.Hurry) -> None:
    if room.here.seat_of(line) is None:
        raise Unlawful("seat-only")
    room.bots.hurry()


async def _standin(room: Room, line: Line, wanted: messages.Standin) -> None:
    if room.here.seat_of(line) != wanted.seat:
        expect_in_charge(room, line)
    await room.change(lambda record: record.set_standin(wanted.seat, wanted.on))
    room.bots.wake_all()


async def _set_bot(room: Room, line: Line, wanted: messages.SetBot) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    await room.change(lambda record: record.set_bot(wanted.seat, wanted.on))


async def _kick(room: Room, line: Line, wanted: messages.Kick) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    guest = await room.change(lambda record: record.kick(wanted.seat))
    _show_out(room, [other for other in room.here.lines if other.guest == guest.id])
    await room.chat.note("kicked", guest.name)


async def _dismiss(room: Room, line: Line, wanted: messages.Dismiss) -> None:
    """Somebody who looks on leaves, and nobody comes to look on from where they are for a while."""
    expect_in_charge(room, line)
    if wanted.guest < 0:
        gone = [other for other in room.here.lines if other.guest is None and other.onlooker == wanted.guest]
        if not gone:
            raise Unlawful("guest-unknown")
    else:
        guest = await room.change(lambda record: record.dismiss(wanted.guest))
        gone = [other for other in room.here.lines if other.guest == guest.id]
    for other in gone:
        room.onlookers.keep_out(other.address)
    _show_out(room, gone)


def _show_out(room: Room, gone: list[Line]) -> None:
    """End the lines of those who are no longer of the room."""
    for other in gone:
        room.disconnect(other)
        other.end(Unlawful("guest-kicked"), final=True)
    room.bots.wake_all()


async def _ask_ready(room: Room, line: Line, wanted: messages.AskReady) -> None:
    expect_in_charge(room, line)
    room.readiness.ask()


async def _say_ready(room: Room, line: Line, wanted: messages.SayReady) -> None:
    room.readiness.say(guest_at(room.record, line).id, wanted.number, wanted.ready)


async def _reseat(room: Room, line: Line, wanted: messages.Reseat) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    await room.change(lambda record: record.reseat(wanted.order))


async def _resize(room: Room, line: Line, wanted: messages.Resize) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    room.service.expect_seats(room.format, wanted.seats)
    await room.change(lambda record: record.resize(wanted.seats))


async def _change(room: Room, line: Line, wanted: messages.Change) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    await room.service.change_options(room, wanted.options, line.address)


async def _pass_host(room: Room, line: Line, wanted: messages.PassHost) -> None:
    expect_in_charge(room, line)

    def pass_host(record: Record) -> None:
        guest = record.guest(record.chair(wanted.seat).guest)
        if guest is None:
            raise Unlawful("seat-nobodys", seat=wanted.seat + 1)
        record.pass_on(guest)

    await room.change(pass_host)


async def _publish(room: Room, line: Line, wanted: messages.Publish) -> None:
    expect_in_charge(room, line)
    _expect_over(room)

    def publish(record: Record) -> None:
        record.published = True

    await room.change(publish)


async def _open_log(room: Room, line: Line, wanted: messages.OpenLog) -> None:
    """When everything will be open, said at the table in front of all."""
    expect_in_charge(room, line)
    opening = access.chosen(room, wanted)

    def keep(record: Record) -> None:
        record.opening = opening

    await room.change(keep)


async def _end_cast(room: Room, line: Line, wanted: messages.EndCast) -> None:
    """A caster's link shows nothing any more."""
    expect_in_charge(room, line)

    def end(record: Record) -> None:
        left = [one for one in record.casters if one.id != wanted.caster]
        if len(left) == len(record.casters):
            raise Unlawful("caster-unknown")
        record.casters = left

    await room.change(end)


async def _again(room: Room, line: Line, wanted: messages.Again) -> None:
    expect_in_charge(room, line)
    _expect_over(room)
    _expect_own_table(room)
    if room.record.pod is not None:
        raise Unlawful("night-pod-drafts-once")
    await room.change(lambda record: record.again())


async def _play_game(room: Room, line: Line, wanted: messages.PlayGame) -> None:
    expect_in_charge(room, line)
    _expect_over(room)
    _expect_own_table(room)
    await room.service.play(room, wanted.options)


async def _talk_at(room: Room, line: Line, wanted: messages.TalkAt) -> None:
    expect_in_charge(room, line)
    address = talk_address(wanted.url)

    def keep(record: Record) -> None:
        record.talk = address

    await room.change(keep)


async def _list(room: Room, line: Line, wanted: messages.List) -> None:
    """The room stands among the open tables, or no longer."""
    expect_in_charge(room, line)
    _expect_free_seats(room)
    if room.service.config.cluster:
        raise Unlawful("open-tables-alone")

    def keep(record: Record) -> None:
        record.listed, record.knocking = wanted.on, wanted.knocking

    await room.change(keep)


async def _admit(room: Room, line: Line, wanted: messages.Admit) -> None:
    expect_in_charge(room, line)
    room.knocks.say(wanted.knock, wanted.on)


async def _vote(room: Room, line: Line, wanted: messages.Vote) -> None:
    seat = room.here.seat_of(line)
    if seat is None:
        raise Unlawful("seat-only")
    room.motions.vote(seat, wanted.motion, wanted.choice)
    await room.motions.keep()


async def _say(room: Room, line: Line, wanted: messages.Say) -> None:
    await room.chat.say(line, wanted)


_DEEDS: dict[type, Callable[[Room, Line, Any], Awaitable[None]]] = {
    messages.Sit: _sit,
    messages.Rename: _rename,
    messages.TakeOver: authority.take_over,
    messages.Start: _start,
    messages.Pause: _pause,
    messages.Pace: _pace,
    messages.BotLevel: _level,
    messages.Hurry: _hurry,
    messages.Standin: _standin,
    messages.SetBot: _set_bot,
    messages.Kick: _kick,
    messages.Dismiss: _dismiss,
    messages.AskReady: _ask_ready,
    messages.SayReady: _say_ready,
    messages.Offer: authority.offer,
    messages.Reseat: _reseat,
    messages.Resize: _resize,
    messages.Change: _change,
    messages.PassHost: _pass_host,
    messages.Publish: _publish,
    messages.OpenLog: _open_log,
    messages.EndCast: _end_cast,
    messages.TalkAt: _talk_at,
    messages.List: _list,
    messages.Admit: _admit,
    messages.Again: _again,
    messages.PlayGame: _play_game,
    messages.Undo: undoing.ask_to_undo,
    messages.TakeBack: undoing.take_back,
    messages.Objecting: undoing.object_to,
    messages.Vote: _vote,
    messages.Say: _say,
}
