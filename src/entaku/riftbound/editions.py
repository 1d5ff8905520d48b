"""The versions of the game's rules on targets: the source's, and the Core Rules that followed it."""

from typing import Literal

from msgspec import Struct

from entaku.kernel.errors import Unlawful

EditionName = Literal["faq-2025-10", "core-1.3"]


class Edition(Struct, frozen=True):
    """One version of the rules.

    since                 when it was published
    places_are_targets    whether a place can be a target as well as an object or player  (RT-12)
    deflect_each_time     whether Deflect is paid for each time its unit is chosen, or once for a spell  (RT-17)
    names_costs_inside    whether costs inside an instruction are named as such  (RT-15)
    """

    name: EditionName
    since: str
    places_are_targets: bool
    deflect_each_time: bool
    names_costs_inside: bool


EDITIONS: dict[EditionName, Edition] = {
    "faq-2025-10": Edition(
        "faq-2025-10", "2025-10-16", places_are_targets=False, deflect_each_time=False, names_costs_inside=False
    ),
    "core-1.3": Edition(
        "core-1.3", "2026-03-30", places_are_targets=True, deflect_each_time=True, names_costs_inside=True
    ),
}
NEWEST: EditionName = "core-1.3"


def edition(name: str) -> Edition:
    """The version of that name.  Raises Unlawful, naming those there are."""
    for known in EDITIONS.values():
        if known.name == name:
            return known
    raise Unlawful("riftbound-rules-unknown", name=name[:60], known=", ".join(EDITIONS))
