"""Cards that a cube describes itself by its type, colours, mana value and picture, as CubeCobra keeps them."""

import re

from msgspec import Struct

from entaku.oracle.card import Card, Face
from entaku.oracle.colours import colours
from entaku.oracle.cubes.cube import CustomCard, Picture
from entaku.oracle.cubes.typed import types_in
from entaku.oracle.identity import identity

_WEB = re.compile(r"https?://\S{1,500}")
_NUMBER = re.compile(r"(?P<whole>\d{1,4})(?:\.\d+)?")


class OwnCard(Struct, frozen=True):
    """What a list says of a card of its own: its type line, the letters of its colours, and its mana value."""

    name: str
    type_line: str
    colours: str
    value: str


def own_card(said: OwnCard, pictures: tuple[str, ...]) -> CustomCard:
    """The card of which this is said; of its cost only the mana value is known.  `pictures` are of front and back."""
    types = types_in(said.type_line.split("//")[0])
    value = _NUMBER.fullmatch(said.value.strip())
    face = Face(
        name=said.name,
        colours=colours("".join(letter for letter in said.colours.upper() if letter in "WUBRG")),
        supertypes=() if types is None else types.supertypes,
        types=() if types is None else types.types,
        subtypes=() if types is None else types.subtypes,
        value=None if value is None else int(value["whole"]),
    )
    shown = tuple(Picture(url, face=number) for number, url in enumerate(pictures) if _WEB.fullmatch(url))
    return CustomCard(Card(said.name, (face,), identity=identity((face,), ("",))), pictures=shown)
