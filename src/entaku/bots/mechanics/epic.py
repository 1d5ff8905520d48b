"""Epic: the same spell every turn, and no other any more."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.epic import CopyEpic

worth(CopyEpic, usually=3.0)
