"""What asks a player to choose, and the text that it asks by."""

from collections.abc import Iterable, Sequence

from entaku.bots.playing.board import Board
from entaku.bots.playing.lore import Lore, Section
from entaku.kernel.decisions import Decision, Option
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a


class Asker:
    """Tells it from the view; `last` is the option that this player last took with priority."""

    def __init__(self, board: Board, lore: Lore, last: Option | None) -> None:
        self.board = board
        self.lore = lore
        self.last = last

    def source(self, decision: Decision) -> tuple[str, CardView | None]:
        """The name of what asks, and the card if the view shows it."""
        number = next((one for one in decision.about if isinstance(one, int)), None)
        if number is None:
            return "", None
        card = self.board.card(number)
        if card is not None:
            return card.name, card
        item = next((one for one in self.board.view.stack if one.id == number), None)
        return (item.name, None) if item is not None else ("", None)

    def sections(self, decision: Decision) -> list[Section]:
        """The parts of text that may be asking, the likeliest first."""
        name, card = self.source(decision)
        number = decision.about[0] if decision.about else 0
        parts: list[Section] = []
        if any(item.id == number for item in self.board.view.stack):
            parts += self.lore.spell(name)
        last = self.last
        if last is not None and last.what == "activate" and last.card == number and last.place is not None:
            parts += self.lore.ability(name, last.place)
        for _, of_trigger in self.lore.triggers(name):
            parts += of_trigger
        for place in range(len(self.lore.kit(name).activated)):
            parts += self.lore.ability(name, place)
        if card is None or "Instant" in card.types or "Sorcery" in card.types or "Aura" in self.subtypes(name):
            parts += self.lore.spell(name)
        return parts

    def subtypes(self, name: str) -> Sequence[str]:
        return self.lore.card(name).front.subtypes

    def costs(self, name: str) -> Iterable[a.CostPart]:
        """What is paid beside the mana cost for what a card does: as it is cast, or for the ability last activated."""
        last = self.last
        if last is not None and last.what == "activate" and last.place is not None:
            ability = self.lore.activated(name, last.place)
            return ability.cost if ability is not None else ()
        casting = self.lore.kit(name).casting
        return [part for one in casting if isinstance(one, a.AdditionalCost) for part in one.cost]

    def caller(self, decision: Decision, card: CardView | None) -> int:
        """Who calls a vote: the player of what asks, -1 where the view doesn't show it."""
        if card is not None:
            return card.controller
        found = (item.controller for item in self.board.view.stack if item.id in decision.about)
        return next(found, -1)

    def is_mine(self, decision: Decision, card: CardView | None) -> bool:
        """Whether what asks is this player's own."""
        if card is not None:
            return card.controller == self.board.me
        number = decision.about[0] if decision.about else 0
        return any(item.id == number and item.controller == self.board.me for item in self.board.view.stack)
