"""Votes."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.voting import Vote

worth(Vote, usually=0.6)
