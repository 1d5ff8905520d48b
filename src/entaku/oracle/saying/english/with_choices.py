"""What is chosen on the way, within a sentence that does something else."""

from entaku.oracle.ir.changes import SetColour, SetCreatureType, SetLandType
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.things import BoundColour, ChosenFor
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.naming import ChooseValue
from entaku.oracle.saying.english.multiples import holds
from entaku.oracle.saying.english.suffixes import AS_SAID, CHOSEN_SORT
from entaku.oracle.saying.english.telling import Telling

_CHOICES = (
    (ChooseValue("colour", "colour"), (BoundColour("colour"), SetColour(bound="colour"))),
    (ChooseValue("basic land type", "type"), (SetLandType(),)),
    (ChooseValue("creature type", "chosen type"), (SetCreatureType(),)),
)
"""What is chosen as the words say "of your choice", and what then refers to it."""
_USES = frozenset(type(use) for _, uses in _CHOICES for use in uses)
_TYPE_CHOICE = ChooseValue("creature type", "chosen type")


def with_choice(clause: Instruction, told: Telling | None = None) -> tuple[Instruction, ...]:
    """The clause, after the choice of a colour or type that "the color of your choice" in it means."""
    used = [node for node in nodes(clause) if type(node) in _USES]
    for choice, uses in _CHOICES if used else ():
        if any(use in used for use in uses):
            return (choice, clause)
    if told is not None and (CHOSEN_SORT, AS_SAID) in told.trail and holds(clause, ChosenFor()):
        return (_TYPE_CHOICE, clause)
    return (clause,)


def is_aimed_at_choice(told: Telling) -> bool:
    """Whether targets are of a type that would be chosen only as the text is followed.  (CR 601.2c)"""
    return (CHOSEN_SORT, AS_SAID) in told.trail and any(holds(one, ChosenFor()) for one in told.targets)


def without_choices(do: tuple[Instruction, ...], told: Telling) -> tuple[Instruction, ...]:
    """Instructions as they are said: without choices that the next one's words hold."""
    return tuple(
        each
        for place, each in enumerate(do)
        if not (place + 1 < len(do) and with_choice(do[place + 1], told)[:-1] == (each,))
    )
