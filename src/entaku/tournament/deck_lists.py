"""Deck lists as they enter a night: handed in by their players until they are locked."""

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.said import Said, saying
from entaku.tournament.state import State


@problems.register
def _(act: acts.ListHanded, state: State) -> list[Said]:
    return [saying("night-lists-locked")] if state.lists_locked else []


@enter.register
def _(act: acts.ListHanded, state: State) -> None:
    state.player(act.player)
    if not state.settings.lists:
        raise Unlawful("night-lists-off")
    state.lists[act.player] = act


@enter.register
def _(act: acts.ListsLocked, state: State) -> None:
    if not state.settings.lists:
        raise Unlawful("night-lists-off")
    state.lists_locked = act.locked
