"""A deck before the check: its rules, what is known of its cards, and what was found."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from entaku.decks.check.rules import Aspect, CommanderRules
from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.decks.problems import Problem
from entaku.oracle.card import Card
from entaku.oracle.colours import Colours
from entaku.oracle.library import Library


class Facts(Struct, frozen=True):
    """What is known of a card: whether more than its name, from the user's import its text, where it is legal, and when
    it was first released; or whether all that is known is what the list itself says; whether no rules
    cover it  (CR 2026 100.7)."""

    card: Card
    is_imported: bool
    text: str
    legalities: Mapping[str, str]
    released: str
    is_described: bool = False
    is_uncovered: bool = False

    @property
    def is_known(self) -> bool:
        return self.card.layout != "bare"


class Case(Struct, frozen=True):
    """One deck before the check, with everything known about its cards; `remarks` are said beside the problems."""

    deck: Deck
    rules: CommanderRules
    facts: Mapping[str, Facts]
    library: Library
    problems: list[Problem]
    unknown: list[Problem]
    remarks: list[Problem]

    def names(self) -> list[str]:
        """The names in the deck, commanders first, each once."""
        return list(self.deck.counts())

    def beside(self) -> Sequence[DeckEntry]:
        """What lies beside the deck, where the rules know a sideboard.  (CM-16)"""
        return gathered(self.deck.sideboard) if self.rules.sideboard else ()

    def all_names(self) -> list[str]:
        """The names in the deck and then those beside it, each once."""
        return list(dict.fromkeys((*self.names(), *(entry.name for entry in self.beside()))))

    def commanders(self) -> list[Facts]:
        """Who leads the deck: signature spells don't."""
        return [facts for facts in self.led_by() if not self.is_signature(facts)]

    def led_by(self) -> list[Facts]:
        """All that begins the game in the command zone."""
        return [self.facts[entry.name] for entry in self.deck.commanders]

    def is_signature(self, facts: Facts) -> bool:
        """Whether a card in the command zone is no leader, but the spell of one."""
        return self.rules.signature and (facts.card.is_type("Instant") or facts.card.is_type("Sorcery"))

    def found(self, aspect: Aspect, key: str, card: str | None = None, **facts: str | int) -> None:
        self.problems.append(Problem(self.rules.rules[aspect], key, card, facts))

    def unsure(self, aspect: Aspect, key: str, card: str, **facts: str | int) -> None:
        self.unknown.append(Problem(self.rules.rules[aspect], key, card, facts))

    def remark(self, aspect: Aspect, key: str, card: str | None = None, **facts: str | int) -> None:
        self.remarks.append(Problem(self.rules.rules[aspect], key, card, facts))


def symbols(letters: Colours) -> str:
    """Colours as mana symbols, {C} for none.

    >>> symbols("WU"), symbols("")
    ('{W}{U}', '{C}')
    """
    return "".join(f"{{{letter}}}" for letter in letters or "C")
