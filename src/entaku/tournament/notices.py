"""The notices of a night: what the desk has said, and what is said by itself; who sees which.

Those of the log follow from its entries, so that an entry that is taken back says nothing any longer.  Those of the
clock follow from the time at which somebody looks.
"""

from collections.abc import Iterator
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from entaku.tournament import acts
from entaku.tournament.clock import Clock
from entaku.tournament.finishing import PlayerId
from entaku.tournament.limited import Call
from entaku.tournament.night import Entry, Night
from entaku.tournament.noticing import whom, words
from entaku.tournament.said import Said, saying
from entaku.tournament.state import State
from entaku.tournament.waiting_list import line

SOON = 300.0
"""So many seconds before its end a clock is said to end soon."""
MOST_SHOWN = 20
"""So many notices somebody sees at most, the newest."""


RESULTS = (acts.LeftGame, acts.GameWon, acts.TimeRanOut, acts.ResultEntered, acts.MatchReported)
"""What makes a result, so that a group hears of it where it is taken back."""


class Notice(Struct, frozen=True):
    """What players are told: `id` is no other notice's, `at` when it was said, `said` what.

    `kind` says how it came about: the desk sent it, a pairing was published, a result is another one now, a clock.
    """

    id: str
    kind: str
    at: str
    said: Said


TELLING = (
    acts.NoticeSent,
    acts.PairingPublished,
    acts.ResultEntered,
    acts.MatchReported,
    acts.Undone,
    acts.LotsDrawn,
    acts.PlaceGiven,
)
"""What of a log may say something to players; most entries don't."""


class Sent(Struct, frozen=True):
    """A notice as the desk sees it: who said it ("" for what came by itself), to whom.

    `players` are those whom it concerns, None for everybody.
    """

    notice: Notice
    by: str
    whom: Said
    players: tuple[PlayerId, ...] | None
    entry: int = 0


def sent(night: Night, now: float) -> tuple[Sent, ...]:
    """All notices that count at this time, the oldest first."""
    left_out = {number for number, marks in night.marks.items() if any(one.key == "night-left-out" for one in marks)}
    gone = night.undone() | left_out
    published = max((one.number for one in night.effective() if isinstance(one.act, acts.PairingPublished)), default=0)
    counting = [one for one in night.log if one.number not in gone and _is_told(one, published)]
    found = [one for entry in counting for one in _of_entry(night, entry)]
    return tuple(
        sorted((*found, *_of_clock(night.state, now), *_of_call(night.state, now)), key=lambda one: one.notice.at)
    )


def to_everybody(found: tuple[Sent, ...]) -> tuple[Notice, ...]:
    """What whoever looks on sees."""
    return tuple(one.notice for one in found if one.players is None)[-MOST_SHOWN:]


def to_players(found: tuple[Sent, ...], night: Night) -> dict[PlayerId, tuple[Notice, ...]]:
    """What each player sees: what concerns them, or everybody, since they came; of the pairing, their own seat."""
    came = {one.act.player: one.number for one in night.log if isinstance(one.act, acts.Registered)}
    return {
        player: tuple(
            _own(one.notice, night.state, player)
            for one in found
            if (one.players is None or player in one.players) and (not one.entry or one.entry > came[player])
        )[-MOST_SHOWN:]
        for player in night.state.players
    }


def _own(notice: Notice, state: State, player: PlayerId) -> Notice:
    """Of what is told to many at once, what it is for this player."""
    if notice.kind == "lots":
        waiting = line(state)
        said = saying("night-notice-lots-place")
        if player in waiting:
            said = saying("night-notice-lots-wait", number=waiting.index(player) + 1)
        return replace(notice, said=said)
    return replace(notice, said=_seat(state, player)) if notice.kind == "paired" else notice


def _is_told(entry: Entry, published: int) -> bool:
    """Whether an entry may say something to players: of the pairings, the newest one alone."""
    return isinstance(entry.act, TELLING) and (
        not isinstance(entry.act, acts.PairingPublished) or entry.number == published
    )


def _of_entry(night: Night, entry: Entry) -> Iterator[Sent]:
    """What an entry of the log that counts says to players."""
    state, act = night.state, entry.act
    match act:
        case acts.NoticeSent():
            notice = Notice(str(entry.number), "desk", entry.at, words(act))
            yield Sent(notice, entry.by, whom(act, state.names, state.tables), _addressed(act, state), entry.number)
        case acts.LotsDrawn():
            notice = Notice(str(entry.number), "lots", entry.at, saying("night-notice-lots"))
            yield Sent(notice, "", saying("night-notice-everybody"), tuple(state.lots), entry.number)
        case acts.PlaceGiven():
            notice = Notice(str(entry.number), "place", entry.at, saying("night-notice-place"))
            told = saying("night-notice-players", names=state.names.get(act.player, str(act.player)))
            yield Sent(notice, "", told, (act.player,), entry.number)
        case acts.PairingPublished():
            notice = Notice(str(entry.number), "paired", entry.at, saying("night-notice-paired", round=state.round))
            groups = state.groups_in(state.round)
            players = tuple(player for group in groups for player in group.game.order) + _free(state)
            yield Sent(notice, "", saying("night-notice-in-round", round=state.round), players, entry.number)
        case acts.ResultEntered(correction=True) | acts.MatchReported(correction=True):
            yield from _of_result(state, entry, act.group)
        case acts.Undone() if act.entry <= len(night.log):
            taken = night.log[act.entry - 1].act
            if isinstance(taken, RESULTS):
                yield from _of_result(state, entry, taken.group)


