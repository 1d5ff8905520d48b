"""What a night does by itself: tables are opened, results flow in, bots vote and pick."""

from typing import TYPE_CHECKING

from entaku.kernel.randomness import Stream
from entaku.server.nights.opening import open_tables
from entaku.server.nights.tables import take_results
from entaku.tournament import acts
from entaku.tournament.prize_table import left_to_pick, next_picker
from entaku.tournament.prizes import best
from entaku.tournament.standings import is_pod_over
from entaku.tournament.table_awards import missing_votes

if TYPE_CHECKING:
    from entaku.server.nights.hall import Hall

BOT = "bot"
"""How bots came to the night, in `Registered.via`."""


async def attend(hall: "Hall") -> None:
    """Do whatever is to be done by nobody in particular; one after the other, so that nothing is done twice."""
    async with hall.attending:
        await open_tables(hall)
        await take_results(hall)
        await vote_as_bots(hall)
        await pick_as_bots(hall)


async def vote_as_bots(hall: "Hall") -> None:
    """Bots vote by lot: they can't say who made a game enjoyable, and nobody is to wait for them.  (CM-18)"""
    state = hall.night.state
    questions = [honour.key for honour in state.settings.honours if honour.measure == "vote"]
    for honour in ([""] if state.settings.votes else []) + questions:
        for group in [one for one in state.groups.values() if one.is_over and len(one.game.order) > 1]:
            for bot in missing_votes(group, honour):
                if state.players[bot].via == BOT:
                    lot = Stream(hall.night.seed, bot, f"vote {honour}", group.number)
                    chosen = lot.choose([player for player in group.game.order if player != bot])
                    await hall.enter(state.names[bot], acts.Voted(group.number, bot, chosen, honour))


async def pick_as_bots(hall: "Hall") -> None:
    """Bots take the best that is left when it is their pick.  (EV-4)"""
    for pod in list(hall.night.state.pool_of):
        while is_pod_over(hall.night.state, pod):
            state = hall.night.state
            turn = next_picker(state, pod)
            if turn is None or state.players[turn].via != BOT:
                break
            prize = best(left_to_pick(state, pod))
            await hall.enter(state.names[turn], acts.PrizePicked(turn, prize.number))
