"""Permanents tapped and untapped.  (CR 701.21)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Things,
)
from entaku.oracle.saying.rows import WHAT, command, row, says


class Tap(Action, frozen=True):
    """Permanents are tapped."""

    what: Things


class Untap(Action, frozen=True):
    """Permanents are untapped."""

    what: Things


class TapOrUntap(Action, frozen=True):
    """You tap or untap permanents, each as you choose.  (CR 608.2d)"""

    what: Things


row(
    Tap,
    command("tap {what:things}", Tap(WHAT)),
    ja=says("{what:things}を", "タップする"),
)
row(
    Untap,
    command("untap {what:things}", "you untap {what:things}", Untap(WHAT)),
    ja=says("{what:things}を", "アンタップする"),
)
row(
    TapOrUntap,
    command("tap or untap {what:things}", TapOrUntap(WHAT)),
    ja=says("{what:things}をタップまたは", "アンタップする"),
)
