"""Control that changes places."""

from entaku.bots.playing.worths import worth
from entaku.cards.mechanics.control import ExchangeControl, SwapControl

worth(ExchangeControl)
worth(SwapControl)
