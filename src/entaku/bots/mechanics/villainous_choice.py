"""Villainous choices."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.villainous_choice import FaceVillainousChoice

worth(FaceVillainousChoice, usually=1.5)
