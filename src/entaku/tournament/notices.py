"""The notices of a night: what the desk has said, and what is said by itself; who sees which.

Those of the log follow from its entries, so that an entry that is taken back says nothing any longer.  Those of the
clock follow from the time at which somebody looks.
"""

from collections.abc import Iterator
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from entaku.tournament import acts
from entaku.tournament.finishing import PlayerId
from entaku.tournament.night import Entry, Night
from entaku.tournament.noticing import whom, words
from entaku.tournament.said import Said, saying
from entaku.tournament.state import State

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


TELLING = (acts.NoticeSent, acts.PairingPublished, acts.ResultEntered, acts.MatchReported, acts.Undone)
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
    return tuple(sorted((*found, *_of_clock(night.state, now)), key=lambda one: one.notice.at))


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
    """Time is over, or over soon, in the groups that still play; together for those whose clocks are the same."""
    open_groups = [group for group in state.groups_in(state.round) if not group.is_over]
    for longer in dict.fromkeys(group.longer for group in open_groups):
        groups = [group for group in open_groups if group.longer == longer]
        clock = state.clock_of(groups[0])
        if clock is None or clock.since is None or clock.remaining(now) > SOON:
            continue
        is_over = clock.remaining(now) <= 0
        if not is_over and clock.length <= SOON:
            continue
        key = "night-notice-over" if is_over else "night-notice-five"
        began = clock.since + clock.length - clock.used - (0.0 if is_over else SOON)
        at = datetime.fromtimestamp(began, UTC).isoformat(timespec="seconds")
        notice = Notice(f"{key}-{state.round}-{clock.length:.0f}", "clock", at, saying(key))
        numbers = ", ".join(str(group.table) for group in groups)
        whom_said = saying("night-notice-groups", tables=numbers, count=len(groups))
        yield Sent(notice, "", whom_said, tuple(player for group in groups for player in group.game.alive))


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
