"""What a pod plays by is agreed in it: rules are proposed, and its players agree to them or don't.  (EV-11, EV-12)"""

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter
from entaku.tournament.finishing import PlayerId
from entaku.tournament.settings import PodRules
from entaku.tournament.state import Agreement, State


@enter.register
def _(act: acts.RulesProposed, state: State) -> None:
    """A new proposal takes the place of the last one, whose answers count no longer; who proposes agrees."""
    agreement = Agreement(act.proposal, act.rules, act.by)
    if act.by is None:
        _expect_pod(state, act.pod)
    else:
        _expect_asked(state, act.pod, act.by)
        agreement = replace(agreement, answers={act.by: True})
    state.agreements[act.pod] = agreement


@enter.register
def _(act: acts.RulesProposedToPods, state: State) -> None:
    """Pods that have agreed to just this keep their agreement; in the others who has agreed to it isn't asked again."""
    for pod in act.pods or (0,):
        _expect_pod(state, pod)
    asked = [pod for pod in act.pods if not (_agreeing_to(state, pod, act.rules) and state.is_agreed(pod))]
    if not asked:
        raise Unlawful("night-rules-agreed-already")
    for pod in asked:
        answers = dict.fromkeys(_agreeing_to(state, pod, act.rules), True)
        state.agreements[pod] = Agreement(act.proposal, act.rules, answers=answers)


def _agreeing_to(state: State, pod: int, rules: PodRules) -> list[PlayerId]:
    """Who of a pod has agreed to just these rules."""
    agreement = state.agreements.get(pod)
    if agreement is None or agreement.rules != rules:
        return []
    return [player for player, agrees in agreement.answers.items() if agrees]


@enter.register
def _(act: acts.RulesAnswered, state: State) -> None:
    agreement = _proposed(state, act.pod, act.proposal)
    for player in act.players:
        _expect_asked(state, act.pod, player)
    answers = agreement.answers | dict.fromkeys(act.players, act.agrees)
    state.agreements[act.pod] = replace(agreement, answers=answers)


@enter.register
def _(act: acts.RulesWithdrawn, state: State) -> None:
    _proposed(state, act.pod, act.proposal)
    del state.agreements[act.pod]


def _proposed(state: State, pod: int, proposal: int) -> Agreement:
    """What is proposed to a pod.  Raises Unlawful if it isn't the proposal that is meant."""
    agreement = state.agreements.get(pod)
    if agreement is None or agreement.proposal != proposal:
        raise Unlawful("night-rules-replaced", pod=pod)
    return agreement


def _expect_pod(state: State, pod: int) -> None:
    if not 1 <= pod <= len(state.pods):
        raise Unlawful("night-pod-unknown", pod=pod)


def _expect_asked(state: State, pod: int, player: PlayerId) -> None:
    """Raises Unlawful for somebody who has no part in what the pod agrees on."""
    _expect_pod(state, pod)
    if player not in state.asked(pod):
        raise Unlawful("night-rules-not-asked", name=state.player(player).name, pod=pod)
