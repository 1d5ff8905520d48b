"""What automatic payment keeps: the mana that the cards in hand will need.  (CR 118.3c, 601.2g)"""

from collections.abc import Iterator, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana.mana_abilities import ALL_COLOURS, Source
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.variants import commander


class Reserve:
    """The colours that cards in hand want, and how many of the sources at hand make each.

    `wanted` is the most symbols of a colour in one cost; `left` how much mana of a colour could still be made.
    """

    __slots__ = ("creatures", "left", "wanted")

    def __init__(self, wanted: dict[str, int], creatures: frozenset[int]) -> None:
        self.wanted = wanted
        self.creatures = creatures
        self.left: dict[str, int] = {}

    def begin(self, free: Sequence[Source]) -> None:
        """These are the sources that may yet be tapped."""
        self.left = dict.fromkeys(self.wanted, 0)
        for source in free:
            self.count(source, source.total)

    def count(self, source: Source, change: int) -> None:
        for kind in source.kinds.upper():
            if kind in self.left:
                self.left[kind] += change

    def loss(self, source: Source) -> int:
        """How many of the colours that are wanted would be too few without this source."""
        return sum(
            self.left[kind] - source.total < self.wanted[kind] for kind in source.kinds.upper() if kind in self.wanted
        )

    def rank(self, source: Source) -> tuple[bool, int, int, bool, bool, int]:
        """The order in which sources pay for symbols: what makes least else, and what nothing in hand wants, first.

        Before all others that whose mana is for what is paid.
        """
        kinds = source.kinds.upper()
        wanted = sum(kind in self.wanted for kind in kinds)
        return not source.first, len(kinds), wanted, source.snow, source.number in self.creatures, source.number

    def spare_first(self, kinds: str) -> str:
        """Kinds of mana in the pool, those that nothing in hand wants first."""
        return "".join(sorted(kinds, key=lambda kind: kind in self.wanted))

    def next_for_generic(self, free: list[Source], generic: int) -> Source:
        """The source that pays for generic mana next: what is missed least, wastes least, and makes least else.

        Before all others that whose mana is for what is paid.
        """

        def key(source: Source) -> tuple[bool, int, int, bool, int, bool, bool, int]:
            waste = max(0, source.total - generic)
            is_coloured = source.kinds not in ("C", "c")
            rank = (len(source.kinds), source.snow, source.number in self.creatures, source.number)
            return not source.first, self.loss(source), waste, is_coloured, *rank

        chosen = min(free, key=key)
        self.count(chosen, -chosen.total)
        return chosen


def reserve(game: Game, seat: Seat, available: Sequence[Source]) -> Reserve:
    """What the cards that the player may yet cast want of the sources."""
    wanted: dict[str, int] = {}
    for symbols in costs_ahead(game, seat):
        for kind in ALL_COLOURS:
            count = symbols.count(kind)
            if count > wanted.get(kind, 0):
                wanted[kind] = count
    creatures = frozenset(
        source.number for source in available if projection.look(game, game.objects[source.number]).is_creature
    )
    return Reserve(wanted, creatures)


def costs_ahead(game: Game, seat: Seat) -> Iterator[tuple[str, ...]]:
    """The mana costs of the cards in a player's hand, and of their commanders in the command zone."""
    for number in game.hands[seat]:
        cost = game.objects[number].base.cost
        if cost is not None:
            yield cost.symbols
    for item in commander.castable(game, seat):
        if item.base.cost is not None:
            yield item.base.cost.symbols
