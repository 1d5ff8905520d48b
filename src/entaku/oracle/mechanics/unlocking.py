"""Doors of Rooms that are unlocked, or locked, by a spell or ability.  (CR 2026 709.5f, 709.5g)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.rows import WHAT, command, row, says


class UnlockDoor(Action, frozen=True):
    """A locked door of these Rooms is unlocked; with `or_lock` any door becomes what it isn't.  (CR 2026 709.5f)"""

    what: Things
    or_lock: bool = False


row(
    UnlockDoor,
    command("unlock a locked door of {what:things}", UnlockDoor(WHAT)),
    command("lock or unlock a door of {what:things}", UnlockDoor(WHAT, or_lock=True)),
    ja=lambda one, told: (
        says("{what:things}のドア１つを", "閉鎖するか開放する")(one, told)
        if one.or_lock
        else says("{what:things}の閉鎖されたドア１つを", "開放する")(one, told)
    ),
)
