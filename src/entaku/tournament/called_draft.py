"""The hour between the pods and round 1 of a night on paper: begun, stopped, made longer and ended by the desk."""

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import MOST_TIME, enter
from entaku.tournament.clock import Clock
from entaku.tournament.limited import Call
from entaku.tournament.state import State


def is_due(state: State) -> bool:
    """Whether cards are still to be drafted or opened on paper, by some pod that doesn't draft here."""
    settings = state.settings
    if settings.limited is None or settings.here or state.groups or (state.call is not None and state.call.over):
        return False
    return not settings.in_pods or any(pod not in state.drafted for pod, _ in state.pods_numbered())


@enter.register
def _(act: acts.CallStarted, state: State) -> None:
    """By what is set now, if it begins; it goes on as it was, if it was stopped."""
    if not is_due(state):
        raise Unlawful("night-call-none")
    call = _called(state)
    state.call = replace(call, clock=call.clock.started(act.at))


@enter.register
def _(act: acts.CallPaused, state: State) -> None:
    call = _begun(state)
    state.call = replace(call, clock=call.clock.paused(act.at))


@enter.register
def _(act: acts.CallExtended, state: State) -> None:
    call = _begun(state)
    if not -MOST_TIME <= act.seconds <= MOST_TIME:
        raise Unlawful("night-time-too-much", most=MOST_TIME // 60)
    step, _ = call.place(act.at)
    state.call = replace(call, longer={**call.longer, step: call.longer.get(step, 0.0) + act.seconds})


@enter.register
def _(act: acts.CallMoved, state: State) -> None:
    """The clock runs on from there, or stands there."""
    call = _begun(state)
    number = next(
        (place for place, one in enumerate(call.steps) if (one.pack, one.cards) == (act.pack, act.cards)), None
    )
    if number is None:
        raise Unlawful("night-call-step")
    since = None if call.clock.since is None else act.at
    state.call = replace(call, clock=Clock(0.0, call.start_of(number), since))


@enter.register
def _(act: acts.CallEnded, state: State) -> None:
    """Also where nothing was called: the pods drafted by themselves."""
    if not is_due(state):
        raise Unlawful("night-call-none")
    state.call = replace(_called(state), over=True)


def _called(state: State) -> Call:
    assert state.settings.limited is not None, "only where it is due"
    return state.call or Call(state.settings.limited)


def _begun(state: State) -> Call:
    if state.call is None or state.call.over:
        raise Unlawful("night-call-none")
    return state.call
