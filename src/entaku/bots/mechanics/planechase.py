"""Planes: where the next one leads nobody knows, chaos is good for whoever lets it ensue."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.planechase import ChaosEnsues, Planeswalk, RollPlanarDie

worth(Planeswalk, player=0.2)
worth(ChaosEnsues, player=1.0)
worth(RollPlanarDie, player=0.3)
