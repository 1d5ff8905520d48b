"""A player that builds a Commander deck of a hundred cards from everything that is known.  (CM-1 to CM-8, CR 903.5)"""

from collections.abc import Sequence
from itertools import islice
from typing import Final

import msgspec

from entaku.bots.composing import Known, Lawful, composed
from entaku.decks.check.commander import check
from entaku.decks.check.rules import CommanderRules
from entaku.decks.deck import Deck, DeckEntry
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed, Stream
from entaku.oracle.colours import COLOURS, Colours
from entaku.oracle.mechanics.winning import LoseGame

MOST_TRIED: Final = 40
"""So many commanders are tried before it is said that there is no deck."""
MOST_COLOURS: Final = 3
"""A deck of more colours than these seldom has the mana for its spells."""


MOST_SPELLS: Final = 400
"""So many spells are looked at for a planeswalker's signature."""


class CommanderBuilder:
    """Builds decks from one library by one version of the rules.

    Cards that the check knows to be lawful come first.  Where nothing was imported nobody can know that; then all
    that the check has nothing against will do.
    """

    def __init__(self, known: Known, rules: CommanderRules) -> None:
        self.known = known
        self.rules = rules
        self._allowed: dict[str, bool] = {}
        self._certain: dict[str, bool] = {}

    def build(self, seed: Seed, owner: int | str) -> Deck:
        """A legal deck, the same for the same seed and owner.  Raises Unlawful where too few cards are known."""
        luck = Stream(seed, owner, "commander deck")
        for lawful in (self._certainly, self._possibly):
            leaders = self._leaders()
            luck.shuffle(leaders)
            able = (name for name in leaders if self._is_fit(name) and self._may_lead(name, lawful))
            for leader in islice(able, MOST_TRIED):
                deck = self._led_by(leader, lawful, luck)
                if deck.size == self.rules.size:
                    return deck
        raise Unlawful("bot-deck-impossible", rules=self.rules.name)

    def _leaders(self) -> list[str]:
        """Creatures or planeswalkers that may lead, of not too many colours."""
        return [
            name
            for name, card in self.known.cards.items()
            if (card.is_type("Legendary") or not self.rules.legendary)
            and any(map(card.is_type, self.rules.leaders))
            and card.layout == "normal"
            and 0 < len(card.identity) <= MOST_COLOURS
            and self.rules.no_commander(name) is None
        ]

    def _is_fit(self, name: str) -> bool:
        """Whether the rules play the card in full, and its own text doesn't lose the game."""
        return self.known.is_understood(name) and not self.known.does(name, LoseGame)

    def _may_lead(self, name: str, lawful: Lawful) -> bool:
        """Whether a card is lawful as a leader; where rarity makes leaders it needn't be so among the others."""
        if not self.rules.rarity:
            return bool(lawful([name]))
        verdict = check(Deck(commanders=(DeckEntry(1, name),)), self.rules, self.known.library)
        found = verdict.problems if lawful == self._possibly else (*verdict.problems, *verdict.unknown)
        return all(problem.card != name for problem in found)

    def _led_by(self, leader: str, lawful: Lawful, luck: Stream) -> Deck:
        identity = self.known.cards[leader].identity
        leading = [leader]
        if self.rules.signature:
            leading += self._signature(identity, lawful, luck)
        if len(leading) != 1 + self.rules.signature:
            return Deck()
        main = composed(self.known, identity, self.rules.size - len(leading), lawful, luck, besides=leading)
        return Deck(main=main, commanders=tuple(DeckEntry(1, name) for name in leading), name=leader)

    def _signature(self, identity: Colours, lawful: Lawful, luck: Stream) -> list[str]:
        """A planeswalker's signature spell, an instant or sorcery of its colours; none where none is known."""
        spells = [
            name
            for name, card in self.known.cards.items()
            if (card.is_type("Instant") or card.is_type("Sorcery")) and set(card.identity) <= set(identity)
        ]
        luck.shuffle(spells)
        return list(islice((name for name in spells[:MOST_SPELLS] if self._is_fit(name) and lawful([name])), 1))

    def _certainly(self, names: Sequence[str]) -> set[str]:
        self._look_up(names)
        return {name for name in names if self._certain[name]}

    def _possibly(self, names: Sequence[str]) -> set[str]:
        self._look_up(names)
        return {name for name in names if self._allowed[name]}

    def _look_up(self, names: Sequence[str]) -> None:
        """Ask the check about cards: what it has against each, and where it can't know."""
        new = tuple(DeckEntry(1, name) for name in names if name not in self._allowed)
        if not new:
            return
        verdict = check(Deck(main=new), self.rules, self.known.library)
        against = {problem.card for problem in verdict.problems}
        unsure = {problem.card for problem in verdict.unknown}
        for entry in new:
            self._allowed[entry.name] = entry.name not in against
            self._certain[entry.name] = entry.name not in against | unsure


def plain_deck(known: Known, size: int, seed: Seed, owner: int | str) -> Deck:
    """A deck of two colours and so many cards, one of each, for a game that takes any cards.  (CR 100.2a)"""
    luck = Stream(seed, owner, "plain deck")
    pairs = [first + second for place, first in enumerate(COLOURS) for second in COLOURS[place + 1 :]]
    luck.shuffle(pairs)
    for pair in pairs:
        deck = Deck(main=composed(known, pair, size, set, luck), name=pair)
        if deck.size == size:
            return msgspec.structs.replace(deck, name="")
    raise Unlawful("bot-deck-impossible", rules=str(size))
