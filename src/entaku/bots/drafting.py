"""A player that drafts: a simple judgement of each card, which it can give its reasons for.

A card is worth what it has been worth in games, or what its text does for what it costs, more if it fits the colours
drafted so far, if the curve lacks it, or if good cards of its colour come late.  The bot sees a view and the public
facts of the cards, and remembers nothing.
"""

from collections.abc import Mapping, Sequence

from entaku.bots.draft_effects import effect_to_use
from entaku.bots.draft_judgement import Judge, Outlook, ReadTree, Reasons, shipped_tree, unread
from entaku.bots.drafting_piles import (
    choose_more,
    choose_pile,
    choose_place,
    choose_places,
    sort_booster,
    split_pack,
)
from entaku.bots.drafting_tables import AT_THE_TABLE
from entaku.drafts.setup import DraftSetup
from entaku.drafts.state import DraftCard
from entaku.drafts.views import DraftView
from entaku.kernel.decisions import Answer, Choose, Decision, Name
from entaku.oracle.card import Card
from entaku.oracle.colours import COLOURS


class DraftBot:
    """Answers a draft's decisions from a view."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        """`cards` are the public facts, by name; a card that isn't among them is judged by nothing."""
        self.judge = Judge.of(cards)

    @classmethod
    def of(cls, setup: DraftSetup, tree: ReadTree = shipped_tree) -> "DraftBot":
        """A bot that knows the cards of a setup, and of those that haven't been measured what `tree` says."""
        bot = cls(setup.facts.cards)
        bot.judge = Judge.of(setup.facts.cards, tree)
        return bot

    @classmethod
    def learned(cls, setup: DraftSetup, values: Mapping[str, float], tree: ReadTree = unread) -> "DraftBot":
        """A bot that judges a setup's cards by these worths, as `entaku lab learn` says them, the others by their text.

        Without `tree` it reads none, and judges them at sight.
        """
        bot = cls(setup.facts.cards)
        bot.judge = Judge.learned(setup.facts.cards, values, tree)
        return bot

    def answer(self, view: DraftView, decision: Decision) -> Answer:
        """A lawful answer to a decision of the view's own seat."""
        if decision.purpose == "draft-pick":
            return self._pick(view, decision)
        if decision.purpose == "draft-act":
            return effect_to_use(self.judge, view, decision)
        if decision.purpose == "draft-add-booster":
            return True
        shape = decision.shape
        if isinstance(shape, Name):
            return self._guess(decision)
        if decision.purpose == "draft-colour":
            return self._colour(view, decision)
        if decision.purpose in ("draft-sort", "draft-split", "draft-pile", "draft-more", "draft-place", "draft-places"):
            return self._with_piles(view, decision)
        if decision.purpose in AT_THE_TABLE:
            return AT_THE_TABLE[decision.purpose](self.judge, view, decision)
        if decision.purpose == "draft-deal-reveal" and isinstance(shape, Choose):
            return self._reveal(view, decision)
        if decision.purpose == "draft-deal-offer" and isinstance(shape, Choose):
            return self._offer(view, decision)
        if decision.purpose == "draft-deal-accept" and isinstance(shape, Choose):
            return self._accept(view, decision, shape)
        return decision.default

    def explain(self, view: DraftView) -> tuple[Reasons, ...]:
        """The cards of the pack in hand, best first, each with the reasons for its worth."""
        assert view.own is not None
        outlook = self.judge.outlook(view)
        reasons = [self.judge.reasons(card, outlook) for card in view.own.pack]
        return tuple(sorted(reasons, key=lambda reason: -reason.worth))

    def _pick(self, view: DraftView, decision: Decision) -> Answer:
        own = view.own
        assert own is not None
        assert isinstance(decision.shape, Choose)
        if len(decision.shape.options) == 1:
            return decision.shape.options[0].key
        outlook = self.judge.outlook(view)
        best, most = own.pack[0].id, -1000.0
        for card in own.pack:
            worth = self.judge.worth(card.name, outlook)
            if worth > most:
                best, most = card.id, worth
        return best

    def _guess(self, decision: Decision) -> Answer:
        """Others take what is best at first sight."""
        names = [name for name in decision.about[1:] if isinstance(name, str)]
        return max(names, key=self.judge.base, default=decision.default)

    def _colour(self, view: DraftView, decision: Decision) -> Answer:
        """For an own card the main colour, for a neighbour's the one least drafted here."""
        assert isinstance(decision.shape, Choose)
        weights = self.judge.outlook(view).weights
        own = decision.about[1] == decision.seat
        keys = [str(option.key) for option in decision.shape.options]
        return max(keys, key=lambda colour: weights[COLOURS.index(colour)] * (1 if own else -1))

    def _with_piles(self, view: DraftView, decision: Decision) -> Answer:
        if decision.purpose == "draft-sort":
            return sort_booster(self.judge, view, decision)
        if decision.purpose == "draft-split":
            return split_pack(self.judge, view, decision)
        if decision.purpose == "draft-pile":
            return choose_pile(self.judge, view)
        if decision.purpose == "draft-more":
            return choose_more(self.judge, view, decision)
        if decision.purpose == "draft-places":
            return choose_places(self.judge, view, decision)
        return choose_place(self.judge, view, decision)

    # Exchanges.

    def _reveal(self, view: DraftView, decision: Decision) -> Answer:
        """Offer what others may want and this deck can't use."""
        assert view.own is not None
        return self._spare(view.own.pool, self.judge.outlook(view), at_least=2.0) or decision.default

    def _offer(self, view: DraftView, decision: Decision) -> Answer:
        """Offer a card that this deck can't use for one that it can."""
        assert view.own is not None
        outlook = self.judge.outlook(view)
        if self.judge.worth(str(decision.about[0]), outlook) < 2.5:
            return decision.default
        return self._spare(view.own.pool, outlook, at_least=1.0) or decision.default

    def _spare(self, pool: Sequence[DraftCard], outlook: Outlook, at_least: float) -> int:
        """The card that promises most to others among those that are worth less here than at first sight, or 0."""
        spare = [card for card in pool if self.judge.worth(card.name, outlook) < self.judge.base(card.name)]
        best = max(spare, key=lambda card: self.judge.base(card.name), default=None)
        return best.id if best is not None and self.judge.base(best.name) >= at_least else 0

    def _accept(self, view: DraftView, decision: Decision, shape: Choose) -> Answer:
        """Take the best offer, if it is better than the card it is for."""
        outlook = self.judge.outlook(view)
        offers = [option for option in shape.options if option.what == "offer"]
        best = max(offers, key=lambda option: self.judge.worth(option.text, outlook))
        own = self.judge.worth(str(decision.about[0]), outlook)
        return best.key if self.judge.worth(best.text, outlook) > own else decision.default
