"""What is said of an object beyond its characteristics: tapped, attacking, prepared.  (CR 110.5, 506.4, 701)"""

from typing import Literal

Designation = Literal[
    "solved", "prepared", "saddled", "suspected", "modified", "left half unlocked", "right half unlocked", "ring-bearer"
]
"""What marks a permanent until it leaves, or loses it.  (CR 2026 701.54b, 709.5c, 719.3b, 722.3a)"""
Status = Literal[
    "tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "attacking or blocking", "enchanted",
    "equipped", "token", "nontoken", "face down", "monstrous", "renowned", "kicked", "alone", "goaded", "commander",
    "attacked", "paired", "unpaired", "in its pair", "haunted", "suspended", "solved", "prepared",
]  # fmt: skip
