"""Decks after a draft: each seat builds from its pool, hands in, and takes the list away in any format."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.bots.building import build
from entaku.cards.card import Card
from entaku.cards.pool import Pool
from entaku.decks.building import Plan, deck_of, pool_counts, statistics, with_lands
from entaku.decks.deck import Deck
from entaku.decks.formats.files import ENDINGS, FORMATS, write
from entaku.decks.limited import problems_of, smallest_size
from entaku.kernel.errors import Unlawful
from entaku.messages import Language
from entaku.server.bodies import DeckDesk, DeckProblem, DeckSave, DeckWish
from entaku.server.record import tidied
from entaku.server.replies import answer, body_of, endpoint, expect_guest, language_of, room_of
from entaku.server.room import Room
from entaku.server.store import StoredDeck

KINDS = {"dek": "application/xml", "cod": "application/xml"}
LONGEST_NAME = 80


class Desk:
    """One seat's pool, and what its player does with it."""

    def __init__(self, room: Room, seat: int, pool: Pool) -> None:
        self.room = room
        self.seat = seat
        self.pool = pool
        self.counts = pool_counts(card.name for card in pool.cards)

    def find(self, name: str) -> Card | None:
        """A card of the draft, or one that everybody knows."""
        assert self.room.sitting is not None
        return self.room.sitting.cards.get(name) or self.room.service.library.get(name)

    async def saved(self) -> StoredDeck | None:
        """What the store keeps of it."""
        number = self.room.record.table
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
        return build(self.counts, self.find)

    async def save(self, plan: Plan, hand_in: bool) -> None:
        """Keep a plan.  Raises Unlawful if it takes what isn't there, or is handed in and not legal."""
        plan = msgspec.structs.replace(plan, name=tidied(plan.name)[:LONGEST_NAME])
        deck = deck_of(plan, self.counts)
        if hand_in and problems_of(deck, self.counts, self.find):
            raise Unlawful("deck-not-legal")
        room, number = self.room, self.room.record.table
        row = StoredDeck(msgspec.json.encode(plan), hand_in)
        await room.service.stored(lambda: room.service.store.keep_deck(room.code, number, self.seat, row))
        if hand_in:
            room.handed_in.add(self.seat)
        else:
            room.handed_in.discard(self.seat)
        room.room_changed()

    def deck(self, plan: Plan) -> Deck:
        """The deck of a plan."""
        return deck_of(plan, self.counts)

    def shown(self, plan: Plan, handed_in: bool, language: Language) -> DeckDesk:
        """The desk as its player sees it."""
        deck = self.deck(plan)
        assert self.room.sitting is not None
        facts = self.room.sitting.facts
        names = {card.name for card in self.pool.cards} | {"Plains", "Island", "Swamp", "Mountain", "Forest"}
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


async def _desk(request: Request) -> Desk:
    room = await room_of(request)
    guest = expect_guest(request, room)
    if guest.seat is None:
        raise Unlawful("seat-only")
    sitting = room.sitting
    if sitting is None or not sitting.is_over or room.record.is_lobby or sitting.play.pools is None:
        raise Unlawful("table-not-over")
    return Desk(room, guest.seat, sitting.play.pools(sitting.table.state)[guest.seat])


async def show(request: Request) -> Response:
    """A seat's pool and plan."""
    desk = await _desk(request)
    return answer(desk.shown(*await desk.plan(), language_of(request)))


async def save(request: Request) -> Response:
    """Keep a plan."""
    desk = await _desk(request)
    wanted = await body_of(request, DeckSave)
    await desk.save(wanted.plan, wanted.hand_in)
    return answer(desk.shown(*await desk.plan(), language_of(request)))


async def wish(request: Request) -> Response:
    """Lands, or a whole deck, made for the player; nothing is kept."""
    desk = await _desk(request)
    wanted = await body_of(request, DeckWish)
    plan = with_lands(wanted.plan, desk.find) if wanted.wish == "lands" else desk.built()
    return answer(desk.shown(plan, False, language_of(request)))


async def download(request: Request) -> Response:
    """The saved plan as a file of another program."""
    desk = await _desk(request)
    kind = request.path_params["format"]
    plan, _ = await desk.plan()
    text = write(desk.deck(plan), kind)
    ending = next(ending for name, ending in ENDINGS.items() if name == kind)
    name = f"{desk.room.code}-{desk.seat + 1}.{ending}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type=KINDS.get(kind, "text/plain"))


ROUTES = [
    Route("/api/rooms/{code}/deck", endpoint(show)),
    Route("/api/rooms/{code}/deck", endpoint(save), methods=["PUT"]),
    Route("/api/rooms/{code}/deck/wish", endpoint(wish), methods=["POST"]),
    Route("/api/rooms/{code}/deck/{format}", endpoint(download)),
]
