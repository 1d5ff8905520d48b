"""A printed card: one printing of a card, foil or not, as it lies in a booster or a list."""

from msgspec import Struct


class PrintedCard(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, gc=False):
    """Which card, from which set and under which number, "" where that isn't known."""

    name: str
    set_code: str = ""
    number: str = ""
    foil: bool = False
