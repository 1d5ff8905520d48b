"""Coins that are flipped."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.coins import FlipCoin

worth(FlipCoin)
