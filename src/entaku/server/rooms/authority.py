"""Who is in charge of a room, and to whom a seat may go: authority follows from a seat, hidden cards from consent.

A host who is away is acted for by somebody who sits at the table, and is in charge again as soon as they are back.
"""

from functools import partial

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.server.lines.line import Line
from entaku.server.rooms import messages
from entaku.server.rooms.motions import consent, motion
from entaku.server.rooms.record import Guest, Record
from entaku.server.rooms.room import Room


def guest_at(record: Record, line: Line) -> Guest:
    """Who is at a line.  Raises Unlawful for a spectator without a name."""
    guest = record.guest(line.guest)
    if guest is None:
        raise Unlawful("token-missing")
    return guest


def expect_in_charge(room: Room, line: Line) -> None:
    """Raises Unlawful unless whoever is at the line is the host, or acts for them."""
    if line.guest is None or line.guest != room.record.in_charge:
        raise Unlawful("host-only")


async def take_over(room: Room, line: Line, wanted: messages.TakeOver) -> None:
    """Somebody who sits at the table acts for a host who is away; the room is told."""

    def lend(record: Record) -> str:
        guest = guest_at(record, line)
        if not room.here.is_host_away:
            raise Unlawful("host-is-here")
        record.take_over(guest)
        return guest.name

    before = room.record.guest(room.record.in_charge)
    name = await room.change(lend)
    await room.chat.note("took-over", name, "" if before is None else before.name)


async def offer(room: Room, line: Line, wanted: messages.Offer) -> None:
    """A seat is offered to a newcomer, who will see what lies there, or no longer.

    Whoever sits there may do so by themselves, the host in the lobby; during a table everybody there has to agree.
    Raises Unlawful where nobody could.
    """
    record = room.record
    asker = guest_at(record, line)
    chair = record.chair(wanted.seat)
    if chair.guest != asker.id or chair.guest is None:
        expect_in_charge(room, line)
        if wanted.on and chair.guest is None and not record.is_lobby and not room.is_over:
            await ask_the_table(room, wanted.seat, asker)
            return
    await room.change(lambda changed: changed.offer(wanted.seat, wanted.on, asker))
    if wanted.on:
        await room.chat.note("offered", record.name_at(wanted.seat), seat=wanted.seat)


async def ask_the_table(room: Room, seat: Seat, asker: Guest) -> None:
    """Whether a bot's seat, with its hidden cards, may go to a newcomer.

    Nobody else has to agree where bots alone sit beside whoever offers it; but what a person has seen goes to
    somebody else only if somebody besides the offerer agrees.
    """
    there = room.here.guests()
    chairs = room.record.chairs
    voters = tuple(other for other in room.people() if chairs[other].guest in there and other != asker.seat)
    if not voters and chairs[seat].vacated:
        raise Unlawful("seat-offer-alone", seat=seat + 1, name=room.record.name_at(seat))
    if room.motions.about("offer", seat) is not None:
        raise Unlawful("table-asked-already")
    room.motions.put(motion("offer", seat, voters, ("yes", "no")), consent, partial(offered, room, seat), {})
    await room.motions.keep()


async def offered(room: Room, seat: Seat, outcome: str) -> None:
    """The table has decided whether a seat is offered."""
    if outcome != "done" or room.record.is_lobby or room.record.chairs[seat].guest is not None:
        return

    def open_seat(record: Record) -> None:
        record.chair(seat).offered = True

    await room.change(open_seat)
    await room.chat.note("offered", room.record.name_at(seat), seat=seat)
