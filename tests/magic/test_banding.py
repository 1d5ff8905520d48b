"""What holds of all bands and blocks.  (CR 702.22)"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from entaku.magic.game.state import Band, Combat
from entaku.magic.turn.combat.banding import among, spread

ATTACKERS, BLOCKERS = range(8), range(20, 24)


@st.composite
def bands(draw: st.DrawFn) -> tuple[Band, ...]:
    """Attackers in bands, each in one at most."""
    kept = {number: draw(st.integers(0, 3)) for number in ATTACKERS}
    found = (tuple(number for number in ATTACKERS if kept[number] == band) for band in range(1, 4))
    return tuple(band for band in found if band)


BLOCKS = st.lists(st.tuples(st.sampled_from(BLOCKERS), st.sampled_from(ATTACKERS)), unique=True)


@pytest.mark.rule("CR 702.22h")
@given(bands(), BLOCKS)
def test_all_of_a_band_have_the_same_blockers(banded: tuple[Band, ...], blocks: list[tuple[int, int]]) -> None:
    """Each block that was declared stands, in its order; none is added but within a band, none twice."""
    found = spread(Combat(bands=banded), blocks)
    by_attacker = {number: {b for b, a in found if a == number} for number in ATTACKERS}
    assert found[: len(blocks)] == blocks
    assert len(set(found)) == len(found)
    assert all(by_attacker[one] == by_attacker[band[0]] for band in banded for one in band)
    loose = [number for number in ATTACKERS if not any(number in band for band in banded)]
    assert all(by_attacker[number] == {b for b, a in blocks if a == number} for number in loose)


@pytest.mark.rule("CR 702.22h")
@given(BLOCKS)
def test_without_bands_blocks_stay_as_they_are(blocks: list[tuple[int, int]]) -> None:
    """Nobody is blocked but who was."""
    assert spread(Combat(), blocks) == blocks


@pytest.mark.rule("CR 508.1e")
@given(bands(), st.sets(st.sampled_from(ATTACKERS)))
def test_who_attacks_after_all_is_left_in_bands(banded: tuple[Band, ...], attacking: set[int]) -> None:
    """Two at least, each of which attacks."""
    left = among(banded, dict.fromkeys(attacking, (1, 0)))
    assert all(len(band) > 1 and attacking.issuperset(band) for band in left)
    assert {n for band in left for n in band} == {
        n for band in banded if len(attacking.intersection(band)) > 1 for n in band if n in attacking
    }
