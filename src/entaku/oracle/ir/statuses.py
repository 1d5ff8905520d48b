"""What is said of an object beyond its characteristics: tapped, attacking, prepared.  (CR 110.5, 506.4, 701)"""

from typing import Literal

Status = Literal[
    "tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "attacking or blocking", "enchanted",
    "equipped", "token", "nontoken", "face down", "monstrous", "renowned", "kicked", "alone", "goaded", "commander",
    "attacked", "paired", "unpaired", "in its pair", "haunted", "suspended", "solved", "prepared", "ring-bearer",
    "saddled", "suspected", "modified",
]  # fmt: skip
