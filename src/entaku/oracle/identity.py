"""Colour identity: the colours of a card's mana symbols and of what defines its colours.  (CR 903.4)"""

import re
from collections.abc import Iterator, Sequence

from entaku.oracle.card import Face
from entaku.oracle.colours import COLOURS, Colours, colours
from entaku.oracle.mana import symbols_in

LAND_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The mana of the ability that each basic land type gives.  (CR 305.6)"""
WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_REMINDER = re.compile(r"\([^()]*\)")
_QUOTED = re.compile(r"\"[^\"]*\"|“[^”]*”")
_ALL_COLOURS = re.compile(r"(?:^|\n|\. )(?P<subject>[^.\n]*?) is all colors(?: |\.|$)", re.IGNORECASE)
_COLOURS = re.compile(
    r"(?:^|\n|\. )(?P<subject>[^.\n]*?) is (?P<words>(?:white|blue|black|red|green)[^.\n]*)\.", re.IGNORECASE
)


def identity(faces: Sequence[Face], texts: Sequence[str]) -> Colours:
    """The colour identity of a card, from its faces and their English rules texts, as many or fewer.

    All faces count, and both colours of a hybrid symbol; reminder text doesn't, and neither does the word
    "Swamp" (CR 903.4c, 903.4d).

    >>> from entaku.oracle.mana import Cost
    >>> wood = Face("Bough", cost=Cost.parse("1G"), colours="G", types=("Creature",))
    >>> identity([wood], ["{T}: Add {W/U}. ({R} is only a reminder.)"])
    'WUG'
    """
    return colours(
        "".join(letter for place, face in enumerate(faces) for letter in _letters(face, texts[place : place + 1]))
    )


def _letters(face: Face, texts: Sequence[str]) -> Iterator[str]:
    if face.cost is not None:
        yield face.cost.colours
    yield face.indicator
    yield face.colours  # where a file gives colours that no cost explains, something defines them
    if "Land" in face.types:
        yield from (LAND_MANA.get(subtype, "") for subtype in face.subtypes)
    for text in texts:
        said = _REMINDER.sub("", text)
        yield from symbols_in(said)
        yield defined_colours(face.name, said)


def defined_colours(name: str, text: str) -> Colours:
    """The colours that a card's text says that the card itself is.  (CR 604.3, 903.4)

    >>> defined_colours("Transguild Courier", "Transguild Courier is all colors.")
    'WUBRG'
    """
    own = {name.casefold(), name.split(",")[0].casefold(), "this creature", "this card", "this spell"}
    plain = _QUOTED.sub("", text)
    found = ""
    for match in _ALL_COLOURS.finditer(plain):
        if match["subject"].strip().casefold() in own:
            return COLOURS
    for match in _COLOURS.finditer(plain):
        if match["subject"].strip().casefold() in own:
            found += "".join(letter for word, letter in WORDS.items() if re.search(rf"\b{word}\b", match["words"]))
    return colours(found)
