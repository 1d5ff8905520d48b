"""What is shown of a night, built for everybody, and for organisers with what they see besides."""

from collections.abc import Mapping

from entaku.decks.limited import Find
from entaku.server.nights.bodies import (
    NightBallot,
    NightClock,
    NightDesk,
    NightFact,
    NightGroup,
    NightLogLine,
    NightPlace,
    NightPlayer,
    NightPod,
    NightPool,
    NightPrize,
    NightRoom,
    NightSplit,
    NightView,
)
from entaku.tournament import acts, points, sheets
from entaku.tournament.applying import problems
from entaku.tournament.finishing import survivors_of
from entaku.tournament.night import Entry, Night
from entaku.tournament.pods import FEWEST, MOST, split_of
from entaku.tournament.prize_table import left_to_pick, next_picker, pickers
from entaku.tournament.prizes import picker
from entaku.tournament.saying import Said
from entaku.tournament.stage import stage
from entaku.tournament.standings import is_pod_over, standings
from entaku.tournament.state import Group, State
from entaku.tournament.table_awards import awards, democratic, missing_votes
from entaku.tournament.telling import known_names, told

PICKS_AHEAD = 4


def view_of(
    code: str,
    night: Night,
    waiting: Mapping[int, Said],
    rooms: Mapping[str, NightRoom] | None = None,
    find: Find | None = None,
) -> NightView:
    """A night as everybody may see it; `waiting` says why the tables of groups can't be opened yet.

    `rooms` are those that the night opened, by their codes; `find` knows the cards among the prizes.
    """
    state, rooms = night.state, rooms or {}
    return NightView(
        code=code,
        name=night.setup.name,
        version=night.version,
        stage=stage(state),
        settings=state.settings,
        players=_players(state),
        split=_split(state),
        pods=tuple(_pod(state, number, pod, rooms) for number, pod in state.pods_numbered()),
        round=state.round,
        groups=tuple(_group(state, group, waiting.get(group.number), rooms) for group in state.groups.values()),
        byes=tuple(player for number, player in state.byes if number == state.round),
        pairings=sheets.pairings(state) if state.round else (),
        clock=None if state.clock is None else NightClock(state.clock.length, state.clock.used, state.clock.since),
        standings=standings(state) if state.groups else (),
        points=points.points(state) if state.settings.structure == "points" else {},
        noted=tuple(
            NightFact(one.group, one.honour, one.player, one.value, one.confirmed_by)
            for one in state.noted
            if one.group in state.groups
        ),
        awards=awards(state),
        prizes=_prizes(state, find),
        pools=tuple(_pool(state, pod) for pod in state.pool_of),
    )


def desk_of(night: Night, strangers: tuple[int, ...] = ()) -> NightDesk:
    """What organisers see besides."""
    state = night.state
    wrong: tuple[Said, ...] = ()
    if state.draft is not None:
        drafted = problems(acts.PairingDrafted(state.draft), state)
        wrong = (*drafted, *(one for one in problems(acts.PairingPublished(), state) if one not in drafted))
    return NightDesk(state.draft, wrong, log_lines(night, night.log), strangers)


def log_lines(night: Night, entries: "list[Entry] | tuple[Entry, ...]") -> tuple[NightLogLine, ...]:
    """Entries as they are told."""
    names, undone = known_names(night.log), night.undone()
    prizes = {
        prize.number: prize.name
        for entry in night.log
        for prize in (
            entry.act.prizes
            if isinstance(entry.act, acts.PrizesPooled)
            else (entry.act.prize,)
            if isinstance(entry.act, acts.ExtraPrize)
            else ()
        )
    }
    return tuple(
        NightLogLine(
            entry.number, entry.by, entry.at, told(entry, names, prizes), entry.insisted, entry.number in undone,
            isinstance(entry.act, acts.Undone), night.marks.get(entry.number, ()),
        )
        for entry in entries
    )  # fmt: skip


