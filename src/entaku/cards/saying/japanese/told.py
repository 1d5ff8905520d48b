"""What has been told so far in a Japanese text: the card's name, the targets, what "それ" means."""

from typing import NamedTuple

from entaku.cards.ir.abilities import Target
from entaku.cards.ir.happenings import Happening


class Unsayable(Exception):
    """No words are known for this piece of a tree."""


class Told(NamedTuple):
    """name: the card's Japanese name; targets: those of the ability; event: what a triggered ability waits for.

    `itself` is the word for the card once it has been named; `spell`: it is an instant or sorcery.
    """

    name: str
    targets: tuple[Target, ...] = ()
    event: Happening | None = None
    named: bool = False
    attached: str = "エンチャントされているクリーチャー"
    spell: bool = False

    @property
    def this(self) -> str:
        """The card itself: by its name, and once named in an event, "これ"."""
        return "これ" if self.named else self.name
