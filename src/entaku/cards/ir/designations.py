"""What marks a permanent until it leaves, or loses it.  (CR 2026 701.54b, 709.5c, 719.3b, 722.3a)"""

from typing import Literal

Designation = Literal["solved", "prepared", "left half unlocked", "right half unlocked", "ring-bearer"]
