"""Colours, types, names and numbers that are chosen."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.naming import ChooseValue

worth(ChooseValue)
