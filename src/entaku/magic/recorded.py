"""Setups of games as recordings have them.  (design: rules versions are data)

What a recording of before rules had dates doesn't say went by the rules of 2022-04, and is played again by them.
"""

from entaku.magic.profile import OF_2022, Assignment, RulesProfile
from entaku.magic.setup import GameSetup


class RecordedProfile(RulesProfile, frozen=True):
    """A profile in which the rules of 2022-04 hold where nothing is said."""

    assignment: Assignment = OF_2022.assignment


class RecordedSetup(GameSetup, frozen=True, kw_only=True, dict=True):
    """A setup with such a profile."""

    profile: RecordedProfile = RecordedProfile()
