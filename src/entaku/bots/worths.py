"""What cards have been worth in games: bots draft and build decks by it.

Those of the shipped sets were learned from nights by bots, whose command `tools/card_worths.py` has
(docs/studies/learning.md says what they bring); those of a cube may be published by the keeper of a server.  A card
that isn't among them is judged at first sight.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from entaku.drafts.listed import list_of
from entaku.drafts.setup import DraftSetup
from entaku.oracle.cubes.published import published_worths

FILE = "card_worths.json"


@cache
def measured() -> Mapping[str, float]:
    """The worth of each card that was measured, by its English name, on the scale of `draft_judgement.at_sight`."""
    data = resources.files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(data, type=dict[str, float])


def worths_of(setup: DraftSetup, data: Path | None) -> Mapping[str, float]:
    """What a draft's cards are worth to bots, where what was published on its list lies in this data folder."""
    return {**measured(), **published_worths(data, list_of(setup))}
