"""Words of texts that are replaced by others."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.rewording import ChangeText

worth(ChangeText)
