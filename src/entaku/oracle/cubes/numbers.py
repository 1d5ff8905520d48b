"""A cube at a glance: its cards in rows, and how many there are of each colour, mana value, type and rarity."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.randomness import Stream
from entaku.oracle.card import Card
from entaku.oracle.colours import COLOURS
from entaku.oracle.cubes.boosters import cube_boosters
from entaku.oracle.cubes.report import CubeList
from entaku.oracle.printed import PrintedCard

HIGHEST = 7
"""The last column of the curve counts this mana value and all higher ones."""

TYPES = ("Creature", "Planeswalker", "Instant", "Sorcery", "Artifact", "Enchantment", "Land", "Conspiracy")
"""The card types by which a cube is counted; a card counts once, as the first of these that it is."""


class CubeRow(Struct, frozen=True, omit_defaults=True):
    """A card of a cube: how many there are of it, and in which of its sheets where it has several.

    `unknown`: only the name is known.  `again`: it comes more than once, and isn't a basic land.
    """

    name: str
    count: int = 1
    sheet: str = ""
    unknown: bool = False
    again: bool = False


class CubeNumbers(Struct, frozen=True):
    """How many cards a cube has of each kind, copies counted; unknown cards count in `size` and `unknown` alone.

    colours   by W U B R G, M for several, C for none; lands are L
    curve     cards that aren't lands by mana value, 0 to 7 and more; `creatures` are those of them that are creatures
    types     by card type, "Other" for any that isn't listed
    """

    size: int
    different: int
    unknown: int
    colours: dict[str, int]
    curve: tuple[int, ...]
    creatures: tuple[int, ...]
    types: dict[str, int]
    rarities: dict[str, int]


def rows_of(listed: CubeList) -> tuple[CubeRow, ...]:
    """The cards of a cube in the order of its list, each once in a sheet."""
    unknown, again = set(listed.report.unknown), set(listed.report.duplicates)
    several = len(listed.cube.sheets) > 1
    rows = []
    for sheet in listed.cube.sheets:
        counts: Counter[str] = Counter()
        for entry in sheet.entries:
            counts[entry.name] += entry.count
        name_of = sheet.name if several else ""
        rows += [CubeRow(name, count, name_of, name in unknown, name in again) for name, count in counts.items()]
    return tuple(rows)


def numbers_of(listed: CubeList) -> CubeNumbers:
    """What a cube's charts show."""
    cards = {card.name: card for card in listed.cards}
    colours: Counter[str] = Counter()
    types: Counter[str] = Counter()
    rarities: Counter[str] = Counter()
    curve, creatures = [0] * (HIGHEST + 1), [0] * (HIGHEST + 1)
    unknown = 0
    for entry in listed.cube.entries:
        card, count = cards[entry.name], entry.count
        if card.layout == "bare":
            unknown += count
            continue
        colours[colour_of(card)] += count
        types[next((kind for kind in TYPES if card.is_type(kind)), "Other")] += count
        rarities[card.rarity] += count
        if not card.is_type("Land") and not card.is_conspiracy:
            place = min(card.mana_value, HIGHEST)
            curve[place] += count
            creatures[place] += count * card.is_type("Creature")
    return CubeNumbers(
        listed.cube.size,
        len({entry.name for entry in listed.cube.entries}),
        unknown,
        {colour: colours[colour] for colour in (*COLOURS, "M", "C", "L") if colours[colour]},
        tuple(curve),
        tuple(creatures),
        {kind: types[kind] for kind in (*TYPES, "Other") if types[kind]},
        dict(rarities.most_common()),
    )


def colour_of(card: Card) -> str:
    """The letter of a card's one colour; M for several, C for none, L for a land.

    >>> from entaku.oracle.catalogue import shipped
    >>> [colour_of(shipped().find(name)) for name in ("Regicide", "Cogwork Spy", "Paliano, the High City")]
    ['B', 'C', 'L']
    """
    if card.is_type("Land"):
        return "L"
    return card.colours if len(card.colours) == 1 else "M" if card.colours else "C"


def sample_boosters(
    listed: CubeList, size: int, count: int, stream: Stream, *, slots: bool = True
) -> tuple[tuple[PrintedCard, ...], ...]:
    """So many boosters as this cube would give them: by its slots, if it has any, or of `size` of all its cards.

    Raises Unlawful, with the numbers, if it has too few cards.
    """
    colours = {card.name: card.colours for card in listed.cards}
    cube = listed.cube if slots else replace(listed.cube, layouts=())
    return cube_boosters(cube, [0] * count, size, stream, 0, colours).made
