"""What was exiled to be crafted, as it returns."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.crafting import ReturnCrafted

worth(ReturnCrafted, usually=2.0)
