"""The grounds on which a mention is a target or isn't, with the rules that give them."""

from typing import Literal

from msgspec import Struct

Reason = Literal[
    "target", "not_public", "other_player_chooses", "no_choice", "restriction", "cost", "trigger", "replacement", "must"
]
"""The one condition that decides, in the order of RT-1."""

Chosen = Literal["playing", "trigger", "reflexive", "resolution", "paying", "never"]
"""When the choice is made: as the card is played or the ability used; as a trigger goes on the chain; as a "do this"
trigger goes on the chain; on resolution; as the cost is paid; there is no choice to make."""


class Ground(Struct, frozen=True):
    """A ground for a verdict: the reason it comes under, the rule, and the Core Rules' number for it.

    depends  whether what is chosen decides; the reason is then that for which it may be none
    """

    reason: Reason
    rule: str
    core_rule: str
    depends: bool = False


GROUNDS: dict[str, Ground] = {
    "target": Ground("target", "RT-1", "355.10"),
    "target-unnumbered": Ground("target", "RT-1", "355.10"),
    "target-player": Ground("target", "RT-2", "355.9.a"),
    "target-trash": Ground("target", "RT-2", "355.10.a"),
    "target-played-from-trash": Ground("target", "RT-3", "355.10.a"),
    "target-public-zone": Ground("target", "RT-2", "355.10.a.1"),
    "target-chain": Ground("target", "RT-2", "355.9.a.2"),
    "target-facedown": Ground("target", "RT-2", "355.9.a.3"),
    "target-legend": Ground("target", "RT-2", "355.9.a.4"),
    "target-battlefield": Ground("target", "RT-1", "355.10"),
    "target-place-of-all": Ground("target", "RT-12", "355.10.d"),
    "target-place": Ground("target", "RT-12", "355.10"),
    "target-optional": Ground("target", "RT-14", "355.12"),
    "target-up-to": Ground("target", "RT-14", "355.13"),
    "target-group": Ground("target", "RT-14", "355.11"),
    "target-split": Ground("target", "RT-14", "355.14.a"),
    "target-after-cost": Ground("target", "RT-15", "355.10.c.1"),
    "target-awaiting": Ground("target", "RT-10", "355.10.c"),
    "target-reflexive": Ground("target", "RT-16", "387.1"),
    "target-equip": Ground("target", "RT-17", "818.1.b.1"),
    "target-quick-draw": Ground("target", "RT-17", "819.1.d"),
    "target-weaponmaster": Ground("target", "RT-17", "821.1.b"),
    "hand": Ground("not_public", "RT-2", "355.10.a"),
    "played-from-hand": Ground("not_public", "RT-3", "355.10.a"),
    "hand-or-public": Ground("not_public", "RT-3", "355.10.a", depends=True),
    "deck": Ground("not_public", "RT-2", "355.10.a"),
    "looked-at": Ground("not_public", "RT-2", "355.10.a"),
    "others": Ground("other_player_chooses", "RT-4", "355.10.e"),
    "every": Ground("no_choice", "RT-5", "355.10.d"),
    "every-unnumbered": Ground("no_choice", "RT-5", "355.10.d"),
    "only-one": Ground("no_choice", "RT-5", "355.10.d.1"),
    "itself": Ground("no_choice", "RT-5", "355.10.d.1"),
    "earlier": Ground("no_choice", "RT-5", "355.10.d.1"),
    "made": Ground("no_choice", "RT-5", "355.10.d.1"),
    "named": Ground("no_choice", "RT-5", "355.5"),
    "denied": Ground("no_choice", "RT-5", "355.10.d"),
    "condition": Ground("no_choice", "RT-5", "355.10.d"),
    "passive": Ground("no_choice", "RT-13", "355.10"),
    "restriction": Ground("restriction", "RT-7", "355.10.b"),
    "destination": Ground("restriction", "RT-13", "355.4"),
    "play-location": Ground("restriction", "RT-13", "355.2"),
    "cost": Ground("cost", "RT-8", "355.10.c"),
    "additional-cost": Ground("cost", "RT-8", "355.10.c"),
    "keyword-cost": Ground("cost", "RT-8", "355.10.c"),
    "instruction-cost": Ground("cost", "RT-15", "355.10.c.1"),
    "trigger": Ground("trigger", "RT-9", "355.10.c"),
    "replaced": Ground("replacement", "RT-10", "355.10.c"),
    "replacement": Ground("replacement", "RT-10", "355.10.c"),
    "must": Ground("must", "RT-11", "355.10.f"),
}
