"""Which cube's list a draft is of."""

from entaku.drafts.setup import CubeCards, CubePacks, DraftSetup
from entaku.oracle.cubes.published import key_of


def list_of(setup: DraftSetup) -> str:
    """The key of the cube's list that is drafted; "" where none is."""
    for source in setup.sources:
        if isinstance(source, CubeCards):
            return key_of((card.name, 1) for card in source.cards)
        if isinstance(source, CubePacks):
            return key_of((entry.name, entry.count) for entry in source.cube.entries)
    return ""
