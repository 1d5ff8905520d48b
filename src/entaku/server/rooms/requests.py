"""What people ask of a room: to sit, to start, to pause …  Each is checked, stored, and then so."""

from collections.abc import Awaitable, Callable
from typing import Any  # Any: each row takes a request of its own kind

from entaku.kernel.errors import Unlawful
from entaku.messages import say
from entaku.server import protocol
from entaku.server.lines.line import Line
from entaku.server.protocol import Wish
from entaku.server.rooms import authority, undoing
from entaku.server.rooms.authority import expect_in_charge, guest_at
from entaku.server.rooms.record import Record
from entaku.server.rooms.room import Room
from entaku.server.tables import access


async def carry_out(room: Room, line: Line, wish: Wish) -> None:
    """Do what is asked.  Raises EntakuError, changing nothing, if it may not be."""
    await _DEEDS[type(wish)](room, line, wish)


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


async def _sit(room: Room, line: Line, wish: protocol.Sit) -> None:
    _expect_free_seats(room)

    def sit(record: Record) -> None:
        guest = guest_at(record, line)
        if wish.seat is None:
            record.stand_up(guest)
        else:
            record.sit(guest, wish.seat)

    before = room.record
    await room.change(sit)
    room.here.reseated(line)
    if not before.is_lobby and wish.seat is not None:
        now = room.record.name_at(wish.seat)
        await room.chat.note("sat-down", now, before.name_at(wish.seat), wish.seat)


async def _rename(room: Room, line: Line, wish: protocol.Rename) -> None:
    if room.record.has_set_seats and room.here.seat_of(line) is not None:
        raise Unlawful("night-seats-set")
    await room.change(lambda record: record.rename(guest_at(record, line), wish.name))


async def _start(room: Room, line: Line, wish: protocol.Start) -> None:
    expect_in_charge(room, line)
    _expect_own_table(room)
    if wish.shuffle:
        _expect_free_seats(room)
    record = room.record
    bot_name = say("server-bot-name", record.language)

    def start(record: Record) -> None:
        if wish.shuffle:
            record.reseat(())
        record.start(wish.free, bot_name)

    await room.service.start(room, start)


async def _pause(room: Room, line: Line, wish: protocol.Pause) -> None:
    expect_in_charge(room, line)

    def pause(record: Record) -> None:
        if record.is_lobby or room.is_over:
            raise Unlawful("table-none", table=record.table)
        record.paused = wish.on

    await room.change(pause)
    room.clock.pause(wish.on)


async def _standin(room: Room, line: Line, wish: protocol.Standin) -> None:
    if room.here.seat_of(line) != wish.seat:
        expect_in_charge(room, line)
    await room.change(lambda record: record.set_standin(wish.seat, wish.on))
    room.bots.wake_all()


async def _set_bot(room: Room, line: Line, wish: protocol.SetBot) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    await room.change(lambda record: record.set_bot(wish.seat, wish.on))


async def _kick(room: Room, line: Line, wish: protocol.Kick) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    guest = await room.change(lambda record: record.kick(wish.seat))
    _show_out(room, [other for other in room.here.lines if other.guest == guest.id])
    await room.chat.note("kicked", guest.name)


async def _dismiss(room: Room, line: Line, wish: protocol.Dismiss) -> None:
    """Somebody who looks on leaves, and nobody comes to look on from where they are for a while."""
    expect_in_charge(room, line)
    if wish.guest < 0:
        gone = [other for other in room.here.lines if other.guest is None and other.onlooker == wish.guest]
        if not gone:
            raise Unlawful("guest-unknown")
    else:
        guest = await room.change(lambda record: record.dismiss(wish.guest))
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


async def _ask_ready(room: Room, line: Line, wish: protocol.AskReady) -> None:
    expect_in_charge(room, line)
    room.readiness.ask()


async def _say_ready(room: Room, line: Line, wish: protocol.SayReady) -> None:
    room.readiness.say(guest_at(room.record, line).id, wish.number, wish.ready)


