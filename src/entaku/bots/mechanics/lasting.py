"""Rules and replacement effects for a while: when they are worth something, the bot's sense of timing says."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.lasting import Establish

worth(Establish)
