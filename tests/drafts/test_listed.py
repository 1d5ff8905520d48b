"""By which list the worths of a cube's cards are looked up: the same however the cube is dealt."""

import pytest

from entaku.drafts.conspiracy import booster_plan, draft_setup
from entaku.drafts.listed import list_of
from entaku.drafts.setup import CubeCards, CubePacks, FixedPacks, Source
from entaku.oracle.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.oracle.cubes.published import key_of
from tests.drafts.pods import pack

LINES = (("a", 1), ("b", 1))


def of(*lines: tuple[str, int]) -> CubePacks:
    return CubePacks(Cube("mine", (CubeSheet("all", tuple(CubeEntry(*line) for line in lines)),)))


@pytest.mark.parametrize(
    "sources, key",
    [
        ([CubeCards("mine", pack("a | b"))], key_of(LINES)),
        ([of(*LINES)], key_of(LINES)),
        ([of(("b", 1), ("a", 2))], key_of([("a", 2), ("b", 1)])),
        ([FixedPacks((pack("a"),)), of(*LINES)], key_of(LINES)),
        ([FixedPacks((pack("a"),))], ""),
    ],
    ids=["shuffled once", "in boosters", "two of a card", "beside packs", "no cube"],
)
def test_a_cube_has_its_list_s_key_however_it_is_dealt(sources: list[Source], key: str) -> None:
    """What was published on a list holds for the cube whether its cards are shuffled once or come in boosters."""
    assert list_of(draft_setup(["Ada", "Ben"], (booster_plan(1),), sources, [])) == key
