"""A process that is followed again: what it does once more is counted where it stands."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.repeating import RepeatThisProcess

worth(RepeatThisProcess, usually=0.5)
