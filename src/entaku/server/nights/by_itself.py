"""What a night does by itself: tables are opened, results flow in, bots vote and pick."""

import time
from functools import partial
from typing import TYPE_CHECKING

from entaku.kernel.randomness import Stream
from entaku.magic.game.play import TIME_UP
from entaku.server.nights.group_tables import open_tables
from entaku.server.nights.own_deck_tables import begin_games
from entaku.server.nights.pod_rooms import seat_pods
from entaku.server.nights.room_reports import look_at_rooms
from entaku.server.nights.tables import take_results
from entaku.tournament import acts
from entaku.tournament.prize_order import is_order_final
from entaku.tournament.prize_table import left_to_pick, next_picker
from entaku.tournament.prizes import best
from entaku.tournament.state import BOT
from entaku.tournament.table_awards import ballots_of, missing_votes
from entaku.tournament.waiting_list import next_in_line

NOBODY = "–"
"""Stands in the log where nobody has entered something."""

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import OpenNight


async def attend(open_night: "OpenNight") -> None:
    """Do whatever is to be done by nobody in particular; one after the other, so that nothing is done twice."""
    async with open_night.attending:
        await give_places(open_night)
        await seat_pods(open_night)
        await open_tables(open_night)
        await begin_games(open_night)
        await hurry_tables(open_night)
        await take_results(open_night)
        await vote_as_bots(open_night)
        await pick_as_bots(open_night)
        await look_at_rooms(open_night)
        open_night.look_at_clock()


async def give_places(open_night: "OpenNight") -> None:
    """Who waits first has the place that has become free, and is told."""
    while (player := next_in_line(open_night.night.state)) is not None:
        await open_night.enter(NOBODY, acts.PlaceGiven(player))


async def hurry_tables(open_night: "OpenNight") -> None:
    """At the tables opened for groups: who has dropped, or lost by a penalty, gives up; time is called.  (EV-9)

    The turns that are then still played, and life totals, are the game's own affair.
    """
    state = open_night.night.state
    now = time.time()
    for group in [one for one in state.groups_in(state.round) if one.room and not one.is_over]:
        left = state.seconds_left(group, now)
        is_late = left is not None and left <= 0
        gone = [player for player in group.game.order if state.players[player].dropped or group.lost.get(player)]
        if not is_late and not gone:
            continue
        room = await open_night.nights.service.find_room(group.room)
        if room is None or room.record.group is None or room.record.group.night != open_night.code:
            continue
        for player in gone:
            room.answers.concede_for(room.record.group.players.index(player))
        sitting = room.sitting
        if is_late and sitting is not None and TIME_UP.id in sitting.open and not room.is_still:
            give = partial(sitting.answer, TIME_UP.actor, TIME_UP.id, answer=True)
            room.answers.answer_anyhow(give, sitting, "table", TIME_UP.id)


async def vote_as_bots(open_night: "OpenNight") -> None:
    """Bots vote by lot: they can't say who made a game enjoyable, and nobody is to wait for them.  (CM-18)"""
    state = open_night.night.state
    for group in [one for one in state.groups.values() if one.is_over and len(one.game.order) > 1]:
        for honour in ballots_of(state, group):
            for bot in missing_votes(group, honour):
                if state.players[bot].via == BOT:
                    lot = Stream(open_night.night.seed, bot, f"vote {honour}", group.number)
                    chosen = lot.choose([player for player in group.game.order if player != bot])
                    await open_night.enter(state.names[bot], acts.Voted(group.number, bot, chosen, honour))


async def pick_as_bots(open_night: "OpenNight") -> None:
    """Bots take the best that is left when it is their pick.  (EV-4)"""
    for pod in list(open_night.night.state.pool_of):
        while is_order_final(open_night.night.state, pod):
            state = open_night.night.state
            turn = next_picker(state, pod)
            if turn is None or state.players[turn].via != BOT:
                break
            prize = best(left_to_pick(state, pod))
            await open_night.enter(state.names[turn], acts.PrizePicked(turn, prize.number))
