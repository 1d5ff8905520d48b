"""One seat's desk after a draft: the pool, the plan that is being made of it, and the deck that follows."""

import msgspec

from entaku.bots.building import build
from entaku.decks.building import Plan, deck_of, pool_counts, statistics
from entaku.decks.deck import Deck
from entaku.decks.formats.files import FORMATS
from entaku.decks.limited import problems_of, smallest_size
from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.messages import Language
from entaku.oracle.identity import LAND_MANA
from entaku.server.decks.bodies import DeckDesk, DeckProblem
from entaku.server.rooms.drafted import Drafted
from entaku.server.rooms.room import Room
from entaku.server.storage.store import StoredDeck

LONGEST_NAME = 80


class Desk:
    """One seat's pool, and what its player does with it."""

    def __init__(self, room: Room, seat: int, drafted: Drafted) -> None:
        self.room = room
        self.seat = seat
        self.drafted = drafted
        self.find = drafted.find
        self.pool = drafted.pools[seat]
        self.counts = pool_counts(card.name for card in self.pool.cards)

    async def saved(self) -> StoredDeck | None:
        """What the store keeps of it."""
        number = self.drafted.number
        decks = await self.room.service.stored(lambda: self.room.service.store.decks(self.room.code, number))
        return decks.get(self.seat)

    async def plan(self) -> tuple[Plan, bool]:
        """The plan as it was last saved, at first what a bot would build; and whether it is handed in."""
        saved = await self.saved()
        if saved is None:
            return self.built(), False
        return msgspec.json.decode(saved.plan, type=Plan), saved.handed_in

    def built(self) -> Plan:
        """What a bot would build."""
        return build(self.counts, self.find, self.drafted.worths, self.drafted.library.known_tree)

    async def save(self, plan: Plan, hand_in: bool) -> None:
        """Keep a plan.  Raises Unlawful if it takes what isn't there, or is handed in and not legal."""
        plan = msgspec.structs.replace(plan, name=tidied(plan.name)[:LONGEST_NAME])
        deck = deck_of(plan, self.counts)
        if hand_in and problems_of(deck, self.counts, self.find):
            raise Unlawful("deck-not-legal")
        room, number = self.room, self.drafted.number
        row = StoredDeck(msgspec.json.encode(plan), hand_in)
        await room.service.stored(lambda: room.store.keep_deck(room.code, number, self.seat, row))
        if hand_in:
            room.handed_in.add(self.seat)
        else:
            room.handed_in.discard(self.seat)
        room.changed()

    async def ready(self) -> Deck:
        """The deck as it is played.  Raises Unlawful if it can't be."""
        plan, _ = await self.plan()
        deck = self.deck(plan)
        if problems_of(deck, self.counts, self.find):
            raise Unlawful("game-deck-not-ready", player=self.room.record.name_at(self.seat))
        return deck

    def deck(self, plan: Plan) -> Deck:
        """The deck of a plan."""
        return deck_of(plan, self.counts)

    def shown(self, plan: Plan, handed_in: bool, language: Language) -> DeckDesk:
        """The desk as its player sees it."""
        deck = self.deck(plan)
        facts = self.drafted.facts
        names = {card.name for card in self.pool.cards} | LAND_MANA.keys()
        problems = problems_of(deck, self.counts, self.find)
        return DeckDesk(
            pool=self.pool,
            plan=plan,
            smallest=smallest_size(deck),
            statistics=statistics(deck.main, self.find),
            problems=tuple(DeckProblem(p.rule, p.key, p.card, p.said(language)) for p in problems),
            formats=FORMATS,
            handed_in=handed_in,
            cards={name: facts.of(card) for name in sorted(names) if (card := self.find(name)) is not None},
        )
