"""What marks a permanent until it leaves, or loses it.  (CR 2026 701.54b, 709.5c, 719.3b, 722.3a)"""

from typing import Literal

from entaku.oracle.ir.things import Being, ControlledBy, Group, You

Designation = Literal["solved", "prepared", "left half unlocked", "right half unlocked", "ring-bearer"]

YOUR_BEARER = Group((Being("ring-bearer"), ControlledBy(You())))
"""The permanent that bears the Ring for you, if any does.  (CR 2026 701.54e)"""
