"""Paradigm: the same spell again in every turn, for nothing."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.paradigm import BeginParadigm, CastParadigm

worth(BeginParadigm, usually=3.0)
worth(CastParadigm, usually=1.0)
