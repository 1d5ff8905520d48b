"""What is shown of a night, built for everybody, and for organisers with what they see besides."""

from collections.abc import Mapping

import msgspec

from entaku.decks.limited import Find
from entaku.server.nights.shown import (
    NightBallot,
    NightCall,
    NightClaim,
    NightClock,
    NightDesk,
    NightFact,
    NightGroup,
    NightLogLine,
    NightOwn,
    NightPlace,
    NightPlayer,
    NightPod,
    NightPool,
    NightPrize,
    NightPrizeOrder,
    NightProposal,
    NightRoom,
    NightScore,
    NightSplit,
    NightView,
)
from entaku.server.nights.told_log import log_lines
from entaku.tournament import acts, called_draft, duels, late_seats, points, sheets
from entaku.tournament.applying import problems
from entaku.tournament.finishing import Game, finish, survivors_of
from entaku.tournament.limited import Call
from entaku.tournament.night import Night
from entaku.tournament.notices import sent, to_everybody, to_players
from entaku.tournament.pods import FEWEST, MOST, groups_of, split_of
from entaku.tournament.prize_order import awaits_votes, is_order_final, prize_order, prize_pods
from entaku.tournament.prize_table import left_to_pick, next_picker, pickers
from entaku.tournament.prizes import picker
from entaku.tournament.rulings import concerning, rulings
from entaku.tournament.said import Said
from entaku.tournament.stage import stage
from entaku.tournament.standings import is_pod_over, standings
from entaku.tournament.state import Group, State
from entaku.tournament.stock import stock
from entaku.tournament.table_awards import awards, ballots_of, democratic, missing_votes, most_voted
from entaku.tournament.table_prizes import table_prize
from entaku.tournament.tables import tables_for
from entaku.tournament.waiting_list import line

PICKS_AHEAD = 4


def _noted(state: State) -> tuple[NightFact, ...]:
    return tuple(
        NightFact(one.group, one.honour, one.player, one.value, one.confirmed_by)
        for one in state.noted
        if one.group in state.groups
    )


def view_of(
    code: str,
    night: Night,
    waiting: Mapping[int, Said],
    now: float,
    rooms: Mapping[str, NightRoom] | None = None,
    find: Find | None = None,
) -> NightView:
    """A night as everybody may see it at this time; `waiting` says why the tables of groups can't be opened yet.

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
        names=tuple(state.in_order()),
        split=_split(state),
        pods=tuple(_pod(state, number, pod, rooms) for number, pod in state.pods_numbered()),
        round=state.round,
        groups=tuple(_group(state, group, waiting.get(group.number), rooms) for group in state.groups.values()),
        byes=tuple(player for number, player in state.byes if number == state.round),
        waiting=late_seats.waiting(state),
        pairings=sheets.pairings(state) if state.round else (),
        clock=None if state.clock is None else NightClock(state.clock.length, state.clock.used, state.clock.since),
        call=_call(state),
        standings=standings(state) if state.groups else (),
        points=_points(state),
        noted=_noted(state),
        awards=awards(state),
        prizes=_prizes(state, find),
        pools=tuple(_pool(state, pod) for pod in state.pool_of),
        prize_orders=_prize_orders(state),
        lists_locked=state.lists_locked,
        line=line(state), lot_seed=state.lot_seed, notices=to_everybody(sent(night, now)),
    )  # fmt: skip


def desk_of(
    night: Night, now: float, strangers: tuple[int, ...] = (), log: tuple[NightLogLine, ...] | None = None
) -> NightDesk:
    """What organisers see besides; `log` is as it is told, where somebody has told it already."""
    state = night.state
    wrong: tuple[Said, ...] = ()
    if state.draft is not None:
        drafted = problems(acts.PairingDrafted(state.draft), state)
        wrong = (*drafted, *(one for one in problems(acts.PairingPublished(), state) if one not in drafted))
    claims = tuple(NightClaim(one.player, one.card, one.holder) for one in state.claims.values())
    return NightDesk(
        state.draft,
        wrong,
        log_lines(night, night.log) if log is None else log,
        strangers,
        rulings(night),
        claims,
        tuple(state.lists),
        tuple(one.number for one in state.players.values() if one.paid),
        stock(state),
        notices=sent(night, now),
        tables=tables_for(state, state.draft or ()),
        quality=None if state.draft is None else state.quality,
    )


def owns_of(night: Night, now: float) -> dict[int, NightOwn]:
    """What each player sees besides."""
    found, notices = rulings(night), to_players(sent(night, now), night)
    return {
        player: NightOwn(concerning(found, night, player), player in night.state.lists, notices[player])
        for player in night.state.players
    }


def _call(state: State) -> NightCall | None:
    """What is called before round 1, or would be as it is set now."""
    if not called_draft.is_due(state) or (state.settings.in_pods and not state.pods):
        return None
    assert state.settings.limited is not None, "only where it is due"
    call = state.call or Call(state.settings.limited)
    return NightCall(call.steps, call.clock.used, call.clock.since, call.begun)


def _players(state: State) -> tuple[NightPlayer, ...]:
    pod_of = {player: number for number, pod in state.pods_numbered() for player in pod}
    group_of = {player: group.number for group in state.groups.values() for player in group.players}
    return tuple(
        NightPlayer(
            one.number, one.name, one.here, one.dropped, one.late, one.via,
            pod_of.get(one.number), group_of.get(one.number), one.reading, bool(one.card), one.entered, one.mark,
            one.bracket,
        )
        for one in state.players.values()
    )  # fmt: skip


def _split(state: State) -> tuple[NightSplit, ...]:
    """The pods that those who are here would make, as long as there are none; then those that there are."""
    if not state.settings.in_pods:
        return ()
    if state.pods:
        return tuple(_split_as_it_is(state, number, pod) for number, pod in state.pods_numbered())
    count = len(state.playing())
    if not FEWEST <= count <= MOST:
        return ()
    agreed = state.settings.survivors
    pods = split_of(state.settings, count).pods
    return tuple(NightSplit(pod.size, pod.groups, survivors_of(pod.groups, agreed)) for pod in pods)


def _split_as_it_is(state: State, number: int, pod: tuple[int, ...]) -> NightSplit:
    """A pod's groups of round 1, or those that its players who are still in would make."""
    groups = state.groups_in(1, number)
    if groups:
        sizes = tuple(len(group.game.order) for group in groups)
        return NightSplit(len(pod), sizes, tuple(group.survivors for group in groups))
    still = sum(not state.players[player].dropped for player in pod)
    sizes = (still,) if state.settings.structure == "group-game" else groups_of(still, later=number > 1)
    return NightSplit(len(pod), sizes, survivors_of(sizes, state.settings.survivors))


