"""What can be played at a table, by the name that a recording bears."""

from collections.abc import Callable
from typing import Any, NamedTuple  # Any: a table of any game

from msgspec import Struct

from entaku.drafts.rules import DraftRules
from entaku.drafts.setup import DraftSetup
from entaku.kernel.errors import Unreadable
from entaku.kernel.table import Rules
from entaku.magic.game.play import MagicRules
from entaku.magic.game.setup import RecordedSetup
from entaku.scenarios.positions import POSITIONS, PositionRules, PositionSetup


class Played(NamedTuple):
    """Rules, and the type of their setup."""

    rules: Rules[Any, Any]
    setup: type[Struct]


PLAYED = {
    DraftRules.name: Played(DraftRules(), DraftSetup),
    MagicRules.name: Played(MagicRules(), RecordedSetup),
    PositionRules.name: Played(POSITIONS, PositionSetup),
}


def rules_named(name: str, file: str) -> Played:
    """What is played under this name.  Raises Unreadable, naming the file that asks for it, if nothing is."""
    if name not in PLAYED:
        raise Unreadable("cli-rules-unknown", file=file, rules=name)
    return PLAYED[name]


def rules_of(file: str) -> Callable[[str], Played]:
    """What is played under a name in this file."""
    return lambda name: rules_named(name, file)
