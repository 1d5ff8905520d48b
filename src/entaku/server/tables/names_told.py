"""Which cards' facts each viewer of a table has been told: each card's facts are told a viewer once."""

from collections.abc import Set as AbstractSet

from entaku.kernel.seats import Viewer


class NamesTold:
    """For each name those who were told of it, as bits of a number: a set for each viewer takes ten times as much."""

    def __init__(self) -> None:
        self._bits: dict[Viewer, int] = {}
        self._told: dict[str, int] = {}

    def news(self, viewer: Viewer, names: AbstractSet[str]) -> set[str]:
        """Those of the names that the viewer wasn't told of; they are told now."""
        bit = self._bits.setdefault(viewer, 1 << len(self._bits))
        new = {name for name in names if not self._told.get(name, 0) & bit}
        for name in new:
            self._told[name] = self._told.get(name, 0) | bit
        return new

    def of(self, viewer: Viewer) -> set[str]:
        """All that the viewer was told of."""
        bit = self._bits.get(viewer, 0)
        return {name for name, told in self._told.items() if told & bit}

    def forget(self, viewer: Viewer) -> None:
        """The viewer looks away: whoever comes is told everything."""
        bit = self._bits.get(viewer, 0)
        for name, told in self._told.items():
            self._told[name] = told & ~bit

    def clear(self) -> None:
        """Nobody was told anything."""
        self._bits.clear()
        self._told.clear()
