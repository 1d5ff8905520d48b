"""A room as everybody sees it, and who somebody is in it."""

from typing import TYPE_CHECKING

from entaku.decks.check.rules import VERSIONS
from entaku.drafts.teams import Team, teams_at
from entaku.games.brought import of_day
from entaku.kernel.proof import seal_of
from entaku.kernel.seats import Seat
from entaku.server.lines.line import Line
from entaku.server.rooms.bodies import RoomInfo, SeatInfo, You
from entaku.server.rooms.record import Guest
from entaku.server.tables.access import opens
from entaku.server.tables.bodies import CasterInfo, WhatIsPlayed
from entaku.server.tables.options import OwnDeckOptions

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room


def info(room: "Room", base: str) -> RoomInfo:
    """The room as everybody sees it."""
    record, share = room.record, room.service.share
    proof = None if room.sitting is None else room.sitting.proof
    there, what = room.here.guests(), room.format.shown(room.options)
    return RoomInfo(
        code=room.code,
        title=record.title,
        phase="lobby" if record.is_lobby else "over" if room.is_over else "playing",
        paused=record.paused,
        what=what,
        seats=tuple(_seat(room, seat, there) for seat in range(len(record.chairs))),
        watchers=len(room.here.of("public")),
        watching=record.watching,
        host=_in_charge(room),
        host_away=room.here.is_host_away,
        language=record.language,
        pace=record.pace,
        level=record.level,
        table=record.table or None,
        seal=seal_of(proof) if proof is not None else "",
        published=record.published,
        drafted=None if record.is_lobby or room.drafted is None else room.drafted.number,
        game=record.game if record.drafted else None,
        url=f"{base}/r/{room.code}",
        night=record.night if record.group is None else record.group.night,
        pod="" if record.group is None else record.group.pod,
        group=None if record.group is None else record.group.group,
        motions=room.motions.shown(),
        tries=0 if proof is None else len(proof.mixings),
        host_lent=_lender(room),
        onlookers=room.onlookers.shown(record.guests, room.here.lines),
        ready=room.readiness.shown() if record.is_lobby else None,
        opening=record.opening,
        opens=opens(room),
        casters=tuple(CasterInfo(one.id, one.minutes, one.by) for one in record.casters),
        teams=teams_of(room, what),
        mixing=room.mixer is not None,
        shared=None if share is None else share.shown(),
        listed=record.listed,
        knocking=record.knocking,
        knocks=room.knocks.shown(),
        mixers=() if proof is None else tuple(share.seat for share in proof.mixings[-1].shares),
    )


def teams_of(room: "Room", what: WhatIsPlayed) -> tuple[Team, ...]:
    """Who is of which team: in the draft, or in the game that is played with own decks."""
    count = len(room.record.chairs)
    if isinstance(room.options, OwnDeckOptions) and room.options.teams and not count % 2:
        return (Team("", tuple(range(count // 2))), Team("", tuple(range(count // 2, count))))
    return () if what.chain is None or room.record.group else teams_at(what.chain.phases, count)


def _in_charge(room: "Room") -> str:
    """The name of whoever is in charge."""
    host = room.record.guest(room.record.in_charge)
    return "" if host is None else host.name


def _lender(room: "Room") -> str:
    """The name of the host who is away and acted for, "" where nobody is."""
    owner = room.record.guest(room.record.host)
    return "" if room.record.deputy is None or owner is None else owner.name


def you(room: "Room", line: Line) -> You:
    """Who is at the line."""
    guest = room.record.guest(line.guest)
    if guest is None:
        return You(None, "", None, host=False)
    is_host = guest.id == room.record.in_charge
    return You(guest.id, guest.name, guest.seat, is_host, _has_code(room, guest), room.record.talk)


def _has_code(room: "Room", guest: Guest) -> bool:
    """Whether a code leads somebody back; at a group's table that of the room where their pod drafted does.

    Where that can't be seen they aren't asked to note another, which would replace it.
    """
    group = room.record.group
    if group is None or guest.pod is None:
        return guest.recovery != ""
    pod = room.service.rooms.get(group.pod)
    known = None if pod is None else pod.record.guest(guest.pod)
    return known is None or known.recovery != ""


def has_brackets(room: "Room") -> bool:
    """Whether decks are brought by rules that know brackets."""
    options = room.options
    if not isinstance(options, OwnDeckOptions) or options.rules not in VERSIONS:
        return False
    return of_day(options.rules, options.date).has_brackets


def _seat(room: "Room", seat: Seat, there: set[int | None]) -> SeatInfo:
    chair = room.record.chairs[seat]
    return SeatInfo(
        seat=seat,
        kind="bot" if chair.bot else "free" if chair.guest is None else "person",
        name=room.record.name_at(seat),
        away=chair.guest is not None and chair.guest not in there,
        standin=chair.standin,
        host=chair.guest == room.record.in_charge and chair.guest is not None,
        offered=chair.offered,
        deck=seat in room.handed_in or room.record.has_brought(seat),
        bracket=room.record.bracket_at(seat) if has_brackets(room) else 0,
        left_to=chair.left_to,
        grace=room.absence.grace(seat),
    )
