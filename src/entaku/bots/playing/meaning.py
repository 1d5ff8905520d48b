"""What the phrases of a text mean on the board as it is: which players, which cards, how many."""

from collections.abc import Iterable, Sequence

from entaku.bots.playing.board import Board
from entaku.bots.playing.lore import Lore
from entaku.kernel.seats import Seat
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import things as t
from entaku.oracle.subtypes import SORTS_OF_TYPES

SEEN = ("battlefield", "graveyard")
"""Zones whose cards everybody sees and can count."""


class Meaning:
    """What phrases mean to the player of a board; `you` is who they call so."""

    def __init__(self, board: Board, lore: Lore, you: Seat) -> None:
        self.board = board
        self.lore = lore
        self.you = you

    def seen_in(self, group: t.Group) -> Iterable[CardView]:
        """The cards of the zone that a phrase is about: of a graveyard those of everybody it means."""
        if group.zone == "battlefield":
            return self.board.view.battlefield
        seats = self.seats(group.of) if group.of is not None else range(len(self.board.view.players))
        return (card for seat in seats for card in self.board.player(seat).graveyard)

    def seats(self, who: object) -> list[Seat]:
        """The players that a phrase means, as far as it can be told from the text."""
        board = self.board
        if isinstance(who, t.You):
            return [self.you]
        if isinstance(who, t.Each) and who.who == "player":
            return [*board.friends, *board.opponents]
        if isinstance(who, t.Each | t.Except | t.PlayersWho | t.VotedOtherwise):
            is_other = isinstance(who, t.Each) and who.who == "other"
            side = next((team for team in board.view.teams if self.you in team and not is_other), (self.you,))
            return [seat for seat in (*board.friends, *board.opponents) if seat not in side]
        if isinstance(who, t.TheMonarch):
            return [board.view.monarch] if board.view.monarch is not None else []
        if isinstance(who, t.ActivePlayer):
            return [board.view.active]
        return []

    def fits(self, card: CardView, where: Sequence[object], source: CardView | None = None) -> bool:
        """Whether a card is like these predicates, as far as a view tells; what it doesn't tell is taken to fit."""
        for one in where:  # noqa: SIM110 (a loop: it is asked of every card for every text that names some)
            if not self.is_so(card, one, source):
                return False
        return True

    def is_so(self, card: CardView, one: object, source: CardView | None) -> bool:
        if isinstance(one, t.Is):
            return one.what in card.types or self.is_of_type(card, one.what)
        if isinstance(one, t.ControlledBy | t.OwnedBy):
            whose = card.controller if isinstance(one, t.ControlledBy) else card.owner
            return whose in self.seats(one.who)
        if isinstance(one, t.Not):
            return not self.is_so(card, one.of, source)
        if isinstance(one, t.AnyOf):
            return any(self.is_so(card, part, source) for part in one.of)
        if isinstance(one, t.AllOf):
            return all(self.is_so(card, part, source) for part in one.of)
        if isinstance(one, t.Coloured):
            return any(colour in card.colours for colour in one.colours)
        if isinstance(one, t.Colourless):
            return not card.colours
        if isinstance(one, t.Has):
            return one.keyword in card.keywords
        if isinstance(one, t.Stat) and (amount := self.told(one.amount, source)) is not None:
            value = {"power": card.power, "toughness": card.toughness, "mana value": card.mana_value}.get(one.of)
            return value is None or compares(value, one.how, amount)
        if isinstance(one, t.Other):
            return source is None or card.id != source.id
        if isinstance(one, t.Being):
            return self.is_being(card, one.status)
        return True

    def is_of_type(self, card: CardView, what: str) -> bool:
        """Whether a card is what its view doesn't say: of a subtype, or one of several types that have a word."""
        if what in SORTS_OF_TYPES:
            return any(each in card.types or self.is_of_type(card, each) for each in SORTS_OF_TYPES[what])
        return card.name in self.lore.cards and self.lore.card(card.name).is_type(what)

    def told(self, amount: object, source: CardView | None) -> int | None:
        """A number that things are compared with; None where nobody can tell it from what asks."""
        if isinstance(amount, int):
            return amount
        if source is None:
            return None
        if isinstance(amount, t.NotedNumber):
            return self.lore.noted.get(source.name, 0) if self.lore.noted is not None else None
        if isinstance(amount, t.StatOf) and isinstance(amount.of, t.Self):
            return {"power": source.power, "toughness": source.toughness, "mana value": source.mana_value}.get(
                amount.stat
            )
        return None

    def is_being(self, card: CardView, status: str) -> bool:
        if status in ("attacking", "blocking", "attacking or blocking"):
            attacks = self.board.view.attacks
            attacking = status != "blocking" and any(attack.attacker == card.id for attack in attacks)
            return attacking or (status != "attacking" and any(card.id in attack.blockers for attack in attacks))
        known = {
            "tapped": card.tapped, "untapped": not card.tapped, "token": card.token, "nontoken": not card.token,
        }  # fmt: skip
        return known.get(status, True)


def compares(value: int, how: str, amount: int) -> bool:
    return {
        "<=": value <= amount, ">=": value >= amount, "=": value == amount, "<": value < amount, ">": value > amount,
    }[how]  # fmt: skip
