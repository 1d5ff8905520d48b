"""When "those creatures" of a group can't be read: where the group as it is later isn't the one that was spoken of."""

from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    AddColour,
    AddNames,
    AddTypes,
    CantHave,
    ChangeWord,
    Gain,
    Lose,
    Resize,
    SetColour,
    SetController,
    SetLandType,
    SetSize,
    SetTypes,
    SwitchSize,
)
from entaku.cards.ir.things import Being, ControlledBy, Group, Stat, Things

_CHARACTERISTICS = (
    Gain, Lose, CantHave, Resize, SetSize, SwitchSize, AddTypes, SetTypes, SetLandType, SetColour, AddColour,
    SetController, AddNames, ChangeWord,
)  # fmt: skip
_AGAIN = ("those ", "they ")


def may_have_changed(what: Things | None) -> bool:
    """Whether what was done to a group may have changed who is like it: its size, or whether it is tapped."""
    return isinstance(what, Group) and any(
        (isinstance(each, Stat) and each.of != "mana value")
        or (isinstance(each, Being) and each.status in ("tapped", "untapped"))
        for each in what.where
    )


def is_for_later_ones_too(text: str, at: int, clause: object) -> bool:
    """Whether a clause about "those" would be a rule for all of the group, later arrivals too.  (CR 611.2c)"""
    if not isinstance(clause, Apply) or not isinstance(clause.what, Group) or not text.startswith(_AGAIN, at):
        return False
    if clause.until == "its controller's next untap step":
        return any(isinstance(one, ControlledBy) for one in clause.what.where)
    return not any(isinstance(change, _CHARACTERISTICS) for change in clause.changes)
