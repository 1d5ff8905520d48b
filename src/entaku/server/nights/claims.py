"""Player cards at a night: registering with one, being found by one, claiming a name that the desk typed, scanning."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.limits import REGISTRATIONS, address_of
from entaku.server.nights.api import entering, hall_of, nights_of
from entaku.server.nights.bodies import (
    NightByCard,
    NightCard,
    NightClaiming,
    NightEntered,
    NightRegistered,
    NightRegistering,
    NightScanned,
)
from entaku.server.nights.open_nights import OpenNight
from entaku.server.player_cards.api import find_card, held_card, number_in
from entaku.server.replies import answer, bearer_of, body_of, endpoint
from entaku.tournament.acts import CardClaimed, CardLinked, CheckedIn
from entaku.tournament.roles import MAY


async def register(request: Request) -> Response:
    """Register by the link, with a card or without; a card that is registered already finds its player."""
    open_night = await hall_of(request)
    service = nights_of(request).service
    service.limits.use(REGISTRATIONS, address_of(request))
    wanted = await body_of(request, NightRegistering)
    if not wanted.card:
        player = await open_night.register(wanted.name, wanted.reading, mark=wanted.mark, insist=wanted.insist)
        return answer(registered(open_night, player), 201)
    card = await held_card(service, wanted.card)
    own = open_night.night.state.player_with(card.id)
    if own is not None:
        return answer(registered(open_night, own.number))
    player = await open_night.register(card.name, card.reading, card.id, mark=wanted.mark, insist=wanted.insist)
    return answer(registered(open_night, player), 201)


def registered(open_night: OpenNight, player: int) -> NightRegistered:
    """A player's number, and their key."""
    return NightRegistered(player, open_night.keys.player(player))


async def own(request: Request) -> Response:
    """Who whoever has a card is at this night, or says that they are."""
    open_night = await hall_of(request)
    card = await held_card(nights_of(request).service, (await body_of(request, NightCard)).card)
    state = open_night.night.state
    player, claim = state.player_with(card.id), state.claims.get(card.id)
    return answer(
        NightByCard(
            None if player is None else registered(open_night, player.number),
            None if claim is None else claim.player,
            tuple(sorted(number for number, refused in state.refused if refused == card.id)),
        )
    )


async def claim(request: Request) -> Response:
    """Whoever has a card says that they are a player whom the desk typed in; the desk decides."""
    open_night = await hall_of(request)
    service = nights_of(request).service
    service.limits.use(REGISTRATIONS, address_of(request))
    wanted = await body_of(request, NightClaiming)
    card = await held_card(service, wanted.card)
    entry = await open_night.enter(card.name, CardClaimed(wanted.player, card.id, card.name))
    return answer(NightEntered(entry.number), 201)


async def link(request: Request) -> Response:
    """A player whose phone this is has a card from here on: the phone shows the keys of both."""
    open_night = await hall_of(request)
    player = open_night.player_of(bearer_of(request))
    if player is None or player != request.path_params["player"]:
        raise Unlawful("night-organisers-only")
    card = await held_card(nights_of(request).service, (await body_of(request, NightCard)).card)
    entry = await open_night.enter(open_night.night.state.names[player], CardLinked(player, card.id))
    return answer(NightEntered(entry.number), 201)


async def scanned(request: Request) -> Response:
    """Whose card the desk has scanned, and which player they are, for everybody there who may check players in."""
    open_night = await hall_of(request)
    role = open_night.role_of(bearer_of(request))
    if role is None or CheckedIn not in MAY[role]:
        raise Unlawful("night-organisers-only" if role is None else f"night-{role}-may-not")
    card = await find_card(nights_of(request).service, number_in(request.query_params.get("text", "")))
    player = open_night.night.state.player_with(card.id)
    return answer(NightScanned(card.id, card.name, card.reading, None if player is None else player.number))


ROUTES = [
    Route("/api/nights/{code}/players", entering(register), methods=["POST"]),
    Route("/api/nights/{code}/players/{player:int}/card", entering(link), methods=["PUT"]),
    Route("/api/nights/{code}/own", endpoint(own), methods=["POST"]),
    Route("/api/nights/{code}/claims", entering(claim), methods=["POST"]),
    Route("/api/nights/{code}/scanned", endpoint(scanned)),
]
