"""Manifest."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.manifest import Manifest

worth(Manifest, player=2.0)