async def _reseat(room: Room, line: Line, wish: protocol.Reseat) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    await room.change(lambda record: record.reseat(wish.order))


async def _resize(room: Room, line: Line, wish: protocol.Resize) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    room.service.expect_seats(room.format, wish.seats)
    await room.change(lambda record: record.resize(wish.seats))


async def _change(room: Room, line: Line, wish: protocol.Change) -> None:
    expect_in_charge(room, line)
    _expect_free_seats(room)
    await room.service.change_options(room, wish.options, line.address)


async def _pass_host(room: Room, line: Line, wish: protocol.PassHost) -> None:
    expect_in_charge(room, line)

    def pass_host(record: Record) -> None:
        guest = record.guest(record.chair(wish.seat).guest)
        if guest is None:
            raise Unlawful("seat-nobodys", seat=wish.seat + 1)
        record.pass_on(guest)

    await room.change(pass_host)


async def _publish(room: Room, line: Line, wish: protocol.Publish) -> None:
    expect_in_charge(room, line)
    _expect_over(room)

    def publish(record: Record) -> None:
        record.published = True

    await room.change(publish)


async def _open_log(room: Room, line: Line, wish: protocol.OpenLog) -> None:
    """When everything will be open, said at the table in front of all."""
    expect_in_charge(room, line)
    opening = access.chosen(room, wish)

    def keep(record: Record) -> None:
        record.opening = opening

    await room.change(keep)


async def _end_cast(room: Room, line: Line, wish: protocol.EndCast) -> None:
    """A caster's link shows nothing any more."""
    expect_in_charge(room, line)

    def end(record: Record) -> None:
        left = [one for one in record.casters if one.id != wish.caster]
        if len(left) == len(record.casters):
            raise Unlawful("caster-unknown")
        record.casters = left

    await room.change(end)


async def _again(room: Room, line: Line, wish: protocol.Again) -> None:
    expect_in_charge(room, line)
    _expect_over(room)
    _expect_own_table(room)
    if room.record.pod is not None:
        raise Unlawful("night-pod-drafts-once")
    await room.change(lambda record: record.again())


async def _play_game(room: Room, line: Line, wish: protocol.PlayGame) -> None:
    expect_in_charge(room, line)
    _expect_over(room)
    _expect_own_table(room)
    await room.service.play(room, wish.options)


async def _vote(room: Room, line: Line, wish: protocol.Vote) -> None:
    seat = room.here.seat_of(line)
    if seat is None:
        raise Unlawful("seat-only")
    room.motions.vote(seat, wish.motion, wish.choice)
    await room.motions.keep()


async def _say(room: Room, line: Line, wish: protocol.Say) -> None:
    await room.chat.say(line, wish)


_DEEDS: dict[type, Callable[[Room, Line, Any], Awaitable[None]]] = {
    protocol.Sit: _sit,
    protocol.Rename: _rename,
    protocol.TakeOver: authority.take_over,
    protocol.Start: _start,
    protocol.Pause: _pause,
    protocol.Standin: _standin,
    protocol.SetBot: _set_bot,
    protocol.Kick: _kick,
    protocol.Dismiss: _dismiss,
    protocol.AskReady: _ask_ready,
    protocol.SayReady: _say_ready,
    protocol.Offer: authority.offer,
    protocol.Reseat: _reseat,
    protocol.Resize: _resize,
    protocol.Change: _change,
    protocol.PassHost: _pass_host,
    protocol.Publish: _publish,
    protocol.OpenLog: _open_log,
    protocol.EndCast: _end_cast,
    protocol.Again: _again,
    protocol.PlayGame: _play_game,
    protocol.Undo: undoing.ask_to_undo,
    protocol.TakeBack: undoing.take_back,
    protocol.Objecting: undoing.object_to,
    protocol.Vote: _vote,
    protocol.Say: _say,
}
