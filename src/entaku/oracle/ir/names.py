"""Names by which the instructions of an ability speak of what was done before, and the sorts of what they name."""

from typing import Literal

Sort = Literal["object", "player", "number", "word"]
Names = frozenset[tuple[str, Sort]]
NOTHING: Names = frozenset()
