"""Votes."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.voting import Vote

worth(Vote, usually=0.6)