def _points(state: State) -> dict[int, int]:
    """Everybody's points, where rounds give any."""
    if state.settings.structure == "points":
        return points.points(state)
    return duels.points(state) if state.settings.structure == "swiss" else {}


def _pod(state: State, number: int, players: tuple[int, ...], rooms: Mapping[str, NightRoom]) -> NightPod:
    drafted = state.drafted.get(number)
    code = "" if drafted is None else drafted.room
    return NightPod(
        number, players, is_pod_over(state, number), code, rooms.get(code),
        state.next_rules(number), _proposal(state, number),
    )  # fmt: skip


def _proposal(state: State, pod: int) -> NightProposal | None:
    """What is proposed to a pod, and what those who are asked have answered."""
    agreement = state.agreements.get(pod)
    if agreement is None:
        return None
    answers = {player: agreement.answers.get(player) for player in state.asked(pod)}
    agreed, against, missing = (
        tuple(player for player, answer in answers.items() if answer is wanted) for wanted in (True, False, None)
    )
    return NightProposal(agreement.proposal, agreement.rules, agreement.by, agreed, against, missing)


def _group(state: State, group: Group, waits: Said | None, rooms: Mapping[str, NightRoom]) -> NightGroup:
    at = rooms.get(group.room)
    game, places = group.game, state.finish(group)
    if at is not None and not group.is_over:
        game = _as_it_stands(group.game, at)
        places = finish(game, group.half, state.names)
    ballots = []
    if group.is_over:
        ballots = [_ballot(group, honour) for honour in ballots_of(state, group)]
    counted = state.settings.votes and any(ballot.honour == "" and not ballot.missing for ballot in ballots)
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
        places=tuple(
            NightPlace(one.player, one.reasons, one.outcome, place if one.outcome == "place" else None)
            for place, one in enumerate(places, start=1)
        ),
        turns=state.turns_left(group),
        room=group.room,
        ballots=tuple(ballots),
        democratic=democratic(state, group) if counted else (),
        waits=waits,
        at=at,
        place=late_seats.place_in(state, group),
        score=None if group.match is None else NightScore(group.match.wins, group.match.drawn),
        rules=group.rules,
        longer=group.longer,
        table=group.table,
        prize=table_prize(state, group),
    )


def _as_it_stands(game: Game, at: NightRoom) -> Game:
    """A game at a table here as its table shows it: who has left there, and who was dropped at the desk.  (EV-10)"""
    gone = {player for departure in at.left for player in departure.players}
    here = tuple(one for one in game.left if not gone & set(one.players))
    return msgspec.structs.replace(game, left=(*at.left, *here))


def _ballot(group: Group, honour: str) -> NightBallot:
    missing = missing_votes(group, honour)
    return NightBallot(honour, missing, () if missing else most_voted(group, honour))


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
    to_come = range(made, made + left) if ranking else range(0)
    order = tuple(picker(ranking, pick, state.settings.pick) for pick in to_come)
    turn = next_picker(state, pod) if ranking else None
    return NightPool(pod, left, turn, order[1 : PICKS_AHEAD + 1], is_order_final(state, pod), order)


def _prize_orders(state: State) -> tuple[NightPrizeOrder, ...]:
    """The orders of the prize picks, where they aren't the ranking's."""
    by = state.settings.prizes_by
    if by == "ranking":
        return ()
    return tuple(
        NightPrizeOrder(pod, by, is_order_final(state, pod), prize_order(state, pod), awaits_votes(state, pod))
        for pod in prize_pods(state)
    )
