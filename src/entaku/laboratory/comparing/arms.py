"""By which rules the nights of comparisons are played, each way under a name, so that comparisons share nights."""

from msgspec.structs import replace

from entaku.laboratory.study.wanted import Wanted

ANY = Wanted("conspiracy", 4, 0, "")
EIGHT = replace(ANY, players=8)

ARMS: dict[str, Wanted] = {
    "four": ANY,
    "four-left": replace(ANY, attack="left"),
    "four-partial-paris": replace(ANY, mulligan="partial-paris"),
    "seven": replace(ANY, players=7),
    "eight": EIGHT,
    "eight-weak": replace(EIGHT, bots=("random", *("sensible",) * 7)),
    "nine": replace(ANY, players=9),
    "ggd": replace(ANY, format="ggd"),
    "ggd-off": replace(ANY, format="ggd", rumble="off"),
    "commander": replace(ANY, format="commander"),
    "commander-2010": replace(ANY, format="commander-2010"),
}
"""Pods of four play one game; of seven two, by three and by four, of nine by four and by five, and a second round.
(EV-2, EV-5)"""


QUESTIONS: dict[str, tuple[str, ...]] = {
    "seats": ("four", "four-left"),
    "splits": ("seven", "eight", "nine"),
    "cut": ("eight", "eight-weak"),
    "ties": ("four",),
    "rumble": ("ggd", "ggd-off"),
    "mulligan": ("four", "four-partial-paris"),
    "tax": ("commander", "commander-2010"),
}
"""Each question that can be asked, and the arms whose nights answer it."""


def wanted(arm: str, nights: int, seed: str) -> Wanted:
    """So many nights of an arm; nights of one number and seed have the same drafts wherever the draft is the same."""
    return replace(ARMS[arm], nights=nights, seed=seed)
