"""Control that changes places."""

from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.control import ExchangeControl, SwapControl

worth(ExchangeControl)
worth(SwapControl)
