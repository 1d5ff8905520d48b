"""Battles: who protects each, and when its defense is gone.  (CR 2026 310)"""

from entaku.kernel.seats import Seat
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Replaces, Triggered
from entaku.oracle.ir.happenings import LastCounterRemoved
from entaku.oracle.ir.replacements import AsEntersChoose, EntersWithCounters
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.moving import Move

DEFEATED = Triggered(
    LastCounterRemoved("defense"), (Move(t.Self(), "exile"), CastFree(t.Bound("moved"), transformed=True))
)
"""What a Siege's controller may do once its last defense counter is gone.  (CR 2026 310.11b)"""
PROTECTED = Replaces(AsEntersChoose("opponent"))
"""An opponent is chosen to protect a Siege as it enters.  (CR 2026 310.11a)"""


def intrinsic(defense: int, is_siege: bool) -> tuple[Ability, ...]:
    """What a battle can do that no text on it says.  (CR 2026 310.4b, 310.11)"""
    guarded = Replaces(EntersWithCounters(t.Self(), "defense", defense))
    return (PROTECTED, guarded, DEFEATED) if is_siege else (guarded,)


def protector(chosen: tuple[tuple[str, str], ...], controller: Seat, is_siege: bool) -> Seat | None:
    """Who protects a battle of which so much was chosen: its controller, if it is no Siege.  (CR 2026 310.8a)"""
    named = dict(chosen).get("player")
    return controller if not is_siege else None if named is None else int(named)
