"""The same contests as OpenSpiel knows games."""

import pyspiel
import pytest

from entaku.front import spiel

SMALL = f"{spiel.NAME}(stages=draft,players=2,rounds=1,seeds=5)"


def test_openspiel_finds_no_fault() -> None:
    """Its random simulation passes: clones, histories, returns, and states that are written and read again."""
    pyspiel.random_sim_test(pyspiel.load_game(SMALL), num_sims=1, serialize=True, verbose=False)


@pytest.mark.sweep
def test_a_playthrough_is_played_again_the_same() -> None:
    """All that OpenSpiel sees of a draft, line by line, follows from its actions."""
    from open_spiel.python.algorithms import generate_playthrough  # loads scipy, for which the others needn't wait

    first = generate_playthrough.playthrough(SMALL, action_sequence=None, seed=3)
    actions = [int(line.split(": ")[1]) for line in first.splitlines() if line.startswith("action: ")]
    assert len(actions) == 29
    assert generate_playthrough.playthrough(SMALL, action_sequence=actions) == first


def state_after(*actions: int) -> spiel.EntakuState:
    state = pyspiel.load_game(SMALL).new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert isinstance(state, spiel.EntakuState)
    return state


def test_an_information_state_tells_what_was_seen() -> None:
    """The other's pick from a pack that the seat has not seen changes nothing for it; its own does."""
    assert state_after().information_state_string(0) == state_after().information_state_string(1)
    begun, other = state_after(0, 1), state_after(0, 2)
    assert begun.information_state_string(0) != other.information_state_string(0)
    assert begun.information_state_string(1) == other.information_state_string(1)
    assert state_after(1, 1).information_state_string(1) != begun.information_state_string(1)


def test_a_clone_goes_its_own_way() -> None:
    """What is tried with a copy leaves the state as it was."""
    state = state_after(0, 1)
    before = state.observation_string(0), str(state)
    other = state.clone()
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[0])
    assert sorted(other.returns()) == [-1.0, 1.0]
    assert (state.observation_string(0), str(state)) == before
    assert state.returns() == [0.0, 0.0]
