"""Rulings on single cards that changed with time, as dated data.  (RT-18)"""

from msgspec import Struct
from msgspec.structs import replace

from entaku.riftbound.editions import EDITIONS, EditionName
from entaku.riftbound.form import Form


class Ruling(Struct, frozen=True):
    """How a card was to be read from one day on.

    names      the card's names in English and Japanese
    since      the day it was published;  until  the day the next one replaced it, if one did
    reflexive  whether each instruction is a "do this" trigger of its own, so that the spell itself targets nothing
    note       the message that says so
    """

    names: tuple[str, ...]
    since: str
    until: str | None
    reflexive: bool
    note: str


STAR = ("Falling Star", "流れ星")
RAIN = ("Icathian Rain", "イカシアの雨")
RULINGS = (
    Ruling(STAR, "2025-10-16", "2026-01-14", reflexive=True, note="riftbound-ruling-reflexive"),
    Ruling(RAIN, "2025-10-16", "2026-01-14", reflexive=True, note="riftbound-ruling-reflexive"),
    Ruling(STAR, "2026-01-14", None, reflexive=False, note="riftbound-ruling-at-once"),
    Ruling(RAIN, "2026-01-14", None, reflexive=False, note="riftbound-ruling-at-once"),
)


def in_force(name: str, rules: EditionName, *, reflexive: bool | None = None) -> Ruling | None:
    """The ruling on a card that was in force when a version of the rules was published, if there is one.

    >>> in_force("Falling Star", "faq-2025-10").since
    '2025-10-16'
    """
    folded = name.strip().casefold()
    day = EDITIONS[rules].since
    for known in RULINGS:
        named = folded in (one.casefold() for one in known.names)
        if named and known.since <= day < (known.until or "9999") and reflexive in (None, known.reflexive):
            return known
    return None


def reflexive(form: Form) -> Form:
    """The form with each instruction as a "do this" trigger of its own."""
    abilities = []
    for ability in form.abilities:
        steps = [replace(step, reflexive=step.reflexive or step.use == "instruction") for step in ability.steps]
        abilities.append(replace(ability, steps=tuple(steps)))
    return replace(form, abilities=tuple(abilities))
