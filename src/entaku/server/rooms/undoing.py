"""Going back: a player's own slip at once, anything else with the table's consent; acts by hand can be objected to.

The store keeps everything: a row says to how many answers the table went back, and by whom.  (see `store.lasting`)
"""

import asyncio
from collections.abc import Iterable
from functools import partial

from entaku.kernel.errors import Unlawful
from entaku.kernel.log import BACK
from entaku.kernel.seats import Seat
from entaku.server import protocol
from entaku.server.lines.line import Line
from entaku.server.rooms import authority, messages
from entaku.server.rooms.motions import Rule, consent, majority, motion
from entaku.server.rooms.room import Room
from entaku.server.steady import steadily
from entaku.server.storage.motions import StoredMotion
from entaku.server.storage.store import Back, StoredAnswer
from entaku.server.tables.sitting import Sitting


async def take_back(room: Room, line: Line, wanted: messages.TakeBack) -> None:
    """A player takes back their last mana ability, spell or ability.  (CR 726)

    Raises Unlawful where others know something new since: somebody has answered, or hidden cards were shown.
    """
    sitting, seat = _at_table(room, line)
    count = sitting.progress.marks.takes_back(seat)
    if count is None:
        raise Unlawful("undo-nothing")
    with room.motions.holding():
        await _go_back(room, sitting, seat, count, "takeback")


async def ask_to_undo(room: Room, line: Line, wanted: messages.Undo) -> None:
    """A player asks the table to go back; bots agree.  Raises Unlawful where there is nothing, or not again."""
    sitting, seat = _at_table(room, line)
    progress = sitting.progress
    if progress.undone.get(seat, 0) >= progress.undos:
        raise Unlawful("undo-too-often", most=progress.undos)
    count = progress.marks.points(seat).get(wanted.to)
    if count is None:
        raise Unlawful("undo-nothing")
    others = tuple(other for other in room.people() if other != seat)
    asked = motion(
        "undo",
        seat,
        others,
        ("yes", "no"),
        holds=True,
        to=wanted.to,
        answers=len(sitting.table.log) - count,
        shown=progress.marks.has_shown(count, seat),
    )
    room.motions.put(asked, consent, partial(_if_done, room, sitting, seat, count, "undo"), {})
    await room.motions.keep()


async def object_to(room: Room, line: Line, wanted: messages.Objecting) -> None:
    """A player objects to what somebody did by hand: it is taken back if more than half of the others want that."""
    sitting, seat = _at_table(room, line)
    found = sitting.progress.marks.by_hand()
    if found is None or found[0] == seat:
        raise Unlawful("objection-nothing")
    actor, count = found
    others = tuple(other for other in room.people() if other != actor)
    answers = len(sitting.table.log) - count
    shown = sitting.progress.marks.has_shown(count, actor)
    asked = motion("objection", actor, others, ("stand", "back"), holds=True, answers=answers, shown=shown)
    deed = partial(_if_done, room, sitting, seat, count, "objected")
    room.motions.put(asked, majority, deed, {seat: "back"})
    await room.motions.keep()


def ask_again(room: Room, motions: Iterable[StoredMotion]) -> None:
    """Go on asking what the table was asked when the server ended, unless it has gone on since."""
    sitting = room.sitting
    for one in motions:
        asked = one.motion
        if sitting is None or sitting.is_over or room.record.is_lobby or sitting.number != one.table:
            continue
        if asked.kind == "absence":
            room.absence.ask_again(asked)
        elif asked.kind == "offer":
            room.motions.put_again(asked, consent, partial(authority.offered, room, asked.seat))
        elif sitting.progress.stored == one.rows:
            rule, how = _RULES[asked.kind]
            count = len(sitting.table.log) - asked.answers
            room.motions.put_again(asked, rule, partial(_if_done, room, sitting, asked.seat, count, how))


_RULES: dict[str, tuple[Rule, Back]] = {"undo": (consent, "undo"), "objection": (majority, "objected")}


def _at_table(room: Room, line: Line) -> tuple[Sitting, Seat]:
    """The table and the seat of somebody who wants to go back.  Raises Unlawful where that can't be."""
    sitting, seat = room.sitting, line.viewer
    if sitting is None or room.record.is_lobby or sitting.progress.marks.game is None:
        raise Unlawful("table-none", table=room.record.table)
    if not isinstance(seat, int) or seat not in room.people():
        raise Unlawful("seat-only")
    if sitting.is_over:
        raise Unlawful("table-over")
    room.answers.expect_going_on()
    return sitting, seat


async def _if_done(room: Room, sitting: Sitting, seat: Seat, count: int, how: Back, outcome: str) -> None:
    if outcome == "done":
        await _go_back(room, sitting, seat, count, how)


async def _go_back(room: Room, sitting: Sitting, seat: Seat, count: int, how: Back) -> None:
    """The table is as it was after so many answers; nothing is answered before everybody has been shown it."""
    table = await asyncio.to_thread(sitting.past.after, sitting.table, count)
    if room.sitting is not sitting or room.answers.is_stalled:
        raise Unlawful("table-none", table=sitting.number)
    row = StoredAnswer(room.code, sitting.number, sitting.progress.stored, BACK, seat, str(count), steadily(), how)
    sitting.go_back(table, seat, how)
    room.bots.stop()
    room.answers.gone_back(row, protocol.WentBack(sitting.number, seat, how))
    await room.outbox.at_rest.wait()