def _players(state: State) -> tuple[NightPlayer, ...]:
    pod_of = {player: number for number, pod in state.pods_numbered() for player in pod}
    group_of = {player: group.number for group in state.groups.values() for player in group.players}
    return tuple(
        NightPlayer(
            one.number, one.name, one.here, one.dropped, one.late, one.via,
            pod_of.get(one.number), group_of.get(one.number),
        )
        for one in state.players.values()
    )  # fmt: skip


def _split(state: State) -> tuple[NightSplit, ...]:
    """The pods that those who are here would make, as long as there are none; then those that there are."""
    if state.settings.structure == "points":
        return ()
    count = len(state.playing())
    if not FEWEST <= count <= MOST:
        return ()
    agreed = state.settings.survivors
    pods = split_of(state.settings, count).pods
    return tuple(NightSplit(pod.size, pod.groups, survivors_of(pod.groups, agreed)) for pod in pods)


def _pod(state: State, number: int, players: tuple[int, ...], rooms: Mapping[str, NightRoom]) -> NightPod:
    drafted = state.drafted.get(number)
    code = "" if drafted is None else drafted.room
    return NightPod(number, players, is_pod_over(state, number), code, rooms.get(code))


def _group(state: State, group: Group, waits: Said | None, rooms: Mapping[str, NightRoom]) -> NightGroup:
    game = group.game
    ballots = []
    if group.is_over:
        questions = [honour.key for honour in state.settings.honours if honour.measure == "vote"]
        ballots = [_ballot(group, honour) for honour in ([""] if state.settings.votes else []) + questions]
    counted = any(ballot.honour == "" and not ballot.missing for ballot in ballots)
    return NightGroup(
        number=group.number,
        round=group.round,
        half=group.half,
        pod=group.pod,
        survivors=group.survivors,
        order=game.order,
        absent=game.absent,
        alive=game.alive,
        left=game.left,
        lives=game.lives,
        timed_out=game.timed_out,
        over=group.is_over,
        places=tuple(NightPlace(place.player, place.reasons) for place in state.finish(group)),
        turns=state.turns_left(group),
        room=group.room,
        ballots=tuple(ballots),
        democratic=democratic(state, group) if counted else (),
        waits=waits,
        at=rooms.get(group.room),
    )


def _ballot(group: Group, honour: str) -> NightBallot:
    missing = missing_votes(group, honour)
    chosen = list(group.ballots(honour).values())
    top = max(map(chosen.count, chosen), default=0)
    winners = () if missing else tuple(player for player in group.game.order if top and chosen.count(player) == top)
    return NightBallot(honour, missing, winners)


def _prizes(state: State, find: Find | None) -> tuple[NightPrize, ...]:
    known = {one.name: find(one.name) for one in state.prizes.values()} if find else {}
    ja = {name: card.ja for name, card in known.items() if card is not None}
    pod_of = {number: pod for pod, pool in state.pool_of.items() for number in pool}
    group_of = {number: extra.group for number, extra in state.extras.items()}
    order = {number: place for place, number in enumerate(state.taken, start=1)}
    return tuple(
        NightPrize(
            one.number, one.name, one.rarity, one.foil, one.drafter, one.number in pod_of,
            pod_of.get(one.number), group_of.get(one.number), state.taken.get(one.number),
            order.get(one.number), ja.get(one.name, ""),
        )
        for one in state.prizes.values()
    )  # fmt: skip


def _pool(state: State, pod: int) -> NightPool:
    left = len(left_to_pick(state, pod))
    ranking = pickers(state, pod) if state.groups else ()
    made = state.picks.get(pod, 0)
    ahead = range(made + 1, made + min(left, PICKS_AHEAD + 1)) if ranking else range(0)
    then = tuple(picker(ranking, pick, state.settings.pick) for pick in ahead)
    return NightPool(pod, left, next_picker(state, pod) if ranking else None, then)
