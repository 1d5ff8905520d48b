"""Mana is paid automatically wherever it can be, and quickly however many lands there are."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.magic.concepts.mana.mana_abilities import Source, alike
from entaku.magic.concepts.mana.payment import Matching, Payment
from entaku.oracle.ir.abilities import Activated, TapThis
from entaku.oracle.mechanics.mana import AddMana

TAP = Activated((TapThis(),), (AddMana("G"),))
KINDS = st.sampled_from(["W", "U", "WU", "UB", "WUBRG", "C"])
NEEDS = st.lists(st.sampled_from(["W", "U", "B", "WU", "UB"]), max_size=4)


def sources(kinds: list[str], amount: int = 1) -> list[Source]:
    return [Source(number, TAP, kind, amount) for number, kind in enumerate(kinds)]


def possible(needs: list[str], kinds: list[str]) -> bool:
    """Whether some order of the sources pays one symbol each."""
    return any(
        all(set(need) & set(kind) for need, kind in zip(needs, chosen, strict=True))
        for chosen in permutations(kinds, len(needs))
    )


@given(NEEDS, st.lists(KINDS, max_size=5))
@settings(max_examples=80, deadline=None)
@pytest.mark.rule("CR 601.2g", "CR 605.3a")
def test_whatever_can_be_paid_is_paid(needs: list[str], kinds: list[str]) -> None:
    """Coloured symbols are paid exactly if some choice of sources pays them."""
    payment = Payment()
    paid = Matching(sorted(needs, key=len), [0] * 6, alike(sources(kinds)), payment).pay()
    assert paid == possible(needs, kinds)
    if paid:
        assert len(payment.taps) == len({id(tap.source) for tap in payment.taps}) == len(needs)


@pytest.mark.timeout(120)
def test_many_lands_take_no_time() -> None:
    """Fourteen symbols that can't be paid from forty lands of many kinds are refused at once."""
    kinds = ["WU", "UB", "BR", "RG", "GW", "WUBRG", "U", "C"] * 5
    matching = Matching(["G"] * 16, [0] * 6, alike(sources(kinds)), Payment())
    assert matching.is_hopeless()
    assert not Matching(["G"] * 10 + ["GW"] * 11, [0] * 6, alike(sources(kinds)), Payment()).pay()


def test_what_makes_more_pays_for_more() -> None:
    """A source of two mana pays for two symbols of its kind."""
    payment = Payment()
    assert Matching(["G", "G"], [0] * 6, alike(sources(["G"], 2)), payment).pay()
    assert len(payment.taps) == 1
