"""Player cards: who a player is on every night, without an account.

A card has a public number, which is on its QR code and gives nobody any authority.  Its key stays on the phone; another
device gets one of its own by a link or by the recovery code, each of which works once.
"""

import hmac
import re
import time
import unicodedata
from collections.abc import Callable
from functools import partial
from urllib.parse import quote

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import presentable, tidied
from entaku.server.addresses import base_of, qr_svg
from entaku.server.codes import digest_of, hyphened, letters_of, new_letters, new_recovery, new_token
from entaku.server.limits import PLAYER_CARDS, address_of
from entaku.server.player_cards.bodies import PlayerCard, PlayerCardHeld, PlayerCardKey, PlayerCardNamed
from entaku.server.replies import answer, bearer_of, body_of, endpoint, service_of
from entaku.server.rooms.bodies import Moving, Recover, RecoveryCode
from entaku.server.rooms.moves import MOVING
from entaku.server.service import Service
from entaku.server.storage.player_cards import PlayerCards, StoredCard
from entaku.tournament.readings import reading_of

NUMBER_LETTERS = 12
MOST_DEVICES = 5

_NUMBER = re.compile(r"([A-Z]{4})-?([A-Z]{4})-?([A-Z]{4})\s*$")


def number_in(scanned: str) -> str:
    """The card's number in what a scanner typed, or somebody by hand; "" where there is none.

    Scanners that take the keyboard for another country's garble the signs of a link, and an input method its width;
    the letters at its end stay.

    >>> number_in("https://shop.example/card/ABCDEFGHJKMN"), number_in("ａｂｃｄ-ｅｆｇｈ-ｊｋｍｎ"), number_in("ABC")
    ('ABCDEFGHJKMN', 'ABCDEFGHJKMN', '')
    """
    found = _NUMBER.search(unicodedata.normalize("NFKC", scanned[:500]).upper())
    return "".join(found.groups()) if found else ""


async def find_card(service: Service, number: str) -> StoredCard:
    """The card of a public number.  Raises Unlawful if there is none."""
    card = None
    if len(number) == NUMBER_LETTERS and number.isascii() and number.isalpha():
        card = await service.stored(lambda: PlayerCards(service.store).card(number))
    if card is None:
        raise Unlawful("player-card-unknown")
    return card


async def held_card(service: Service, key: str) -> StoredCard:
    """The card whose key this is ("NUMBER.SECRET").  Raises Unlawful for anybody who hasn't it."""
    number, _, secret = key.partition(".")
    card = await find_card(service, number)
    digest = digest_of(secret)
    if not any(hmac.compare_digest(digest, one) for one in card.keys.split()):
        raise Unlawful("player-card-gone")
    return card


async def changed(service: Service, number: str, change: Callable[[StoredCard], StoredCard]) -> StoredCard:
    """Change a card, as it is when nobody else changes it.  Raises what `change` raises."""
    cards = PlayerCards(service.store)
    while True:
        before = await find_card(service, number)
        now = change(before)
        if await service.stored(partial(cards.change, before, now)):
            return now


async def make(request: Request) -> Response:
    """Make a card for this device."""
    service = await service_of(request)
    service.limits.use(PLAYER_CARDS, address_of(request))
    name, reading = named(await body_of(request, PlayerCardNamed))
    cards, secret, code = PlayerCards(service.store), new_token(), new_recovery()
    while True:
        number = new_letters(NUMBER_LETTERS)
        card = StoredCard(number, time.time(), name, reading, digest_of(secret), digest_of(code))
        if await service.stored(partial(cards.create, card)):
            return answer(held(request, service, card, secret, code), 201)


async def show(request: Request) -> Response:
    """What anybody may see of a card."""
    service = await service_of(request)
    with service.limits.guessing(address_of(request)) as is_suspect:
        if is_suspect:
            raise Unlawful("player-card-unknown")
        card = await find_card(service, request.path_params["number"].upper())
    return answer(shown(request, service, card))


async def show_own(request: Request) -> Response:
    """A card for who has it: whether their key still counts, and the name that another of their devices gave it."""
    service = await service_of(request)
    return answer(shown(request, service, await held_card(service, bearer_of(request))))


