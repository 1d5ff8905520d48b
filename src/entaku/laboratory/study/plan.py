"""What a study is: which draft, by how many, how often, from which seed; and everything that its workers must know.

A study holds the cards it needs, so that whoever plays a part of it, here or elsewhere, needs nothing else.  Night
number n depends on the study and on n alone: who plays it, and with how many others, makes no difference.
"""

import hashlib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from entaku.decks.deck import Deck
from entaku.drafts.listed import list_of
from entaku.drafts.setup import DraftSetup
from entaku.kernel.errors import Unlawful
from entaku.kernel.files import reason_of
from entaku.laboratory.evening import Plan
from entaku.magic.game.profile import CONSPIRACY, RulesProfile
from entaku.magic.game.setup import tree_for
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.ir.walking import nodes
from entaku.tournament.settings import Settings

FILE = "study.json"
CHUNK = 20
"""So many nights are played at a time and kept together."""


class Study(Struct, frozen=True, dict=True):
    """So many nights of one draft: `nights` may grow, all else makes it another study.

    `name` is the cube's, or the sets'; `cards` and `trees` are all that can turn up, with what each does.  `bots` sit
    at the places of the draft, and `values` are what those that have learned think of cards.  Where nothing is drafted
    `setup` is None, and each night's players draw from `decks`.
    """

    format: str
    name: str
    players: int
    nights: int
    seed: str
    version: str
    setup: DraftSetup | None
    cards: tuple[Card, ...]
    trees: tuple[Tree, ...]
    profile: RulesProfile = CONSPIRACY
    settings: Settings = Settings()
    bots: tuple[str, ...] = ()
    values: dict[str, float] = {}
    decks: tuple[Deck, ...] = ()
    chunk: int = CHUNK

    @cached_property
    def find(self) -> Callable[[str], Card | None]:
        """The facts of a card by its name."""
        return {card.name: card for card in self.cards}.get

    @cached_property
    def tree(self) -> Callable[[Card], Tree | None]:
        """What a card does."""
        trees = {tree.name: tree for tree in self.trees}
        return lambda card: trees.get(card.name)

    @property
    def cube(self) -> str:
        """The key of the cube's list; "" where none is drafted."""
        return "" if self.setup is None else list_of(self.setup)

    @property
    def chunks(self) -> int:
        """How many chunks the nights make; the last may be smaller."""
        return -(-self.nights // self.chunk)

    def nights_of(self, chunk: int) -> range:
        """The numbers of the nights of a chunk; chunks count from 0, nights from 1.

        The last chunk of a study that grows later is played again in full then.
        """
        first = chunk * self.chunk + 1
        return range(first, min(first + self.chunk, self.nights + 1))

    def plan_of(self, night: int) -> Plan:
        """A night as it is to be played."""
        setup = self.setup
        return Plan(
            format=self.format,
            players=tuple(f"{number}" for number in range(1, self.players + 1)),
            seed=f"{self.seed} night {night}",
            find=self.find,
            tree=self.tree,
            draft=None if setup is None else lambda names: replace(setup, seats=tuple(names)),
            profile=self.profile,
            settings=self.settings,
            bots=self.bots,
            values=self.values,
        )

    def known(self, how: "Known") -> tuple[str, ...]:
        """The cards that are known so far and no further, by name."""
        return tuple(sorted(card.name for card in self.cards if how == self._known(card)))

    def _known(self, card: Card) -> "Known":
        if card.layout == "bare":
            return "unknown"
        tree = tree_for(card, self.tree(card))
        faces = (tree.abilities, *tree.others)
        return "partly" if any(isinstance(node, NotUnderstood) for face in faces for node in nodes(face)) else ""

    def identity(self) -> str:
        """What the study is but for the number of its nights, in 64 hexadecimal digits."""
        return hashlib.sha256(msgspec.json.encode(replace(self, nights=0), order="sorted")).hexdigest()


Known = Literal["", "unknown", "partly"]
"""How far a card was known in a study: wholly; by its name alone; or with a text that the rules play but in part."""


class Kept(Struct, frozen=True):
    """What a folder says of the study whose results it holds; `cube` is the key of its list, "" for none.

    `unknown` and `partly` are the cards that weren't known wholly.
    """

    format: str
    name: str
    players: int
    nights: int
    seed: str
    version: str
    chunk: int
    identity: str
    cube: str = ""
    unknown: tuple[str, ...] = ()
    partly: tuple[str, ...] = ()

    def known(self, name: str) -> Known:
        """How far a card was known."""
        return "unknown" if name in self.unknown else "partly" if name in self.partly else ""


def begin(study: Study, folder: Path) -> None:
    """Make a folder a study's, or find that it is.

    Raises Unlawful where the folder holds another study, or can't be written.
    """
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists():
            held = kept(folder)
            if held.identity != study.identity():
                raise Unlawful("lab-study-another", folder=str(folder), name=held.name, seed=held.seed)
        elif any(folder.iterdir()):
            raise Unlawful("lab-study-folder-used", folder=str(folder))
        said = Kept(
            study.format, study.name, study.players, study.nights, study.seed, study.version, study.chunk,
            study.identity(), study.cube, study.known("unknown"), study.known("partly"),
        )  # fmt: skip
        fresh = file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(said)))
        fresh.replace(file)
    except OSError as problem:
        raise Unlawful("lab-study-unwritable", folder=str(folder), problem=reason_of(problem)) from problem


def kept(folder: Path) -> Kept:
    """What a folder says of its study.  Raises Unlawful where it holds none."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError) as problem:
        raise Unlawful("lab-study-none", folder=str(folder)) from problem
