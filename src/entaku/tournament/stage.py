"""What a night waits for."""

from typing import Literal

from entaku.tournament import called_draft, knockout
from entaku.tournament.pods import FEWEST
from entaku.tournament.state import State

Stage = Literal["register", "pods", "draft", "pair", "publish", "play", "over"]
"""Players, pods, a draft or sealed decks on paper, a pairing, its publication, results; or nothing any more."""


def stage(state: State) -> Stage:
    """What the night waits for next."""
    if state.draft is not None:
        return "publish"
    if state.groups and not state.is_round_over():
        return "play"
    if not state.groups:
        if len(state.playing()) < (2 if state.settings.in_matches else FEWEST):
            return "register"
        if state.settings.in_pods and not state.pods:
            return "pods"
        return "draft" if called_draft.is_due(state) else "pair"
    return "pair" if _has_next(state) else "over"


def _has_next(state: State) -> bool:
    agreed = state.settings
    if not agreed.in_pods:
        if knockout.groups(state) or agreed.structure == "elimination":
            return not knockout.is_decided(state)
        return state.round < agreed.rounds or agreed.final > 0
    return state.round == 1 and any(len(state.groups_in(1, pod)) > 1 for pod, _ in state.pods_numbered())
