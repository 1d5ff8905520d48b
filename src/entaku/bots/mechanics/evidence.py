"""Collecting evidence: of what lies in the graveyard the dearest, so that few cards are spent."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.evidence import CollectEvidence

worth(CollectEvidence, usually=-0.2)


@chosen_for("game-evidence")
def evidence_worth(choosing: Choosing, option: Option) -> float:
    """The more a card is worth as evidence, the fewer others it takes."""
    card = choosing.board.card(option.card) if option.card is not None else None
    return float(card.mana_value) if card is not None else 0.0
