"""What has been told so far in a Japanese text: the card's name, the targets, what "それ" means."""

from typing import NamedTuple

from entaku.cards.ir.abilities import Target
from entaku.cards.ir.happenings import Happening


class Unsayable(Exception):
    """No words are known for this piece of a tree."""


class Told(NamedTuple):
    """name: the card's Japanese name; targets: those of the ability; event: what a triggered ability waits for.

    `named`: the card has been named in the sentence; `spell`: it is an instant or sorcery; `whence` stands before its
    name where the ability works from another zone.
    """

    name: str
    targets: tuple[Target, ...] = ()
    event: Happening | None = None
    named: bool = False
    attached: str = "エンチャントしているクリーチャー"
    spell: bool = False
    whence: str = ""

    @property
    def this(self) -> str:
        """The card itself: by its name, and once named in an event, "これ"."""
        return "これ" if self.named else f"{self.whence}{self.name}"
