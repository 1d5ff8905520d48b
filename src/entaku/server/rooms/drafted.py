"""What a room's draft left: everybody's pool, and the cards that decks are built from."""

from collections.abc import Mapping

from msgspec import Struct

from entaku.oracle.card import Card
from entaku.oracle.library import Library
from entaku.oracle.pool import Pool
from entaku.server.cards.facts import Facts


class Drafted(Struct, frozen=True):
    """The outcome of the room's table of this number: each seat's pool, what is known of the cards.

    `worths` is what bots take those of them for that were seen in games.
    """

    number: int
    pools: tuple[Pool, ...]
    cards: Mapping[str, Card]
    facts: Facts
    library: Library
    worths: Mapping[str, float]

    def find(self, name: str) -> Card | None:
        """A card of the draft, by its name or that of a face, or one that everybody knows."""
        known = self.cards.get(name) or self.library.get(name)
        own = (card for card in self.cards.values() if any(face.name == name for face in card.faces))
        return known or next(own, None)
