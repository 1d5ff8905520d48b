"""Surveil."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.surveil import Surveil

worth(Surveil, usually=0.8)
