"""Winning and losing the game."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.winning import LoseGame, WinGame

worth(LoseGame, player=-50.0)
worth(WinGame, player=50.0)