async def rename(request: Request) -> Response:
    """Another name on the card.  Nights that it was at keep the name that it had there."""
    service = await service_of(request)
    card = await held_card(service, bearer_of(request))
    name, reading = named(await body_of(request, PlayerCardNamed))
    now = await changed(service, card.id, lambda one: replace(one, name=name, reading=reading))
    return answer(shown(request, service, now))


async def another_code(request: Request) -> Response:
    """A new recovery code; the one before no longer counts."""
    service = await service_of(request)
    card = await held_card(service, bearer_of(request))
    code = new_recovery()
    await changed(service, card.id, lambda one: replace(one, recovery=digest_of(code)))
    return answer(RecoveryCode(hyphened(code)), 201)


async def move(request: Request) -> Response:
    """A link that brings the card to another device, once; this one keeps it too."""
    service = await service_of(request)
    card = await held_card(service, bearer_of(request))
    key = new_token()
    until = time.time() + MOVING
    await changed(service, card.id, lambda one: replace(one, moving=digest_of(key), moving_until=until))
    url = f"{base_of(request, service.config)}/card#move={card.id}.{quote(key)}"
    return answer(Moving(url, qr_svg(url), MOVING), 201)


async def arrive(request: Request) -> Response:
    """The other device is there."""
    service = await service_of(request)
    number, _, key = (await body_of(request, PlayerCardKey)).key.partition(".")
    secret = new_token()

    def arrived(card: StoredCard) -> StoredCard:
        is_right = hmac.compare_digest(card.moving, digest_of(key)) and time.time() < card.moving_until
        if not is_right:
            raise Unlawful("player-card-link-used")
        keys = [*card.keys.split(), digest_of(secret)][-MOST_DEVICES:]
        return replace(card, keys=" ".join(keys), moving="", moving_until=0.0)

    card = await changed(service, number, arrived)
    return answer(held(request, service, card, secret, ""), 201)


async def recover(request: Request) -> Response:
    """Somebody who lost their phone has the card again; every device that had it is out."""
    service = await service_of(request)
    wanted = await body_of(request, Recover)
    digest, secret, code = digest_of(letters_of(wanted.code)), new_token(), new_recovery()

    def recovered(card: StoredCard) -> StoredCard:
        if not hmac.compare_digest(card.recovery, digest):
            raise Unlawful("recovery-unknown")
        return replace(card, keys=digest_of(secret), recovery=digest_of(code), moving="", moving_until=0.0)

    with service.limits.guessing(address_of(request)) as is_suspect:
        found = None
        if not is_suspect:
            found = await service.stored(lambda: PlayerCards(service.store).recovered_by(digest))
        if found is None:
            raise Unlawful("recovery-unknown")
        card = await changed(service, found.id, recovered)
    return answer(held(request, service, card, secret, code), 201)


def named(wanted: PlayerCardNamed) -> tuple[str, str]:
    """The name as it may stand on a card, and its reading.  Raises Unlawful for what can't."""
    name = presentable(wanted.name)
    return name, reading_of(name, tidied(wanted.reading))


def shown(request: Request, service: Service, card: StoredCard) -> PlayerCard:
    """What anybody may see of a card."""
    url = f"{base_of(request, service.config)}/card/{card.id}"
    return PlayerCard(card.id, card.name, card.reading, url, qr_svg(url))


def held(request: Request, service: Service, card: StoredCard, secret: str, code: str) -> PlayerCardHeld:
    """A card for the device that has this secret."""
    recovery = hyphened(code) if code else ""
    return PlayerCardHeld(shown(request, service, card), f"{card.id}.{secret}", recovery)


ROUTES = [
    Route("/api/player-cards", endpoint(make), methods=["POST"]),
    Route("/api/player-cards/own", endpoint(show_own)),
    Route("/api/player-cards/own", endpoint(rename), methods=["PUT"]),
    Route("/api/player-cards/own/recovery-code", endpoint(another_code), methods=["POST"]),
    Route("/api/player-cards/own/moves", endpoint(move), methods=["POST"]),
    Route("/api/player-cards/arrivals", endpoint(arrive), methods=["POST"]),
    Route("/api/player-cards/recoveries", endpoint(recover), methods=["POST"]),
    Route("/api/player-cards/{number}", endpoint(show)),
]
