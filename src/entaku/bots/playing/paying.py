"""What costs are worth to whoever pays them."""

from collections.abc import Callable, Sequence

from entaku.bots.playing.board import CARD_WORTH, Board, least, worth_of
from entaku.bots.playing.judging import Judge
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t

TAPPED = 0.6
"""What it costs to tap a creature for mana."""


class Paying:
    """At one moment: `is_doomed` tells whether a creature dies anyway, `is_slack` whether hardly anything follows."""

    def __init__(self, judge: Judge, is_doomed: Callable[[CardView], bool], *, is_slack: bool) -> None:
        self.judge = judge
        self.board: Board = judge.board
        self.lore = judge.lore
        self.is_doomed = is_doomed
        self.is_slack = is_slack

    def cost(self, parts: Sequence[a.CostPart], card: CardView | None) -> float:
        """What a cost is worth to whoever pays it."""
        return sum(self.cost_of(part, card) for part in parts)

    def cost_of(self, part: a.CostPart, card: CardView | None) -> float:
        if isinstance(part, a.Pay):
            return 0.15 * part.mana.mana_value + TAPPED * max(0, part.mana.mana_value - len(self.idle()))
        if isinstance(part, a.TapThis):
            creature = card is not None and "Creature" in card.types
            return 0.5 if creature and not self.is_slack else 0.0
        if isinstance(part, a.PayLife):
            amount = part.amount if isinstance(part.amount, int) else 2
            return 0.2 * amount + (50.0 if amount >= self.board.life - 3 else 0.0)
        if isinstance(part, a.PayEnergy):
            return 0.1 * (part.amount if isinstance(part.amount, int) else 2)
        if isinstance(part, a.SacrificeCost | a.ReturnCost):
            share = 1.0 if isinstance(part, a.SacrificeCost) else 0.5
            if isinstance(part.what, t.Self):
                return 0.0 if card is None or self.is_doomed(card) else share * worth_of(card)
            if isinstance(part.what, t.Giver):
                givers = [one for one in self.board.view.battlefield if one.id == part.what.number]
                return share * sum(map(worth_of, givers))
            own = [
                one
                for one in self.board.view.battlefield
                if one.controller == self.board.me and self.judge.meant.fits(one, part.what.where, card)
            ]
            return share * sum(worth_of(one) for one in least(own, 1)) + 0.3
        if isinstance(part, a.ExileCost) and part.origin == "battlefield":
            return 0.0 if card is None or self.is_doomed(card) else worth_of(card)
        if isinstance(part, a.DiscardCost):
            return 0.5 * CARD_WORTH if isinstance(part.what, t.Self) else CARD_WORTH
        if isinstance(part, a.TapPower):
            return self.crew(part.power if isinstance(part.power, int) else 3)
        if isinstance(part, a.RemoveCountersCost):
            return 0.9 if part.kind == "+1/+1" else 0.3
        return 0.3

    def idle(self) -> list[CardView]:
        """What makes mana and isn't a creature, which is wanted for other things."""
        mine = (card for card in self.board.view.battlefield if card.controller == self.board.me and not card.tapped)
        return [
            card for card in mine
            if "Creature" not in card.types and ("Land" in card.types or self.lore.mana(card.name))
        ]  # fmt: skip

    def crew(self, power: int) -> float:
        """What it is worth that creatures of so much power don't attack: the least ones, of which some couldn't."""
        total, given = 0, 0.0
        for card in sorted(self.board.creatures[self.board.me], key=worth_of):
            if total < power and not card.tapped and card.power:
                total += card.power
                given += 0.0 if card.sick else 0.6 * card.power
        return given
