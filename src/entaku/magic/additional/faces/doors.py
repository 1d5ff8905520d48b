"""The doors of a Room: its halves, and which of them its abilities speak of.  (CR 2026 709.5)"""

from msgspec import structs

from entaku.oracle.ir.abilities import Ability, Triggered
from entaku.oracle.ir.designations import Designation
from entaku.oracle.ir.happenings import AnyHappening, Happening, Unlocks

HALVES: tuple[Designation, Designation] = ("left half unlocked", "right half unlocked")
"""The unlocked designations, in the order of a Room's halves.  (CR 2026 709.5c)"""


def of_door(abilities: tuple[Ability, ...], half: Designation) -> tuple[Ability, ...]:
    """The abilities of a half, which know their door once both halves are one permanent.  (CR 2026 709.5h)"""
    return tuple(
        structs.replace(one, on=of_half(one.on, half)) if isinstance(one, Triggered) else one for one in abilities
    )


def of_half(on: Happening, half: Designation) -> Happening:
    """What an ability of a half waits for: that half is "this door"."""
    if isinstance(on, AnyHappening):
        return structs.replace(on, of=tuple(of_half(one, half) for one in on.of))
    return structs.replace(on, half=half) if isinstance(on, Unlocks) else on
