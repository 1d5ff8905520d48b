"""A card pool: what one player has from a draft, with everything the draft noted for the game.  (CR 905.1d, 905.2b)"""

from typing import Literal

from msgspec import Struct

from entaku.oracle.colours import Colours, colours
from entaku.oracle.printed import PrintedCard

NoteKind = Literal["name", "creature type", "subtype", "colour", "number", "player", "guess"]


class Note(Struct, frozen=True, omit_defaults=True):
    """A fact that was noted for cards of a name; anyone may look at it in the draft and in the game.

    by     the name of the card that it was noted for
    kind   what was noted
    text   the name, creature type, subtype or colour (its letter), or the name that was guessed
    number the number; for a player, the seat at the draft table
    right  whether a guess was right
    seat   who chose it, where that is not the player whose note it is
    """

    by: str
    kind: NoteKind
    text: str = ""
    number: int = 0
    right: bool = False
    seat: int | None = None


class Removed(Struct, frozen=True, omit_defaults=True):
    """A card that was removed from the draft with cards of a name; it is in nobody's pool.

    `card` is None where the holder of the pool may not know it: it was removed face down by somebody else, from whom
    the card that removed it was received.
    """

    by: str
    card: PrintedCard | None
    face_up: bool = False


class Pool(Struct, frozen=True):
    """One player's pool: the cards, and what their abilities will refer to.

    `seat` and `player` are the place and the name at the draft table, by which other players' notes refer to them.
    """

    seat: int
    player: str
    cards: tuple[PrintedCard, ...]
    notes: tuple[Note, ...] = ()
    removed: tuple[Removed, ...] = ()

    def highest(self, by: str) -> int:
        """The highest number noted for cards of this name, 0 if there is none."""
        return max((note.number for note in self.notes if note.by == by and note.kind == "number"), default=0)

    def names(self, by: str) -> tuple[str, ...]:
        """The names noted for cards of this name."""
        return self._texts(by, "name")

    def creature_types(self, by: str) -> tuple[str, ...]:
        """The creature types noted for cards of this name."""
        return self._texts(by, "creature type")

    def colours(self, by: str) -> Colours:
        """The colours chosen for cards of this name."""
        return colours("".join(self._texts(by, "colour")))

    def players(self, by: str) -> tuple[int, ...]:
        """The draft seats of the players noted for cards of this name."""
        seats = (note.number for note in self.notes if note.by == by and note.kind == "player")
        return tuple(dict.fromkeys(seats))

    def guessed_right(self, by: str) -> bool:
        """Whether a name was guessed correctly for a card of this name."""
        return any(note.right for note in self.notes if note.by == by and note.kind == "guess")

    def removed_by(self, by: str) -> tuple[Removed, ...]:
        """The cards removed from the draft with cards of this name."""
        return tuple(removed for removed in self.removed if removed.by == by)

    def outside(self, deck: tuple[PrintedCard, ...]) -> tuple[PrintedCard, ...]:
        """The cards of the pool that aren't in the deck, each as often as it is left over.

        >>> bear, bolt = PrintedCard("Bear"), PrintedCard("Bolt")
        >>> Pool(0, "Ada", (bear, bolt, bear)).outside((bear, PrintedCard("Forest")))
        (PrintedCard(name='Bolt'), PrintedCard(name='Bear'))
        """
        left = list(self.cards)
        for card in deck:
            if card in left:
                left.remove(card)
        return tuple(left)

    def _texts(self, by: str, kind: NoteKind) -> tuple[str, ...]:
        return tuple(dict.fromkeys(note.text for note in self.notes if note.by == by and note.kind == kind))
