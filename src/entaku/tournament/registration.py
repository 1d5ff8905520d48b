"""Lots for the places of a night, places that become free, and what players say of their decks."""

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.said import Said, saying
from entaku.tournament.state import State
from entaku.tournament.waiting_list import free, line, lots_of

LONGEST_SEED = 64
BRACKETS = range(1, 6)
"""How strong a Commander deck is meant to be, as its player says."""


@problems.register
def _(act: acts.LotsDrawn, state: State) -> list[Said]:
    return [saying("night-lots-again", seed=state.lot_seed)] if state.lot_seed else []


@enter.register
def _(act: acts.LotsDrawn, state: State) -> None:
    """Among all who wait; who has a place keeps it."""
    seed = act.seed.strip()
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise Unlawful("night-lots-seed", most=LONGEST_SEED)
    if not state.settings.capacity:
        raise Unlawful("night-lots-none")
    state.lot_seed, state.lots = seed, dict(lots_of(seed, line(state)))
    for player in line(state)[: max(0, free(state))]:
        state.players[player].waits = False


@problems.register
def _(act: acts.PlaceGiven, state: State) -> list[Said]:
    full = saying("night-place-none-free", name=state.player(act.player).name, capacity=state.settings.capacity)
    return [full] if free(state) <= 0 else []


@enter.register
def _(act: acts.PlaceGiven, state: State) -> None:
    player = state.player(act.player)
    if not player.waits:
        raise Unlawful("night-place-had", name=player.name)
    player.waits = False


@enter.register
def _(act: acts.BracketDeclared, state: State) -> None:
    if act.bracket and act.bracket not in BRACKETS:
        raise Unlawful("night-bracket-none")
    state.player(act.player).bracket = act.bracket
