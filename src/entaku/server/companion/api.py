"""The HTTP side of games on paper: one is shared, and others are shown the way to it."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.kernel.errors import Unlawful
from entaku.server.addresses import base_of, qr_svg
from entaku.server.companion.bodies import NewPaperGame, PaperLink
from entaku.server.companion.games import PaperGame, PaperGames
from entaku.server.limits import address_of
from entaku.server.replies import answer, bearer_of, body_of, endpoint


def games_of(request: Request) -> PaperGames:
    """The games on paper of the server."""
    games: PaperGames = request.app.state.paper_games
    return games


async def share(request: Request) -> Response:
    """Share a game."""
    games = games_of(request)
    games.service.expect_patience(address_of(request))
    game, key = await games.share(await body_of(request, NewPaperGame))
    return answer(link_to(request, game, key), 201)


async def show_link(request: Request) -> Response:
    """The way to a game, for a phone that counts there."""
    games, key = games_of(request), bearer_of(request)
    with games.service.limits.guessing(address_of(request)):
        game = await games.game(request.path_params["code"])
        if not game.is_key(key):
            raise Unlawful("companion-key-unknown")
    return answer(link_to(request, game, key))


async def renew(request: Request) -> Response:
    """A phone is lost: there is a new way to the game, and whoever counts comes in by that."""
    games, key = games_of(request), bearer_of(request)
    with games.service.limits.guessing(address_of(request)):
        game = await games.game(request.path_params["code"])
        new = await game.renew(games, key)
    return answer(link_to(request, game, new), 201)


def link_to(request: Request, game: PaperGame, key: str) -> PaperLink:
    """The link that lets a phone count, as it can be reached from where was asked."""
    url = f"{base_of(request, games_of(request).service.config)}/companion/{game.code}#key={key}"
    return PaperLink(game.code, key, url, qr_svg(url))


ROUTES = [
    Route("/api/companion", endpoint(share), methods=["POST"]),
    Route("/api/companion/{code}/link", endpoint(show_link)),
    Route("/api/companion/{code}/renewals", endpoint(renew), methods=["POST"]),
]
