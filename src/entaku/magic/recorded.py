"""Setups of games as recordings have them.  (design: rules versions are data)

What a recording of before rules had dates doesn't say went by the rules of 2022-04, and is played again by them.
"""

from entaku.magic.profile import (
    OF_2022,
    Amassed,
    Assignment,
    Chapterless,
    RulesProfile,
    Suspended,
    TokenFaces,
    TypeNames,
)
from entaku.magic.setup import GameSetup


class RecordedProfile(RulesProfile, frozen=True):
    """A profile in which the rules of 2022-04 hold where nothing is said."""

    assignment: Assignment = OF_2022.assignment
    token_faces: TokenFaces = OF_2022.token_faces
    chapterless: Chapterless = OF_2022.chapterless
    amassed: Amassed = OF_2022.amassed
    suspended: Suspended = OF_2022.suspended
    types: TypeNames = OF_2022.types


class RecordedSetup(GameSetup, frozen=True, kw_only=True, dict=True):
    """A setup with such a profile."""

    profile: RecordedProfile = RecordedProfile()
