"""What travels about cards: facts, rulings, names."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entaku.magic.views.wording import Wording
from entaku.oracle.cubes.cube import Picture
from entaku.oracle.importers.imported import Ruling


class FaceFacts(Struct, frozen=True, omit_defaults=True):
    """One face of a card, in both languages where known."""

    name: str
    ja: str = ""
    cost: str = ""
    colours: str = ""
    type_line: str = ""
    type_line_ja: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None


class PrintingFacts(Struct, frozen=True, omit_defaults=True):
    """Where a card was printed: what an address of a picture is made from."""

    set: str
    number: str
    rarity: str
    scryfall: str = ""
    scryfall_ja: str = ""


class RelatedFacts(Struct, frozen=True, omit_defaults=True):
    """A card that a list shows beside another: its name, and what the list says of it besides."""

    name: str
    type_line: str = ""
    text: str = ""
    pictures: tuple[Picture, ...] = ()


class CardFacts(Struct, frozen=True, omit_defaults=True):
    """A card as it is drawn.

    `text` and `text_ja` are the rules text: "import" from what the user imported, "rendered" from our ability trees,
    "none" where neither has it.  `bare` is a card of which only the name is known.  `choices` are the words of what a
    player chooses of it in a game.  `pictures` and `related` are what the list of a cube has beside a card of its own.
    """

    name: str
    faces: tuple[FaceFacts, ...]
    layout: str
    ja: str = ""
    colours: str = ""
    identity: str = ""
    mana_value: int = 0
    types: tuple[str, ...] = ()
    rarity: str = "common"
    text: str = ""
    text_ja: str = ""
    text_from: Literal["import", "rendered", "none"] = "none"
    bare: bool = False
    conspiracy: bool = False
    printings: tuple[PrintingFacts, ...] = ()
    choices: Wording = Wording()
    pictures: tuple[Picture, ...] = ()
    related: tuple[RelatedFacts, ...] = ()


class CardsFound(Struct, frozen=True):
    """Cards whose name, in either language, these letters begin or are part of."""

    cards: tuple[CardFacts, ...]


class KeywordTold(Struct, frozen=True):
    """A keyword of a card: its name in both languages, and the rule that defines it, "" where none of 2022 does."""

    name: str
    ja: str
    rule: str


class RulingsFound(Struct, frozen=True):
    """What there is to say on a card besides its text.

    rulings   the official rulings that the server's keeper imported: dated, in English, the oldest first
    keywords  the keywords in what it does, in the order in which it says them
    """

    rulings: tuple[Ruling, ...]
    keywords: tuple[KeywordTold, ...] = ()


class NamesAsked(Struct, frozen=True):
    """English names, of cards and of subtypes, that somebody is to choose from."""

    names: Annotated[tuple[str, ...], Meta(max_length=1000)]


class NamesTold(Struct, frozen=True):
    """The Japanese names of those that have one."""

    ja: dict[str, str]
