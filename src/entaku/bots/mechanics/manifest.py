"""Manifest, manifest dread, cloak."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.manifest import Cloak, Manifest, ManifestDread

worth(Manifest, player=2.0)
worth(Cloak, player=2.2)
worth(ManifestDread, usually=2.3)
