"""Speed: each step of it is one nearer to what comes with the greatest."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.speed import IncreaseSpeed

worth(IncreaseSpeed, player=0.5)
