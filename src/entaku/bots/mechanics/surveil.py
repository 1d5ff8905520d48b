"""Surveil."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.surveil import Surveil

worth(Surveil, usually=0.8)
