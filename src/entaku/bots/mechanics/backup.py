"""What the ability backup does as it resolves."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.backup import BackUp

worth(BackUp, usually=1.5)
