"""What bots do with a card that they may reveal as they draw it."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Decision, YesNo
from entaku.magic.views.game_view import CardView, GameView, PlayerView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Keyword, Tree


@pytest.mark.rule("CR 702.94a")
@pytest.mark.parametrize("purpose", ["game-miracle", "game-cast-for"])
def test_a_bot_reveals_a_miracle_and_casts_it(purpose: str) -> None:
    """A card that costs less now than ever again is revealed, and cast where it can be."""
    drawn = CardView(11, "Sudden Grace", 0, 0, types=("Sorcery",))
    players = (PlayerView(0, "Ada", 20, 30, 1, (drawn,)), PlayerView(1, "Ben", 20, 30, 4))
    view = GameView(0, 3, 0, "draw", 0, players)
    card = Card("Sudden Grace", (Face("Sudden Grace", types=("Sorcery",)),))
    bot = PlayBot({"Sudden Grace": card}, {"Sudden Grace": Tree("Sudden Grace", (Keyword("miracle"),))})
    decision = Decision(id=7, seat=0, actor=0, purpose=purpose, shape=YesNo(), default=False, about=(11,))
    assert bot.answer(view, decision) is True
