"""What a night waits for."""

from typing import Literal

from entaku.tournament.pods import FEWEST
from entaku.tournament.state import State

Stage = Literal["register", "pods", "pair", "publish", "play", "over"]
"""Players, pods, a pairing, its publication, results; or nothing any more."""


def stage(state: State) -> Stage:
    """What the night waits for next."""
    if state.draft is not None:
        return "publish"
    if state.groups and not state.is_round_over():
        return "play"
    if not state.groups:
        if len(state.playing()) < FEWEST:
            return "register"
        return "pods" if state.settings.structure != "points" and not state.pods else "pair"
    return "pair" if _has_next(state) else "over"


def _has_next(state: State) -> bool:
    if state.settings.structure == "points":
        is_final_to_come = bool(state.settings.final) and not any(one.half == "final" for one in state.groups.values())
        return state.round < state.settings.rounds or is_final_to_come
    return state.round == 1 and any(len(state.groups_in(1, pod)) > 1 for pod, _ in state.pods_numbered())
