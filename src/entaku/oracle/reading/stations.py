"""The size of a station card, which stands in a box beside its last station symbol and in no text.  (CR 2026 721.2b)"""

from msgspec import structs

from entaku.oracle.card import Face
from entaku.oracle.ir.abilities import Ability, Static
from entaku.oracle.ir.changes import AddTypes, SetSize
from entaku.oracle.ir.conditions import AtCharge
from entaku.oracle.reading.reader import Paragraph


def sized(face: Face, read: list[Paragraph]) -> list[Paragraph]:
    """The paragraphs of a face, as `with_size` has their abilities."""
    abilities = tuple(one for each in read for one in each.abilities)
    if last_symbol(abilities) is None:
        return read
    again = iter(with_size(face, abilities))
    return [structs.replace(each, abilities=tuple(next(again) for _ in each.abilities)) for each in read]


def with_size(face: Face, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities of a face: with so many counters as its last symbol says it is a creature of the size on it."""
    last = last_symbol(abilities)
    if last is None or face.power is None or face.toughness is None:
        return abilities
    size = (AddTypes(("Creature",)), SetSize(int(face.power), int(face.toughness)))
    return tuple(
        structs.replace(one, changes=(*size, *one.changes)) if isinstance(one, Static) and one.while_ == last else one
        for one in abilities
    )


def last_symbol(abilities: tuple[Ability, ...]) -> AtCharge | None:
    """What the last station symbol among these asks for, None where there is none."""
    asked = (one.while_ for one in abilities if isinstance(one, Static) and isinstance(one.while_, AtCharge))
    return max(asked, key=lambda one: one.least, default=None)