def _of_result(state: State, entry: Entry, number: int) -> Iterator[Sent]:
    """A group's result is another one than was known."""
    group = state.groups.get(number)
    if group is not None:
        notice = Notice(str(entry.number), "result", entry.at, saying("night-notice-result", table=group.table))
        yield Sent(notice, "", saying("night-notice-group", table=group.table), group.players, entry.number)


def _of_clock(state: State, now: float) -> Iterator[Sent]:
    """What the clock says to groups that still play, together to those whose clocks are the same.  (EV-9)

    The newest of: five minutes are left, time is up and is played on a while, five minutes are left of that, time is
    over.
    """
    open_groups = [group for group in state.groups_in(state.round) if not group.is_over]
    for longer, more in dict.fromkeys((group.longer, state.overtime_of(group)) for group in open_groups):
        groups = [group for group in open_groups if (group.longer, state.overtime_of(group)) == (longer, more)]
        clock = state.clock_of(groups[0])
        if clock is None or clock.since is None:
            continue
        for key, began, of in _told_by_clock(clock, more, now):
            at = datetime.fromtimestamp(began, UTC).isoformat(timespec="seconds")
            said = saying(key, minutes=round(more / 60)) if key == "night-notice-overtime" else saying(key)
            notice = Notice(f"{key}-{state.round}-{of:.0f}", "clock", at, said)
            numbers = ", ".join(str(group.table) for group in groups)
            whom_said = saying("night-notice-groups", tables=numbers, count=len(groups))
            yield Sent(notice, "", whom_said, tuple(player for group in groups for player in group.game.alive))


def _told_by_clock(clock: Clock, more: float, now: float) -> list[tuple[str, float, float]]:
    """The newest thing that a round's clock says, if it says any: what, since when, and of how long a time."""
    return [one for one in _said_by_clock(clock, more) if one[1] <= now][-1:]


def _said_by_clock(clock: Clock, more: float) -> list[tuple[str, float, float]]:
    """What a round's clock says as long as it runs, when, and of how long a time."""
    length = clock.length
    said = [("night-notice-five", length - SOON, length)] if length > SOON else []
    said += [("night-notice-overtime", length, length)] if more else []
    said += [("night-notice-five", length + more - SOON, length + more)] if more > SOON else []
    said.append(("night-notice-over", length + more, length + more))
    begun = (clock.since or 0.0) - clock.used
    return [(key, begun + at, of) for key, at, of in said]


def _of_call(state: State, now: float) -> Iterator[Sent]:
    """The newest of: the draft on paper begins, decks are built, five minutes are left of that, it is over."""
    call = state.call
    if call is None or call.over or call.clock.since is None or state.groups:
        return
    building = len(call.steps) - 1
    length = call.steps[building].seconds
    for key, began, of in [one for one in _said_of_call(call) if one[1] <= now][-1:]:
        at = datetime.fromtimestamp(began, UTC).isoformat(timespec="seconds")
        notice = Notice(f"{key}-call-{of:.0f}", "clock", at, saying(key, minutes=round(length / 60)))
        yield Sent(notice, "", saying("night-notice-everybody"), tuple(state.playing()))


def _said_of_call(call: Call) -> list[tuple[str, float, float]]:
    """What is said of the hour on paper, when, and of how many seconds, once its clock runs."""
    building = len(call.steps) - 1
    start, length = call.start_of(building), call.steps[building].seconds
    said = [("night-notice-draft", 0.0, 0.0)] if building else []
    said.append(("night-notice-build", start, 0.0))
    said += [("night-notice-five", start + length - SOON, length)] if length > SOON else []
    said.append(("night-notice-build-over", start + length, length))
    began = (call.clock.since or 0.0) - call.clock.used
    return [(key, began + since, of) for key, since, of in said]


def next_of_clocks(state: State, now: float) -> float | None:
    """When a clock that runs next has something to say: that time is over soon, or is over; None where none does."""
    said: list[tuple[str, float, float]] = []
    for group in [one for one in state.groups_in(state.round) if not one.is_over]:
        clock = state.clock_of(group)
        if clock is not None and clock.since is not None:
            said += _said_by_clock(clock, state.overtime_of(group))
    if state.call is not None and not state.call.over and state.call.clock.since is not None and not state.groups:
        said += _said_of_call(state.call)
    return min((moment for _, moment, _ in said if moment > now), default=None)


def _addressed(act: acts.NoticeSent, state: State) -> tuple[PlayerId, ...] | None:
    """Whom a notice of the desk concerns, None for everybody; nobody, where what it names is there no longer."""
    if act.players:
        return act.players
    if act.group:
        return state.groups[act.group].players if act.group in state.groups else ()
    if act.pod:
        return state.pods[act.pod - 1] if act.pod <= len(state.pods) else ()
    return None


def _free(state: State) -> tuple[PlayerId, ...]:
    return tuple(player for number, player in state.byes if number == state.round)


def _seat(state: State, player: PlayerId) -> Said:
    """Where a player sits in the newest round."""
    group = next((one for one in state.groups_in(state.round) if player in one.game.order), None)
    if group is None or len(group.game.order) == 1:
        return saying("night-notice-bye", round=state.round)
    seat = group.game.order.index(player) + 1
    return saying("night-notice-seat", round=state.round, table=group.table, seat=seat)
